import ky, { isHTTPError, isNetworkError, isTimeoutError, type Options } from 'ky';
import type { ApiError } from './errors/ApiError.js';
import type { ErrorTexts } from './errors/errorTexts.js';
import type { FieldNames } from './errors/fieldErrors.js';
import { isApiError } from './errors/guards.js';
import { readRetryAfter } from './errors/retryAfter.js';
import { describeFailure } from './errors/toApiError.js';
import { type Limit, startLimit } from './limit.js';
import { followOnOrigin, isRedirect } from './redirects.js';
import { withoutCache } from './runtime.js';

/** Timeout of one attempt, the body of its answer included (ms). */
export const DEFAULT_TIMEOUT_MS = 10_000;

/** The longest `Retry-After` that is retried automatically (s); beyond that the user decides. */
const MAX_RETRY_AFTER_S = 2;

/** The pause before a GET is retried when the server names none (ms). */
const RETRY_PAUSE_MS = 200;

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
  const client = ky.create({
    ...withoutCache(),
    // The contract uses no cookies; one would make the server ask for a CSRF token.
    credentials: 'omit',
  });

  return async function send(request) {
    let limit: Limit | undefined;
    let isSent = false;
    const tryOnce: typeof globalThis.fetch = async (input, init) => {
      limit?.release();
      // ky's own timeout restarts with the body.
      const { signal } = (limit = startLimit(request.timeoutMs, input instanceof Request ? input.signal : undefined));
      const sendOnce: typeof globalThis.fetch = (target, more) => {
        const answer = (fetch ?? globalThis.fetch)(target, { ...init, ...more, signal });
        isSent = true;
        request.onSent?.();
        return answer;
      };
      return followOrRefuse(sendOnce, input instanceof Request ? input : new Request(input), request.texts);
    };
    try {
      const response = client(request.url, { ...toOptions(request), fetch: tryOnce });
      if (request.answer === 'read') return await response.text();
      // A body that has broken off meanwhile cannot be cancelled, and does not matter either.
      await (await response).body?.cancel().catch(() => undefined);
      return '';
    } catch (error) {
      throw toFailure(error, request, { isSent, isTooLate: limit?.signal.aborted === true });
    } finally {
      limit?.release();
    }
  };
}

/** A POST that is redirected may have been carried out first, so it counts as a lost answer. */
async function followOrRefuse(send: typeof globalThis.fetch, request: Request, texts: ErrorTexts): Promise<Response> {
  if (request.method === 'GET') {
    const response = await followOnOrigin(send, request);
    if (response === null) throw describeFailure({ kind: 'invalidResponse' }, texts);
    return response;
  }
  const response = await send(request);
  if (!isRedirect(response)) return response;
  response.body?.cancel().catch(() => undefined);
  throw describeFailure({ kind: 'network', cause: new TypeError('A POST was answered with a redirect.') }, texts);
}

function toOptions({ method, body, bearer, signal, timeoutMs, mayRetry }: WireRequest): Options {
  return {
    method,
    timeout: timeoutMs,
    // A followed POST would continue as a GET, or carry a password or a withdrawal to an address nobody configured. Not
    // `error`, which Cloudflare Workers refuse.
    redirect: 'manual',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    retry: {
      limit: mayRetry ? 1 : 0,
      methods: ['get'],
      statusCodes: [408, 429, 502, 503, 504],
      delay: () => RETRY_PAUSE_MS,
      maxRetryAfter: MAX_RETRY_AFTER_S * 1_000,
      shouldRetry: ({ error }) => (asksForLongWait(error) ? false : undefined),
    },
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  };
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

function toFailure(
  error: unknown,
  { signal, texts, fieldNames }: WireRequest,
  { isSent, isTooLate }: Progress,
): ApiError {
  if (isApiError(error)) return error;
  if (signal?.aborted === true) return describeFailure({ kind: endOf(signal) }, texts);
  // ky's errors hold the request and with it the bearer token; as a `cause` they would put it into logs.
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    const retryAfter = headers.get('retry-after');
    return describeFailure({ kind: 'http', status, body: bodyOf(error.data), fieldNames, retryAfter }, texts);
  }
  if (isTimeoutError(error) || isTooLate) return describeFailure({ kind: 'timeout' }, texts);
  const cause = isNetworkError(error) ? error.cause : error;
  // Anything else after sending comes from fetch or from a truncated answer; ky names only some of these.
  return describeFailure({ kind: isSent && !isMissingFunction(cause) ? 'network' : 'unexpected', cause }, texts);
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
