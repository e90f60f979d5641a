import type { Candle } from '../../model/Candle.js';

/** What is drawn: a candle, or a bucket of candles when there are more candles than pixels. */
export interface Bar extends Candle {
  /** How many candles it contains. */
  readonly count: number;
  /** When it ends (ms): one interval after the start of its last candle. */
  readonly end: number;
}

/** The candles of a history, indexed by time at any level of detail. */
export interface BarSource {
  /** Valid candles, oldest first, one for each time. */
  readonly candles: readonly Candle[];
  readonly intervalMs: number;
  /** The start of the first candle and the end of the last (ms); both 0 when there are none. */
  readonly start: number;
  readonly end: number;
  /** The bars that overlap a range of time, each `4 ** level` intervals long. Level 0 is the candles themselves. */
  readonly barsBetween: (from: number, to: number, level: number) => Bar[];
}

/** How many bars of one level make one of the next. */
const FACTOR = 4;

/**
 * Looks up candles without copying the history: level 0 reads the given candles, and a coarser level is built on first
 * use from the one below it. A bucket opens with its first candle, closes with its last and keeps their highest and
 * lowest price, so that no extreme is lost. Buckets start at multiples of their length, and a range without candles has
 * none, so that a gap stays visible.
 *
 * Given the source of the previous history, only candles that are not the same objects are read: a trade costs the same
 * after a hundred thousand candles as after twenty.
 */
export function createBarSource(history: readonly Candle[], intervalMs: number, before?: BarSource): BarSource {
  const candles = inOrder(history, commonLength(history, before?.candles ?? []));
  const levels: (readonly Bar[])[] = [];

  function getLevel(level: number): readonly (Candle | Bar)[] {
    if (level === 0) return candles;
    levels[level] ??= bucketed(getLevel(level - 1), intervalMs * FACTOR ** level, intervalMs);
    return levels[level];
  }

  return {
    candles,
    intervalMs,
    start: candles[0]?.time ?? 0,
    end: (candles.at(-1)?.time ?? -intervalMs) + intervalMs,
    barsBetween(from, to, level) {
      const bars = getLevel(level);
      const length = intervalMs * FACTOR ** level;
      const first = firstFrom(bars, from - length);
      const last = firstFrom(bars, to);
      const reaching = bars.slice(first, last).map((candle) => asBar(candle, intervalMs));
      // The first may end before the range starts: a bucket ends with its last candle.
      return reaching.filter(({ end }) => end > from);
    },
  };
}

/** Returns a function that creates the source of each successive history of a chart and reuses the previous one. */
export function createBarSources(): (history: readonly Candle[], intervalMs: number) => BarSource {
  let last: BarSource | undefined;
  return (history, intervalMs) => {
    last = createBarSource(history, intervalMs, last?.intervalMs === intervalMs ? last : undefined);
    return last;
  };
}

/** Candles closer together than this have no gap and cannot be told apart (px). */
const LEAST_BAR_PX = 2;

/** The finest level at which bars can be told apart. */
export function levelFor(pixelsPerInterval: number): number {
  const bars = LEAST_BAR_PX / pixelsPerInterval;
  return bars <= 1 ? 0 : Math.ceil(Math.log(bars) / Math.log(FACTOR));
}

/** The index of the first candle that starts at or after a time. */
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

function bucketed(candles: readonly (Candle | Bar)[], length: number, intervalMs: number): Bar[] {
  const buckets: Mutable<Bar>[] = [];
  let bucket: Mutable<Bar> | undefined;
  for (const candle of candles) {
    const time = Math.floor(candle.time / length) * length;
    if (bucket === undefined || bucket.time !== time) {
      bucket = { ...asBar(candle, intervalMs), time };
      buckets.push(bucket);
    } else {
      // Mutated while it is built: an object for each of a hundred thousand candles would cause a visible stutter.
      bucket.high = Math.max(bucket.high, candle.high);
      bucket.low = Math.min(bucket.low, candle.low);
      bucket.close = candle.close;
      bucket.count += 'count' in candle ? candle.count : 1;
      bucket.end = 'end' in candle ? candle.end : candle.time + intervalMs;
    }
  }
  return buckets;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** How many leading candles of both lists are the same objects. */
function commonLength(history: readonly Candle[], known: readonly Candle[]): number {
  const length = Math.min(history.length, known.length);
  for (let at = 0; at < length; at += 1) if (history[at] !== known[at]) return at;
  return length;
}

/**
 * Valid candles, oldest first, one for each time (the later in the list wins). The first `known` are already valid, and
 * a valid history is not copied.
 */
function inOrder(history: readonly Candle[], known: number): readonly Candle[] {
  let before = history[known - 1]?.time ?? -Infinity;
  let isInOrder = true;
  for (let at = known; at < history.length && isInOrder; at += 1) {
    const candle = history[at];
    isInOrder = candle !== undefined && isSound(candle) && candle.time > before;
    before = candle?.time ?? before;
  }
  if (isInOrder) return history;
  const byTime = new Map(history.filter(isSound).map((candle) => [candle.time, candle]));
  return [...byTime.values()].toSorted((a, b) => a.time - b.time);
}

/** All five are finite numbers: any other value makes the sum not finite. */
function isSound({ time, open, high, low, close }: Candle): boolean {
  return Number.isFinite(time + open + high + low + close) && high >= low;
}
