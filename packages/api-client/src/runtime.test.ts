import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './createApiClient.js';
import { createMarket } from './market/createMarket.js';
import { parseUrl, uniqueName } from './runtime.js';
import { createTestServer, sendJson } from './testing/createTestServer.js';
import { moneyCalls } from './testing/orders.js';
import { begun } from './testing/sessions.js';

afterEach(() => void vi.unstubAllGlobals());

const baseUrl = 'https://api.example.com';
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const marketOptions = { storage, now: () => 0, random: () => 0.5 };

describe('a runtime that lacks something', () => {
  it.each(['Headers', 'Request', 'Response', 'URL', 'AbortController', 'DOMException', 'performance'])(
    'gets an error that it has no %s when the client is created',
    (name) => {
      vi.stubGlobal(name, undefined);
      expect(() => createApiClient({ baseUrl })).toThrow(
        new TypeError(
          `createApiClient cannot work here: this runtime has no ${name}. Use a newer one or load a polyfill first.`,
        ),
      );
    },
  );

  it('gets one error that names all that is missing, and says that a fetch can be passed', () => {
    for (const name of ['fetch', 'URL', 'TextDecoder']) vi.stubGlobal(name, undefined);
    const start = (): unknown => createApiClient({ baseUrl });
    expect(start).toThrow('no fetch, no URL. Use a newer one, load a polyfill first, or pass a fetch.');
    expect(() => createMarket(marketOptions)).toThrow(
      'createMarket cannot work here: this runtime has no fetch, no URL',
    );
  });

  it('needs no fetch of its own when one is passed', () => {
    const own = fetch;
    vi.stubGlobal('fetch', undefined);
    expect(() => createApiClient({ baseUrl, fetch: own })).not.toThrow();
    expect(() => createMarket({ ...marketOptions, fetch: own })).not.toThrow();
  });

  it('gets an error for a missing member, too', () => {
    vi.stubGlobal('AbortSignal', EventTarget);
    expect(() => createApiClient({ baseUrl })).toThrow('no AbortSignal.prototype.reason');
  });
});

describe('a request that never left', () => {
  const refusals: readonly (readonly [string, Error])[] = [
    ['an option it does not know', new TypeError('Invalid redirect value, must be one of "follow" or "manual".')],
    ['a field it has not implemented', new Error("The 'cache' field on 'RequestInitializerDict' is not implemented.")],
  ];

  it.each(refusals)('because fetch refuses %s is not an uncertain order', async (_, refusal) => {
    const client = createApiClient({
      baseUrl,
      tokenStore: begun(),
      fetch: () => {
        throw refusal;
      },
    });
    for (const [, call] of moneyCalls) {
      await expect(call(client)).rejects.toMatchObject({ kind: 'unexpected', cause: refusal });
    }
  });
});

describe('a connection that was never made', () => {
  const message = 'client error (Connect): tcp connect error: Connection refused (os error 111)';
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

  it.each([
    ['Node', new TypeError('fetch failed', { cause: refused }), 'network'],
    ['Bun', Object.assign(new TypeError('Unable to connect.'), { code: 'ECONNREFUSED' }), 'network'],
    ['Deno', new TypeError('fetch failed', { cause: new Error(message) }), 'network'],
    ['a browser', new TypeError('Failed to fetch'), 'uncertain'],
    ['Cloudflare Workers', new Error('Network connection lost.'), 'uncertain'],
  ])('as %s reports it decides whether an order is uncertain', async (_, error, kind) => {
    const client = createApiClient({ baseUrl, tokenStore: begun(), fetch: () => Promise.reject(error) });
    for (const [, call] of moneyCalls) await expect(call(client)).rejects.toMatchObject({ kind });
  });
});

describe('a runtime that refuses what it has not implemented', () => {
  /** As Cloudflare Workers of early 2024. */
  class OldWorkerRequest extends Request {
    constructor(input: RequestInfo | URL, init: RequestInit = {}) {
      if (init.redirect === 'error') throw new TypeError('Invalid redirect value.');
      if ('cache' in init) throw new Error("The 'cache' field on 'RequestInitializerDict' is not implemented.");
      super(input, init);
    }
  }

  it('sends every call all the same', async () => {
    vi.stubGlobal('Request', OldWorkerRequest);
    const server = await createTestServer((_request, response) => sendJson(response, 400, { detail: 'Closed.' }));
    const fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(new OldWorkerRequest(input, init));
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun(), fetch });
    for (const [, call] of moneyCalls) await expect(call(client)).rejects.toMatchObject({ message: 'Closed.' });
    await expect(client.bots.list()).rejects.toMatchObject({ message: 'Closed.' });
    expect(server.requests).toHaveLength(moneyCalls.length + 1);
  });
});

it('names differ with and without crypto', () => {
  const withCrypto = [uniqueName(), uniqueName()];
  vi.stubGlobal('crypto', undefined);
  const names = [...withCrypto, uniqueName(), uniqueName()];
  expect(new Set(names).size).toBe(4);
  expect(names).toEqual(names.map(() => expect.stringMatching(/^\d+-\d+-\d+-\d+$/)));
});

it.each([
  ['https://a.example/b', 'https://a.example/b'],
  ['/b', 'https://base.example/b'],
  ['https://', null],
])('reads %s as %s', (text, href) => {
  expect(parseUrl(text, new URL('https://base.example'))?.href ?? null).toBe(href);
});
