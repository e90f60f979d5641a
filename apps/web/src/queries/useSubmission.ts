import { isAborted, isApiError } from '@etherpilot/api-client';
import { type Failure, IDLE, type Submission } from '@etherpilot/ui';
import { useRef, useState } from 'react';
import { reportError } from '../services/reportError.js';
import { useLife } from './useLife.js';

export interface SubmissionOptions<Input, Result> {
  /** `signal` ends with the screen. */
  readonly send: (input: Input, signal: AbortSignal) => Promise<Result>;
  readonly onSucceed: (result: Result, input: Input) => void;
  /** Called before the form learns of it. */
  readonly onFail?: (failure: Failure) => void;
}

const UNEXPECTED: Failure = { title: 'Error', message: 'An unexpected error occurred. Please try again.' };

/** The words of an error for the person. Anything the client did not make is a fault of ours: reported, and worded neutrally. */
export function toFailure(error: unknown): Failure {
  if (isApiError(error)) return { title: error.title, message: error.message, fieldErrors: error.fieldErrors };
  reportError(error);
  return UNEXPECTED;
}

/**
 * Sends a form, one press one request: the lock is a ref because a second press can come before the next render. When the
 * screen goes the call goes with it, and nothing more is heard of it. For calls that move money there is `useOrder`.
 */
export function useSubmission<Input, Result>({ send, onSucceed, onFail }: SubmissionOptions<Input, Result>) {
  const lifeSignal = useLife();
  const isInFlight = useRef(false);
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const submit = async (input: Input): Promise<void> => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    const signal = lifeSignal();
    setSubmission({ status: 'sending' });
    try {
      const result = await send(input, signal);
      if (signal.aborted) return;
      setSubmission({ status: 'succeeded' });
      onSucceed(result, input);
    } catch (error) {
      if (signal.aborted) return;
      if (isAborted(error)) {
        setSubmission(IDLE);
        return;
      }
      const failure = toFailure(error);
      onFail?.(failure);
      setSubmission({ status: 'failed', failure });
    } finally {
      isInFlight.current = false;
    }
  };
  return [submission, (input: Input) => void submit(input)] as const;
}
