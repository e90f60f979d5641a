import * as v from 'valibot';
import { type Candle, inOrder } from './Candle.js';
import type { CacheEntry } from './candleCache.js';
import type { CallCounter } from './callCounter.js';
import { DEFAULT_CHART, MONTH_RANGE } from './constants.js';
import { DAY_MS, parseDuration, parseStep } from './durations.js';
import { MONTHS_KEY } from './keys.js';
import { type MarketStorage, readJson } from './MarketStorage.js';
import type { ChartKey } from './storedPrice.js';

const MONTH_MS = parseDuration(MONTH_RANGE) ?? 30 * DAY_MS;

export function isMonth({ range }: ChartKey): boolean {
  return range === MONTH_RANGE;
}

/** The last day of a chart, with a cache entry of its own. */
export function toDayChart({ symbol, interval }: ChartKey): ChartKey {
  return { symbol, interval, range: DEFAULT_CHART.range };
}

/** The candles of the last 24 hours. */
export function lastDay(candles: readonly Candle[]): Candle[] {
  const newest = candles.at(-1)?.time ?? 0;
  return candles.filter(({ time }) => time > newest - DAY_MS);
}

/**
 * A month and the newer day after it as one. The month's last candle was still running when it was read, so it counts
 * only until the day has its end. Of two providers the weaker one is named.
 */
export function joinDay(month: CacheEntry | undefined, day: CacheEntry | undefined, interval: string) {
  if (month === undefined || day === undefined) return month ?? day;
  if (day.timestamp <= month.timestamp) return month;
  const step = parseStep(interval) ?? 0;
  const closed = month.data.filter(({ time }) => time + step <= month.timestamp);
  const from = (day.data.at(-1)?.time ?? 0) - MONTH_MS;
  const data = inOrder([...closed, ...day.data]).filter(({ time }) => time > from);
  const isDerived = month.provider === 'coingecko' || day.provider === 'coingecko';
  return { data, timestamp: day.timestamp, provider: isDerived ? ('coingecko' as const) : day.provider };
}

/** On which day each pair's month was last asked for, whether an answer came or not. */
export interface MonthReads {
  /** Whether the month was asked for on this local calendar day. */
  isDone(key: ChartKey, now: number): boolean;
  note(key: ChartKey, now: number): void;
}

const readsSchema = v.record(v.string(), v.string());

export function createMonthReads(storage: MarketStorage, { formatDay }: Pick<CallCounter, 'formatDay'>): MonthReads {
  function read(): Readonly<Record<string, string>> {
    const parsed = v.safeParse(readsSchema, readJson(storage, MONTHS_KEY));
    return parsed.success ? parsed.output : {};
  }
  return {
    isDone: ({ symbol }, now) => read()[symbol] === formatDay(now),
    note: ({ symbol }, now) => storage.setItem(MONTHS_KEY, JSON.stringify({ ...read(), [symbol]: formatDay(now) })),
  };
}
