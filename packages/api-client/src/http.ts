import ky, { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import type { ApiError } from './errors/ApiError.js';
import type { ErrorTexts } from './errors/errorTexts.js';
import type { FieldNames } from './errors/fieldErrors.js';
import { isApiError } from './errors/guards.js';
import { readRetryAfter } from './errors/retryAfter.js';
import { describeFailure } from './errors/toApiError.js';
import { type Limit, startLimit } from './limit.js';
import { followOnOrigin, isRedirect, type Send } from './redirects.js';
import { withoutCache } from './runtime.js';
import { untilAborted } from './untilAborted.js';

/** Timeout of one attempt, the body of its answer included (ms). */
export const DEFAULT_TIMEOUT_MS = 10_000;

/** The longest `Retry-After` that is retried automatically (s); beyond that the user decides. */
const MAX_RETRY_AFTER_S = 2;

/** The pause before a GET is retried when the server names none (ms). */
const RETRY_PAUSE_MS = 200;

/** The statuses after which a GET is retried. */
const RETRIED_STATUSES = [408, 429, 502, 503, 504];

/** One attempt at a request. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  /** JSON text. */
  readonly body?: string | undefined;
  readonly bearer?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Timeout of one attempt (ms). */
  readonly timeoutMs: number;
  /** The error texts to use. */
  readonly texts: ErrorTexts;
  /** What the fields of the body are called in errors, where that differs. */
  readonly fieldNames?: FieldNames | undefined;
  /** Called when the request is handed to `fetch`: from then on it may arrive. */
  readonly onSent?: () => void;
  /** Whether a GET that failed temporarily may be retried once. */
  readonly mayRetry: boolean;
  /** `ignore` accepts any success answer, whatever its body. */
  readonly answer: 'read' | 'ignore';
}

/** Sends one request and resolves with the text of a success answer. Rejects only with an {@link ApiError}. */
export type Transport = (request: WireRequest) => Promise<string>;

/** `fetch` is used instead of the global one. */
export function createTransport(fetch: typeof globalThis.fetch | undefined): Transport {
  // ky decides whether a GET that failed is sent again, and when. It gets no signal or header, because it would copy them
  // into two requests of its own before `fetch` makes the one that is sent. Its own timeout restarts with the body.
  const twice = ky.create({
    timeout: false,
    throwHttpErrors: isRetried,
    retry: {
      limit: 1,
      statusCodes: RETRIED_STATUSES,
      delay: () => RETRY_PAUSE_MS,
      maxRetryAfter: MAX_RETRY_AFTER_S * 1_000,
      shouldRetry: ({ error }) => (asksForLongWait(error) ? false : undefined),
    },
  });
  const common: RequestInit = {
    ...withoutCache(),
    // The contract uses no cookies; one would make the server ask for a CSRF token.
    credentials: 'omit',
    // A followed POST would continue as a GET, or carry a password or a withdrawal to an address nobody configured. Not
    // `error`, which Cloudflare Workers refuse.
    redirect: 'manual',
  };

  return async function send(request) {
    let limit: Limit | undefined;
    let isSent = false;
    const tryOnce = async (): Promise<Response> => {
      limit?.release();
      // The caller may have left during the pause.
      if (request.signal?.aborted === true) throw request.signal.reason;
      const { signal, race } = (limit = startLimit(request.timeoutMs, request.signal));
      const init = { ...common, ...toInit(request), signal };
      const sendOnce: Send = (url, more) => {
        const answer = (fetch ?? globalThis.fetch)(url, { ...init, ...more });
        isSent = true;
        request.onSent?.();
        return answer;
      };
      return race(followOrRefuse(sendOnce, request));
    };
    const readText = (response: Response): Promise<string> => {
      const text = response.text();
      return limit?.race(text) ?? text;
    };
    // Of a call that succeeds, ky alone would take a quarter.
    const tryTwice = async (): Promise<Response> => {
      const first = tryOnce();
      const response = await first.catch(() => undefined);
      if (response !== undefined && !isRetried(response.status)) return response;
      let attempts = 0;
      const tryNext = (): Promise<Response> => ((attempts += 1) === 1 ? first : tryOnce());
      return untilAborted(twice(request.url, { fetch: tryNext }), request.signal);
    };
    try {
      const mayRetry = request.method === 'GET' && request.mayRetry;
      const response = await (mayRetry ? tryTwice() : tryOnce());
      if (!response.ok) {
        // One that cannot be read to its end is reported by its status.
        const text = await readText(response).catch(() => undefined);
        throw describeAnswer(response, text, request);
      }
      if (request.answer === 'read') return await readText(response);
      // A body that has broken off meanwhile cannot be cancelled, and does not matter either.
      await response.body?.cancel().catch(() => undefined);
      return '';
    } catch (error) {
      throw toFailure(error, request, { isSent, isTooLate: limit?.signal.aborted === true });
    } finally {
      limit?.release();
    }
  };
}

