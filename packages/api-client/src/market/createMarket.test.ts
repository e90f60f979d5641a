import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createTestServer,
  deadAddress,
  type Handler,
  sendHtml,
  sendJson,
  sendTruncated,
  type TestServer,
} from '../testing/createTestServer.js';
import { createStalledResponse, createTestFetch } from '../testing/createTestFetch.js';
import { stopClock } from '../testing/stopClock.js';
import { areSound } from './Candle.js';
import { clearStoredCandles } from './clearStoredCandles.js';
import * as constants from './constants.js';
import { createMarket } from './createMarket.js';
import type { MarketOptions } from './Market.js';
import type { MarketStorage } from './MarketStorage.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.UTC(2025, 10, 20, 12);
const chart = { symbol: 'ETH-USD', interval: '1h', range: '1d' };
const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));
const yahooAnswer = fixture('derived-eth-usd-1h-range1d-2025-11-20');
const coinGeckoAnswer = fixture('btc-usd-days1-2021-05-15');

const good: Handler = ({ path }, response) =>
  sendJson(response, 200, path.startsWith('/yahoo') ? yahooAnswer : coinGeckoAnswer);
const down: Handler = (_request, response) => sendHtml(response, 503);
/** Only the primary provider answers with `handler`; the secondary one works. */
const primaryAnswers =
  (answer: (response: ServerResponse) => void): Handler =>
  (request, response, server) =>
    request.path.startsWith('/yahoo') ? answer(response) : good(request, response, server);

function memory(): MarketStorage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** A tab over two providers, with an adjustable clock; more tabs share its storage and clock. */
async function scene(initial: Handler = good, changes: Partial<MarketOptions> = {}) {
  const clock = { now: START };
  const provider = { answer: initial };
  const errors: string[] = [];
  const storage = memory();
  const server = await createTestServer((...call) => provider.answer(...call));
  function openTab(more: Partial<MarketOptions> = {}) {
    return createMarket({
      storage,
      now: () => clock.now,
      random: () => 0.5,
      primary: { url: `${server.url}/yahoo/chart`, key: 'secret-key', host: 'finance.example.com' },
      secondary: { url: `${server.url}/coins/ethereum/market_chart` },
      timeZone: 'UTC',
      onProviderError: ({ message }, name) => errors.push(`${name}: ${message}`),
      ...changes,
      ...more,
    });
  }
  return { clock, provider, errors, storage, server, openTab, market: openTab() };
}

const calls = ({ requests }: TestServer, path: string) => requests.filter((seen) => seen.path.startsWith(path)).length;

it('the constants have their specified values', { tags: ['CONST-12', 'CHART-14', 'CHART-17'] }, () => {
  expect({ ...constants }).toEqual({
    DEFAULT_CHART: { symbol: 'ETH-USD', interval: '1h', range: '1d' },
    CACHE_LIFETIME_MS: 1_800_000,
    REFRESH_INTERVAL_MS: 5_760_000,
    DAILY_CALL_LIMIT: 15,
    MANUAL_REFRESH_PAUSE_MS: 60_000,
    SYNTHETIC_BASE_PRICE: 2_000,
    MAX_JITTER: 0.01,
    MAX_CANDLES: 5_000,
    MONTH_RANGE: '1mo',
    MAX_BODY_BYTES: 1_000_000,
    PROVIDER_TIMEOUT_MS: 10_000,
  });
});

