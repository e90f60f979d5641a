/** What both entry points need and nothing replaces. */
const COMMON = ['URL', 'AbortController', 'DOMException', 'Object.hasOwn'];

/**
 * Throws a `TypeError` that names what the runtime lacks, so that no request can fail halfway. `needs`: what nothing replaces,
 * besides what is common: globals, and members that can be missing of globals that are there.
 */
export function checkRuntime(caller: string, needs: readonly string[], ownFetch: typeof fetch | undefined): void {
  const features = [...(ownFetch === undefined ? ['fetch'] : []), ...COMMON, ...needs];
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
