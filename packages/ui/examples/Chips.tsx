import { Chips } from '@etherpilot/ui';
import { useState } from 'react';

const shares = [
  { value: '25', label: '25%' },
  { value: '50', label: '50%' },
  { value: '100', label: 'Max' },
] as const;

export function Example() {
  const [share, setShare] = useState<(typeof shares)[number]['value'] | null>(null);
  return <Chips label="Part of the balance" options={shares} value={share} onPick={setShare} />;
}
