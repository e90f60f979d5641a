import { ApiError } from './ApiError.js';
import { errorTexts, type ErrorTexts } from './errorTexts.js';
import { extractMessage } from './extractMessage.js';
import { type FieldNames, readFieldErrors } from './fieldErrors.js';
import { isAborted, isApiError } from './guards.js';
import { truncate } from './toPlainText.js';
import { getTextsForStatus } from './statusTable.js';

/** What went wrong with a call, independent of any HTTP library. */
export type Failure =
  | {
      readonly kind: 'http';
      readonly status: number;
      /** The parsed JSON body; a string when it was not JSON, `undefined` when there was none. */
      readonly body: unknown;
      readonly fieldNames?: FieldNames | undefined;
      /** Seconds. */
      readonly retryAfter?: number | undefined;
      readonly cause?: unknown;
    }
  | { readonly kind: 'network' | 'timeout'; readonly cause?: unknown }
  | { readonly kind: 'aborted' | 'notAuthenticated' | 'unexpected'; readonly cause?: unknown }
  | {
      readonly kind: 'invalidResponse';
      readonly status?: number;
      readonly details?: unknown;
      readonly cause?: unknown;
    };

const connection = ['connectionTitle', 'network'] as const;
const unexpected = ['errorTitle', 'unexpected'] as const;

/** Title and message of a failure without an answer that says no. */
const textsByKind = {
  network: connection,
  timeout: connection,
  aborted: ['abortedTitle', 'aborted'],
  notAuthenticated: ['authenticationTitle', 'notAuthenticated'],
  invalidResponse: unexpected,
  unexpected,
} as const;

/** Creates the error of a failure, with the title and message for it. */
export function describeFailure(failure: Failure, texts: ErrorTexts = errorTexts): ApiError {
  if (failure.kind !== 'http') {
    const [title, message] = textsByKind[failure.kind];
    return new ApiError({ ...failure, title: texts[title], message: texts[message] });
  }
  const { body: details, fieldNames, ...rest } = failure;
  const serverMessage = extractMessage(details);
  const { title, message } = getTextsForStatus(failure.status, texts);
  const fieldErrors = readFieldErrors(details, fieldNames);
  return new ApiError({ ...rest, title, message: serverMessage ?? message, serverMessage, ...fieldErrors, details });
}

/** Screens show about 300 characters of a message, which must include the sentence appended to it. */
const MAX_ORIGINAL_LENGTH = 200;

/**
 * The error of an order that may have been stored: the original title and message, followed by a notice that it may
 * have been sent. The original is its `cause`.
 */
export function toUncertain(original: ApiError, texts: ErrorTexts): ApiError {
  const { title, serverMessage, status, details, retryAfter } = original;
  const message = `${truncate(original.message, MAX_ORIGINAL_LENGTH)} ${texts.uncertain}`;
  const kind = 'uncertain';
  return new ApiError({ kind, title, message, serverMessage, status, details, retryAfter, cause: original });
}

/** Any thrown value as an {@link ApiError}: the client's own pass through, everything else becomes `unexpected`. */
export function toApiError(thrown: unknown, texts: ErrorTexts = errorTexts): ApiError {
  if (isApiError(thrown)) return thrown;
  return describeFailure({ kind: isAborted(thrown) ? 'aborted' : 'unexpected', cause: thrown }, texts);
}
