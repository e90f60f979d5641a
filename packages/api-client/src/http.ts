import ky, { isHTTPError, isNetworkError, isTimeoutError, type Options } from 'ky';
import type { ApiError } from './errors/ApiError.js';
import type { ErrorTexts } from './errors/errorTexts.js';
import { isApiError } from './errors/guards.js';
import { readRetryAfter } from './errors/retryAfter.js';
import { describeFailure } from './errors/toApiError.js';

/** How long one try may take, the body of its answer included (ms). */
export const DEFAULT_TIMEOUT_MS = 10_000;

/** The longest wait a server may ask for and still be asked again (s); after that the person decides. */
const MAX_RETRY_AFTER_S = 2;

/** The pause before a GET is sent again when the server names none (ms). */
const RETRY_PAUSE_MS = 200;

/** One try as it goes over the wire. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  /** JSON text. */
  readonly body?: string | undefined;
  readonly bearer?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Whether a GET that failed in passing may be sent once more. */
  readonly mayRetry: boolean;
  /** `ignore` takes any success answer for success, whatever it holds or lacks (G-125). */
  readonly answer: 'read' | 'ignore';
}

export interface TransportOptions {
  readonly fetch: typeof globalThis.fetch | undefined;
  readonly timeoutMs: number;
  readonly texts: ErrorTexts;
}

/** Sends one request and gives the text of a success answer. Rejects with an ApiError only. */
export type Transport = (request: WireRequest) => Promise<string>;

export function createTransport({ fetch, timeoutMs, texts }: TransportOptions): Transport {
  const client = ky.create({
    cache: 'no-store',
    // Cookies are no part of the contract; one would make the server ask for a CSRF token.
    credentials: 'omit',
    timeout: timeoutMs,
  });

  return async function send(request) {
    let limit: AbortSignal | undefined;
    const tryOnce: typeof globalThis.fetch = async (input, init) => {
      // ky's own limit begins anew with the body.
      limit = AbortSignal.timeout(timeoutMs);
      const signal = AbortSignal.any(input instanceof Request ? [input.signal, limit] : [limit]);
      const response = await (fetch ?? globalThis.fetch)(input, { ...init, signal });
      if (isFromElsewhere(response, request.url)) throw describeFailure({ kind: 'invalidResponse' }, texts);
      return response;
    };
    try {
      const response = client(request.url, { ...toOptions(request), fetch: tryOnce });
      if (request.answer === 'read') return await response.text();
      await (await response).body?.cancel();
      return '';
    } catch (error) {
      throw toFailure(error, request.signal, limit, texts);
    }
  };
}

/** Whether a redirect has led away from the server that was asked. */
function isFromElsewhere({ redirected, url }: Response, asked: URL): boolean {
  return redirected && URL.canParse(url) && new URL(url).origin !== asked.origin;
}

function toOptions({ method, body, bearer, signal, mayRetry }: WireRequest): Options {
  return {
    method,
    // A POST would go on as a GET, or carry a password or a withdrawal to an address nobody has configured.
    redirect: method === 'GET' ? 'follow' : 'error',
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

function toFailure(
  error: unknown,
  signal: AbortSignal | undefined,
  limit: AbortSignal | undefined,
  texts: ErrorTexts,
): ApiError {
  if (isApiError(error)) return error;
  if (signal?.aborted === true) return describeFailure({ kind: endOf(signal) }, texts);
  // ky's errors hold the request and with it the bearer; as a `cause` they would carry it into logs.
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    const retryAfter = headers.get('retry-after');
    return describeFailure({ kind: 'http', status, body: bodyOf(error.data), retryAfter }, texts);
  }
  if (isTimeoutError(error) || limit?.aborted === true) return describeFailure({ kind: 'timeout' }, texts);
  // What is left comes from fetch itself or from an answer cut off on its way; ky names only some of these.
  return describeFailure({ kind: 'network', cause: isNetworkError(error) ? error.cause : error }, texts);
}

/** The body of an error: JSON is read as such whatever its header calls it. */
function bodyOf(data: unknown): unknown {
  if (typeof data !== 'string' || !/^\s*[[{]/.test(data)) return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return data;
  }
}

/** A caller's signal may also be a deadline: then the end is a timeout, which is shown. */
export function endOf(signal: AbortSignal): 'timeout' | 'aborted' {
  const reason: unknown = signal.reason;
  return reason instanceof Error && reason.name === 'TimeoutError' ? 'timeout' : 'aborted';
}
