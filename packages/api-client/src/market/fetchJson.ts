import { MAX_BODY_BYTES } from './constants.js';
import { FETCH_FAILED, httpError } from './errors.js';
import { startTimeout } from '../timeout.js';
import { isRedirect } from '../redirects.js';
import { withoutCache } from '../runtime.js';

export interface JsonRequest {
  readonly url: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The message for a success answer that is not JSON, or too large. */
  readonly invalidFormat: string;
}

/** Resolves with the parsed JSON of an answer, or rejects with one of the errors of {@link createGetJson}. */
export type GetJson = (request: JsonRequest) => Promise<unknown>;

/**
 * Creates a function that fetches a provider's JSON. It rejects with 'HTTP error! status: <code>' on an error status,
 * with `invalidFormat` for a body that is not JSON or larger than 1 MB, and with 'Failed to fetch chart data' when
 * there is no complete answer within `timeoutMs` (ms).
 */
export function createGetJson(fetch: typeof globalThis.fetch, timeoutMs: number): GetJson {
  return async function getJson(request) {
    const url = new URL(request.url);
    for (const [name, value] of Object.entries(request.query)) url.searchParams.set(name, value);
    const { signal, race, release } = startTimeout(timeoutMs);
    const text = await race(requestText(fetch, url, request, signal))
      .catch(toKnownError)
      .finally(release);
    try {
      return JSON.parse(text ?? '');
    } catch {
      throw new Error(request.invalidFormat);
    }
  };
}

async function requestText(
  fetch: typeof globalThis.fetch,
  url: URL,
  { headers }: JsonRequest,
  signal: AbortSignal,
): Promise<string | undefined> {
  const response = await fetch(url, {
    signal,
    headers: { accept: 'application/json', ...headers },
    ...withoutCache(),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // A followed redirect would send the key to another host. Not `error`, which Cloudflare Workers refuse.
    redirect: 'manual',
  });
  if (isRedirect(response) || !response.ok) {
    // Only frees the connection; a failure to do so must not hide the status.
    response.body?.cancel().catch(() => undefined);
    throw new KnownError(isRedirect(response) ? FETCH_FAILED : httpError(response.status));
  }
  return readText(response);
}

/** The body as text; `undefined` as soon as it exceeds 1 MB. */
async function readText({ body }: Response): Promise<string | undefined> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

class KnownError extends Error {}

/**
 * The messages of fetch differ between browsers and may quote a header, and with it the key: they are not passed on.
 */
function toKnownError(error: unknown): never {
  throw new Error(error instanceof KnownError ? error.message : FETCH_FAILED);
}
