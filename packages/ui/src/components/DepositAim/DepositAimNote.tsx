'use client';

import { Info } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import { readAmount, writeAmount } from '../../money/amountInput.js';
import { compare, isPositive } from '../../money/compare.js';
import type { Decimal } from '../../money/decimal.js';
import { dropZeros } from '../../money/round.js';
import { Chips } from '../../primitives/Chips/Chips.js';
import { Hint } from '../../primitives/Field/Hint.js';
import { useFormat } from '../../provider/useFormat.js';
import { useUi } from '../../provider/UiContext.js';
import { COIN_PLACES } from '../../rules/depositAmount.js';
import { isTooSmall } from '../../rules/depositAim.js';
import { estimateUsd } from '../../rules/usdEstimate.js';
import { BalanceBadge } from '../BalanceBadge/BalanceBadge.js';
import { depositAimMessages } from './DepositAim.messages.js';
import * as S from './DepositAim.styles.js';
import type { DepositAim } from './useDepositAim.js';

/** The coin whose price can be known. */
const PRICED_COIN = 'ETH';

/** The props of `DepositAimNote`. */
export interface DepositAimNoteProps {
  readonly aim: DepositAim;
  /** The amount as typed. */
  readonly value: string;
  /** Whether it may be read although balances are hidden. Default: only while they are shown. */
  readonly isAmountShown?: boolean;
  /** Called with a suggested amount. */
  readonly onValueChange: (value: string) => void;
  /** Of the line about the amount, for the field it describes. */
  readonly lineId: string;
}

/** What a typed amount of coins is worth, whether it is enough, and amounts to choose. Place it below the field. */
export function DepositAimNote({ aim, value, isAmountShown = false, onValueChange, lineId }: DepositAimNoteProps) {
  const t = useMessages(depositAimMessages);
  const own = useFormat();
  const open = useFormat('public');
  const { minimum, clockTime } = own;
  const { locale } = useUi();
  const { coin, price, goal, shortfall, enough } = aim;
  const { currency, minDeposit } = coin;
  const read = readAmount(value, COIN_PLACES);
  const typed = read.status === 'valid' && isPositive(read.value) ? read.value : null;

  const describe = (coins: Decimal, { amount, usdWhole }: typeof own) => {
    const usd = price && estimateUsd(coins, price);
    const texts = { amount: amount(coins), currency };
    return usd ? t('worth', { ...texts, usd: usdWhole(usd.value) }) : t('coins', texts);
  };
  const isShort =
    typed !== null && price !== undefined && shortfall !== undefined && isTooSmall(typed, shortfall, price);
  const smallest = goal && { minimum: minimum(goal.minimum) };
  const name = goal?.bot?.name;
  const isSame = enough !== undefined && minDeposit !== null && compare(enough, minDeposit) === 0;
  const suggested = [
    ...(enough === undefined
      ? []
      : [{ coins: enough, format: own, label: name ? t('enoughFor', { bot: name }) : t('enough') }]),
    ...(minDeposit === null || isSame ? [] : [{ coins: minDeposit, format: open, label: t('minimum') }]),
  ].map(({ coins, format, label }) => ({
    label,
    detail: describe(coins, format),
    value: writeAmount(dropZeros(coins), locale),
    coins,
  }));
  const selected = suggested.find(({ coins }) => typed && compare(coins, typed) === 0);
  return (
    <>
      {price === undefined && currency === PRICED_COIN && <Hint id={lineId}>{t('noPrice')}</Hint>}
      {price !== undefined && typed !== null && (
        <S.Line id={lineId} data-short={isShort || undefined} data-figure="derived">
          <Info className="ep-icon" aria-hidden="true" />
          <span>
            {t.rich('line', {
              worth: <b>{describe(typed, isAmountShown ? open : own)}</b>,
              time: clockTime(price.asOf),
            })}{' '}
            {isShort && smallest && (name ? t('tooSmallFor', { bot: name, ...smallest }) : t('tooSmall', smallest))}{' '}
            {isShort && goal && <BalanceBadge balance={goal.balance} />}
          </span>
        </S.Line>
      )}
      {suggested.length > 0 && (
        <Chips label={t('amounts')} options={suggested} value={selected?.value ?? null} onPick={onValueChange} />
      )}
    </>
  );
}
