import { AmountField } from '@etherpilot/ui';
import { type Decimal, decimal, isLess } from '@etherpilot/ui/money';
import { useState } from 'react';

const minimum = decimal('50');

export function Example() {
  const [typed, setTyped] = useState('');
  const [amount, setAmount] = useState<Decimal | null>(null);
  const isTooSmall = amount !== null && isLess(amount, minimum);
  return (
    <AmountField
      label="Amount"
      unit="USD"
      places={2}
      min={minimum}
      value={typed}
      onValueChange={setTyped}
      onAmountChange={setAmount}
      error={isTooSmall ? 'Minimum withdrawal is $50 USD' : null}
    />
  );
}
