import { callHost } from './callHost.js';
import { LONGEST_MS } from './checkOptions.js';
import type { UnreadableRecord } from './contract/listing.js';
import type { ApiError } from './errors/ApiError.js';
import type { ErrorTexts } from './errors/errorTexts.js';
import { isRecord } from './errors/extractMessage.js';
import { isApiError } from './errors/guards.js';
import { describeFailure, toApiError } from './errors/toApiError.js';
import type { Emit } from './events.js';
import { type Timeout, startTimeout } from './timeout.js';
import {
  type Attempt,
  type BuiltInOptions,
  type RequestOptions,
  type Requests,
  type SchemaOptions,
  withCall,
} from './requests.js';
import { readLifetime } from './session/readLifetime.js';
import type { Refresher, Renewal } from './session/refresh.js';
import type { Session, SessionSnapshot } from './session/session.js';
import { untilAborted } from './untilAborted.js';
import { untilCallerLeaves } from './untilCallerLeaves.js';

/**
 * Makes a call below `/api` with the bearer token, the refresh, the retry, the deadlines and the errors of the built-in calls.
 * `path`: such as `support/tickets/?page=2`; one that would leave `/api` rejects, as do options that no call can have, with
 * kind `unexpected` and a cause that says what to change.
 */
export interface RequestFunction {
  /** Reads a file. */
  (path: string, options: RequestOptions & { readonly read: 'blob' }): Promise<Blob>;
  /** Leaves the body to the caller. */
  (path: string, options: RequestOptions & { readonly read: 'response' }): Promise<Response>;
  /** Reads JSON that matches a schema. */
  <Output>(path: string, options: SchemaOptions<Output>): Promise<Output>;
  /** Reads JSON. */
  (path: string, options?: RequestOptions): Promise<unknown>;
}

/** What resources are made of. */
export interface Calls {
  readonly request: RequestFunction & (<Output>(path: string, options: BuiltInOptions<Output>) => Promise<Output>);
  readonly resolveTexts: Requests['resolveTexts'];
  /** Timeout of one attempt, unless a call has its own (ms). */
  readonly timeoutMs: number;
  /** Called for each record that is left out of a list. */
  readonly onUnreadable: (record: UnreadableRecord) => void;
}

export interface CallsParts {
  readonly requests: Requests;
  readonly session: Session;
  readonly refresher: Refresher;
  readonly emit: Emit;
  readonly timeoutMs: number;
  readonly onUnreadable?: ((record: UnreadableRecord) => void) | undefined;
}

/** The most attempts of one call: its own, with tokens of others, and with renewed ones. */
const MAX_TOKENS = 4;

/** The path of the profile: what it answers holds for the account. */
export const PROFILE_PATH = 'auth/profile/';

/** By these codes SimpleJWT refuses an account instead of a token. */
const ACCOUNT_CODES = new Set<unknown>(['user_inactive', 'user_not_found']);

/** The deadline of a whole call (ms). */
export function wholeTime(timeoutMs: number): number {
  return Math.min(2 * timeoutMs, LONGEST_MS);
}

