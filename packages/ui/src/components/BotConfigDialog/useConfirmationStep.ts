'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { isSameAnswer, type Submission } from '../../model/Submission.js';

/**
 * Each step is read from its start, and the next Enter must not answer it. The dialog gets the focus and not its title, to which
 * Orca moves in silence when the focused button is gone. Elements of jsdom cannot scroll.
 */
function goToStart(popup: HTMLElement | null): void {
  popup?.scrollTo?.({ top: 0 });
  popup?.focus({ preventScroll: true });
}

export interface ConfirmationStep {
  /** Goes to the dialog. */
  readonly popup: RefObject<HTMLDivElement | null>;
  readonly isAsking: boolean;
  readonly ask: () => void;
  readonly goBack: () => void;
}

/** Whether a dialog shows the step that asks. News about an order closes it, and so does what keeps the order from being sent. */
export function useConfirmationStep(submission: Submission, canSend: boolean): ConfirmationStep {
  const popup = useRef<HTMLDivElement>(null);
  // The submission for which it is asked, so that a failure like the one before closes it as well.
  const [askedAt, setAskedAt] = useState<Submission | null>(null);
  const isSending = submission.status === 'sending' && submission.isFromAnotherTab !== true;
  const isAsking = askedAt !== null && (isSending || (canSend && isSameAnswer(submission, askedAt)));
  const nextAskedAt = isAsking ? submission : null;
  if (askedAt !== nextAskedAt) setAskedAt(nextAskedAt);
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    // What closes it removes the focused button.
    if (wasAsking.current && !isAsking) goToStart(popup.current);
    wasAsking.current = isAsking;
  }, [isAsking]);
  const change = (at: Submission | null) => {
    // Before the focused element is gone.
    goToStart(popup.current);
    setAskedAt(at);
  };
  return { popup, isAsking, ask: () => change(submission), goBack: () => change(null) };
}
