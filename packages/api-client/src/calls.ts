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

/** What every call takes as its last argument. */
export interface CallOptions {
  /** Ends this call alone; it then rejects with kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /**
   * How long one try of this call may take (ms); the whole of it at most twice that. Default: the client's. A refresh it
   * has to wait for goes on for the other calls.
   */
  readonly timeoutMs?: number | undefined;
  /** Words for the error of this call, in place of the client's. */
  readonly texts?: Partial<ErrorTexts> | undefined;
}

export interface PostOptions extends CallOptions {
  /** Sent without a bearer, and its 401 is an answer like any other: login, register, refresh (G-29, G-30). */
  readonly isPublic?: boolean;
  /** Anything but a refusal leaves the call `uncertain` instead of failed. */
  readonly movesMoney?: boolean;
  /** Any success answer will do, whatever it holds (G-125); the call resolves with `undefined`. */
  readonly ignoresAnswer?: boolean;
}

/** What resources speak: parsed JSON out, ApiErrors when it fails. */
export interface Calls {
  /** The words for a call: its own, and the client's where it brings none. */
  textsOf(options?: CallOptions): ErrorTexts;
  /** Called with each record that is left out of a list. */
  readonly onUnreadable: (record: UnreadableRecord) => void;
  /** The address of a path below `/api`. */
  urlOf(path: string): URL;
  get(url: URL, options?: CallOptions): Promise<unknown>;
  post(path: string, body: object, options?: PostOptions): Promise<unknown>;
  /** Reads an answer by its schema; one that does not fit rejects as `invalidResponse`. */
  parse<S extends v.GenericSchema>(schema: S, answer: unknown, options?: CallOptions): v.InferOutput<S>;
}

export interface CallsParts {
  /** Scheme and host; empty for the page's own origin. */
  readonly host: string;
  readonly texts: ErrorTexts;
  readonly onUnreadable?: ((record: UnreadableRecord) => void) | undefined;
  readonly session: Session;
  readonly send: Transport;
  /** How long one try may take (ms). */
  readonly timeoutMs: number;
  /** Asked for late, because a refresh is itself a call. */
  readonly refresher: () => Refresher;
}

interface Attempt extends Omit<WireRequest, 'bearer' | 'onSent'> {
  readonly movesMoney: boolean;
}

/** Puts bearer, refresh and the reading of answers around the transport. */
export function createCalls(parts: CallsParts): Calls {
  const { host, texts, onUnreadable = () => undefined, session, send, timeoutMs, refresher } = parts;
  async function sendOnce(attempt: Attempt, bearer: string | undefined): Promise<unknown> {
    const { movesMoney, ...request } = attempt;
    let mayArrive = false;
    const onSent = (): void => {
      // What was sent offline cannot have arrived. Node does not say whether it is.
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
   * One refresh and one retry after a 401, of a POST too: the server has refused it before doing anything.
   * Tokens that other calls or tabs have brought are tried first; they may have ended as well by then. All of it
   * together takes two tries' time at most.
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
    if (!session.isAsKnown()) throw describeFailure({ kind: 'aborted' }, attempt.texts);
    const mark = session.mark();
    const bearer = session.tokens()?.access;
    if (bearer === undefined) return sendOnce(attempt, undefined);
    const retry: Attempt = { ...attempt, mayRetry: false };
    const renew = async (refused: string, error: unknown): Promise<Renewal> => {
      if (!isUnauthorized(error)) throw error;
      const shared = refresher()(refused, mark).catch((failure: unknown) => {
        throw reword(failure, attempt.texts);
      });
      const renewal = await untilAborted(shared, attempt.signal, attempt.texts);
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

  /** What the options of a call say to each of its tries. */
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
        // Made once, so that a retry carries the same bytes.
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

/** Whether the server has refused the bearer of a call. */
export function isUnauthorized(error: unknown): error is ApiError {
  return isApiError(error) && error.kind === 'http' && error.status === 401;
}

/** The failure of a refresh, which several calls share, in the words of one of them. */
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

/** Lets one caller go while what others share goes on. */
function untilAborted<T>(shared: Promise<T>, signal: AbortSignal, texts: ErrorTexts): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(describeFailure({ kind: endOf(signal) }, texts));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    shared.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
