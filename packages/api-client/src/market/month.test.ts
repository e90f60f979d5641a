import { describe, expect, it } from 'vitest';
import { createTestServer, type Handler, sendHtml, sendJson } from '../testing/createTestServer.js';
import { DEFAULT_CHART, MONTH_RANGE, REFRESH_INTERVAL_MS } from './constants.js';
import { createMarket } from './createMarket.js';
import type { MarketOptions } from './Market.js';
import type { MarketStorage } from './MarketStorage.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.UTC(2025, 10, 20, 0, 10);
const day = DEFAULT_CHART;
const month = { ...day, range: MONTH_RANGE };
const hoursByRange: Readonly<Record<string, number>> = { '1d': 24, '1mo': 720, '1': 24, '30': 720 };

function memory(): MarketStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** A price that differs in each hour. */
const priceAt = (time: number) => 3000 + (Math.floor(time / HOUR) % 100);

/** Hourly bars up to the running one, then a point off the grid, as the primary provider ends its answers. */
function yahooAnswer(hours: number, now: number) {
  const last = Math.floor(now / HOUR) * HOUR;
  const times = [...Array.from({ length: hours }, (_, at) => last - (hours - 1 - at) * HOUR), now];
  const prices = times.map(priceAt);
  const quote = { open: prices, high: prices, low: prices, close: [...prices.slice(0, -1), 3500] };
  return {
    chart: { result: [{ meta: {}, timestamp: times.map((time) => time / 1000), indicators: { quote: [quote] } }] },
  };
}

/** One price an hour, the last one now. */
function coinGeckoAnswer(hours: number, now: number) {
  const last = Math.floor(now / HOUR) * HOUR;
  const times = [...Array.from({ length: hours }, (_, at) => last - (hours - 1 - at) * HOUR), now];
  return { prices: times.map((time) => [time, priceAt(time)]) };
}

/** A device over two providers with an adjustable clock. */
async function scene(changes: Partial<MarketOptions> = {}) {
  const clock = { now: START };
  const failing = { primary: false, secondary: false };
  const answer: Handler = ({ path }, response) => {
    const query = new URL(path, 'http://localhost').searchParams;
    const hours = hoursByRange[query.get('range') ?? query.get('days') ?? ''] ?? 0;
    const isPrimary = path.startsWith('/yahoo');
    if (isPrimary ? failing.primary : failing.secondary) return sendHtml(response, 503);
    return sendJson(response, 200, (isPrimary ? yahooAnswer : coinGeckoAnswer)(hours, clock.now));
  };
  const server = await createTestServer(answer);
  const market = createMarket({
    storage: memory(),
    now: () => clock.now,
    random: () => 0.5,
    primary: { url: `${server.url}/yahoo/chart`, key: 'secret-key', host: 'finance.example.com' },
    secondary: { url: `${server.url}/coins/ethereum/market_chart` },
    timeZone: 'UTC',
    ...changes,
  });
  const asked = () => server.requests.map(({ path }) => /(?:range|days)=(\w+)/.exec(path)?.[1]);
  return { clock, failing, server, market, asked };
}

