import { useState } from 'react';
import { findReadings } from '../../../packages/ui/src/money/amountInput.js';
import { decimal, parseDecimal } from '../../../packages/ui/src/money/decimal.js';
import { AmountField } from '../../../packages/ui/src/primitives/Field/AmountField.js';

const minimum = decimal('0.1');

/** A field to type amounts into. */
export function AmountExample() {
  const [value, setValue] = useState('1.234');
  return (
    <AmountField
      id="docs-amount"
      label="Amount (ETH)"
      limit="Min 0.1 ETH"
      unit="ETH"
      places={8}
      min={minimum}
      name="amount"
      value={value}
      // The question takes the place of the error.
      error={parseDecimal(value) && findReadings(value) === null ? null : 'Please enter a valid deposit amount.'}
      onValueChange={setValue}
    />
  );
}
