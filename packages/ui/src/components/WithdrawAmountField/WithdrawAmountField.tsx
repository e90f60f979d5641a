'use client';

import { plain } from '../../format/money.js';
import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import { readAmount } from '../../money/amountInput.js';
import {
  compare,
  cut,
  type Decimal,
  isLess,
  isPositive,
  percentOf,
  shareInPercent,
  toPixelNumber,
  toText,
} from '../../money/decimal.js';
import { Chips } from '../../primitives/Chips/Chips.js';
import { AmountField } from '../../primitives/Field/AmountField.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Scale } from '../../primitives/Scale/Scale.js';
import { useFormat } from '../../provider/useFormat.js';
import { MIN_WITHDRAWAL, USD_PLACES } from '../../rules/withdrawal.js';

export const withdrawAmountFieldMessages = defineMessages('WithdrawAmountField', {
  label: 'Amount (USD)',
  limit: 'Min ${min}',
  limits: 'Min ${min} · max {max}',
  usd: 'USD',
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

export interface WithdrawAmountFieldProps {
  /** USD. */
  readonly balance: Decimal;
  /** What the person typed, untouched. */
  readonly value: string;
  readonly error: string | null;
  readonly onChangeValue: (value: string) => void;
}

/** An amount of USD, typed or picked as a part of the balance, and where it stands in it. */
export function WithdrawAmountField({ balance, value, error, onChangeValue }: WithdrawAmountFieldProps) {
  const t = useMessages(withdrawAmountFieldMessages);
  const format = useFormat();
  const read = readAmount(value, USD_PLACES);
  const typed = read.status === 'valid' ? read.value : null;
  const share = typed && shareInPercent(typed, balance);
  // Cut to whole cents, so that no part is ever more than there is.
  const partOf = (percent: number) => cut(percentOf(balance, percent), USD_PLACES);
  const pressed = shares.find(({ percent }) => typed && isPositive(typed) && compare(typed, partOf(percent)) === 0);
  const min = plain(MIN_WITHDRAWAL);
  return (
    <Stack data-gap="2">
      <AmountField
        label={t('label')}
        limit={isLess(balance, MIN_WITHDRAWAL) ? t('limit', { min }) : t('limits', { min, max: format.usd(balance) })}
        error={error}
        sign="$"
        unit={t('usd')}
        name="amount"
        places={USD_PLACES}
        min={MIN_WITHDRAWAL}
        max={balance}
        value={value}
        onChangeValue={onChangeValue}
      />
      <Chips
        label={t('share')}
        options={shares.map(({ value: one, text }) => ({ value: one, label: t(text) }))}
        value={pressed?.value ?? null}
        onPick={(picked) => {
          const percent = shares.find((one) => one.value === picked)?.percent;
          if (percent !== undefined) onChangeValue(toText(partOf(percent)));
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
