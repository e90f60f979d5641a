import { addDays, toDayKey } from '../format/dayKey.js';
import type { HeldClose } from '../model/HeldClose.js';
import {
  type Decimal,
  decimal,
  divide,
  isPositive,
  multiply,
  shareInPercent,
  subtract,
  ZERO,
} from '../money/decimal.js';
import type { DailyResult } from './results.js';

/** A day on which both are known, in percent since the day before the first of them. */
export interface HeldDay {
  /** Its place among the days of the results. */
  readonly index: number;
  /** `2026-07-12`. */
  readonly day: string;
  /** The investment's results in percent of what was put in. */
  readonly bot: Decimal;
  /** The change of the price of ETH. */
  readonly eth: Decimal;
}

/** Results beside what holding ETH would have been over the same days. */
export interface Holding {
  /** At least one, oldest first; days without a price are left out. */
  readonly days: readonly [HeldDay, ...HeldDay[]];
  /** What the same money would have gained or lost in ETH until the last of these days (USD). */
  readonly gain: Decimal;
  /** The last of these days. */
  readonly last: HeldDay;
  /** Whether they are all days of the results, today included. */
  readonly isWhole: boolean;
}

/** The last close of each day, which is that day's. */
function closesByDay(closes: readonly HeldClose[], timeZone: string): ReadonlyMap<string, Decimal> {
  const latest = new Map<string, HeldClose>();
  for (const close of closes) {
    const day = toDayKey(close.time, timeZone);
    if (close.time >= (latest.get(day)?.time ?? -Infinity)) latest.set(day, close);
  }
  return new Map([...latest].map(([day, { price }]) => [day, price]));
}

/** The first day with a price on this device; `null` when it holds none. */
export function findFirstHeldDay(closes: readonly HeldClose[], timeZone: string): string | null {
  const first = closes.reduce((earliest, { time }) => Math.min(earliest, time), Infinity);
  return first === Infinity ? null : toDayKey(first, timeZone);
}

/** The days to compare: whatever has ended is compared until its last result, as its money has been elsewhere since. */
export function dropDaysAfterEnd(days: readonly DailyResult[], hasEnded: boolean): readonly DailyResult[] {
  return hasEnded ? days.slice(0, days.findLastIndex(({ result }) => result !== null) + 1) : days;
}

/**
 * Compares daily results with holding ETH for the same money. Both begin at zero with the close of the day before, so
 * the first day that counts is the first whose day before has a price. `null` when there is none, or nothing was put in.
 */
export function compareWithHolding(
  days: readonly DailyResult[],
  closes: readonly HeldClose[],
  invested: Decimal,
  timeZone: string,
): Holding | null {
  const priceByDay = closesByDay(closes, timeZone);
  const start = days.findIndex(({ day }) => priceByDay.has(day) && priceByDay.has(addDays(day, -1)));
  const first = days[start];
  const base = first && priceByDay.get(addDays(first.day, -1));
  if (base === undefined || !isPositive(base) || !isPositive(invested)) return null;
  const before = days[start - 1]?.total ?? ZERO;
  const held = days.flatMap(({ day, total }, index): HeldDay[] => {
    const price = index < start ? undefined : priceByDay.get(day);
    if (price === undefined) return [];
    const [bot, eth] = [shareInPercent(subtract(total, before), invested), shareInPercent(subtract(price, base), base)];
    return bot === undefined || eth === undefined ? [] : [{ index, day, bot, eth }];
  });
  const [oldest, ...others] = held;
  const last = held.at(-1);
  if (oldest === undefined || last === undefined) return null;
  return {
    days: [oldest, ...others],
    gain: divide(multiply(invested, last.eth), decimal('100')),
    last,
    isWhole: oldest.index === 0 && last.index === days.length - 1,
  };
}
