'use client';

import { useMessages } from '../../messages/useMessages.js';
import type { OrderKind, OrderSummary, Recheck } from '../../model/Submission.js';
import { Spinner } from '../../primitives/Spinner/Spinner.js';
import { useFormat } from '../../provider/useFormat.js';
import { useServerText } from '../../provider/useServerText.js';
import { uncertainNoteMessages } from './UncertainNote.messages.js';
import * as S from './UncertainNote.styles.js';
import { useLookupText, useOrderText } from './useUncertainTexts.js';
import { useSpoken } from '../../primitives/Spoken/useSpoken.js';

export interface RecheckResultProps {
  readonly recheck: Recheck;
  readonly kind: OrderKind;
  readonly order: OrderSummary | null;
}

/** What history and balance show about an uncertain order so far. */
export function RecheckResult({ recheck, kind, order }: RecheckResultProps) {
  const t = useMessages(uncertainNoteMessages);
  const format = useFormat();
  const serverText = useServerText();
  const summary = useOrderText(order);
  const lookupText = useLookupText(kind);
  const spoken = useSpoken();
  return (
    <S.Result ref={spoken} data-lookup>
      {recheck.status === 'reading' && (
        <p data-busy>
          <Spinner />
          {t('reading')}
        </p>
      )}
      {recheck.status === 'failed' && <p>{t('readFailed', { message: serverText(recheck.failure.message) })}</p>}
      {recheck.status === 'read' && (
        <>
          <p>{lookupText(recheck.result, summary)}</p>
          {!recheck.result.isComplete && <p>{t('partOnly')}</p>}
          <small>{t('readAt', { time: `${format.preciseTime(recheck.at)} ${format.zone(recheck.at)}` })}</small>
        </>
      )}
    </S.Result>
  );
}
