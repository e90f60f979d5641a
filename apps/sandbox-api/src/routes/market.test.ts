import { describe, expect, test } from 'vitest';
import { HOUR_MS, shippedCandles } from '../simulation/candles.ts';
import { createHarness, START } from '../testing/harness.ts';

interface Chart {
  chart: {
    result: { timestamp: number[]; indicators: { quote: Record<'open' | 'high' | 'low' | 'close', number[]>[] } }[];
  };
}

const key = { headers: { 'x-rapidapi-key': 'any', 'x-rapidapi-host': 'any' } };
const yahoo = (query: string) => `/market/yahoo?${query}`;
const coingecko = '/market/coingecko/coins/ethereum/market_chart?vs_currency=usd&days=1';

describe('the finance provider', () => {
  test('answers 24 hourly candles that end with the current hour, and a live point off the grid', async () => {
    const { call } = createHarness();
    const reply = await call('GET', yahoo('symbol=ETH-USD&interval=1h&range=1d'), key);
    expect(reply.status).toBe(200);
    const [result] = (reply.body as Chart).chart.result;
    const hour = Math.floor(START / HOUR_MS) * 3600;
    expect(result?.timestamp).toEqual([
      ...Array.from({ length: 24 }, (_, at) => hour - (23 - at) * 3600),
      hour + 7 * 60,
    ]);
    const quote = result?.indicators.quote[0];
    expect(quote?.close.slice(0, -1)).toEqual(shippedCandles.slice(-24).map(({ close }) => close));
    const live = [quote?.open, quote?.high, quote?.low, quote?.close].map((column) => column?.at(-1));
    expect(new Set(live)).toEqual(new Set([2991.26]));
  });

  test('answers a month of them, all that is recorded', async () => {
    const { call } = createHarness();
    const reply = await call('GET', yahoo('symbol=ETH-USD&interval=1h&range=1mo'), key);
    const [result] = (reply.body as Chart).chart.result;
    expect(result?.timestamp).toHaveLength(721);
    expect(result?.indicators.quote[0]?.close.slice(0, -1)).toEqual(shippedCandles.map(({ close }) => close));
  });

  test('answers ETH-BTC, each candle sound', async () => {
    const { call } = createHarness();
    const reply = await call('GET', yahoo('symbol=ETH-BTC&interval=1h&range=1mo'), key);
    const [quote] = (reply.body as Chart).chart.result[0]?.indicators.quote ?? [];
    expect(quote?.close).toHaveLength(721);
    for (const [at, close] of (quote?.close ?? []).entries()) {
      expect(close).toBeGreaterThan(0.02);
      expect(close).toBeLessThan(0.05);
      expect(close).toBeLessThanOrEqual(quote?.high[at] ?? Number.NaN);
      expect(close).toBeGreaterThanOrEqual(quote?.low[at] ?? Number.NaN);
    }
  });

  test('requires a key', async () => {
    const { call } = createHarness();
    const reply = await call('GET', yahoo('symbol=ETH-USD&interval=1h&range=1d'));
    expect(reply).toMatchObject({ status: 401, body: { message: expect.stringContaining('Invalid API key') } });
  });

  test.each([
    ['symbol=NO-USD&interval=1h&range=1d', 404, 'Not Found'],
    ['interval=1h&range=1d', 404, 'Not Found'],
    ['symbol=ETH-USD&interval=5m&range=1d', 422, 'Unprocessable Entity'],
    ['symbol=ETH-USD&interval=1h&range=constructor', 422, 'Unprocessable Entity'],
  ])('rejects %s with its own kind of error', async (query, status, code) => {
    const { call } = createHarness();
    const reply = await call('GET', yahoo(query), key);
    expect(reply).toMatchObject({
      status,
      body: { chart: { result: null, error: { code, description: expect.any(String) } } },
    });
  });
});

describe('the market-data provider', () => {
  test('answers 288 prices five minutes apart, each inside the candle of its hour', async () => {
    const { call } = createHarness();
    const { prices } = (await call('GET', coingecko)).body as { prices: [number, number][] };
    expect(prices).toHaveLength(288);
    expect(prices.at(-1)?.[0]).toBe(Date.UTC(2025, 10, 20, 12, 5));
    const hour = Math.floor(START / HOUR_MS) * HOUR_MS;
    for (const [index, [time, price]] of prices.entries()) {
      expect(time).toBe(Date.UTC(2025, 10, 20, 12, 5) - (287 - index) * 300_000);
      const candle = shippedCandles.at(-1 - (hour - Math.floor(time / HOUR_MS) * HOUR_MS) / HOUR_MS);
      expect(price).toBeGreaterThanOrEqual(candle?.low ?? Number.NaN);
      expect(price).toBeLessThanOrEqual(candle?.high ?? Number.NaN);
    }
  });

  test('answers thirty days as one price an hour, then the latest', async () => {
    const { call } = createHarness();
    const reply = await call('GET', coingecko.replace('days=1', 'days=30'));
    const { prices } = reply.body as { prices: [number, number][] };
    expect(prices).toHaveLength(721);
    expect(prices.at(-1)?.[0]).toBe(START);
    const hours = prices.slice(0, -1).map(([time]) => time);
    expect(hours.every((time, at) => at === 0 || time - (hours[at - 1] ?? 0) === HOUR_MS)).toBe(true);
    expect(prices.map(([, price]) => price).slice(0, -1)).toEqual(shippedCandles.map(({ open }) => open));
  });

  test('rejects another coin, currency or range', async () => {
    const { call } = createHarness();
    for (const [path, status] of [
      [coingecko.replace('ethereum', 'nocoin'), 404],
      [coingecko.replace('usd', 'xyz'), 400],
      [coingecko.replace('days=1', ''), 422],
      [coingecko.replace('vs_currency=usd&', ''), 422],
      [coingecko.replace('days=1', 'days=90'), 400],
    ] as const) {
      expect(await call('GET', path)).toMatchObject({ status, body: { error: expect.any(String) } });
    }
  });
});

describe('cross-origin calls', () => {
  const preflight = async (path: string, header: string) => {
    const { call } = createHarness();
    const reply = await call('OPTIONS', path, {
      headers: {
        origin: 'http://127.0.0.1:5173',
        'access-control-request-method': 'GET',
        'access-control-request-headers': header,
      },
    });
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    return (reply.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(',').includes(header);
  };

  test('may send the key to the finance provider and nowhere else', async () => {
    expect(await preflight('/market/yahoo', 'x-rapidapi-key')).toBe(true);
    expect(await preflight('/market/yahoo', 'x-rapidapi-host')).toBe(true);
    expect(await preflight('/market/coingecko/coins/ethereum/market_chart', 'x-rapidapi-key')).toBe(false);
    expect(await preflight('/api/bots/', 'x-rapidapi-key')).toBe(false);
  });

  test('may send a bearer token, a content type and the key of an order to the API, and no other header', async () => {
    expect(await preflight('/api/bots/', 'authorization')).toBe(true);
    expect(await preflight('/api/bots/', 'content-type')).toBe(true);
    expect(await preflight('/api/deposit/withdraw/', 'idempotency-key')).toBe(true);
    expect(await preflight('/api/bots/', 'x-request-id')).toBe(false);
    expect(await preflight('/market/yahoo', 'idempotency-key')).toBe(false);
  });
});
