import { type ApiErrorKind, isAborted, isApiError } from '@etherpilot/api-client';
import { type Failure, IDLE, type Submission } from '@etherpilot/ui';
import { useRef, useState } from 'react';
import { reportError } from '../services/reportError.js';

export interface SubmissionOptions<Input, Result> {
  readonly send: (input: Input) => Promise<Result>;
  readonly onSucceed: (result: Result, input: Input) => void;
  /** Called for failures and for lost answers alike, before the form learns of it; may put it into the screen's own words. */
  readonly onFail?: (failure: Failure, input: Input, error: FailureKind) => Failure | void;
}

export interface FailureKind {
  /** Nobody knows whether it was done. */
  readonly isUncertain: boolean;
  readonly kind: ApiErrorKind;
  /** The body of the server's answer, unchecked. */
  readonly details: unknown;
}

/** What a screen's callback is called with. */
export type Order<Screen extends (props: never) => unknown, Callback extends string> = Parameters<Screen>[0] extends {
  readonly [key in Callback]: (order: infer Given) => void;
}
  ? Given
  : never;

function kindOf(error: unknown): FailureKind {
  if (!isApiError(error)) return { isUncertain: false, kind: 'unexpected', details: undefined };
  return { isUncertain: error.kind === 'uncertain', kind: error.kind, details: error.details };
}

const UNEXPECTED: Failure = { title: 'Error', message: 'An unexpected error occurred. Please try again.' };

/** The words of an error for the person. Anything the client did not make is a fault of ours: reported, and worded neutrally. */
export function toFailure(error: unknown): Failure {
  if (isApiError(error)) return { title: error.title, message: error.message, fieldErrors: error.fieldErrors };
  reportError(error);
  return UNEXPECTED;
}

/**
 * Sends a form, one press one request: the lock is a ref because a second press can come before the next render.
 * A lost answer of a call that moves money becomes `uncertain`.
 */
export function useSubmission<Input, Result>({ send, onSucceed, onFail }: SubmissionOptions<Input, Result>) {
  const isInFlight = useRef(false);
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const submit = async (input: Input): Promise<void> => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    const since = Date.now();
    setSubmission({ status: 'sending' });
    try {
      const result = await send(input);
      setSubmission({ status: 'succeeded' });
      onSucceed(result, input);
    } catch (error) {
      if (isAborted(error)) {
        setSubmission(IDLE);
        return;
      }
      const known = toFailure(error);
      const kind = kindOf(error);
      const failure = onFail?.(known, input, kind) ?? known;
      setSubmission(kind.isUncertain ? { status: 'uncertain', failure, since } : { status: 'failed', failure });
    } finally {
      isInFlight.current = false;
    }
  };
  return [submission, (input: Input) => void submit(input)] as const;
}
