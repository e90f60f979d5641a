import { toDayKey, toServerDayKey } from '../format/dayKey.js';
import type { DepositRecord } from '../model/Deposit.js';
import type { Investment } from '../model/Investment.js';
import type { RecordId } from '../model/RecordId.js';
import type { ServerTime } from '../model/ServerTime.js';
import type { WithdrawalRecord } from '../model/Withdrawal.js';
import { add, type Decimal, sum, ZERO } from '../money/decimal.js';
import { getDepositState } from './depositStates.js';
import { type HistoryCalendar, type HistoryDates, toDays } from './history.js';
import { toOrder } from './recordOrder.js';
import { getWithdrawalStatus } from './withdrawalStates.js';

/** One record of a statement. */
export interface StatementLine {
  /** Which history it comes from: a deposit, a withdrawal, or what a bot logged. */
  readonly kind: 'deposit' | 'withdrawal' | 'result';
  /** Unique within its history; that of a result, within its investment. */
  readonly id: RecordId;
  /** Of a result, the investment it belongs to; otherwise `null`. */
  readonly investmentId: RecordId | null;
  /** When it was created or logged. */
  readonly time: ServerTime;
  /** The name of the coin or bot; empty for an investment without a bot. */
  readonly subject: string;
  /** As the server wrote it; `null` for a result, which has none. */
  readonly status: string | null;
  /** USD, negative for a loss; `null` for coins, of which the server states no value in dollars. */
  readonly usd: Decimal | null;
  /** What a deposit brought; otherwise `null`. */
  readonly coins: { readonly amount: Decimal; readonly currency: string } | null;
  /** Whether it is part of the sums: a paid deposit, a completed withdrawal, every result. */
  readonly isCounted: boolean;
}

/** What the results of one investment in the period come to. */
export interface BotResults {
  readonly investmentId: RecordId;
  /** How many lines it has. */
  readonly count: number;
  /** USD. */
  readonly total: Decimal;
}

/** All histories over a period. */
export interface Statement {
  /** The first and the last day it covers. Where the period is open, those of the oldest line and of today. */
  readonly days: { readonly from: string | null; readonly to: string };
  /** Oldest first. */
  readonly lines: readonly StatementLine[];
  /** The paid deposits by coin. */
  readonly deposits: readonly { readonly currency: string; readonly amount: Decimal }[];
  /** The completed withdrawals (USD). */
  readonly withdrawals: Decimal;
  /** The investments with a result in the period, in the order of the list. */
  readonly bots: readonly BotResults[];
  /** What their results come to (USD). */
  readonly results: Decimal;
  /** How many lines are in no sum: they are under way, or have failed. */
  readonly notCounted: number;
  /** How many records have no readable date, and are in no period. */
  readonly undated: number;
}

/** The lists a statement is made of, as far as they could be read. */
export interface StatementLists {
  readonly deposits: readonly DepositRecord[];
  readonly withdrawals: readonly WithdrawalRecord[];
  readonly investments: readonly Investment[];
}

function toLines({ deposits, withdrawals, investments }: StatementLists): readonly StatementLine[] {
  return [
    ...deposits.map(({ id, createdAt: time, currency, currencyName, amount, status }) => ({
      kind: 'deposit' as const,
      id,
      investmentId: null,
      time,
      subject: currencyName,
      status,
      usd: null,
      coins: { amount, currency },
      isCounted: getDepositState(status).isCredited,
    })),
    ...withdrawals.map(({ id, createdAt: time, currencyName, amount, status }) => ({
      kind: 'withdrawal' as const,
      id,
      investmentId: null,
      time,
      subject: currencyName,
      status,
      usd: amount,
      coins: null,
      isCounted: getWithdrawalStatus(status) === 'completed',
    })),
    ...investments.flatMap(({ id: investmentId, bot, growthLogs }) =>
      growthLogs.map(({ id, date: time, amountAdded }) => ({
        kind: 'result' as const,
        id,
        investmentId,
        time,
        subject: bot?.name ?? '',
        status: null,
        usd: amountAdded,
        coins: null,
        isCounted: true,
      })),
    ),
  ];
}

function sumDollars(lines: readonly StatementLine[]): Decimal {
  return sum(lines.flatMap(({ usd }) => usd ?? []));
}

/** Puts all histories into one, for the days asked for, in the viewer's zone. Amounts are exact. */
export function getStatement(lists: StatementLists, dates: HistoryDates, calendar: HistoryCalendar): Statement {
  const { from, to } = toDays(dates, calendar);
  const dated = toLines(lists).map((line) => ({ line, day: toServerDayKey(line.time, calendar.timeZone) }));
  const lines = dated
    .filter(({ day }) => day !== null && (from === null || day >= from) && (to === null || day <= to))
    .map(({ line }) => ({ line, order: toOrder(line.time) }))
    .toSorted((left, right) => left.order - right.order)
    .map(({ line }) => line);
  const oldest = lines[0];
  const oldestDay = oldest === undefined ? null : toServerDayKey(oldest.time, calendar.timeZone);
  const counted = lines.filter(({ isCounted }) => isCounted);
  const byCoin = new Map<string, Decimal>();
  for (const { coins } of counted)
    if (coins !== null) byCoin.set(coins.currency, add(byCoin.get(coins.currency) ?? ZERO, coins.amount));
  const byInvestment = Map.groupBy(counted, ({ investmentId }) => investmentId);
  return {
    days: { from: from ?? oldestDay, to: to ?? toDayKey(calendar.now, calendar.timeZone) },
    lines,
    deposits: [...byCoin].map(([currency, amount]) => ({ currency, amount })),
    withdrawals: sumDollars(counted.filter(({ kind }) => kind === 'withdrawal')),
    bots: lists.investments.flatMap(({ id }) => {
      const own = byInvestment.get(id) ?? [];
      return own.length === 0 ? [] : [{ investmentId: id, count: own.length, total: sumDollars(own) }];
    }),
    results: sumDollars(counted.filter(({ kind }) => kind === 'result')),
    notCounted: lines.length - counted.length,
    undated: dated.filter(({ day }) => day === null).length,
  };
}
