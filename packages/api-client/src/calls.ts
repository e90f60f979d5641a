import * as v from 'valibot';
import type { UnreadableRecord } from './contract/listing.js';
import type { ErrorTexts } from './errors/errorTexts.js';
import { isApiError } from './errors/guards.js';
import { isUncertain } from './errors/isUncertain.js';
import { describeFailure, toApiError, toUncertain } from './errors/toApiError.js';
import { endOf, type Transport, type WireRequest } from './http.js';
import type { Refresher, Renewal } from './session/refresh.js';
import type { Session } from './session/session.js';

/** What every call takes as its last argument. */
export interface CallOptions {
  /** Ends this call alone; it then rejects with kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
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
  readonly texts: ErrorTexts;
  /** Called with each record that is left out of a list. */
  readonly onUnreadable: (record: UnreadableRecord) => void;
  /** The address of a path below `/api`. */
  urlOf(path: string): URL;
  get(url: URL, options?: CallOptions): Promise<unknown>;
  post(path: string, body: object, options?: PostOptions): Promise<unknown>;
  /** Reads an answer by its schema; one that does not fit rejects as `invalidResponse`. */
  parse<S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S>;
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

interface Attempt extends Omit<WireRequest, 'bearer'> {
  readonly movesMoney: boolean;
}

/** Puts bearer, refresh and the reading of answers around the transport. */
export function createCalls(parts: CallsParts): Calls {
  const { host, texts, onUnreadable = () => undefined, session, send, timeoutMs, refresher } = parts;
  async function sendOnce(attempt: Attempt, bearer: string | undefined): Promise<unknown> {
    const { movesMoney, ...request } = attempt;
    // What was sent without a line cannot have arrived. Node says nothing about its line.
    const line: { readonly onLine?: boolean } | undefined = globalThis.navigator;
    const mayArrive = line?.onLine !== false;
    try {
      const text = await send({ ...request, bearer });
      return request.answer === 'ignore' ? undefined : readJson(text, texts);
    } catch (error) {
      const failure = toApiError(error, texts);
      throw movesMoney && mayArrive && isUncertain(failure) ? toUncertain(failure, texts) : failure;
    }
  }

  /**
   * One refresh and one retry after a 401, of a POST too: the server has refused it before doing anything (spec section
   * 4). Tokens that other calls or tabs have brought are tried first; they may have ended as well by then. All of it
   * together takes two tries' time at most.
   */
  async function sendWithBearer(whole: Attempt): Promise<unknown> {
    const limit = AbortSignal.timeout(2 * timeoutMs);
    const attempt = { ...whole, signal: whole.signal === undefined ? limit : AbortSignal.any([whole.signal, limit]) };
    if (!session.isAsKnown()) throw describeFailure({ kind: 'aborted' }, texts);
    const mark = session.mark();
    const bearer = session.tokens()?.access;
    if (bearer === undefined) return sendOnce(attempt, undefined);
    const retry: Attempt = { ...attempt, mayRetry: false };
    const renew = async (refused: string, error: unknown): Promise<Renewal> => {
      const renewal = isUnauthorized(error)
        ? await untilAborted(refresher()(refused, mark), attempt.signal, texts)
        : null;
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

  return {
    texts,
    onUnreadable,
    urlOf,
    get: (url, { signal } = {}) =>
      sendWithBearer({ method: 'GET', url, signal, mayRetry: true, answer: 'read', movesMoney: false }),
    async post(path, body, { signal, isPublic = false, movesMoney = false, ignoresAnswer = false } = {}) {
      const attempt: Attempt = {
        method: 'POST',
        url: urlOf(path),
        // Made once, so that a retry carries the same bytes.
        body: JSON.stringify(body),
        signal,
        mayRetry: false,
        answer: ignoresAnswer ? 'ignore' : 'read',
        movesMoney,
      };
      return isPublic ? sendOnce(attempt, undefined) : sendWithBearer(attempt);
    },
    parse(schema, answer) {
      const parsed = v.safeParse(schema, answer);
      if (parsed.success) return parsed.output;
      const cause = new v.ValiError(parsed.issues);
      throw describeFailure({ kind: 'invalidResponse', details: answer, cause }, texts);
    },
  };
}

function isUnauthorized(error: unknown): boolean {
  return isApiError(error) && error.kind === 'http' && error.status === 401;
}

function readJson(text: string, texts: ErrorTexts): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw describeFailure({ kind: 'invalidResponse', details: text, cause }, texts);
  }
}

/** Lets one caller go while what others share goes on. */
function untilAborted<T>(shared: Promise<T>, signal: AbortSignal | undefined, texts: ErrorTexts): Promise<T> {
  if (signal === undefined) return shared;
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(describeFailure({ kind: endOf(signal) }, texts));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    shared.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
