import type { GrowthLog, Investment } from '../model/Investment.js';
import { toEpoch } from '../model/ServerTime.js';
import { absolute, type Decimal, decimal, isGreater, shareInPercent, subtract, sum } from '../money/decimal.js';
import { isActiveStatus, normalizeStatus } from './botStatus.js';
import { compareIds } from './recordOrder.js';

/** The most growth logs that Recent Activity shows. */
export const MAX_RECENT_LOGS = 5;

/** Returns that differ by more than this are flagged (USD). */
const RETURN_TOLERANCE = decimal('0.01');

export interface InvestmentSummary {
  readonly total: number;
  /** See `countActiveBots`. */
  readonly active: number;
  readonly paused: number;
  readonly stopped: number;
  /** USD. */
  readonly invested: Decimal;
  /** USD. */
  readonly currentValue: Decimal;
  /** USD: the sum of the returns the server reports. */
  readonly totalReturn: Decimal;
  /** The return in percent of what was invested; `undefined` when nothing was. */
  readonly returnInPercent: Decimal | undefined;
  /** Current value less invested (USD) when it differs from the server's returns; otherwise `null`. */
  readonly differingReturn: Decimal | null;
}

/** Counts the investments whose status is active. Every screen counts active bots with this. */
export function countActiveBots(investments: readonly Pick<Investment, 'status'>[]): number {
  return investments.filter(({ status }) => isActiveStatus(status)).length;
}

/** Whether an investment has been stopped; a paused one may go on. */
export function hasEnded({ status }: Pick<Investment, 'status'>): boolean {
  return normalizeStatus(status) === 'stopped';
}

/** The totals of all investments. */
export function summarizeInvestments(investments: readonly Investment[]): InvestmentSummary {
  const having = (status: string) => investments.filter((one) => normalizeStatus(one.status) === status).length;
  const invested = sum(investments.map((one) => one.initialAmount));
  const currentValue = sum(investments.map((one) => one.currentAmount));
  const totalReturn = sum(investments.map((one) => one.totalReturn));
  const difference = subtract(currentValue, invested);
  const isDiffering = isGreater(absolute(subtract(totalReturn, difference)), RETURN_TOLERANCE);
  return {
    total: investments.length,
    active: countActiveBots(investments),
    paused: having('paused'),
    stopped: having('stopped'),
    invested,
    currentValue,
    totalReturn,
    returnInPercent: shareInPercent(totalReturn, invested),
    differingReturn: isDiffering ? difference : null,
  };
}

/** Sorts by date, or by id when a date is unreadable. */
export function sortOldestFirst(logs: readonly GrowthLog[]): readonly GrowthLog[] {
  const timed = logs.map((log) => ({ log, time: toEpoch(log.date) }));
  const isReadable = timed.every(({ time }) => !Number.isNaN(time));
  return timed
    .toSorted((a, b) => (isReadable && a.time !== b.time ? a.time - b.time : compareIds(a.log.id, b.log.id)))
    .map(({ log }) => log);
}

function newestTime({ growthLogs }: Investment): number {
  return growthLogs.reduce((newest, { date }) => {
    const time = toEpoch(date);
    return time > newest ? time : newest;
  }, -Infinity);
}

/** The investment with the newest log; the first of those that are equal. */
export function findLatestLogged(investments: readonly [Investment, ...Investment[]]): Investment {
  const timed = investments.map((investment) => ({ investment, time: newestTime(investment) }));
  return timed.reduce((latest, one) => (one.time > latest.time ? one : latest)).investment;
}

/** The latest logs of one investment, newest first; at most `MAX_RECENT_LOGS` unless `count` says otherwise. */
export function getRecentLogs(
  investment: Pick<Investment, 'growthLogs'>,
  count: number = MAX_RECENT_LOGS,
): readonly GrowthLog[] {
  return sortOldestFirst(investment.growthLogs).slice(-count).toReversed();
}

/**
 * What an investment was worth after each of its newest logs, newest first (USD, exact), and before the oldest of them.
 */
export function getValuesAfterLogs(
  { currentAmount, growthLogs }: Pick<Investment, 'currentAmount' | 'growthLogs'>,
  count: number,
): { readonly rows: readonly { readonly log: GrowthLog; readonly value: Decimal }[]; readonly before: Decimal } {
  let before = currentAmount;
  const rows = getRecentLogs({ growthLogs }, count).map((log) => {
    const value = before;
    before = subtract(before, log.amountAdded);
    return { log, value };
  });
  return { rows, before };
}
