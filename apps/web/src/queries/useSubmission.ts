import { isAborted, isApiError } from '@etherpilot/api-client';
import { type Failure, IDLE, type Submission } from '@etherpilot/ui/model';
import { useRef, useState } from 'react';
import { MissingScreen } from '../services/fetchScreen.js';
import { reportError } from '../services/reportError.js';
import { startTexts } from '../texts/startTexts.js';
import { useMountSignal } from './useMountSignal.js';

export interface SubmissionOptions<Input, Result> {
  /** `signal` is aborted when the screen unmounts. */
  readonly send: (input: Input, signal: AbortSignal) => Promise<Result>;
  readonly onSucceed: (result: Result, input: Input) => void;
  /** Called before the form is updated. */
  readonly onFail?: (failure: Failure) => void;
}

const UNEXPECTED: Failure = { title: startTexts.error, message: startTexts.unexpected };
const MISSING: Failure = { title: startTexts.missing, message: startTexts.missingHelp };

/**
 * The message of an error for the user. An error the client did not create is a bug: reported, with a neutral message.
 */
export function toFailure(error: unknown): Failure {
  if (isApiError(error)) return { title: error.title, message: error.message, fieldErrors: error.fieldErrors };
  if (error instanceof MissingScreen) return MISSING;
  reportError(error);
  return UNEXPECTED;
}

/**
 * Submits a form, one request per submit: the lock is a ref because a second click can come before the next render. The
 * call is aborted when the screen unmounts, and ignored afterwards. For calls that move money there is `useOrder`.
 */
export function useSubmission<Input, Result>({ send, onSucceed, onFail }: SubmissionOptions<Input, Result>) {
  const mountSignal = useMountSignal();
  const isInFlight = useRef(false);
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const submit = async (input: Input): Promise<void> => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    const signal = mountSignal();
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