/** A POST that is redirected may have been carried out first, so it counts as a lost answer. */
async function followOrRefuse(send: Send, { method, url, texts }: WireRequest): Promise<Response> {
  if (method === 'GET') {
    const response = await followOnOrigin(send, url);
    if (response === null) throw describeFailure({ kind: 'invalidResponse' }, texts);
    return response;
  }
  const response = await send(url);
  if (!isRedirect(response)) return response;
  response.body?.cancel().catch(() => undefined);
  throw describeFailure({ kind: 'network', cause: new TypeError('A POST was answered with a redirect.') }, texts);
}

function toInit({ method, body, bearer }: WireRequest): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (bearer !== undefined) headers['authorization'] = `Bearer ${bearer}`;
  if (body === undefined) return { method, headers };
  headers['content-type'] = 'application/json';
  return { method, headers, body };
}

function isRetried(status: number): boolean {
  return RETRIED_STATUSES.includes(status);
}

function asksForLongWait(error: Error): boolean {
  return isHTTPError(error) && (readRetryAfter(error.response.headers.get('retry-after')) ?? 0) > MAX_RETRY_AFTER_S;
}

interface Progress {
  /** Whether the request was handed to `fetch`. */
  readonly isSent: boolean;
  /** Whether the attempt exceeded its timeout. */
  readonly isTooLate: boolean;
}

function toFailure(error: unknown, request: WireRequest, { isSent, isTooLate }: Progress): ApiError {
  const { signal, texts } = request;
  if (isApiError(error)) return error;
  if (signal?.aborted === true) return describeFailure({ kind: endOf(signal) }, texts);
  // ky's errors hold the request and with it the bearer token; as a `cause` they would put it into logs.
  if (isHTTPError(error)) return describeAnswer(error.response, error.data, request);
  if (isTimeoutError(error) || isTooLate) return describeFailure({ kind: 'timeout' }, texts);
  const cause = isNetworkError(error) ? error.cause : error;
  // Anything else after sending comes from fetch or from a truncated answer; ky names only some of these.
  return describeFailure({ kind: isSent && !isMissingFunction(cause) ? 'network' : 'unexpected', cause }, texts);
}

function describeAnswer({ status, headers }: Response, data: unknown, { texts, fieldNames }: WireRequest): ApiError {
  const retryAfter = headers.get('retry-after');
  return describeFailure({ kind: 'http', status, body: bodyOf(data), fieldNames, retryAfter }, texts);
}

/** Whether a function is missing, as in an old browser. `fetch` rejects with a TypeError too. */
function isMissingFunction(error: unknown): boolean {
  if (error instanceof ReferenceError) return true;
  return error instanceof TypeError && /\bis not a (?:function|constructor)\b|\bundefined\b/.test(error.message);
}

/** The body of an error, parsed as JSON whatever its content type. */
function bodyOf(data: unknown): unknown {
  if (typeof data !== 'string' || !/^\s*[[{]/.test(data)) return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return data;
  }
}

/** A caller's signal may also be a deadline: that is a timeout, which is shown. */
export function endOf(signal: AbortSignal): 'timeout' | 'aborted' {
  const reason: unknown = signal.reason;
  return reason instanceof Error && reason.name === 'TimeoutError' ? 'timeout' : 'aborted';
}
