import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMarket, DEFAULT_CHART } from '@etherpilot/api-client/market';
import { memoryCache, type PriceCache } from './cache.ts';
import { createPriceProxy, type PriceProxyOptions } from './createPriceProxy.ts';
import { KEY, startUpstream, type Upstream } from './testing/upstream.ts';

const START = Date.UTC(2026, 10, 20, 12);
const INTERVAL = 300_000;
const HOUR = 3_600_000;
const FINANCE = '/chart?symbol=ETH-USD&interval=1h&range=1d';
const CRYPTO = '/market_chart?vs_currency=usd&days=1';

const clock = { now: START };
let upstream: Upstream;
let lines: string[] = [];

beforeEach(async () => {
  clock.now = START;
  lines = [];
  upstream = await startUpstream();
});
afterEach(() => upstream.close());

function proxy(changes: Partial<PriceProxyOptions> = {}) {
  return createPriceProxy({
    upstream: {
      yahoo: {
        url: `${upstream.origin}/finance`,
        headers: { 'x-rapidapi-key': KEY, 'x-rapidapi-host': 'finance.test' },
      },
      coingecko: { url: `${upstream.origin}/crypto?plan=demo`, headers: { 'x-cg-demo-api-key': KEY } },
    },
    intervalMs: INTERVAL,
    maxAgeMs: 6 * HOUR,
    now: () => clock.now,
    log: (line) => lines.push(line),
    timeoutMs: 10_000,
    ...changes,
  });
}

type App = ReturnType<typeof proxy>;
const ask = async (app: App, path = FINANCE, init?: RequestInit) => app.request(path, init);
const read = async (response: Response) => (await response.json()) as { fetchedAt: number; source: string };

/** Waits for what happens after an answer, on a busy machine too. */
const soon = (expectation: () => unknown) => vi.waitFor(expectation, { timeout: 10_000 });

/** Waits until an instance has prices of this interval. */
async function untilYoung(app: App): Promise<void> {
  await soon(async () => {
    const { ageMs } = (await (await ask(app, '/health')).json()) as { ageMs: { yahoo: number } };
    expect(ageMs.yahoo).toBeLessThan(INTERVAL);
  });
}

