import { addDays, countDaysBetween, toServerDayKey } from '../format/dayKey.js';
import type { Bot } from '../model/Bot.js';
import type { Investment } from '../model/Investment.js';
import { type Decimal, shareInPercent, sum } from '../money/decimal.js';
import { hasEnded } from './investments.js';
import type { Calendar } from './results.js';

/** Over how many calendar days, today included, a person's own return is measured. */
export const MEASURED_DAYS = 30;

/** What a person's investments in a bot have come to, beside what its operator reports. */
export type MeasuredReturn =
  | {
      /** There are 30 days. */
      readonly status: 'measured';
      /** Results of the last 30 days in percent of what was put in. */
      readonly percent: Decimal;
      /** USD: those results. */
      readonly result: Decimal;
      /** USD: the sum of the initial amounts. */
      readonly invested: Decimal;
    }
  | {
      /** There are less. */
      readonly status: 'early';
      /** Calendar days since the first result, that one and today included; 0 without any. */
      readonly days: number;
    };

/** The days of an investment's dated results. */
function readDays({ growthLogs }: Investment, timeZone: string): readonly string[] {
  return growthLogs.flatMap(({ date }) => toServerDayKey(date, timeZone) ?? []);
}

/**
 * What a person's investments in a bot, found by name and exchange, have returned in the last 30 days: their results
 * divided by what was put in. Those that are younger do not count, nor those that had ended before. `null` when the
 * person has none in that bot. Never extrapolated.
 */
export function measureReturn(
  investments: readonly Investment[],
  { name, exchange }: Pick<Bot, 'name' | 'exchange'>,
  { today, timeZone }: Calendar,
): MeasuredReturn | null {
  const from = addDays(today, 1 - MEASURED_DAYS);
  const own = investments
    .filter(({ bot }) => bot?.name === name && bot.exchange === exchange)
    .map((investment) => ({ investment, days: readDays(investment, timeZone) }))
    .filter(({ investment, days }) => !hasEnded(investment) || days.some((day) => day >= from));
  if (own.length === 0) return null;
  const ages = own.map(({ days }) => days.reduce((most, day) => Math.max(most, countDaysBetween(day, today) + 1), 0));
  const old = own.filter((_, index) => (ages[index] ?? 0) >= MEASURED_DAYS).map(({ investment }) => investment);
  if (old.length === 0) return { status: 'early', days: Math.max(...ages) };
  const recent = old
    .flatMap(({ growthLogs }) => growthLogs)
    .filter(({ date }) => (toServerDayKey(date, timeZone) ?? '') >= from);
  const result = sum(recent.map(({ amountAdded }) => amountAdded));
  const invested = sum(old.map(({ initialAmount }) => initialAmount));
  const percent = shareInPercent(result, invested);
  return percent === undefined ? null : { status: 'measured', percent, result, invested };
}
