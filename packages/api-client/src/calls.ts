import type { UnreadableRecord } from './contract/listing.js';
import type { ApiError } from './errors/ApiError.js';
import type { ErrorTexts } from './errors/errorTexts.js';
import { isApiError } from './errors/guards.js';
import { describeFailure, toApiError } from './errors/toApiError.js';
import { endOf } from './http.js';
import { type Limit, startLimit } from './limit.js';
import type { Attempt, CallOptions, PostOptions, Requests } from './requests.js';
import type { Refresher, Renewal } from './session/refresh.js';
import type { Session } from './session/session.js';
import { untilAborted } from './untilAborted.js';

/** What resources call: resolves with parsed JSON, rejects with an {@link ApiError}. */
export interface Calls extends Pick<Requests, 'textsOf' | 'urlOf' | 'parse'> {
  /** Called for each record that is left out of a list. */
  readonly onUnreadable: (record: UnreadableRecord) => void;
  get(url: URL, options?: CallOptions): Promise<unknown>;
  post(path: string, body: object, options?: PostOptions): Promise<unknown>;
}

export interface CallsParts {
  readonly requests: Requests;
  readonly session: Session;
  readonly refresher: Refresher;
  readonly onUnreadable?: ((record: UnreadableRecord) => void) | undefined;
}

/** Adds the bearer token and the refresh to the requests. */
export function createCalls({ requests, session, refresher, onUnreadable = () => undefined }: CallsParts): Calls {
  /**
   * One refresh and one retry after a 401, for a POST too: the server refused it before doing anything.
   * Tokens renewed by other calls or tabs are tried first; they may have expired as well by then. All attempts
   * together take at most two timeouts.
   */
  async function sendWithBearer(whole: Attempt): Promise<unknown> {
    let limit: Limit | undefined;
    try {
      limit = startLimit(2 * whole.timeoutMs, whole.signal);
      return await sendWithin({ ...whole, signal: limit.signal });
    } catch (error) {
      throw toApiError(error, whole.texts);
    } finally {
      limit?.release();
    }
  }

  async function sendWithin(attempt: Attempt & { readonly signal: AbortSignal }): Promise<unknown> {
    if (!session.isCurrent()) throw describeFailure({ kind: 'aborted' }, attempt.texts);
    const mark = session.getMark();
    const bearer = session.tokens()?.access;
    if (bearer === undefined) return requests.send(attempt);
    const retry: Attempt = { ...attempt, mayRetry: false };
    const renew = async (refused: string, error: unknown): Promise<Renewal> => {
      if (!isUnauthorized(error)) throw error;
      const shared = refresher(refused, mark).catch((failure: unknown) => {
        throw reword(failure, attempt.texts);
      });
      const renewal = await untilCallerLeaves(shared, attempt.signal, attempt.texts);
      if (renewal === null) throw error;
      return renewal;
    };
    try {
      return await requests.send(attempt, bearer);
    } catch (error) {
      const { access, isFresh } = await renew(bearer, error);
      if (isFresh) return requests.send(retry, access);
      try {
        return await requests.send(retry, access);
      } catch (again) {
        return requests.send(retry, (await renew(access, again)).access);
      }
    }
  }

  return {
    ...requests,
    onUnreadable,
    get: (url, options) => sendWithBearer(requests.get(url, options)),
    async post(path, body, options) {
      const attempt = requests.post(path, body, options);
      return options?.isPublic === true ? requests.send(attempt) : sendWithBearer(attempt);
    },
  };
}

/** Whether the server refused the bearer token of a call. */
export function isUnauthorized(error: unknown): error is ApiError {
  return isApiError(error) && error.kind === 'http' && error.status === 401;
}

/** The failure of a shared refresh, with the error texts of one caller. */
function reword(shared: unknown, texts: ErrorTexts): ApiError {
  const failure = toApiError(shared, texts);
  const { kind, status = 0, details, retryAfter = '', cause } = failure;
  if (kind === 'http') return describeFailure({ kind, status, body: details, retryAfter: `${retryAfter}` }, texts);
  return kind === 'uncertain' ? failure : describeFailure({ kind, details, cause }, texts);
}

/** Rejects one caller on abort while the shared promise goes on. */
function untilCallerLeaves<T>(shared: Promise<T>, signal: AbortSignal, texts: ErrorTexts): Promise<T> {
  return untilAborted(shared, signal).catch((error: unknown) => {
    const hasLeft = signal.aborted && error === signal.reason;
    throw hasLeft ? describeFailure({ kind: endOf(signal) }, texts) : error;
  });
}