describe('a month of candles', () => {
  it(
    'comes from one call, which counts once, restarts the countdown and fills the day',
    { tags: ['CHART-35'] },
    async () => {
      const { clock, market, asked } = await scene();
      const answer = await market.load(month);
      expect(answer).toMatchObject({ source: 'yahoo', provenance: 'live', fetchedAt: START });
      expect(answer.candles).toHaveLength(720);
      expect(market.callsToday()).toBe(1);
      expect(market.nextRefreshAt()).toBe(START + REFRESH_INTERVAL_MS);
      clock.now += MINUTE;
      const last = await market.load(day);
      expect(last).toMatchObject({ source: 'cache', provenance: 'cached', fetchedAt: START });
      expect(last.candles).toEqual(answer.candles.slice(-24));
      expect(asked()).toEqual(['1mo']);
    },
  );

  it(
    'takes the place of the refresh that is due, so that a whole day takes fifteen calls',
    { tags: ['CHART-35', 'CHART-36'] },
    async () => {
      const { clock, market, asked } = await scene();
      for (let refresh = 0; refresh < 15; refresh += 1) {
        clock.now = START + refresh * REFRESH_INTERVAL_MS;
        // oxlint-disable-next-line no-await-in-loop -- one after the other.
        await market.load(month);
      }
      expect(asked()).toEqual(['1mo', ...Array.from({ length: 14 }, () => '1d')]);
      expect(market.callsToday()).toBe(15);
      expect(market.nextRefreshAt()).toBeNull();
    },
  );

  it('is read at most once a day, also when nobody answered', { tags: ['CHART-36'] }, async () => {
    const { clock, failing, market, asked } = await scene();
    failing.primary = true;
    failing.secondary = true;
    await market.load(month);
    clock.now += MINUTE;
    await market.load(month);
    expect(asked()).toEqual(['1mo', '30']);
    expect(market.callsToday()).toBe(1);
    clock.now += 24 * HOUR;
    failing.primary = false;
    await expect(market.load(month)).resolves.toMatchObject({ source: 'yahoo' });
    expect(market.callsToday()).toBe(1);
  });

  it('grows by what a due refresh brings, and its unfinished candle is replaced', async () => {
    const { clock, market } = await scene();
    const first = await market.load(month);
    expect(first.candles.at(-1)).toMatchObject({ time: START - 10 * MINUTE, close: 3500 });
    clock.now += 2 * REFRESH_INTERVAL_MS;
    const answer = await market.load(month);
    expect(answer).toMatchObject({ source: 'yahoo', provenance: 'live', fetchedAt: clock.now });
    expect(answer.candles).toHaveLength(720);
    const times = answer.candles.map(({ time }) => time);
    expect(times.every((time, at) => at === 0 || time - (times[at - 1] ?? 0) === HOUR)).toBe(true);
    expect(answer.candles.find(({ time }) => time === START - 10 * MINUTE)?.close).toBe(priceAt(START));
  });

  it('leaves an unfinished candle out when the day after it does not reach back so far', async () => {
    const { clock, market } = await scene({ secondary: undefined });
    await market.load(month);
    clock.now += 30 * HOUR;
    await market.load(day);
    // The limit of the day is reached, so that the month cannot be read again.
    for (let call = 1; call < 15; call += 1) {
      clock.now += 2 * MINUTE;
      // oxlint-disable-next-line no-await-in-loop -- one after the other.
      await market.refresh(day);
    }
    const { candles } = await market.load(month);
    expect(candles.some(({ time }) => time === START - 10 * MINUTE)).toBe(false);
    expect(candles.some(({ time }) => time === START - 10 * MINUTE - HOUR)).toBe(true);
  });

  it('is not fresh after 30 minutes and says so, without a call before the refresh is due', async () => {
    const { clock, market, asked } = await scene();
    await market.load(month);
    clock.now += 30 * MINUTE - 1;
    await expect(market.load(month)).resolves.toMatchObject({ provenance: 'cached', notice: null });
    clock.now += 1;
    await expect(market.load(month)).resolves.toMatchObject({ provenance: 'stale', notice: null, fetchedAt: START });
    expect(asked()).toEqual(['1mo']);
  });

  it(
    'comes from the second provider as hourly prices: open is the price before, and the label the weaker',
    { tags: ['CHART-37'] },
    async () => {
      const { failing, market, asked } = await scene();
      failing.primary = true;
      const answer = await market.load(month);
      expect(asked()).toEqual(['1mo', '30']);
      expect(market.callsToday()).toBe(1);
      expect(answer).toMatchObject({ source: 'coingecko', provenance: 'derived', isDerived: true });
      const [before, last] = answer.candles.slice(-2);
      expect(before?.close).toBe(last?.open);
      expect(before?.open).toBe(priceAt(before?.time ?? 0));
      expect(before?.close).toBe(priceAt((before?.time ?? 0) + HOUR));
    },
  );

  it('of two providers takes the weaker label', { tags: ['CHART-38'] }, async () => {
    const { clock, failing, market } = await scene();
    failing.primary = true;
    await market.load(month);
    failing.primary = false;
    clock.now += REFRESH_INTERVAL_MS;
    await expect(market.load(month)).resolves.toMatchObject({
      source: 'coingecko',
      provenance: 'derived',
      isDerived: true,
    });
    await expect(market.load(day)).resolves.toMatchObject({ isDerived: false });
  });

  it(
    'is never simulated for longer than 24 hours, and shows the day where that is all there is',
    { tags: ['CHART-39'] },
    async () => {
      const { clock, failing, market } = await scene();
      await market.load(day);
      failing.primary = true;
      failing.secondary = true;
      const answer = await market.load(month);
      expect(answer).toMatchObject({ source: 'cache', provenance: 'cached' });
      expect(answer.candles).toHaveLength(24);
      market.clearCache();
      clock.now += 24 * HOUR;
      const simulated = await market.load(month);
      expect(simulated).toMatchObject({ source: 'synthetic', provenance: 'simulated' });
      expect(simulated.candles).toHaveLength(24);
    },
  );

  it('refreshed by hand asks for the day alone once it was read, and for the month while it was not', async () => {
    const { clock, failing, market, asked } = await scene({ secondary: undefined });
    failing.primary = true;
    await market.load(month);
    failing.primary = false;
    clock.now += 2 * MINUTE;
    await expect(market.refresh(month)).resolves.toMatchObject({ source: 'yahoo' });
    clock.now += 2 * MINUTE;
    const answer = await market.refresh(month);
    expect(answer).toMatchObject({ source: 'yahoo', fetchedAt: clock.now });
    expect(answer.candles).toHaveLength(720);
    expect(asked()).toEqual(['1mo', '1mo', '1d']);
    expect(market.callsToday()).toBe(3);
  });
});

describe('another pair', () => {
  const pair = { ...day, symbol: 'ETH-BTC' };

  it(
    'has its own cache, is asked of the primary provider only and leaves the countdown alone',
    { tags: ['CHART-40'] },
    async () => {
      const { clock, market, server } = await scene();
      await market.load(day);
      const due = market.nextRefreshAt();
      clock.now += MINUTE;
      await expect(market.load(pair)).resolves.toMatchObject({ source: 'yahoo', fetchedAt: clock.now });
      expect(market.nextRefreshAt()).toBe(due);
      expect(market.callsToday()).toBe(2);
      expect(server.requests.map(({ path }) => new URL(path, 'http://localhost').searchParams.get('symbol'))).toEqual([
        'ETH-USD',
        'ETH-BTC',
      ]);
      await market.load(pair);
      expect(market.callsToday()).toBe(2);
    },
  );

  it(
    'is never simulated: without a source it is rejected, with an old answer that is shown',
    { tags: ['CHART-40'] },
    async () => {
      const { clock, failing, market, asked } = await scene();
      failing.primary = true;
      await expect(market.load(pair)).rejects.toThrow('No source for this pair');
      expect(asked()).toEqual(['1d']);
      failing.primary = false;
      await market.load(pair);
      failing.primary = true;
      clock.now += HOUR;
      await expect(market.load(pair)).resolves.toMatchObject({ source: 'cache', provenance: 'stale' });
    },
  );
});
