import { describe, expect, test } from 'vitest';
import { createTestServer, sendHtml, sendJson } from '../testing/createTestServer.js';
import { CACHE_LIFETIME_MS, DEFAULT_CHART } from './constants.js';
import { createMarket } from './createMarket.js';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 20, 12, 7);
const prices = (price: number) => [0, 1, 2].map((hour) => [NOW - (3 - hour) * 60 * MINUTE, price]);
const financeChart = (price: number) => ({
  chart: {
    result: [
      {
        meta: {},
        timestamp: [NOW / 1000 - 3_600],
        indicators: { quote: [{ open: [price], high: [price], low: [price], close: [price] }] },
      },
    ],
    error: null,
  },
});

interface Ages {
  /** Ages of what the proxy hands out (ms); `none` for a provider that is asked directly, `down` for one that is down. */
  readonly finance: number | 'none' | 'down';
  readonly crypto: number | 'none' | 'down';
}

async function marketBehindProxy(ages: Ages, cells = new Map<string, string>()) {
  const server = await createTestServer(({ path }, response) => {
    const [age, body] = path.startsWith('/chart')
      ? ([ages.finance, financeChart(3_000)] as const)
      : ([ages.crypto, { prices: prices(2_900) }] as const);
    if (age === 'down') return sendHtml(response, 503);
    return sendJson(response, 200, age === 'none' ? body : { ...body, fetchedAt: NOW - age, source: 'x' });
  });
  const storage = {
    getItem: (key: string) => cells.get(key) ?? null,
    setItem: (key: string, value: string) => void cells.set(key, value),
    removeItem: (key: string) => void cells.delete(key),
  };
  return createMarket({
    storage,
    now: () => NOW,
    random: () => 0,
    primary: { url: `${server.url}/chart`, key: 'any', host: 'any' },
    secondary: { url: `${server.url}/market_chart` },
    timeZone: 'UTC',
  });
}

describe('prices a proxy has kept', () => {
  test.each([
    ['of four minutes are live and four minutes old', { finance: 4 * MINUTE, crypto: 'down' }, 'yahoo', 'live', 4],
    ['of the second provider keep their age too', { finance: 'down', crypto: 9 * MINUTE }, 'coingecko', 'derived', 9],
    ['of an hour are stale and an hour old', { finance: 60 * MINUTE, crypto: 'down' }, 'cache', 'stale', 60],
    ['give way to fresh ones of the next provider', { finance: 60 * MINUTE, crypto: 0 }, 'coingecko', 'derived', 0],
    ['are the youngest there are', { finance: 90 * MINUTE, crypto: 40 * MINUTE }, 'cache', 'stale', 40],
    ['stay when the next provider has older ones', { finance: 40 * MINUTE, crypto: 90 * MINUTE }, 'cache', 'stale', 40],
    ['from a clock that is ahead are from now', { finance: -5 * MINUTE, crypto: 'down' }, 'yahoo', 'live', 0],
    ['are as young as the answer when no age is given', { finance: 'none', crypto: 'none' }, 'yahoo', 'live', 0],
  ] as const)('%s', async (_, ages, source, provenance, minutes) => {
    const market = await marketBehindProxy(ages);
    const answer = await market.load(DEFAULT_CHART);
    expect(answer).toMatchObject({ source, provenance, fetchedAt: NOW - minutes * MINUTE });
    expect(market.readPrice(DEFAULT_CHART)?.fetchedAt).toBe(answer.fetchedAt);
  });

  test('do not replace younger ones in the cache', async () => {
    const cells = new Map<string, string>();
    await (await marketBehindProxy({ finance: CACHE_LIFETIME_MS, crypto: 'down' }, cells)).load(DEFAULT_CHART);
    const later = await marketBehindProxy({ finance: 90 * MINUTE, crypto: 'down' }, cells);
    expect(await later.load(DEFAULT_CHART)).toMatchObject({ provenance: 'stale', fetchedAt: NOW - CACHE_LIFETIME_MS });
  });
});
