import { OptionCards } from '@etherpilot/ui';
import { useState } from 'react';

const strategies = [
  { value: 'conservative', title: 'Conservative', detail: 'Few trades' },
  { value: 'balanced', title: 'Balanced', detail: 'More trades' },
] as const;

export function Example() {
  const [strategy, setStrategy] = useState<(typeof strategies)[number]['value']>('conservative');
  return <OptionCards label="Strategy" columns={2} options={strategies} value={strategy} onValueChange={setStrategy} />;
}
