import { Slider } from '@etherpilot/ui';
import { useState } from 'react';

const labels = [1, 5, 10, 15, 20].map((at) => ({ at, text: `${at}%` }));

export function Example() {
  const [stopLoss, setStopLoss] = useState(5);
  return (
    <Slider
      label="Stop Loss"
      min={1}
      max={20}
      major={5}
      labels={labels}
      value={stopLoss}
      valueText={`${stopLoss}%`}
      onValueChange={setStopLoss}
    />
  );
}
