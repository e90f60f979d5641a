import { ForeignRedirect } from '../redirects.js';
import type { ApiError } from './ApiError.js';
import type { ErrorTexts } from './errorTexts.js';
import type { FieldNames } from './fieldErrors.js';
import { isApiError } from './guards.js';
import { readRetryAfter } from './retryAfter.js';
import { describeFailure } from './toApiError.js';

/** What is known of a call while its attempts are made. */
export interface Trace {
  attempts: number;
  /** What the server calls the last answered attempt. */
  requestId?: string | undefined;
}

/** A call, as far as its errors need it. */
export interface CallInfo {
  readonly method: string;
  readonly url: URL;
  readonly signal?: AbortSignal | undefined;
  /** The error texts to use. */
  readonly texts: ErrorTexts;
  /** What the fields of the body are called in errors, where that differs. */
  readonly fieldNames?: FieldNames | undefined;
  readonly trace: Trace;
}

export interface Progress {
  /** Whether the request was handed to `fetch`. */
  readonly isSent: boolean;
  /** Whether the attempt exceeded its timeout. */
  readonly hasTimedOut: boolean;
}

/** The error of an answer with an error status. `text`: its body, if it could be read. */
export function answerToError({ status, headers }: Response, text: string | undefined, call: CallInfo): ApiError {
  const { texts, fieldNames } = call;
  const retryAfter = readRetryAfter(headers);
  return describeFailure({ kind: 'http', status, body: parseBody(text), fieldNames, retryAfter }, texts);
}

/** The error of whatever else has ended an attempt, as `fetch` throws it. */
export function thrownToError(error: unknown, call: CallInfo, { isSent, hasTimedOut }: Progress): ApiError {
  const { signal, texts } = call;
  if (isApiError(error)) return error;
  if (signal?.aborted === true) return describeFailure({ kind: abortKind(signal) }, texts);
  if (hasTimedOut) return describeFailure({ kind: 'timeout' }, texts);
  if (error instanceof ForeignRedirect) return describeFailure({ kind: 'invalidResponse', cause: error }, texts);
  // Anything else after sending comes from fetch or from a truncated answer; ky names only some of these.
  return describeFailure({ kind: isSent && !isMissingFunction(error) ? 'network' : 'unexpected', cause: error }, texts);
}

/** Whether a function is missing, as in an old browser. `fetch` rejects with a TypeError too. */
function isMissingFunction(error: unknown): boolean {
  if (error instanceof ReferenceError) return true;
  return error instanceof TypeError && /\bis not a (?:function|constructor)\b|\bundefined\b/.test(error.message);
}

/** The body of an error, parsed as JSON whatever its content type. */
function parseBody(text: string | undefined): unknown {
  if (text === '') return undefined;
  if (text === undefined || !/^\s*[[{"]/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** A caller's signal may also be a deadline: that is a timeout, which is shown. */
export function abortKind(signal: AbortSignal): 'timeout' | 'aborted' {
  const reason: unknown = signal.reason;
  return reason instanceof Error && reason.name === 'TimeoutError' ? 'timeout' : 'aborted';
}
