import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@etherpilot/testkit/processes';
import { afterTrade, newest, readCandles } from './candles.ts';

const history = readCandles(readFileSync(join(root, 'lab/bench/data/eth-usdt-1h.csv'), 'utf8'));

test('the recorded history is 10,000 hours of valid candles up to 2 December 2025', () => {
  expect(history).toHaveLength(10_000);
  expect(new Date(history.at(-1)?.time ?? 0).toISOString()).toBe('2025-12-02T19:00:00.000Z');
  expect(history.at(-1)).toMatchObject({ open: 3013.56, high: 3024.09, low: 3013.02, close: 3015.79 });
});

test.each([24, 1000, 10_000, 100_000])('%d candles are hourly, ascending and plausible', (count) => {
  const candles = newest(history, count);
  expect(candles).toHaveLength(count);
  const faults = candles.filter(({ time, open, high, low, close }, index) => {
    const previous = candles[index - 1];
    const isWhole = low > 1000 && high < 6000 && low <= Math.min(open, close) && high >= Math.max(open, close);
    const follows = !previous || (time - previous.time === 3_600_000 && Math.abs(open / previous.close - 1) < 0.02);
    return !isWhole || !follows;
  });
  expect(faults).toEqual([]);
});

test('a shorter history is the end of a longer one', () => {
  expect(newest(history, 24)).toEqual(history.slice(-24));
  expect(newest(history, 100_000).slice(-10_000)).toEqual(history);
});

test('a history without candles cannot be extended', () => {
  expect(() => newest([], 1)).toThrow('without candles');
});

test('each trade updates the running candle and keeps it valid', () => {
  const candle = { time: 0, open: 100, high: 100.2, low: 99.9, close: 100.1 };
  const trades = Array.from({ length: 60 }, (_, n) => afterTrade(candle, n));
  expect(new Set(trades.map(({ close }) => close)).size).toBe(60);
  for (const { low, high, close } of trades) {
    expect(low).toBeLessThanOrEqual(close);
    expect(high).toBeGreaterThanOrEqual(close);
    expect(Math.abs(close / candle.open - 1)).toBeLessThanOrEqual(0.01);
  }
});
