'use client';

import { CircleQuestionMark, RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { brief } from '../../format/brief.js';
import { useMessages } from '../../messages/useMessages.js';
import type { OrderKind, UncertainSubmission } from '../../model/Submission.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { Spinner } from '../../primitives/Spinner/Spinner.js';
import { useFormat } from '../../provider/useFormat.js';
import { uncertainNoteMessages } from './UncertainNote.messages.js';
import * as S from './UncertainNote.styles.js';
import { useFindingText, useOrderText } from './useUncertainTexts.js';

const histories = { withdrawal: 'withdrawalHistory', deposit: 'depositHistory', bot: 'activeBots' } as const;

export interface UncertainNoteProps {
  readonly submission: UncertainSubmission;
  /** What kind of order it was, known also when the order itself is not. */
  readonly kind: OrderKind;
  /** Reads history and balance once more. */
  readonly onReadAgain: () => void;
  /** The person decided to send another order all the same. */
  readonly onUnlock: () => void;
}

/** The answer to an order was lost: says so, what the history has of it, and since when that is known. Comes into sight by itself. */
export function UncertainNote({ submission, kind, onReadAgain }: UncertainNoteProps) {
  const t = useMessages(uncertainNoteMessages);
  const format = useFormat();
  const { since, order, recheck } = submission;
  const summary = useOrderText()(order);
  const findingText = useFindingText(kind);
  const root = useRef<HTMLDivElement>(null);
  // The button that was pressed may be a long way down from here.
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const moment = format.moment(since);
  const history = histories[kind];
  return (
    <S.Root ref={root}>
      <CircleQuestionMark aria-hidden="true" />
      <div>
        <div role="alert">
          <strong>{t('title')}</strong>
          <p>{t(kind)}</p>
          <small>{summary === null ? t('sent', { moment }) : t('sentSummary', { moment, summary })}</small>
        </div>
        <S.Finding role="status">
          {recheck.status === 'reading' && (
            <p data-busy>
              <Spinner />
              {t('reading')}
            </p>
          )}
          {recheck.status === 'failed' && <p>{t('readFailed', { message: brief(recheck.failure.message) })}</p>}
          {recheck.status === 'read' && (
            <>
              {summary !== null && <p>{findingText(recheck.finding, summary)}</p>}
              {!recheck.finding.isWhole && <p>{t('partOnly')}</p>}
              <small>{t('readAt', { time: `${format.preciseTime(recheck.at)} ${format.zone(recheck.at)}` })}</small>
            </>
          )}
        </S.Finding>
      </div>
      <S.Actions>
        <ButtonLink kind="line" to={history}>
          {t(history)}
        </ButtonLink>
        {recheck.status !== 'reading' && (
          <SendButton
            kind={recheck.status === 'failed' ? 'primary' : 'line'}
            icon={<RotateCw aria-hidden="true" />}
            onClick={() => onReadAgain()}
          >
            {t('readAgain')}
          </SendButton>
        )}
      </S.Actions>
    </S.Root>
  );
}
