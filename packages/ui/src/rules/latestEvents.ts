import { toServerDayKey } from '../format/dayKey.js';
import type { DepositRecord } from '../model/Deposit.js';
import type { Investment } from '../model/Investment.js';
import type { ServerTime } from '../model/ServerTime.js';
import type { WithdrawalRecord } from '../model/Withdrawal.js';
import { type Decimal, sum } from '../money/decimal.js';
import { sortOldestFirst } from './investments.js';
import type { Calendar } from './results.js';
import { toOrder } from './recordOrder.js';

/** Something that happened with somebody's money. */
export type MoneyEvent =
  | { readonly kind: 'deposit'; readonly id: string; readonly time: ServerTime; readonly record: DepositRecord }
  | { readonly kind: 'withdrawal'; readonly id: string; readonly time: ServerTime; readonly record: WithdrawalRecord }
  | {
      /** The results of the latest day that has any. */
      readonly kind: 'results';
      readonly id: string;
      readonly time: ServerTime;
      /** USD. */
      readonly amount: Decimal;
      /** How many investments they come from. */
      readonly count: number;
      /** The names of their bots; those without a name are left out. */
      readonly bots: readonly string[];
      readonly isToday: boolean;
    }
  | {
      readonly kind: 'firstResult';
      readonly id: string;
      readonly time: ServerTime;
      /** USD. */
      readonly amount: Decimal;
      readonly bot: string | null;
    };

/** The lists that events come from. */
export interface MoneyLists {
  readonly deposits: readonly DepositRecord[];
  readonly withdrawals: readonly WithdrawalRecord[];
  readonly investments: readonly Investment[];
}

function getBotEvents(investments: readonly Investment[], { today, timeZone }: Calendar): readonly MoneyEvent[] {
  const results = investments.flatMap((investment) =>
    sortOldestFirst(investment.growthLogs).flatMap((log, index) => {
      const day = toServerDayKey(log.date, timeZone);
      return day === null ? [] : [{ investment, log, day, isFirst: index === 0 }];
    }),
  );
  const [some] = results;
  if (some === undefined) return [];
  const latestDay = results.reduce((latest, { day }) => (day > latest ? day : latest), some.day);
  const ofLatest = results.filter(({ day }) => day === latestDay);
  const newest = ofLatest.reduce((last, one) => (toOrder(one.log.date) > toOrder(last.log.date) ? one : last));
  const getName = ({ bot }: Investment) => bot?.name ?? null;
  return [
    {
      kind: 'results',
      id: `results ${latestDay}`,
      time: newest.log.date,
      amount: sum(ofLatest.map(({ log }) => log.amountAdded)),
      count: new Set(ofLatest.map(({ investment }) => investment.id)).size,
      bots: [...new Set(ofLatest.flatMap(({ investment }) => getName(investment) ?? []))],
      isToday: latestDay === today,
    },
    // That of the latest day is part of its results.
    ...results
      .filter(({ isFirst, day }) => isFirst && day !== latestDay)
      .map(({ investment, log }) => ({
        kind: 'firstResult' as const,
        id: `first ${investment.id}`,
        time: log.date,
        amount: log.amountAdded,
        bot: getName(investment),
      })),
  ];
}

/** The latest events across deposits, withdrawals and bots, newest first. What has no readable time is left out. */
export function getLatestEvents(
  { deposits, withdrawals, investments }: MoneyLists,
  calendar: Calendar,
  count = 5,
): readonly MoneyEvent[] {
  const events: readonly MoneyEvent[] = [
    ...deposits.map((record) => ({
      kind: 'deposit' as const,
      id: `deposit ${record.id}`,
      time: record.createdAt,
      record,
    })),
    ...withdrawals.map((record) => ({
      kind: 'withdrawal' as const,
      id: `withdrawal ${record.id}`,
      time: record.createdAt,
      record,
    })),
    ...getBotEvents(investments, calendar),
  ];
  return events
    .map((event) => ({ event, order: toOrder(event.time) }))
    .filter(({ order }) => order !== -Infinity)
    .toSorted((left, right) => right.order - left.order)
    .slice(0, count)
    .map(({ event }) => event);
}