describe('the primary provider', () => {
  it('is tried first and shows its toast', { tags: ['CHART-08', 'CHART-25'] }, async () => {
    const { market, server, errors } = await scene();
    const answer = await market.load(chart);
    expect(answer).toMatchObject({
      source: 'yahoo',
      provenance: 'live',
      isDerived: false,
      fetchedAt: START,
      notice: { title: 'Chart Updated', description: 'ETH-USD data updated (1/15 today)' },
    });
    expect(answer.candles).toHaveLength(24);
    expect(server.requests).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it(
    'receives a request for hourly ETH-USD candles of one day',
    { tags: ['CHART-01', 'CHART-02', 'CHART-03'] },
    async () => {
      const { market, server } = await scene();
      await market.load(constants.DEFAULT_CHART);
      const { searchParams } = new URL(server.requests[0]?.path ?? '', server.url);
      expect(Object.fromEntries(searchParams)).toEqual({ symbol: 'ETH-USD', interval: '1h', range: '1d' });
    },
  );

  it('receives symbol, interval and range, with key and host only in headers', { tags: ['CHART-29'] }, async () => {
    const { market, server } = await scene();
    await market.load(chart);
    const [request] = server.requests;
    expect(request).toMatchObject({
      method: 'GET',
      path: '/yahoo/chart?symbol=ETH-USD&interval=1h&range=1d',
      headers: { 'x-rapidapi-key': 'secret-key', 'x-rapidapi-host': 'finance.example.com' },
    });
    expect(request?.headers.cookie).toBeUndefined();
  });

  it.each([
    ['nothing', undefined],
    ['no key', { url: 'http://127.0.0.1:1', key: '', host: 'h' }],
    ['no host', { url: 'http://127.0.0.1:1', key: 'k', host: ' ' }],
    ['no url', { url: '', key: 'k', host: 'h' }],
  ])('is skipped without a request when %s is configured', { tags: ['CHART-08'] }, async (_, primary) => {
    const { market, server, errors } = await scene(good, { primary });
    await expect(market.load(chart)).resolves.toMatchObject({ source: 'coingecko' });
    expect(calls(server, '/yahoo')).toBe(0);
    expect(errors).toEqual([]);
  });

  it.each([
    ['an invalid URL', { url: 'finance', key: 'k', host: 'h' }],
    ['a file', { url: 'file:///etc/hosts', key: 'k', host: 'h' }],
    ['a key no header can carry', { url: 'https://finance.example.com', key: 'geheim\nü', host: 'h' }],
  ])('%s throws at startup, without naming the key', { tags: ['CHART-29'] }, async (_, primary) => {
    await expect(scene(good, { primary })).rejects.toThrow(TypeError);
    await expect(scene(good, { primary })).rejects.not.toThrow(/geheim/);
  });
});

describe('a primary provider that fails', () => {
  it.each<[string, (response: ServerResponse) => void, string]>([
    ['a status with HTML', (response) => sendHtml(response, 500), 'HTTP error! status: 500'],
    [
      'a status with an error in JSON',
      (response) => sendJson(response, 404, fixture('error-404-not-found')),
      'HTTP error! status: 404',
    ],
    [
      'a refusal in plain text',
      (response) => void response.writeHead(429).end('Edge: Too Many Requests'),
      'HTTP error! status: 429',
    ],
    [
      'an error field',
      (response) => sendJson(response, 200, fixture('error-404-not-found')),
      'No data found, symbol may be delisted',
    ],
    [
      'HTML for a success',
      (response) => sendHtml(response, 200),
      'Invalid data format received from Yahoo Finance API',
    ],
    [
      'no quote',
      (response) => sendJson(response, 200, { chart: { result: [{}] } }),
      'Invalid data format received from Yahoo Finance API',
    ],
    [
      'an empty body',
      (response) => void response.writeHead(200).end(),
      'Invalid data format received from Yahoo Finance API',
    ],
    [
      'more than 1 MB',
      (response) => sendJson(response, 200, { ...(yahooAnswer as object), more: 'x'.repeat(1_000_000) }),
      'Invalid data format received from Yahoo Finance API',
    ],
    ['a truncated body', sendTruncated, 'Failed to fetch chart data'],
    ['a dropped connection', (response) => void response.destroy(), 'Failed to fetch chart data'],
    [
      'a redirect',
      (response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
      'Failed to fetch chart data',
    ],
  ])(
    'with %s is reported with its error message and the secondary takes over',
    { tags: ['CHART-09', 'CHART-23', 'CHART-24'] },
    async (_, answer, message) => {
      const { market, errors, server } = await scene(primaryAnswers(answer));
      await expect(market.load(chart)).resolves.toMatchObject({ source: 'coingecko', provenance: 'derived' });
      expect(errors).toEqual([`yahoo: ${message}`]);
      expect(calls(server, '/elsewhere')).toBe(0);
    },
  );

  it.each([
    ['never answers', false],
    ['stops in the middle', true],
  ])('because it %s is given up after the timeout', { tags: ['CHART-09'] }, async (_, hasBegun) => {
    const { fetch, next } = createTestFetch();
    const { market, errors } = await scene(good, { timeoutMs: 50, fetch });
    stopClock();
    const loading = market.load(chart);
    for (const failed of [['yahoo'], ['yahoo', 'coingecko']]) {
      const { signal, respond } = await next();
      const { response, reading } = createStalledResponse();
      if (hasBegun) respond(response);
      if (hasBegun) await reading;
      await vi.advanceTimersByTimeAsync(49);
      expect(signal.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(errors).toEqual(failed.map((name) => `${name}: Failed to fetch chart data`));
    }
    await expect(loading).resolves.toMatchObject({ source: 'synthetic' });
  });

  it('is given up too when a custom fetch ignores the signal', { tags: ['CHART-09'] }, async () => {
    const { market } = await scene(good, { timeoutMs: 50, fetch: () => new Promise(() => undefined) });
    stopClock();
    const loading = market.load(chart);
    await vi.advanceTimersByTimeAsync(100);
    await expect(loading).resolves.toMatchObject({ source: 'synthetic' });
  });

  it('may answer with exactly 1 MB', { tags: ['CHART-09'] }, async () => {
    const text = JSON.stringify(yahooAnswer).padEnd(1_000_000);
    const { market } = await scene(primaryAnswers((response) => void response.end(text)));
    await expect(market.load(chart)).resolves.toMatchObject({ source: 'yahoo' });
  });

  it('never exposes the key, when unreachable or when an error of fetch holds it', { tags: ['CHART-09'] }, async () => {
    const url = await deadAddress();
    const primary = { url, key: 'secret-key', host: 'h' };
    const absent = await scene(good, { primary });
    await expect(absent.market.load(chart)).resolves.toMatchObject({ source: 'coingecko' });
    expect(absent.errors).toEqual(['yahoo: Failed to fetch chart data']);
    const failing = await scene(good, { fetch: () => Promise.reject(new TypeError('bad header secret-key')) });
    await expect(failing.market.load(chart)).resolves.toMatchObject({ source: 'synthetic' });
    expect(failing.errors).toEqual(['yahoo: Failed to fetch chart data', 'coingecko: Failed to fetch chart data']);
  });

  it('does not break the chart when the log throws too', { tags: ['CHART-09'] }, async () => {
    const failure = new Error('no log');
    const onProviderError = () => {
      throw failure;
    };
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { market } = await scene(down, { onProviderError });
    await expect(market.load(chart)).resolves.toMatchObject({ source: 'synthetic' });
    expect(new Set(reported)).toEqual(new Set([failure]));
  });
});

it('no provider is sent cookies', async () => {
  const { fetch, requests } = createTestFetch(() => new Response(null, { status: 503 }));
  const { market } = await scene(good, { fetch });
  await market.load(chart);
  expect(requests.map(({ path, credentials }) => [path.replace(/\?.*$/, ''), credentials])).toEqual([
    ['/yahoo/chart', 'omit'],
    ['/coins/ethereum/market_chart', 'omit'],
  ]);
});

describe('the secondary provider', () => {
  it(
    'is asked in USD for a day, labelled derived, and shows its toast',
    { tags: ['CHART-26', 'CHART-31', 'CHART-33'] },
    async () => {
      const { market, server } = await scene(primaryAnswers((response) => sendHtml(response, 503)));
      const answer = await market.load(chart);
      expect(answer).toMatchObject({
        source: 'coingecko',
        provenance: 'derived',
        isDerived: true,
        notice: { title: 'Chart Updated', description: 'Using CoinGecko data (Yahoo Finance unavailable)' },
      });
      expect(answer.candles).toHaveLength(24);
      const request = server.requests.at(-1);
      expect(request?.path).toBe('/coins/ethereum/market_chart?vs_currency=usd&days=1');
      expect(Object.keys(request?.headers ?? {}).filter((name) => name.startsWith('x-'))).toEqual([]);
      // Two requests, one load.
      expect(market.callsToday()).toBe(1);
    },
  );

  it('throws on an error status', { tags: ['CHART-34'] }, async () => {
    const { market, errors } = await scene((_request, response) => sendHtml(response, 429));
    await market.load(chart);
    expect(errors).toEqual(['yahoo: HTTP error! status: 429', 'coingecko: HTTP error! status: 429']);
  });

  it.each([
    ['five days', { ...chart, range: '5d' }],
    ['bars shorter than its prices are apart', { ...chart, interval: '1m' }],
    ['bars of no length', { ...chart, interval: 'word' }],
  ])('is not asked for %s, which it cannot answer', { tags: ['CHART-09'] }, async (_, request) => {
    const { market, server } = await scene(good, { primary: undefined });
    await expect(market.load(request)).resolves.toMatchObject({ source: 'synthetic' });
    expect(server.requests).toHaveLength(0);
    expect(market.callsToday()).toBe(0);
  });
});

describe('the cache', () => {
  it('is fresh for less than 30 minutes', { tags: ['CHART-07', 'CHART-17'] }, async () => {
    const { market, clock, server } = await scene();
    const { candles } = await market.load(chart);
    clock.now = START + 30 * MINUTE - 1_000;
    const cached = { source: 'cache', provenance: 'cached', isDerived: false, fetchedAt: START, notice: null, candles };
    expect(await market.load(chart)).toEqual(cached);
    expect(server.requests).toHaveLength(1);
    clock.now = START + 30 * MINUTE + 1_000;
    expect(await market.load(chart)).toMatchObject({
      source: 'yahoo',
      notice: { description: expect.stringContaining('(2/15') },
    });
  });

  it(
    'is used when stale and nothing else is left, and shows its toast',
    { tags: ['CHART-10', 'CHART-27'] },
    async () => {
      const { market, clock, provider } = await scene();
      const { candles } = await market.load(chart);
      provider.answer = down;
      clock.now = START + 50 * HOUR;
      expect(await market.load(chart)).toEqual({
        candles,
        source: 'cache',
        provenance: 'stale',
        isDerived: false,
        fetchedAt: START,
        notice: { title: 'Using Cached Data', description: 'API unavailable, showing cached data' },
      });
    },
  );

  it('keeps the derived flag of candles, fresh and stale', { tags: ['CHART-33'] }, async () => {
    const { market, clock, provider } = await scene(good, { primary: undefined });
    await market.load(chart);
    expect(await market.load(chart)).toMatchObject({ provenance: 'cached', isDerived: true });
    provider.answer = down;
    clock.now += HOUR;
    expect(await market.load(chart)).toMatchObject({ provenance: 'stale', isDerived: true });
  });

  it.each([{ symbol: 'BTC-USD' }, { interval: '1d' }, { range: '5d' }])(
    'is separate for %j',
    { tags: ['CHART-18'] },
    async (other) => {
      const { market, server } = await scene();
      await market.load(chart);
      await expect(market.load({ ...chart, ...other })).resolves.toMatchObject({ source: 'yahoo' });
      await expect(market.load(chart)).resolves.toMatchObject({ source: 'cache' });
      expect(server.requests).toHaveLength(2);
    },
  );

  it('holds data and timestamp', { tags: ['CHART-19'] }, async () => {
    const { market, storage } = await scene();
    const { candles } = await market.load(chart);
    const entries: unknown = JSON.parse(storage.entries.get('etherpilot.market.candles') ?? '');
    expect(entries).toEqual([{ ...chart, data: candles, timestamp: START, provider: 'yahoo' }]);
  });

  it('from the future is not fresh: the clock was moved back', { tags: ['CHART-07'] }, async () => {
    const { market, clock } = await scene();
    await market.load(chart);
    clock.now = START - HOUR;
    await expect(market.load(chart)).resolves.toMatchObject({ source: 'yahoo' });
  });

  it('is removed by clearCache, unlike the counter', { tags: ['CHART-07'] }, async () => {
    const { market } = await scene();
    await market.load(chart);
    market.clearCache();
    await expect(market.load(chart)).resolves.toMatchObject({ source: 'yahoo' });
    expect(market.callsToday()).toBe(2);
  });

  it.each([
    'rubbish',
    'null',
    '{}',
    '[null]',
    JSON.stringify([{ ...chart, data: [], timestamp: START, provider: 'yahoo' }]),
    JSON.stringify([
      { ...chart, data: [{ time: START, open: 1, high: 0, low: 2, close: 1 }], timestamp: START, provider: 'yahoo' },
    ]),
    JSON.stringify([
      {
        ...chart,
        data: [{ time: START, open: 1, high: 1, low: 1, close: 1 }],
        timestamp: START,
        provider: 'synthetic',
      },
    ]),
  ])('damaged to %s is ignored', { tags: ['CHART-07'] }, async (text) => {
    const { market, storage } = await scene(down);
    storage.entries.set('etherpilot.market.candles', text);
    storage.entries.set('etherpilot.market.calls', text);
    storage.entries.set('etherpilot.market.refreshAt', text);
    await expect(market.load(chart)).resolves.toMatchObject({ source: 'synthetic' });
    expect(market.callsToday()).toBe(1);
    expect(market.nextRefreshAt()).toBe(START + 96 * MINUTE);
  });
});

describe('the last resort', () => {
  it(
    'is simulated, labelled so, starts at 2000 and shows no toast',
    { tags: ['CHART-11', 'CHART-12', 'CHART-13'] },
    async () => {
      const { market, storage } = await scene(down);
      const answer = await market.load(chart);
      expect(answer).toMatchObject({
        source: 'synthetic',
        provenance: 'simulated',
        isDerived: false,
        fetchedAt: START,
        notice: null,
      });
      expect(answer.candles[0]?.open).toBe(2_000);
      expect(areSound(answer.candles)).toBe(true);
      expect(storage.entries.has('etherpilot.market.candles')).toBe(false);
    },
  );
});

describe('the counter', () => {
  it('allows a fifteenth call after fourteen, and none after fifteen', { tags: ['CHART-15', 'CHART-25'] }, async () => {
    const { market, clock, server } = await scene();
    async function loadAnew() {
      market.clearCache();
      return (await market.load(chart)).notice?.description;
    }
    for (let call = 1; call <= 14; call += 1) {
      expect(await loadAnew()).toBe(`ETH-USD data updated (${call}/15 today)`);
    }
    clock.now = START + 96 * MINUTE;
    expect(market.isRefreshDue()).toBe(true);
    expect(await loadAnew()).toBe('ETH-USD data updated (15/15 today)');
    clock.now = START + 5 * HOUR;
    expect(market.callsToday()).toBe(15);
    expect(market.isRefreshDue()).toBe(false);
    expect(market.nextRefreshAt()).toBeNull();
    await expect(market.load(chart)).resolves.toMatchObject({ provenance: 'stale' });
    market.clearCache();
    await expect(market.load(chart)).resolves.toMatchObject({ provenance: 'simulated' });
    expect(server.requests).toHaveLength(15);
  });

  it.each([
    ['UTC', Date.UTC(2025, 10, 21)],
    ['America/New_York', Date.UTC(2025, 10, 21, 5)],
    ['Asia/Kathmandu', Date.UTC(2025, 10, 20, 18, 15)],
  ])('resets at midnight in %s', { tags: ['CHART-16'] }, async (timeZone, midnight) => {
    const { market, clock } = await scene(down, { timeZone });
    clock.now = midnight - 1;
    await market.load(chart);
    expect(market.callsToday()).toBe(1);
    clock.now = midnight;
    expect(market.callsToday()).toBe(0);
    await market.load(chart);
    expect(market.callsToday()).toBe(1);
  });

  it('counts a failed load, and one that asks both providers, once', { tags: ['CHART-16'] }, async () => {
    const { market, server } = await scene(down);
    await market.load(chart);
    expect(server.requests).toHaveLength(2);
    expect(market.callsToday()).toBe(1);
  });

  it('is shared by tabs', { tags: ['CHART-16'] }, async () => {
    const { market, openTab } = await scene(down);
    await Promise.all([market.load(chart), openTab().load(chart)]);
    expect([market.callsToday(), openTab().callsToday()]).toEqual([2, 2]);
  });

  it('holds when the clock is moved back a day, and drops a day further ahead', { tags: ['CHART-16'] }, async () => {
    const { market, clock } = await scene(down);
    await market.load(chart);
    clock.now = START - 24 * HOUR;
    expect(market.callsToday()).toBe(1);
    await market.load(chart);
    clock.now = START;
    expect(market.callsToday()).toBe(2);
    clock.now = START - 48 * HOUR;
    expect(market.callsToday()).toBe(0);
  });

  it('uses the time zone of the device by default, and rejects an invalid one', { tags: ['CHART-16'] }, async () => {
    const { openTab } = await scene(down);
    const market = openTab({ timeZone: undefined });
    await market.load(chart);
    expect(market.callsToday()).toBe(1);
    expect(() => openTab({ timeZone: 'Nowhere/At_all' })).toThrow(RangeError);
  });
});

describe('the automatic refresh', () => {
  it('is due 96 minutes after a load', { tags: ['CHART-14'] }, async () => {
    const { market, clock } = await scene();
    expect([market.nextRefreshAt(), market.isRefreshDue()]).toEqual([null, false]);
    await market.load(chart);
    expect(market.nextRefreshAt()).toBe(START + 96 * MINUTE);
    clock.now = START + 96 * MINUTE - 1;
    expect(market.isRefreshDue()).toBe(false);
    clock.now = START + 96 * MINUTE;
    expect(market.isRefreshDue()).toBe(true);
  });

  it('is due once after a long sleep, in one tab', { tags: ['CHART-14'] }, async () => {
    const { market, clock, openTab } = await scene();
    await market.load(chart);
    clock.now = START + 8 * HOUR;
    const other = openTab();
    expect([market.isRefreshDue(), other.isRefreshDue()]).toEqual([true, true]);
    const refreshed = market.load(chart);
    expect(other.isRefreshDue()).toBe(false);
    await refreshed;
    expect(market.isRefreshDue()).toBe(false);
    expect(market.callsToday()).toBe(2);
    expect(other.nextRefreshAt()).toBe(START + 8 * HOUR + 96 * MINUTE);
  });

  it('survives a reload, and a fresh cache does not postpone it', { tags: ['CHART-14'] }, async () => {
    const { market, clock, openTab } = await scene();
    await market.load(chart);
    clock.now = START + 20 * MINUTE;
    const reopened = openTab();
    await expect(reopened.load(chart)).resolves.toMatchObject({ source: 'cache' });
    expect(reopened.nextRefreshAt()).toBe(START + 96 * MINUTE);
  });

  it('is never more than 96 minutes away, even when the clock is moved back', { tags: ['CHART-14'] }, async () => {
    const { market, clock } = await scene();
    await market.load(chart);
    clock.now = START - 10 * HOUR;
    expect(market.nextRefreshAt()).toBe(clock.now + 96 * MINUTE);
    clock.now += 96 * MINUTE;
    expect(market.isRefreshDue()).toBe(true);
  });

  it(
    'is postponed by each load, even one that finds no provider or a fresh cache',
    { tags: ['CHART-14'] },
    async () => {
      const { market, clock, storage, openTab } = await scene();
      await market.load(chart);
      storage.entries.set('etherpilot.market.refreshAt', `${START - 1}`);
      expect(market.isRefreshDue()).toBe(true);
      await expect(market.load(chart)).resolves.toMatchObject({ provenance: 'cached' });
      expect(market.isRefreshDue()).toBe(false);
      clock.now += 97 * MINUTE;
      const alone = openTab({ primary: undefined, secondary: undefined });
      expect(alone.isRefreshDue()).toBe(true);
      await expect(alone.load(chart)).resolves.toMatchObject({ provenance: 'stale' });
      expect(alone.isRefreshDue()).toBe(false);
      expect(alone.callsToday()).toBe(1);
    },
  );

  it('waits for the next day when the daily limit is reached', { tags: ['CHART-15'] }, async () => {
    const { market, clock, storage } = await scene();
    await market.load(chart);
    storage.entries.set('etherpilot.market.calls', '{"day":"2025-11-20","count":15}');
    clock.now = Date.UTC(2025, 10, 20, 23, 59);
    expect([market.isRefreshDue(), market.nextRefreshAt()]).toEqual([false, null]);
    clock.now = Date.UTC(2025, 10, 21);
    expect(market.isRefreshDue()).toBe(true);
  });
});

describe('a manual refresh', () => {
  it('sends a request although the candles are fresh, counts once and postpones the automatic refresh', async () => {
    const { market, clock, server } = await scene();
    await market.load(chart);
    clock.now = START + 20 * MINUTE;
    const answer = await market.refresh(chart);
    expect(answer).toMatchObject({ source: 'yahoo', provenance: 'live', fetchedAt: clock.now });
    expect(answer.notice?.description).toBe('ETH-USD data updated (2/15 today)');
    expect(market.callsToday()).toBe(2);
    expect(server.requests).toHaveLength(2);
    expect(market.nextRefreshAt()).toBe(clock.now + 96 * MINUTE);
  });

  it('sends no request within a minute of the last answer', async () => {
    const { market, clock } = await scene();
    await market.load(chart);
    clock.now = START + MINUTE - 1;
    await expect(market.refresh(chart)).resolves.toMatchObject({ provenance: 'cached', notice: null });
    expect(market.callsToday()).toBe(1);
    clock.now = START + MINUTE;
    await expect(market.refresh(chart)).resolves.toMatchObject({ provenance: 'live' });
    expect(market.callsToday()).toBe(2);
  });

  it('made twice at once is one call', async () => {
    const { market, clock } = await scene();
    await market.load(chart);
    clock.now += 20 * MINUTE;
    const [first, second] = await Promise.all([market.refresh(chart), market.refresh(chart)]);
    expect(second).toBe(first);
    expect(market.callsToday()).toBe(2);
  });

  it('made in two tabs at once is one call, which the second tab waits for', async () => {
    const { market, clock, openTab, provider } = await scene();
    await market.load(chart);
    clock.now += 20 * MINUTE;
    const arrived = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    provider.answer = async (...call) => {
      arrived.resolve();
      await held.promise;
      await good(...call);
    };
    const first = market.refresh(chart);
    await arrived.promise;
    const second = openTab().refresh(chart);
    held.resolve();
    await expect(first).resolves.toMatchObject({ provenance: 'live' });
    await expect(second).resolves.toMatchObject({ provenance: 'cached', fetchedAt: clock.now });
    expect(market.callsToday()).toBe(2);
  });

  it('does not wait for a tab that was closed while loading', async () => {
    const { market, clock, storage } = await scene();
    await market.load(chart);
    clock.now += 20 * MINUTE;
    const mark = { chart: JSON.stringify(Object.values(chart)), at: clock.now - 20_000 };
    storage.entries.set('etherpilot.market.asking', JSON.stringify(mark));
    await expect(market.refresh(chart)).resolves.toMatchObject({ provenance: 'live' });
    expect(storage.entries.has('etherpilot.market.asking')).toBe(false);
  });

  it('that fails leaves fresh candles fresh, and says so', async () => {
    const { market, clock, provider } = await scene();
    await market.load(chart);
    clock.now += 20 * MINUTE;
    provider.answer = down;
    await expect(market.refresh(chart)).resolves.toMatchObject({
      provenance: 'cached',
      notice: { title: 'Using Cached Data' },
    });
    expect(market.callsToday()).toBe(2);
  });

  it('costs nothing when the daily limit is reached, or no provider is configured', async () => {
    const { market, clock, storage, openTab, server } = await scene();
    await market.load(chart);
    clock.now += 20 * MINUTE;
    const alone = openTab({ primary: undefined, secondary: undefined });
    await expect(alone.refresh(chart)).resolves.toMatchObject({ provenance: 'cached', notice: null });
    storage.entries.set('etherpilot.market.calls', '{"day":"2025-11-20","count":15}');
    await expect(market.refresh(chart)).resolves.toMatchObject({ provenance: 'cached', notice: null });
    clock.now += 20 * MINUTE;
    await expect(market.refresh(chart)).resolves.toMatchObject({ provenance: 'stale' });
    expect(server.requests).toHaveLength(1);
  });
});

describe('the stored price', () => {
  it('is that of the newest candle, whichever provider sent it, and costs no call', async () => {
    const { market, provider, server } = await scene();
    expect(market.readPrice(chart)).toBeUndefined();
    expect(server.requests).toHaveLength(0);
    const { candles } = await market.load(chart);
    const newest = candles.at(-1);
    const price = { price: newest?.close, time: newest?.time, fetchedAt: START };
    expect(market.readPrice(chart)).toEqual({ ...price, isDerived: false });
    expect(market.readPrice({ ...chart, symbol: 'BTC-USD' })).toBeUndefined();
    provider.answer = primaryAnswers((response) => sendHtml(response, 503));
    market.clearCache();
    await market.load(chart);
    expect(market.readPrice(chart)).toMatchObject({ isDerived: true });
  });

  it.each([
    'nonsense',
    '{}',
    '[null]',
    JSON.stringify([{ ...chart, provider: 'nobody', timestamp: START, data: [{ time: START, close: 1 }] }]),
    JSON.stringify([{ ...chart, provider: 'yahoo', timestamp: 'now', data: [{ time: START, close: 1 }] }]),
    JSON.stringify([{ ...chart, provider: 'yahoo', timestamp: START, data: [{ time: START, close: -1 }] }]),
    JSON.stringify([{ ...chart, provider: 'yahoo', timestamp: START, data: [] }]),
  ])('is undefined where storage holds %s', async (text) => {
    const { market, storage } = await scene();
    storage.entries.set('etherpilot.market.candles', text);
    expect(market.readPrice(chart)).toBeUndefined();
  });

  it('is the same object until other candles are stored', async () => {
    const { market, clock } = await scene();
    await market.load(chart);
    const before = market.readPrice(chart);
    expect(market.readPrice({ ...chart })).toBe(before);
    clock.now += 2 * MINUTE;
    await market.refresh(chart);
    expect(market.readPrice(chart)).toEqual({ ...before, fetchedAt: clock.now });
  });

  it('and the candles are gone after clearStoredCandles, which needs no market', async () => {
    const { market, storage } = await scene();
    await market.load(chart);
    clearStoredCandles(storage);
    expect(market.readPrice(chart)).toBeUndefined();
    expect(market.callsToday()).toBe(1);
    await expect(market.load(chart)).resolves.toMatchObject({ source: 'yahoo' });
  });
});

describe('concurrent loads', () => {
  it('share one request', { tags: ['CHART-16'] }, async () => {
    const { market, server } = await scene();
    const [first, second] = await Promise.all([market.load(chart), market.load(chart)]);
    expect(second).toBe(first);
    expect(server.requests).toHaveLength(1);
    expect(market.callsToday()).toBe(1);
  });

  it('reject with the reason of the signal, while the call still fills the cache', { tags: ['CHART-16'] }, async () => {
    const { market, provider, server } = await scene();
    const arrived = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    provider.answer = async (...call) => {
      arrived.resolve();
      await held.promise;
      await good(...call);
    };
    const controller = new AbortController();
    const left = market.load({ ...chart, signal: controller.signal });
    const stayed = market.load(chart);
    await arrived.promise;
    controller.abort();
    await expect(left).rejects.toBe(controller.signal.reason);
    held.resolve();
    await expect(stayed).resolves.toMatchObject({ source: 'yahoo' });
    await expect(market.load(chart)).resolves.toMatchObject({ source: 'cache' });
    expect(server.requests).toHaveLength(1);
  });

  it('cost no call when the signal was aborted before', { tags: ['CHART-16'] }, async () => {
    const { market, server } = await scene();
    await expect(market.load({ ...chart, signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(server.requests).toHaveLength(0);
    expect(market.callsToday()).toBe(0);
  });
});

describe('a storage that refuses', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };

  it.each([
    ['everything', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['to be written', { getItem: () => null, setItem: refuse, removeItem: () => undefined }],
  ])('%s holds cache, counter and deadline in memory', { tags: ['CHART-16', 'CHART-07'] }, async (_, storage) => {
    const { market, server } = await scene(good, { storage });
    await market.load(chart);
    await expect(market.load(chart)).resolves.toMatchObject({ source: 'cache' });
    expect(server.requests).toHaveLength(1);
    expect(market.callsToday()).toBe(1);
    expect(market.nextRefreshAt()).toBe(START + 96 * MINUTE);
    market.clearCache();
    await expect(market.load(chart)).resolves.toMatchObject({ source: 'yahoo' });
  });
});
