import { useState } from 'react';
import { decimal } from '../../../packages/ui/src/money/decimal.js';
import { AmountField } from '../../../packages/ui/src/primitives/Field/AmountField.js';

const minimum = decimal('50');
const balance = decimal('1250');

/** A field to type amounts into. */
export function AmountExample() {
  const [value, setValue] = useState('1.234');
  return (
    <AmountField
      id="docs-amount"
      label="Amount"
      limit="Min $50 · max $1,250.00"
      sign="$"
      unit="USD"
      places={2}
      min={minimum}
      max={balance}
      name="amount"
      value={value}
      error="Minimum withdrawal is $50 USD"
      onChangeValue={setValue}
    />
  );
}
