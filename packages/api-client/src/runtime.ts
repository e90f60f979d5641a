/** What nothing replaces, for this code and for ky: globals, and members that can be missing of globals that are there. */
const needs = {
  createApiClient: [
    'Headers',
    'Request',
    'Response',
    'URL',
    'AbortController',
    'AbortSignal.prototype.reason',
    'DOMException',
    'performance',
    'Object.hasOwn',
  ],
  createMarket: ['URL', 'TextDecoder', 'AbortController', 'DOMException', 'Object.hasOwn', 'Array.prototype.toSorted'],
};

/** Throws a `TypeError` that names what the runtime lacks, so that no request can fail halfway. */
export function checkRuntime(caller: keyof typeof needs, ownFetch: typeof fetch | undefined): void {
  const features = ownFetch === undefined ? ['fetch', ...needs[caller]] : needs[caller];
  const missing = features.filter((feature) => !has(feature));
  if (missing.length === 0) return;
  const remedy = missing.includes('fetch') ? ', load a polyfill first, or pass a fetch' : ' or load a polyfill first';
  throw new TypeError(
    `${caller} cannot work here: this runtime has no ${missing.join(', no ')}. Use a newer one${remedy}.`,
  );
}

function has(feature: string): boolean {
  const path = feature.split('.');
  const member = path.pop() ?? '';
  let holder: unknown = globalThis;
  for (const name of path) holder = (holder as Readonly<Record<string, unknown>> | undefined)?.[name];
  if (holder === globalThis) return (holder as Readonly<Record<string, unknown>>)[member] !== undefined;
  // Reading a getter of a prototype would throw.
  return holder != null && member in Object(holder);
}

/** Keeps answers out of HTTP caches; Cloudflare Workers of before November 2024 have none and refuse the option. */
export function withoutCache(): Pick<RequestInit, 'cache'> {
  const options = { cache: 'no-store' } as const;
  try {
    Reflect.construct(Request, ['https://example.com', options]);
    return options;
  } catch {
    return {};
  }
}

/** A URL, or `null` for a text that is none. `URL.canParse` and `URL.parse` are missing in older browsers. */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** A name no other tab or session has. It is not a secret, so a runtime without `crypto` will do. */
export function uniqueName(): string {
  const parts = new Uint32Array(4);
  const crypto: Crypto | undefined = globalThis.crypto;
  if (crypto === undefined) return parts.map(() => Math.random() * 2 ** 32).join('-');
  return crypto.getRandomValues(parts).join('-');
}
