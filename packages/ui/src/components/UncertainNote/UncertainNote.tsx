'use client';

import { CircleQuestionMark, LockOpen, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { OrderKind, UncertainSubmission } from '../../model/Submission.js';
import { Button } from '../../primitives/Button/Button.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { useFormat } from '../../provider/useFormat.js';
import { useServerText } from '../../provider/useServerText.js';
import { RecheckResult } from './RecheckResult.js';
import { uncertainNoteMessages } from './UncertainNote.messages.js';
import * as S from './UncertainNote.styles.js';
import { UnlockConfirmation } from './UnlockConfirmation.js';
import { useOrderText } from './useUncertainTexts.js';
import { useSpoken } from '../../primitives/Spoken/useSpoken.js';
import { useOnce } from '../../primitives/useOnce.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

const histories = { withdrawal: 'withdrawalHistory', deposit: 'depositHistory', bot: 'activeBots' } as const;

/** The props of `UncertainNote`. */
export interface UncertainNoteProps extends ElementProps<HTMLDivElement> {
  /** The order without an answer. */
  readonly submission: UncertainSubmission;
  /** The kind of order, known even when the order itself is not. */
  readonly kind: OrderKind;
  /** Rereads history and balance. */
  readonly onReadAgain: () => void;
  /** The person decided to send another order anyway. */
  readonly onUnlock: () => void;
}

/**
 * Says that an order has no clear answer, what the history shows about it, and since when. Unlocks the form after a
 * confirmation. Scrolls into view automatically.
 */
export function UncertainNote({ submission, kind, onReadAgain, onUnlock, ...rest }: UncertainNoteProps) {
  const t = useMessages(uncertainNoteMessages);
  const format = useFormat();
  const serverText = useServerText();
  const { failure, since, order, count, isFromAnotherTab, recheck, canUnlock } = submission;
  const isChecking = submission.status === 'checking';
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const wasConfirming = useRef(false);
  // The state the person confirms: news about the order closes the confirmation.
  const state = recheck.status === 'read' ? recheck.at : recheck.status;
  const [confirmedAgainst, setConfirmedAgainst] = useState<typeof state | null>(null);
  const isConfirming = canUnlock && confirmedAgainst === state;
  if (confirmedAgainst !== null && !isConfirming) setConfirmedAgainst(null);

  // The clicked button may be far below. Elements of jsdom cannot scroll.
  useOnce(() => root.current?.scrollIntoView?.({ block: 'nearest' }));
  useOnce(() => {
    if (isConfirming) {
      confirmation.current?.focus();
      confirmation.current?.parentElement?.scrollIntoView?.({ block: 'nearest' });
      // Closing removes the focused element.
    } else if (wasConfirming.current && document.activeElement === document.body) opener.current?.focus();
    wasConfirming.current = isConfirming;
  }, isConfirming);

  const unlock = () => {
    // Never to the submit button: the next Enter would send a second order.
    root.current?.closest('[role="dialog"], main')?.querySelector<HTMLElement>('h1, h2')?.focus();
    onUnlock();
  };

  const moment = format.moment(since);
  const history = histories[kind];
  const spoken = useSpoken('assertive');
  const details = [
    t(count > 1 ? 'lastSent' : 'sent', { moment }),
    useOrderText(order),
    isFromAnotherTab ? t('fromAnotherTab') : null,
  ];
  return (
    <S.Root {...rest} ref={root}>
      <CircleQuestionMark className="ep-icon" aria-hidden="true" />
      <div>
        <div ref={spoken} role="note">
          <strong>{isChecking ? t(`${kind}Checking`) : <bdi>{failure.title}</bdi>}</strong>
          <p>{isChecking ? t('answerLost') : <bdi>{serverText(failure.message)}</bdi>}</p>
          {!isChecking && <p>{t(kind, { count: Math.max(1, count) })}</p>}
          <small>{details.filter(Boolean).join(' · ')}</small>
        </div>
        <RecheckResult recheck={recheck} kind={kind} order={order} />
      </div>
      <S.Actions>
        <ButtonLink variant="line" to={history}>
          {t(history)}
        </ButtonLink>
        {recheck.status !== 'reading' && (
          <SendButton
            variant={recheck.status === 'failed' && !canUnlock ? 'primary' : 'line'}
            icon={<RotateCw className="ep-icon" aria-hidden="true" />}
            onClick={() => onReadAgain()}
          >
            {t('readAgain')}
          </SendButton>
        )}
        {canUnlock && !isConfirming && (
          <Button
            ref={opener}
            variant="line"
            icon={<LockOpen className="ep-icon" aria-hidden="true" />}
            onClick={() => setConfirmedAgainst(state)}
          >
            {t('unlockForm')}
          </Button>
        )}
      </S.Actions>
      {isConfirming && (
        <UnlockConfirmation
          submission={submission}
          kind={kind}
          textRef={confirmation}
          onUnlock={unlock}
          onKeepLocked={() => setConfirmedAgainst(null)}
        />
      )}
    </S.Root>
  );
}
