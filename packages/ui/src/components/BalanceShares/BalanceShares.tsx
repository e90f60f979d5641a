'use client';

import { useMessages } from '../../messages/useMessages.js';
import { readAmount, writeAmount } from '../../money/amountInput.js';
import { compare, type Decimal, isLess, isPositive, takePercent, roundDown } from '../../money/decimal.js';
import { Chips } from '../../primitives/Chips/Chips.js';
import { useFormat } from '../../provider/useFormat.js';
import { useUi } from '../../provider/UiContext.js';
import { USD_PLACES } from '../../rules/withdrawal.js';
import { balanceSharesMessages } from '../BalanceBadge/BalanceBadge.messages.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

const SHARES = [25, 50, 75, 100];

/** The props of `BalanceShares`. */
export interface BalanceSharesProps extends ElementProps<HTMLDivElement> {
  /** USD. */
  readonly balance: Decimal;
  /** USD; shares below it cannot be chosen. `null` when there is no minimum. */
  readonly minimum: Decimal | null;
  /** The text as typed. */
  readonly value: string;
  /** Called with the amount of the chosen share. */
  readonly onValueChange: (value: string) => void;
}

/** Buttons that fill in a share of the balance. Place it below the field of that amount. */
export function BalanceShares({ balance, minimum, value, onValueChange, ...rest }: BalanceSharesProps) {
  const t = useMessages(balanceSharesMessages);
  const format = useFormat();
  const { locale } = useUi();
  const getName = (percent: number) => (percent === 100 ? t('all') : format.wholePercent(percent));
  const read = readAmount(value, USD_PLACES);
  const typed = read.status === 'valid' ? read.value : null;
  // Cut to whole cents, so that no share is ever more than the balance.
  const parts = SHARES.map((percent) => ({
    value: String(percent),
    percent,
    amount: roundDown(takePercent(balance, percent), USD_PLACES),
  }));
  const selected = parts.find(({ amount }) => typed && isPositive(typed) && compare(typed, amount) === 0);
  return (
    <Chips
      {...rest}
      label={t('share')}
      options={parts.map(({ value: one, percent, amount }) => ({
        value: one,
        label: getName(percent),
        disabled: !isPositive(amount) || (minimum !== null && isLess(amount, minimum)),
      }))}
      value={selected?.value ?? null}
      onPick={(picked) => {
        const part = parts.find((one) => one.value === picked);
        if (part !== undefined) onValueChange(writeAmount(part.amount, locale));
      }}
    />
  );
}
