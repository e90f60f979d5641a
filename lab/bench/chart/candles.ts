import type { Candle } from '../../../packages/ui/src/model/Candle.ts';

const HOUR = 3_600_000;
/** When the first candle of lab/bench/data/eth-usdt-1h.csv begins (ms since the epoch). */
const FIRST_TIME = 1_728_705_600_000;

/** Parses lab/bench/data/eth-usdt-1h.csv: a header row, then open, high, low, close of consecutive hours. */
export function readCandles(csv: string): Candle[] {
  return csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line, index) => {
      const [open = Number.NaN, high = Number.NaN, low = Number.NaN, close = Number.NaN] = line.split(',').map(Number);
      return { time: FIRST_TIME + index * HOUR, open, high, low, close };
    });
}

/**
 * The newest `count` hours of a history, extended into the past as needed: by copies of itself, every second one
 * reversed, so that prices continue without a jump.
 */
export function newest(history: readonly Candle[], count: number): Candle[] {
  const size = history.length;
  const end = history.at(-1)?.time ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const age = count - 1 - index;
    const isBackwards = Math.floor(age / size) % 2 === 1;
    const source = history[isBackwards ? age % size : size - 1 - (age % size)];
    if (!source) throw new Error('A history without candles cannot be extended.');
    const { open, high, low, close } = source;
    const time = end - age * HOUR;
    return isBackwards ? { time, open: close, high, low, close: open } : { time, open, high, low, close };
  });
}

/** The running candle after its n-th trade: the close moves within 1 % of the open, high and low follow it. */
export function afterTrade(candle: Candle, n: number): Candle {
  const close = candle.open * (1 + 0.01 * Math.sin(n * 2.4));
  return { ...candle, close, high: Math.max(candle.high, close), low: Math.min(candle.low, close) };
}
