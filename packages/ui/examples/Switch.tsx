import { Switch } from '@etherpilot/ui';
import { useState } from 'react';

export function Example() {
  const [isOn, setIsOn] = useState(false);
  return (
    <Switch label="One-click deal" detail="Open deals without confirmation" checked={isOn} onCheckedChange={setIsOn} />
  );
}
