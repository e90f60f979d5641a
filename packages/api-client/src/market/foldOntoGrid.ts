import { type Candle, inOrder } from './Candle.js';
import { DAY_MS } from './durations.js';

/**
 * Merges points between bars into the bar they belong to. The primary provider ends an intraday answer with a live
 * point: off the grid, its four values equal. Drawn alone it would look like a bar of its own; merged, it is the latest
 * price of the running candle, whose high and low it can only widen. If the running bar is missing, the point becomes
 * it. Of daily bars only the newest point is moved: daylight saving time shifts the others.
 */
export function foldOntoGrid(candles: readonly Candle[], stepMs: number): Candle[] {
  const sorted = inOrder(candles);
  const phase = findPhase(sorted, stepMs);
  const bars = new Map<number, Candle>();
  for (const [index, candle] of sorted.entries()) {
    const isMovable = stepMs < DAY_MS || index === sorted.length - 1;
    const time = isMovable ? Math.floor((candle.time - phase) / stepMs) * stepMs + phase : candle.time;
    const bar = bars.get(time);
    bars.set(time, bar === undefined ? { ...candle, time } : merge(bar, candle));
  }
  return inOrder([...bars.values()]);
}

function merge(bar: Candle, { high, low, close }: Candle): Candle {
  return { ...bar, high: Math.max(bar.high, high), low: Math.min(bar.low, low), close };
}

/**
 * The offset of the bars from whole steps of UTC (ms): 0, unless most start elsewhere, as on exchanges that open at
 * half past.
 */
function findPhase(candles: readonly Candle[], stepMs: number): number {
  const counts = new Map<number, number>();
  for (const { time } of candles) counts.set(time % stepMs, (counts.get(time % stepMs) ?? 0) + 1);
  const [shared] = [...counts].filter(([, count]) => count > 1 && count * 2 > candles.length);
  return shared?.[0] ?? 0;
}
