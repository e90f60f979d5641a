import { describe, expect, it } from 'vitest';
import { CANDLES_KEY } from './candlesKey.js';
import { createCloseReader } from './heldCloses.js';
import type { MarketStorage } from './MarketStorage.js';

const HOUR_MS = 3_600_000;
const NOON = Date.UTC(2026, 6, 12, 12);

const candle = (time: number, close: number) => ({ time, open: close, high: close, low: close, close });
const entry = (range: string, timestamp: number, data: readonly object[], symbol = 'ETH-USD') => ({
  symbol,
  interval: '1h',
  range,
  data,
  timestamp,
  provider: 'yahoo',
});

function holding(text: string | null): MarketStorage {
  return { getItem: (key) => (key === CANDLES_KEY ? text : null), setItem: () => {}, removeItem: () => {} };
}

describe('the closes a device holds', () => {
  it('are those of all charts of a pair, oldest first, each time once', () => {
    const stored = [
      entry('1d', NOON, [candle(NOON - HOUR_MS, 2010), candle(NOON, 2020)]),
      entry('1mo', NOON - HOUR_MS, [candle(NOON - 2 * HOUR_MS, 2000), candle(NOON - HOUR_MS, 2001)]),
      entry('1d', NOON, [candle(NOON, 0.03)], 'ETH-BTC'),
    ];
    expect(createCloseReader(holding(JSON.stringify(stored)), 'ETH-USD')()).toEqual([
      { time: NOON - 2 * HOUR_MS, price: 2000 },
      // The day was read later, when the hour was over.
      { time: NOON - HOUR_MS, price: 2010 },
      { time: NOON, price: 2020 },
    ]);
  });

  it('are the same array while the same is stored', () => {
    const read = createCloseReader(holding(JSON.stringify([entry('1d', NOON, [candle(NOON, 2020)])])), 'ETH-USD');
    expect(read()).toHaveLength(1);
    expect(read()).toBe(read());
  });

  it.each([
    ['nothing', null],
    ['no list', '7'],
    ['a corrupted text', '[{'],
    ['an entry without a provider', JSON.stringify([{ ...entry('1d', NOON, [candle(NOON, 1)]), provider: 'random' }])],
    ['a price that is none', JSON.stringify([entry('1d', NOON, [candle(NOON, -1)])])],
  ])('are none where %s is stored', (_, text) => {
    expect(createCloseReader(holding(text), 'ETH-USD')()).toEqual([]);
  });

  it('are none where storage is blocked', () => {
    const storage: MarketStorage = {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {},
      removeItem: () => {},
    };
    expect(createCloseReader(storage, 'ETH-USD')()).toEqual([]);
  });
});
