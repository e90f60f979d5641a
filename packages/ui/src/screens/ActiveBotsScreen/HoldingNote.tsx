'use client';

import { Amount } from '../../components/Amount/Amount.js';
import { useMessages } from '../../messages/useMessages.js';
import { useFormat } from '../../provider/useFormat.js';
import type { Holding } from '../../rules/holding.js';
import { investmentDetailsMessages } from './InvestmentDetails.messages.js';
import * as S from './InvestmentPage.styles.js';

export interface HoldingNoteProps {
  readonly holding: Holding | null;
  /** The first day with a price on this device; `null` without any. */
  readonly from: string | null;
  /** That day is today, so a second one is still to come. */
  readonly isLater: boolean;
}

/** What holding ETH would have been, or from which day on this device can tell. */
export function HoldingNote({ holding, from, isLater }: HoldingNoteProps) {
  const t = useMessages(investmentDetailsMessages);
  const { usdChange, percentChange, shortDay } = useFormat();
  const named = (iso: string) => shortDay({ kind: 'date', iso });
  if (holding === null || from === null) {
    return <S.Note>{from !== null && isLater ? t('heldFrom', { from: named(from) }) : t('heldNothing')}</S.Note>;
  }
  const [first] = holding.days;
  const figures = {
    gain: (
      <b>
        <Amount>{usdChange(holding.gain)}</Amount>
      </b>
    ),
    percent: percentChange(holding.last.eth, 1),
  };
  if (holding.isWhole) return <S.Note>{t.rich('held', figures)}</S.Note>;
  const days = { first: named(first.day), from: named(from) };
  return (
    <S.Note>
      {holding.days.length === 1
        ? t.rich('heldDay', { ...figures, ...days })
        : t.rich('heldDays', { ...figures, ...days, last: named(holding.last.day) })}
    </S.Note>
  );
}
