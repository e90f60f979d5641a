import { AmountField, Stack } from '@etherpilot/ui';
import { BalanceShares } from '@etherpilot/ui/components';
import { decimal } from '@etherpilot/ui/money';
import { useState } from 'react';

const balance = decimal('1250.00');
const minimum = decimal('50');

export function Example() {
  const [amount, setAmount] = useState('');
  return (
    <Stack gap={2}>
      <AmountField label="Amount" unit="USD" places={2} value={amount} onValueChange={setAmount} />
      <BalanceShares balance={balance} minimum={minimum} value={amount} onValueChange={setAmount} />
    </Stack>
  );
}
