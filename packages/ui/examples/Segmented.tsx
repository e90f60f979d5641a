import { Segmented } from '@etherpilot/ui';
import { useState } from 'react';

const levels = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
] as const;

export function Example() {
  const [level, setLevel] = useState<(typeof levels)[number]['value']>('medium');
  return <Segmented label="Risk level" options={levels} value={level} onValueChange={setLevel} />;
}
