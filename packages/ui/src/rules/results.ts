import { addDays, countDaysBetween, toServerDayKey } from '../format/dayKey.js';
import type { GrowthLog, Investment } from '../model/Investment.js';
import { toEpoch } from '../model/ServerTime.js';
import { add, type Decimal, decimal, divide, isGreater, absolute, subtract, sum, ZERO } from '../money/decimal.js';
import { compareIds } from './recordOrder.js';

/** The periods that results can be shown for, in calendar days that end today; `all` begins with the first result. */
export const resultPeriods = [7, 30, 'all'] as const;
/** One of these periods. */
export type ResultPeriod = (typeof resultPeriods)[number];

/** Amounts that differ by more than this are said to differ (USD). */
const TOLERANCE = decimal('0.01');

/** One calendar day. */
export interface DailyResult {
  /** `2026-07-12`, in the viewer's zone. */
  readonly day: string;
  /** USD; `null` for a day without a result, which is not a result of zero. */
  readonly result: Decimal | null;
  /** USD: all results of the period up to the end of this day. */
  readonly total: Decimal;
}

/** The results of some investments over a period. Amounts in USD, exact. */
export interface Results {
  /** What they come to. */
  readonly total: Decimal;
  /** Each day from the first of the period to today. */
  readonly days: readonly DailyResult[];
  /** How many logs are in it. */
  readonly count: number;
  /** The sum of today's results; `null` when there is none yet. */
  readonly today: Decimal | null;
  /** The mean of a calendar day of the period. */
  readonly averageADay: Decimal;
  /** How many logs have no readable date, and are in no figure here. */
  readonly undated: number;
}

/** Which day is today, and the zone whose calendar counts. */
export interface Calendar {
  /** `2026-07-12`. */
  readonly today: string;
  /** An IANA name. */
  readonly timeZone: string;
}

interface DatedLog {
  readonly log: GrowthLog;
  readonly time: number;
  readonly day: string;
}

function readLogs(investments: readonly Pick<Investment, 'growthLogs'>[], timeZone: string) {
  const dated: DatedLog[] = [];
  let undated = 0;
  for (const log of investments.flatMap(({ growthLogs }) => growthLogs)) {
    const day = toServerDayKey(log.date, timeZone);
    const time = toEpoch(log.date);
    if (day === null || Number.isNaN(time)) undated += 1;
    else dated.push({ log, time, day });
  }
  dated.sort((left, right) => left.time - right.time || compareIds(left.log.id, right.log.id));
  return { dated, undated };
}

/**
 * The results of investments added up over time, from zero, whatever their status. It is no line of values: when a bot
 * was started is not known, and each start would jump by what was put in. `null` when nothing dated was logged at all.
 */
export function getResults(
  investments: readonly Pick<Investment, 'growthLogs'>[],
  period: ResultPeriod,
  { today, timeZone }: Calendar,
): Results | null {
  const { dated, undated } = readLogs(investments, timeZone);
  const [oldest] = dated;
  if (oldest === undefined) return null;
  // A device whose clock is behind must not lose what the server has logged.
  const lastDay = dated.reduce((last, { day }) => (day > last ? day : last), today);
  const firstLogged = dated.reduce((first, { day }) => (day < first ? day : first), oldest.day);
  const firstOfPeriod = period === 'all' ? firstLogged : addDays(today, 1 - period);
  const firstDay = firstOfPeriod > firstLogged ? firstOfPeriod : firstLogged;
  const included = dated.filter(({ day }) => day >= firstDay);

  const byDay = new Map<string, Decimal>();
  for (const { log, day } of included) byDay.set(day, add(byDay.get(day) ?? ZERO, log.amountAdded));
  const length = Math.max(1, countDaysBetween(firstDay, lastDay) + 1);
  let total = ZERO;
  const days = Array.from({ length }, (_, index) => {
    const day = addDays(firstDay, index);
    const result = byDay.get(day) ?? null;
    if (result !== null) total = add(total, result);
    return { day, result, total };
  });
  return {
    total,
    days,
    count: included.length,
    today: byDay.get(today) ?? null,
    averageADay: divide(total, decimal(String(length))),
    undated,
  };
}

/** What was logged after a moment, such as the last visit (USD); `null` when nothing was. */
export function getResultSince(
  investments: readonly Pick<Investment, 'growthLogs'>[],
  since: number,
  timeZone: string,
): Decimal | null {
  const after = readLogs(investments, timeZone).dated.filter(({ time }) => time > since);
  return after.length === 0 ? null : sum(after.map(({ log }) => log.amountAdded));
}

/** By how much current amounts differ from what was put in and all results (USD); `null` when they agree to the cent. */
export function findUnexplained(investments: readonly Investment[]): Decimal | null {
  const expected = sum(
    investments.flatMap(({ initialAmount, growthLogs }) => [
      initialAmount,
      ...growthLogs.map(({ amountAdded }) => amountAdded),
    ]),
  );
  const difference = subtract(sum(investments.map(({ currentAmount }) => currentAmount)), expected);
  return isGreater(absolute(difference), TOLERANCE) ? difference : null;
}

/** The largest fall of an investment's value from a high. */
export interface LargestFall {
  /** USD: how far it fell. */
  readonly amount: Decimal;
  /** USD: the high it fell from. */
  readonly from: Decimal;
  /** The days of the high and of the low after it. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The largest fall from a high, by the dated results; `null` when the value never fell. */
export function findLargestFall(
  { currentAmount, growthLogs }: Pick<Investment, 'currentAmount' | 'growthLogs'>,
  timeZone: string,
): LargestFall | null {
  const { dated } = readLogs([{ growthLogs }], timeZone);
  const [first] = dated;
  if (first === undefined) return null;
  let value = subtract(currentAmount, sum(dated.map(({ log }) => log.amountAdded)));
  let high = { value, day: first.day };
  let largest: LargestFall | null = null;
  for (const { log, day } of dated) {
    value = add(value, log.amountAdded);
    if (isGreater(value, high.value)) high = { value, day };
    const amount = subtract(high.value, value);
    if (isGreater(amount, largest?.amount ?? ZERO)) {
      largest = { amount, from: high.value, firstDay: high.day, lastDay: day };
    }
  }
  return largest;
}
