'use client';

import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import { readAmount } from '../../money/amountInput.js';
import {
  compare,
  type Decimal,
  isLess,
  isPositive,
  percentOf,
  roundDown,
  shareInPercent,
  toPixelNumber,
  toText,
} from '../../money/decimal.js';
import { Chips } from '../../primitives/Chips/Chips.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Scale } from '../../primitives/Scale/Scale.js';
import { USD_PLACES } from '../../rules/withdrawal.js';

export const balanceSharesMessages = defineMessages('BalanceShares', {
  share: 'Part of balance',
  zero: '$0',
  quarter: '25%',
  half: '50%',
  threeQuarters: '75%',
  all: 'Max',
});

const shares = [
  { value: '25', percent: 25, text: 'quarter' },
  { value: '50', percent: 50, text: 'half' },
  { value: '75', percent: 75, text: 'threeQuarters' },
  { value: '100', percent: 100, text: 'all' },
] as const;

/** The props of `BalanceShares`. */
export interface BalanceSharesProps {
  /** USD. */
  readonly balance: Decimal;
  /** USD; shares below it cannot be chosen. `null` when there is no minimum. */
  readonly minimum: Decimal | null;
  /** The text as typed. */
  readonly value: string;
  /** Called with the amount of the chosen share. */
  readonly onChangeValue: (value: string) => void;
}

/**
 * Buttons that fill in a share of the balance, and a scale that shows the amount within it. Place it below the field of
 * that amount.
 */
export function BalanceShares({ balance, minimum, value, onChangeValue }: BalanceSharesProps) {
  const t = useMessages(balanceSharesMessages);
  const read = readAmount(value, USD_PLACES);
  const typed = read.status === 'valid' ? read.value : null;
  const share = typed && shareInPercent(typed, balance);
  // Cut to whole cents, so that no share is ever more than the balance.
  const parts = shares.map((one) => ({ ...one, amount: roundDown(percentOf(balance, one.percent), USD_PLACES) }));
  const selected = parts.find(({ amount }) => typed && isPositive(typed) && compare(typed, amount) === 0);
  return (
    <Stack data-gap="2">
      <Chips
        label={t('share')}
        options={parts.map(({ value: one, text, amount }) => ({
          value: one,
          label: t(text),
          isDisabled: !isPositive(amount) || (minimum !== null && isLess(amount, minimum)),
        }))}
        value={selected?.value ?? null}
        onPick={(picked) => {
          const part = parts.find((one) => one.value === picked);
          if (part !== undefined) onChangeValue(toText(part.amount));
        }}
      />
      <Scale
        max={100}
        minor={2.5}
        major={25}
        value={share ? toPixelNumber(share) : undefined}
        labels={[{ at: 0, text: t('zero') }, ...shares.map(({ percent, text }) => ({ at: percent, text: t(text) }))]}
      />
    </Stack>
  );
}
