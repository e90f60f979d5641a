import type { FeedName } from './feeds.ts';

/** A price provider, as the proxy calls it. */
export interface Provider {
  /** The full address of its chart call; the feed's query is appended. */
  readonly url: string;
  /** Sent with each call; the place of a key. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A larger answer is not a chart (characters). */
const MAX_LENGTH = 1_000_000;

/** Why a provider sent no prices, in words that hold no address, header or text of others. */
export class ProviderError extends Error {}

export interface ProviderCall {
  readonly name: FeedName;
  readonly provider: Provider;
  readonly query: Readonly<Record<string, string>>;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
}

/** The JSON of a provider's answer. @throws ProviderError */
export async function callProvider({ name, provider, query, fetch, timeoutMs }: ProviderCall): Promise<unknown> {
  const url = new URL(provider.url);
  for (const [field, value] of Object.entries(query)) url.searchParams.set(field, value);
  const headers = { accept: 'application/json', ...provider.headers };
  let response: Response;
  let text: string;
  try {
    // A followed redirect would send the key to another host.
    response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    text = response.ok ? await readText(response) : '';
  } catch (thrown) {
    const isLate = thrown instanceof DOMException && thrown.name === 'TimeoutError';
    throw new ProviderError(isLate ? `${name} did not answer within ${timeoutMs} ms` : `${name} cannot be reached`);
  }
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined);
    throw new ProviderError(`${name} answered ${response.status}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError(`${name} answered with no JSON`);
  }
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    // Unfinished, so no JSON.
    if (text.length > MAX_LENGTH) return '';
  }
  return text + decoder.decode();
}
