'use client';

import type { Ref } from 'react';
import { useMessages } from '../../../messages/useMessages.js';
import { isLess } from '../../../money/compare.js';
import type { Decimal } from '../../../money/plainDecimal.js';
import { AmountField } from '../../../primitives/Field/AmountField.js';
import { Stack } from '../../../primitives/Layout/Layout.js';
import { useFormat } from '../../../provider/useFormat.js';
import { MIN_WITHDRAWAL, USD_PLACES } from '../../../rules/withdrawal.js';
import { BalanceShares } from '../../../components/BalanceShares/BalanceShares.js';
import { withdrawAmountFieldMessages } from './WithdrawAmountField.messages.js';

export interface WithdrawAmountFieldProps {
  /** USD. */
  readonly balance: Decimal;
  /** The text as typed. */
  readonly value: string;
  readonly error: string | null;
  readonly onChangeValue: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** An amount in USD, typed or chosen as a share of the balance, with its place on a scale. */
export function WithdrawAmountField({ balance, value, error, onChangeValue, ref }: WithdrawAmountFieldProps) {
  const t = useMessages(withdrawAmountFieldMessages);
  const format = useFormat();
  const min = format.minimum(MIN_WITHDRAWAL);
  return (
    <Stack data-gap="2">
      <AmountField
        ref={ref}
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
      <BalanceShares balance={balance} minimum={MIN_WITHDRAWAL} value={value} onChangeValue={onChangeValue} />
    </Stack>
  );
}
