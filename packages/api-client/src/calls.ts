import * as v from 'valibot';
import type { UnreadableRecord } from './contract/listing.js';
import type { ApiError } from './errors/ApiError.js';
import { completeTexts, type ErrorTexts } from './errors/errorTexts.js';
import { isApiError } from './errors/guards.js';
import { isUncertain } from './errors/isUncertain.js';
import { describeFailure, toApiError, toUncertain } from './errors/toApiError.js';
import { endOf, type Transport, type WireRequest } from './http.js';
import { type Limit, startLimit } from './limit.js';
import type { Refresher, Renewal } from './session/refresh.js';
import type { Session } from './session/session.js';
import { untilAborted } from './untilAborted.js';

/** Options every call takes as its last argument. */
export interface CallOptions {
  /** Cancels this call only; it then rejects with kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Timeout of one attempt (ms); the whole call takes at most twice that. Default: the client's. A shared refresh this
   * call waits for is not cancelled by it.
   */
  readonly timeoutMs?: number | undefined;
  /** Overrides error texts for this call. */
  readonly texts?: Partial<ErrorTexts> | undefined;
}

export interface PostOptions extends CallOptions {
  /** Sent without a bearer token, and a 401 is an ordinary answer: login, register, refresh. */
  readonly isPublic?: boolean;
  /** Any failure that does not prove a refusal is reported as `uncertain`. */
  readonly movesMoney?: boolean;
  /** Any success status counts, whatever the body holds; the call resolves with `undefined`. */
  readonly ignoresAnswer?: boolean;
}

/** What resources call: resolves with parsed JSON, rejects with an {@link ApiError}. */
export interface Calls {
  /** The error texts of a call: its own, falling back to the client's. */
  textsOf(options?: CallOptions): ErrorTexts;
  /** Called for each record that is left out of a list. */
  readonly onUnreadable: (record: UnreadableRecord) => void;
  /** The URL of a path below `/api`. */
  urlOf(path: string): URL;
  get(url: URL, options?: CallOptions): Promise<unknown>;
  post(path: string, body: object, options?: PostOptions): Promise<unknown>;
  /** Validates an answer against its schema; a mismatch rejects as `invalidResponse`. */
  parse<S extends v.GenericSchema>(schema: S, answer: unknown, options?: CallOptions): v.InferOutput<S>;
}

export interface CallsParts {
  /** Scheme and host; empty for the page's own origin. */
  readonly host: string;
  readonly texts: ErrorTexts;
  readonly onUnreadable?: ((record: UnreadableRecord) => void) | undefined;
  readonly session: Session;
  readonly send: Transport;
  /** Timeout of one attempt (ms). */
  readonly timeoutMs: number;
  /** A function, because the refresher itself makes calls. */
  readonly refresher: () => Refresher;
}

interface Attempt extends Omit<WireRequest, 'bearer' | 'onSent'> {
  readonly movesMoney: boolean;
}

/** Adds the bearer token, the refresh and answer validation to the transport. */
export function createCalls(parts: CallsParts): Calls {
  const { host, texts, onUnreadable = () => undefined, session, send, timeoutMs, refresher } = parts;
  async function sendOnce(attempt: Attempt, bearer: string | undefined): Promise<unknown> {
    const { movesMoney, ...request } = attempt;
    let mayArrive = false;
    const onSent = (): void => {
      // A request sent while offline cannot have arrived. Node has no `onLine`.
      const connection: { readonly onLine?: boolean } | undefined = globalThis.navigator;
      mayArrive = connection?.onLine !== false;
    };
    try {
      const text = await send({ ...request, bearer, onSent });
      return request.answer === 'ignore' ? undefined : readJson(text, request.texts);
    } catch (error) {
      const failure = toApiError(error, request.texts);
      const mayBeStored = isUncertain(failure) || failure.kind === 'unexpected';
      throw movesMoney && mayArrive && mayBeStored ? toUncertain(failure, request.texts) : failure;
    }
  }

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
    if (bearer === undefined) return sendOnce(attempt, undefined);
    const retry: Attempt = { ...attempt, mayRetry: false };
    const renew = async (refused: string, error: unknown): Promise<Renewal> => {
      if (!isUnauthorized(error)) throw error;
      const shared = refresher()(refused, mark).catch((failure: unknown) => {
        throw reword(failure, attempt.texts);
      });
      const renewal = await untilCallerLeaves(shared, attempt.signal, attempt.texts);
      if (renewal === null) throw error;
      return renewal;
    };
    try {
      return await sendOnce(attempt, bearer);
    } catch (error) {
      const { access, isFresh } = await renew(bearer, error);
      if (isFresh) return sendOnce(retry, access);
      try {
        return await sendOnce(retry, access);
      } catch (again) {
        return sendOnce(retry, (await renew(access, again)).access);
      }
    }
  }

  function urlOf(path: string): URL {
    return new URL(`${host}/api/${path}`, globalThis.location?.href);
  }

  function textsOf(options?: CallOptions): ErrorTexts {
    return options?.texts === undefined ? texts : completeTexts(options.texts, texts);
  }

  /** The options of a call that apply to each of its attempts. */
  function termsOf(options: CallOptions): Pick<Attempt, 'signal' | 'timeoutMs' | 'texts'> {
    return { signal: options.signal, timeoutMs: options.timeoutMs ?? timeoutMs, texts: textsOf(options) };
  }

  return {
    textsOf,
    onUnreadable,
    urlOf,
    get: (url, options = {}) =>
      sendWithBearer({ ...termsOf(options), method: 'GET', url, mayRetry: true, answer: 'read', movesMoney: false }),
    async post(path, body, options = {}) {
      const attempt: Attempt = {
        ...termsOf(options),
        method: 'POST',
        url: urlOf(path),
        // Serialized once, so that a retry sends the same bytes.
        body: JSON.stringify(body),
        mayRetry: false,
        answer: options.ignoresAnswer === true ? 'ignore' : 'read',
        movesMoney: options.movesMoney ?? false,
      };
      return options.isPublic === true ? sendOnce(attempt, undefined) : sendWithBearer(attempt);
    },
    parse(schema, answer, options) {
      const parsed = v.safeParse(schema, answer);
      if (parsed.success) return parsed.output;
      const cause = new v.ValiError(parsed.issues);
      throw describeFailure({ kind: 'invalidResponse', details: answer, cause }, textsOf(options));
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

function readJson(text: string, texts: ErrorTexts): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw describeFailure({ kind: 'invalidResponse', details: text, cause }, texts);
  }
}

/** Rejects one caller on abort while the shared promise goes on. */
function untilCallerLeaves<T>(shared: Promise<T>, signal: AbortSignal, texts: ErrorTexts): Promise<T> {
  return untilAborted(shared, signal).catch((error: unknown) => {
    const hasLeft = signal.aborted && error === signal.reason;
    throw hasLeft ? describeFailure({ kind: endOf(signal) }, texts) : error;
  });
}
