'use client';

import { RotateCw } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import type { Failure } from '../../model/Failure.js';
import { useServerText } from '../../provider/useServerText.js';
import { SendButton } from '../Button/SendButton.js';
import type { ElementProps } from '../ElementProps.js';
import { Note } from '../Note/Note.js';
import { failureNoteMessages } from './FailureNote.messages.js';

/** The props of `FailureNote`. */
export interface FailureNoteProps extends ElementProps<HTMLDivElement> {
  /** What is missing, or what went wrong, and what to do. */
  readonly failure: Pick<Failure, 'title'> & Partial<Pick<Failure, 'message'>>;
  /** Says that older data stays on the screen below it. */
  readonly hasData?: boolean;
  /** Whether a try is under way: its button is then busy. */
  readonly isRetrying?: boolean;
  /** Whether it is read aloud when it appears; `false` where a toast tells of the same failure. */
  readonly isSpoken?: boolean;
  /** Called when the person asks for another try; without it there is no button. */
  readonly onRetry?: () => void;
}

/** A failed load, shown in place of its content, with a button to try again. */
export function FailureNote({
  failure,
  hasData = false,
  isRetrying = false,
  isSpoken = true,
  onRetry,
  ...rest
}: FailureNoteProps) {
  const t = useMessages(failureNoteMessages);
  const serverText = useServerText();
  return (
    <Note {...rest} tone="negative" title={failure.title} {...(isSpoken && { announces: 'polite' })}>
      {failure.message !== undefined && (
        <p>
          <bdi>{serverText(failure.message)}</bdi>
        </p>
      )}
      {hasData && <p>{t('stillShown')}</p>}
      {onRetry && (
        <SendButton
          variant="line"
          icon={<RotateCw className="ep-icon" aria-hidden="true" />}
          isBusy={isRetrying}
          onClick={() => onRetry()}
        >
          {t('retry')}
        </SendButton>
      )}
    </Note>
  );
}
