'use client';

import { type MouseEvent, type Ref, useId } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { OrderKind, UncertainSubmission } from '../../model/Submission.js';
import { Button } from '../../primitives/Button/Button.js';
import * as S from './UncertainNote.styles.js';
import { unlockConfirmationMessages } from './UncertainNote.messages.js';
import { useConfirmationText } from './useUncertainTexts.js';

export interface UnlockConfirmationProps {
  readonly submission: UncertainSubmission;
  readonly kind: OrderKind;
  /** What to focus when it opens: the text, never a button. */
  readonly textRef: Ref<HTMLDivElement>;
  readonly onUnlock: () => void;
  readonly onKeepLocked: () => void;
}

/** Explains what another order would mean before the form is unlocked. */
export function UnlockConfirmation({ submission, kind, textRef, onUnlock, onKeepLocked }: UnlockConfirmationProps) {
  const t = useMessages(unlockConfirmationMessages);
  const titleId = useId();
  const text = useConfirmationText(kind, submission);
  // The second click of a double click was meant for the previous content.
  const unlock = (event: MouseEvent) => event.detail < 2 && onUnlock();
  return (
    <S.Confirmation role="group" aria-labelledby={titleId}>
      <div ref={textRef} tabIndex={-1}>
        <strong id={titleId}>{t('title')}</strong>
        <p>{text}</p>
        {kind === 'deposit' && <p>{t('unpaidFirst')}</p>}
        {submission.count > 1 && <p>{t('several', { count: submission.count })}</p>}
      </div>
      <S.Choice>
        <Button variant="line" onClick={() => onKeepLocked()}>
          {t('keepLocked')}
        </Button>
        <Button variant="negative" onClick={unlock}>
          {t('unlock')}
        </Button>
      </S.Choice>
    </S.Confirmation>
  );
}
