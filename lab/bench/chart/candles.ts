import type { Candle } from '../../../packages/ui/src/model/Candle.ts';

const HOUR = 3_600_000;
const END = Date.UTC(2025, 10, 27);
const PRICE = 3_000;

/** So many hours of a price that wanders around one level, the same in each run. */
export function createCandles(count: number): Candle[] {
  let [state, price] = [1, PRICE];
  const move = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    price *= 1 + 0.005 * (state / 2 ** 32 - 0.5) + 0.000_2 * (PRICE / price - 1);
    return Math.round(price * 100) / 100;
  };
  return Array.from({ length: count }, (_, index) => {
    const moves = Array.from({ length: 8 }, move);
    const [open = PRICE, close = PRICE] = [moves[0], moves.at(-1)];
    return { time: END - (count - 1 - index) * HOUR, open, high: Math.max(...moves), low: Math.min(...moves), close };
  });
}

/** The running candle after its n-th trade: the close moves within 1 % of the open, high and low follow it. */
export function afterTrade(candle: Candle, n: number): Candle {
  const close = candle.open * (1 + 0.01 * Math.sin(n * 2.4));
  return { ...candle, close, high: Math.max(candle.high, close), low: Math.min(candle.low, close) };
}
