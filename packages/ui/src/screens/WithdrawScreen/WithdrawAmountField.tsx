'use client';

import type { Ref } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { isLess } from '../../money/compare.js';
import type { Decimal } from '../../money/plainDecimal.js';
import { AmountField } from '../../primitives/Field/AmountField.js';
import type { RevealedAmount } from '../../primitives/Field/useRevealedAmount.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { useFormat } from '../../provider/useFormat.js';
import { USD_PLACES } from '../../rules/withdrawal.js';
import { BalanceShares } from '../../components/BalanceShares/BalanceShares.js';
import { withdrawAmountFieldMessages } from './WithdrawScreen.messages.js';
import { useLimits } from '../../provider/useLimits.js';

export interface WithdrawAmountFieldProps {
  /** USD; `null` when it is not known, and then there are no shares of it. */
  readonly balance: Decimal | null;
  /** The text as typed. */
  readonly value: string;
  readonly error: string | null;
  readonly onValueChange: (value: string) => void;
  readonly revealed?: RevealedAmount | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** An amount in USD, typed or chosen as a share of the balance. */
export function WithdrawAmountField({ balance, value, error, onValueChange, revealed, ref }: WithdrawAmountFieldProps) {
  const t = useMessages(withdrawAmountFieldMessages);
  const format = useFormat();
  const { minimumWithdrawal } = useLimits();
  const min = format.minimum(minimumWithdrawal);
  const max = balance === null || isLess(balance, minimumWithdrawal) ? null : format.usd(balance);
  return (
    <Stack gap={2}>
      <AmountField
        ref={ref}
        label={t('label')}
        limit={max === null ? t('limit', { min }) : t('limits', { min, max })}
        error={error}
        sign="$"
        unit={t('usd')}
        name="amount"
        places={USD_PLACES}
        min={minimumWithdrawal}
        max={balance ?? undefined}
        value={value}
        onValueChange={onValueChange}
        revealed={revealed}
      />
      {balance !== null && (
        <BalanceShares balance={balance} minimum={minimumWithdrawal} value={value} onValueChange={onValueChange} />
      )}
    </Stack>
  );
}