describe('the price proxy', () => {
  test('asks a provider once for any number of callers, and adds when that was', async () => {
    const app = proxy();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(app)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await read(answers[7] ?? new Response())).toMatchObject({ fetchedAt: START, source: 'yahoo' });
    expect(upstream.calls.map(({ url }) => url)).toEqual(['/finance?symbol=ETH-USD&interval=1h&range=1d']);
  });

  test('sends its own key and nothing of the caller', async () => {
    const headers = { 'x-rapidapi-key': 'of the page', cookie: 'a=b', authorization: 'Bearer x' };
    const app = proxy();
    await Promise.all([ask(app, FINANCE, { headers }), ask(app, CRYPTO, { headers })]);
    const [finance, crypto] = upstream.calls.toSorted((a, b) => b.url.localeCompare(a.url));
    expect(finance?.headers).toMatchObject({ 'x-rapidapi-key': KEY, 'x-rapidapi-host': 'finance.test' });
    expect(crypto).toMatchObject({ url: '/crypto?plan=demo&vs_currency=usd&days=1' });
    expect(crypto?.headers).toMatchObject({ 'x-cg-demo-api-key': KEY });
    for (const { headers: sent } of upstream.calls) expect(Object.keys(sent)).not.toContain('cookie');
    for (const { headers: sent } of upstream.calls) expect(Object.keys(sent)).not.toContain('authorization');
  });

  test('asks once an interval, and hands out what it has while the next answer is on its way', async () => {
    const app = proxy();
    for (let second = 0; second < 3 * 300; second += 10) {
      clock.now = START + second * 1000;
      upstream.price = 3_000 + second;
      expect((await ask(app)).status).toBe(200);
      await untilYoung(app);
    }
    expect(upstream.calls).toHaveLength(3);
    expect((await read(await ask(app))).fetchedAt).toBe(START + 2 * INTERVAL);
  });

  test('says to shared caches how long an answer is young', async () => {
    const app = proxy();
    await ask(app);
    clock.now += 100_000;
    expect((await ask(app)).headers.get('cache-control')).toBe('public, max-age=200, stale-while-revalidate=300');
    upstream.behavior = 'error';
    clock.now = START + HOUR;
    expect((await ask(app)).headers.get('cache-control')).toBe('public, max-age=10, stale-while-revalidate=300');
  });

  test('hands out old prices with their age for an hour without the provider, and asks once an interval', async () => {
    const app = proxy();
    await ask(app);
    upstream.behavior = 'error';
    for (let minute = 1; minute <= 60; minute += 1) {
      clock.now = START + minute * 60_000;
      expect(await read(await ask(app))).toMatchObject({ fetchedAt: START });
      await soon(() => expect(lines).toHaveLength(Math.floor(minute / 5)));
    }
    expect(upstream.calls.length - 1).toBe(12);
    expect(new Set(lines)).toEqual(new Set(['yahoo answered 503.']));
    upstream.behavior = 'prices';
    clock.now += INTERVAL;
    expect(await read(await ask(app))).toMatchObject({ fetchedAt: clock.now });
  });

  test('hands out nothing older than its configured age, and invents nothing', async () => {
    const app = proxy({ maxAgeMs: HOUR });
    await ask(app);
    upstream.behavior = 'error';
    clock.now = START + HOUR - 1;
    expect((await ask(app)).status).toBe(200);
    clock.now = START + HOUR;
    const late = await ask(app);
    expect([late.status, late.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each(['error', 'text', 'empty', 'redirect', 'hang'] as const)('%s is no price', async (behavior) => {
    upstream.behavior = behavior;
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout.signal);
    const asked = ask(proxy());
    await soon(() => expect(upstream.calls).toHaveLength(1));
    if (behavior === 'hang') timeout.abort(new DOMException('It took too long', 'TimeoutError'));
    const answer = await asked;
    expect(answer.status).toBe(503);
    expect(lines).toHaveLength(1);
    expect(upstream.calls).toHaveLength(1);
    for (const text of [await answer.text(), ...answer.headers.values(), ...lines]) {
      expect(text).not.toContain(KEY);
      expect(text).not.toContain(upstream.origin);
    }
  });

  test('serves only charts that are shared, so that nobody can make it call more often', async () => {
    const app = proxy();
    const paths = [
      '/chart',
      '/chart?symbol=BTC-USD&interval=1h&range=1d',
      '/market_chart?vs_currency=eur&days=1',
      '/other',
    ];
    const statuses = await Promise.all(paths.map(async (path) => (await ask(app, path)).status));
    expect(statuses).toEqual([400, 400, 400, 404]);
    expect((await ask(proxy({ upstream: {} }))).status).toBe(404);
    expect(upstream.calls).toHaveLength(0);
  });

  test.each([
    `${FINANCE}&cache=1`,
    `${FINANCE}&symbol=ETH-USD`,
    `${FINANCE}&symbol=BTC-USD`,
    `${FINANCE}&`.replace('range=1d&', 'Range=1d'),
    `${CRYPTO}&precision=2`,
    `${CRYPTO}&days=1`,
  ])('refuses a query that has more or other fields: %s', async (path) => {
    const app = proxy();
    expect((await ask(app, path)).status).toBe(400);
    expect(upstream.calls).toEqual([]);
  });

  test('serves a day and a month of the listed pairs, each from its own call', { tags: ['CHART-41'] }, async () => {
    const app = proxy();
    const paths = ['ETH-USD', 'ETH-BTC'].flatMap((symbol) =>
      ['1d', '1mo'].map((range) => `/chart?symbol=${symbol}&interval=1h&range=${range}`),
    );
    for (const path of [...paths, CRYPTO, '/market_chart?vs_currency=usd&days=30', ...paths]) {
      expect((await ask(app, path)).status).toBe(200);
    }
    expect(upstream.calls).toHaveLength(6);
    const refused = ['/chart?symbol=ETH-EUR&interval=1h&range=1d', '/chart?symbol=ETH-USD&interval=1h&range=5d'];
    for (const path of [...refused, '/market_chart?vs_currency=usd&days=90']) {
      expect((await ask(app, path)).status).toBe(400);
    }
    expect(upstream.calls).toHaveLength(6);
  });

  test('takes the fields of a query in any order', async () => {
    expect((await ask(proxy(), '/chart?range=1d&interval=1h&symbol=ETH-USD')).status).toBe(200);
  });

  test('limits what is no call for prices, too, and apart from those', async () => {
    const limited = proxy({ rateLimit: { calls: 2, windowMs: 60_000 } });
    const statuses: number[] = [];
    for (const path of ['/health', '/nowhere', '/health', '/nowhere', FINANCE, FINANCE, FINANCE]) {
      statuses.push((await ask(limited, path)).status);
    }
    expect(statuses).toEqual([200, 404, 429, 429, 200, 200, 429]);
    const refused = await ask(limited, '/health');
    expect(refused.headers.get('retry-after')).toBe('60');
    clock.now += 60_000;
    expect((await ask(limited, '/health')).status).toBe(200);
  });

  test('limits the calls of an address, and of a whole household where it has many', async () => {
    const limited = proxy({
      rateLimit: { calls: 3, windowMs: 60_000 },
      getAddress: ({ headers }) => headers.get('x-address') ?? '',
    });
    const from = async (address: string) => (await ask(limited, FINANCE, { headers: { 'x-address': address } })).status;
    const statuses = async (...list: string[]) => {
      const found: number[] = [];
      for (const address of list) found.push(await from(address));
      return found;
    };
    expect(await statuses('10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2')).toEqual([
      200, 200, 200, 429, 200,
    ]);
    expect(await statuses('2001:db8::1', '2001:db8::2', '2001:db8:0:0:9::3', '2001:db8:0:0::4')).toEqual([
      200, 200, 200, 429,
    ]);
    clock.now += 60_000;
    expect(await from('10.0.0.1')).toBe(200);
  });

  test('may be called by the pages of any origin, also with the headers the client sends', async () => {
    const headers = { origin: 'https://app.test', 'access-control-request-headers': 'x-rapidapi-key' };
    const preflight = await ask(proxy(), FINANCE, { method: 'OPTIONS', headers });
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-rapidapi-key');
    expect(preflight.headers.get('access-control-max-age')).toBe('86400');
    expect((await ask(proxy(), FINANCE, { headers })).headers.get('access-control-allow-origin')).toBe('*');
  });

  test('tells its health without asking a provider', async () => {
    const app = proxy();
    expect(await (await ask(app, '/health')).json()).toEqual({ status: 'ok', ageMs: { yahoo: null, coingecko: null } });
    expect(upstream.calls).toHaveLength(0);
  });
});

describe('instances that share a cache', () => {
  test('ask once an interval together, and one that starts later has the prices at once', async () => {
    const cache = memoryCache(() => clock.now);
    const instances = [proxy({ cache }), proxy({ cache }), proxy({ cache })];
    for (let at = 0; at < 4; at += 1) {
      clock.now = START + at * INTERVAL;
      await Promise.all(instances.map((app) => ask(app)));
      await soon(() => expect(upstream.calls).toHaveLength(at + 1));
      await soon(async () => expect(await cache.get('yahoo')).toContain(`${clock.now}`));
    }
    expect(upstream.calls).toHaveLength(4);
    upstream.behavior = 'error';
    expect(await read(await ask(proxy({ cache })))).toMatchObject({ fetchedAt: START + 3 * INTERVAL });
  });

  test('go on alone while it is down, and say so once', async () => {
    const refuse = () => Promise.reject(new Error(`connect redis://:${KEY}@cache`));
    const down: PriceCache = { get: refuse, set: refuse, claim: refuse };
    const app = proxy({ cache: down });
    expect((await ask(app)).status).toBe(200);
    clock.now += INTERVAL;
    await ask(app);
    expect(lines).toEqual(['The shared cache does not answer; this instance goes on alone.']);
  });
});

test('the client shows prices of the proxy with their age', async () => {
  const app = proxy();
  await ask(app);
  await ask(app, CRYPTO);
  upstream.behavior = 'error';
  const cells = new Map<string, string>();
  const market = createMarket({
    storage: {
      getItem: (key) => cells.get(key) ?? null,
      setItem: (key, value) => void cells.set(key, value),
      removeItem: (key) => void cells.delete(key),
    },
    now: () => clock.now,
    random: () => 0,
    fetch: async (input, init) => app.request(new Request(input, init)),
    primary: { url: 'https://prices.test/chart', key: 'none', host: 'none' },
    secondary: { url: 'https://prices.test/market_chart' },
  });
  clock.now = START + 20 * 60_000;
  expect(await market.load(DEFAULT_CHART)).toMatchObject({ provenance: 'live', fetchedAt: START });
  clock.now = START + HOUR;
  expect(await market.refresh(DEFAULT_CHART)).toMatchObject({ provenance: 'stale', fetchedAt: START });
});