/** Adds the bearer token and the refresh to the requests. */
export function createCalls({ requests, session, refresher, emit, timeoutMs, onUnreadable }: CallsParts): Calls {
  /** What the profile says of an access token that was refused elsewhere: each is asked about once. */
  let confirmed: { readonly access: string; readonly refusal: Promise<ApiError | null> } | undefined;

  /**
   * One refresh and one retry after a 401, for a POST too: the server refused it before doing anything.
   * Tokens renewed by other calls or tabs are tried first; they may have expired as well by then. All attempts
   * together take at most two timeouts.
   */
  async function sendWithBearer(whole: Attempt): Promise<unknown> {
    const timeout: Timeout = startTimeout(wholeTime(whole.timeoutMs), whole.signal);
    try {
      return await sendWithin({ ...whole, signal: timeout.signal });
    } finally {
      timeout.release({ isFollowing: whole.read === 'response' });
    }
  }

  async function sendWithin(attempt: Attempt & { readonly signal: AbortSignal }): Promise<unknown> {
    if (!session.isCurrent()) throw describeFailure({ kind: 'aborted' }, attempt.texts);
    const snapshot = session.snapshot();
    const first = session.tokens()?.access;
    if (first === undefined) return requests.send(attempt);
    let access: string = first;
    let notBefore: number | null = null;
    for (let tokens = 1; ; tokens += 1) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- each attempt has the token that the one before lacked
        return await requests.send(tokens === 1 ? attempt : { ...attempt, mayRetry: false }, access);
      } catch (error) {
        if (!isUnauthorized(error)) throw error;
        const isFresh: boolean = notBefore !== null && performance.now() - notBefore <= readLifetime(access);
        // oxlint-disable-next-line no-await-in-loop
        if (isFresh) await endIfRefused(error, attempt, access, snapshot);
        // oxlint-disable-next-line no-await-in-loop
        const renewal: Renewal | null =
          isFresh || tokens === MAX_TOKENS ? null : await renew(access, snapshot, attempt);
        if (renewal === null) throw error;
        ({ access, notBefore } = renewal);
        emit('retry', { method: attempt.method, path: attempt.url.pathname, attempt: attempt.trace.attempts + 1 });
      }
    }
  }

  function renew(access: string, snapshot: SessionSnapshot, { signal, texts }: Attempt): Promise<Renewal | null> {
    const shared = refresher(access, snapshot).catch((failure: unknown) => {
      throw reword(failure, texts);
    });
    return untilCallerLeaves(shared, signal, texts);
  }

  /** Ends the session whose fresh token was refused, if the account itself is: by its code, or by the profile. */
  async function endIfRefused(
    error: ApiError,
    attempt: Attempt,
    access: string,
    snapshot: SessionSnapshot,
  ): Promise<void> {
    if (attempt.isSigningIn) return;
    const { details } = error;
    const isRefused = isRecord(details) && ACCOUNT_CODES.has(details['code']);
    const isProfile = attempt.url.pathname.endsWith(`/api/${PROFILE_PATH}`);
    const refusal = isRefused || isProfile ? error : await untilAborted(confirm(access), attempt.signal);
    if (refusal !== null && session.isSame(snapshot)) session.end('expired', refusal);
  }

  function confirm(access: string): Promise<ApiError | null> {
    if (confirmed?.access !== access) {
      const refusal = requests.send(requests.prepare(PROFILE_PATH, {}), access).then(
        () => null,
        (error: unknown) => {
          if (isUnauthorized(error)) return error;
          confirmed = undefined;
          return null;
        },
      );
      confirmed = { access, refusal };
    }
    return confirmed.refusal;
  }

  async function request(path: string, options: Partial<BuiltInOptions<unknown>> = {}): Promise<unknown> {
    let attempt: Attempt | undefined;
    try {
      attempt = requests.prepare(path, options);
      const answer = await (options.isPublic === true ? requests.send(attempt) : sendWithBearer(attempt));
      return await requests.check(attempt, answer, options);
    } catch (error) {
      throw attempt === undefined ? toApiError(error, requests.resolveTexts(options)) : withCall(error, attempt);
    }
  }

  return {
    request: request as Calls['request'],
    resolveTexts: requests.resolveTexts,
    timeoutMs,
    onUnreadable: (record) => callHost(() => onUnreadable?.(record)),
  };
}

/** Whether the server refused the bearer token of a call. */
function isUnauthorized(error: unknown): error is ApiError {
  return isApiError(error) && error.kind === 'http' && error.status === 401;
}

/** The failure of a shared refresh, with the error texts of one caller. */
function reword(shared: unknown, texts: ErrorTexts): ApiError {
  const failure = toApiError(shared, texts);
  const { kind, status = 0, details, retryAfter } = failure;
  if (kind === 'http') return describeFailure({ kind, status, body: details, retryAfter, cause: failure }, texts);
  return kind === 'uncertain' ? failure : describeFailure({ kind, details, cause: failure }, texts);
}
