import type { Candle } from '../../model/Candle.js';

/** What is drawn: a candle, or a bucket of them where there are more candles than pixels. */
export interface Bar extends Candle {
  /** How many candles it stands for. */
  readonly count: number;
  /** When it ends (ms), one interval after its last candle began. */
  readonly end: number;
}

/** Candles of a history, ready to be looked up by time at any level of detail. */
export interface BarSource {
  /** Sound candles, oldest first, one a time. */
  readonly candles: readonly Candle[];
  readonly intervalMs: number;
  /** Where the first candle begins and the last one ends (ms); both 0 when there are none. */
  readonly start: number;
  readonly end: number;
  /** The bars that reach into a stretch of time, each `4 ** level` intervals long. Level 0 is the candles themselves. */
  barsBetween(from: number, to: number, level: number): Bar[];
}

/** How many bars of one level make one of the next. */
const FACTOR = 4;

/**
 * Looks candles up without copying the history: level 0 reads the candles where they are, and a coarser level is built
 * when it is first asked for, from the one below it. A bucket opens with its first candle, closes with its last and
 * keeps their highest and lowest price, so no extreme disappears. Buckets begin at whole multiples of their length, and
 * a stretch without candles has none: a gap stays a gap.
 */
export function createBarSource(history: readonly Candle[], intervalMs: number): BarSource {
  const candles = inOrder(history);
  const levels: Bar[][] = [];

  function levelOf(level: number): readonly Candle[] {
    if (level === 0) return candles;
    levels[level] ??= bucketed(levelOf(level - 1), intervalMs * FACTOR ** level, intervalMs);
    return levels[level];
  }

  return {
    candles,
    intervalMs,
    start: candles[0]?.time ?? 0,
    end: (candles.at(-1)?.time ?? -intervalMs) + intervalMs,
    barsBetween(from, to, level) {
      const bars = levelOf(level);
      const length = intervalMs * FACTOR ** level;
      const first = firstFrom(bars, from - length);
      const last = firstFrom(bars, to);
      return bars.slice(first, last).map((candle) => asBar(candle, intervalMs));
    },
  };
}

/** The finest level at which a bar is at least one pixel wide. */
export function levelFor(pixelsPerInterval: number): number {
  return pixelsPerInterval >= 1 ? 0 : Math.ceil(Math.log(1 / pixelsPerInterval) / Math.log(FACTOR));
}

/** The place of the first candle that begins at a time or later. */
export function firstFrom(candles: readonly Candle[], time: number): number {
  let [low, high] = [0, candles.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((candles[middle]?.time ?? Infinity) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

function asBar(candle: Candle | Bar, intervalMs: number): Bar {
  return 'count' in candle ? candle : { ...candle, count: 1, end: candle.time + intervalMs };
}

function bucketed(candles: readonly Candle[], length: number, intervalMs: number): Bar[] {
  const buckets: Bar[] = [];
  for (const candle of candles) {
    const bar = asBar(candle, intervalMs);
    const time = Math.floor(bar.time / length) * length;
    const bucket = buckets.at(-1);
    if (bucket === undefined || bucket.time !== time) buckets.push({ ...bar, time });
    else buckets[buckets.length - 1] = merged(bucket, bar);
  }
  return buckets;
}

function merged(bucket: Bar, bar: Bar): Bar {
  return {
    time: bucket.time,
    open: bucket.open,
    high: Math.max(bucket.high, bar.high),
    low: Math.min(bucket.low, bar.low),
    close: bar.close,
    count: bucket.count + bar.count,
    end: bar.end,
  };
}

/**
 * Sound candles oldest first, one a time (of two the later in the list). A history that is so already is not copied:
 * the check is what each tick of a long history costs.
 */
function inOrder(history: readonly Candle[]): readonly Candle[] {
  let before = -Infinity;
  const isInOrder = history.every((candle) => {
    const isNext = isSound(candle) && candle.time > before;
    before = candle.time;
    return isNext;
  });
  if (isInOrder) return history;
  const byTime = new Map(history.filter(isSound).map((candle) => [candle.time, candle]));
  return [...byTime.values()].toSorted((a, b) => a.time - b.time);
}

/** Five finite numbers: one that is not, whatever its kind, makes the sum so too. */
function isSound({ time, open, high, low, close }: Candle): boolean {
  return Number.isFinite(time + open + high + low + close) && high >= low;
}
