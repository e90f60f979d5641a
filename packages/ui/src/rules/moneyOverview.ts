import type { DepositRecord } from '../model/Deposit.js';
import type { Investment } from '../model/Investment.js';
import type { WithdrawalRecord } from '../model/Withdrawal.js';
import { add, type Decimal, shareInPercent, sum } from '../money/decimal.js';
import { normalizeStatus } from './botStatus.js';
import { getDepositState } from './depositStates.js';
import { isWithdrawalUnderWay } from './withdrawalStates.js';

/** Some investments and what they are worth. */
export interface InvestedMoney {
  /** How many. */
  readonly count: number;
  /** USD. */
  readonly amount: Decimal;
}

/** What is in bots. Stopped and unknown ones stand apart: whether their money is in the balance, servers differ. */
export interface InBots {
  /** USD: what active and paused ones are worth. */
  readonly amount: Decimal;
  /** How many are active. */
  readonly active: number;
  /** How many are paused. */
  readonly paused: number;
  /** Those that are stopped. */
  readonly stopped: InvestedMoney;
  /** Those of any other status. */
  readonly other: InvestedMoney;
}

function measure(investments: readonly Investment[]): InvestedMoney {
  return { count: investments.length, amount: sum(investments.map(({ currentAmount }) => currentAmount)) };
}

/** What is in bots, by status. */
export function getInBots(investments: readonly Investment[]): InBots {
  const groups = Map.groupBy(investments, ({ status }) => normalizeStatus(status));
  const having = (status: string) => measure(groups.get(status) ?? []);
  const [active, paused, stopped] = [having('active'), having('paused'), having('stopped')];
  const known = ['active', 'paused', 'stopped'];
  return {
    amount: add(active.amount, paused.amount),
    active: active.count,
    paused: paused.count,
    stopped,
    other: measure(investments.filter(({ status }) => !known.includes(normalizeStatus(status)))),
  };
}

/** A total of two parts, each with its share in percent; without shares when there is nothing. */
export interface SplitTotal {
  /** USD. */
  readonly total: Decimal;
  readonly availableShare: Decimal | undefined;
  readonly inBotsShare: Decimal | undefined;
}

/** Available money and money in bots, which are never in each other (USD). */
export function splitTotal(available: Decimal, inBots: Decimal): SplitTotal {
  const total = add(available, inBots);
  return {
    total,
    availableShare: shareInPercent(available, total),
    inBotsShare: shareInPercent(inBots, total),
  };
}

/** Withdrawals that are neither completed nor ended otherwise (USD). They may be in the balance still or not. */
export function getWithdrawalsUnderWay(withdrawals: readonly WithdrawalRecord[]): InvestedMoney {
  const open = withdrawals.filter(({ status }) => isWithdrawalUnderWay(status));
  return { count: open.length, amount: sum(open.map(({ amount }) => amount)) };
}

/** The deposits under way, a sum per coin in coin units, in the order of the list. */
export function getDepositsUnderWay(
  deposits: readonly DepositRecord[],
): readonly { readonly currency: string; readonly amount: Decimal }[] {
  const open = deposits.filter(({ status }) => getDepositState(status).phase !== 'final');
  return [...Map.groupBy(open, ({ currency }) => currency)].map(([currency, records]) => ({
    currency,
    amount: sum(records.map(({ amount }) => amount)),
  }));
}
