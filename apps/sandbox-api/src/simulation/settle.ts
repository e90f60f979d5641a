import { getCurrency, depositRate } from '../coins.ts';
import { creditCents } from '../money.ts';
import type { Currency, DepositStatus, InvestmentStatus, Strategy, WithdrawalStatus } from '../wire.ts';
import type { Random } from './random.ts';

/** About one withdrawal in twelve fails, so that the refund can be seen. */
const FAILURE_SHARE = 1 / 12;

/** The largest daily change in hundredths of a percent; most days stay far below it. */
const widestMove: Record<Strategy, number> = { conservative: 120, balanced: 220, aggressive: 380 };

/** Random draws summed for one day: the sum is bell-shaped, as daily returns roughly are. */
const DRAWS = 4;

export interface GrowingInvestment {
  id: number;
  strategy: Strategy;
  initialCents: bigint;
  currentCents: bigint;
  /** Percent of the initial amount. */
  stopLoss: number;
  takeProfit: number;
  daysGrown: number;
  /** When the next day ends. */
  dueAt: number;
}

export interface GrownDay {
  at: number;
  cents: bigint;
  /** Hundredths of a percent of the amount before. */
  hundredths: bigint;
}

export interface Growth {
  days: GrownDay[];
  currentCents: bigint;
  status: InvestmentStatus;
  /** When the next day ends; null once stopped. */
  dueAt: number | null;
}

function dayMove(investment: GrowingInvestment, day: number, random: Random): bigint {
  let sum = 0;
  for (let draw = 0; draw < DRAWS; draw++) sum += random.fraction(`growth:${investment.id}:${day}:${draw}`) * 2 - 1;
  return BigInt(Math.round((sum / DRAWS) * widestMove[investment.strategy]));
}

/**
 * Every day of a running investment that has ended by `now`, in order, up to its stop loss or take profit.
 * Gains and losses are equally likely. The number of calls does not matter: day n always has the same change.
 */
export function grow(investment: GrowingInvestment, now: number, dayMs: number, random: Random): Growth {
  const { initialCents } = investment;
  const floor = (initialCents * BigInt(100 - investment.stopLoss)) / 100n;
  const ceiling = (initialCents * BigInt(100 + investment.takeProfit) + 99n) / 100n;
  const days: GrownDay[] = [];
  let { currentCents } = investment;
  for (let at = investment.dueAt; ; at += dayMs) {
    if (at > now) return { days, currentCents, status: 'active', dueAt: at };
    const hundredths = dayMove(investment, investment.daysGrown + days.length, random);
    const cents = (currentCents * hundredths) / 10_000n;
    currentCents += cents;
    days.push({ at, cents, hundredths });
    if (currentCents <= floor || currentCents >= ceiling) return { days, currentCents, status: 'stopped', dueAt: null };
  }
}

export interface MovingWithdrawal {
  id: number;
  currency: Currency;
  address: string;
  status: WithdrawalStatus;
  dueAt: number;
}

export interface WithdrawalMove {
  status: WithdrawalStatus;
  hash: string | null;
  processedAt: number | null;
  dueAt: number | null;
}

/** The state of a withdrawal at `now`: pending, then processing, then completed with a hash or failed. */
export function moveWithdrawal(
  withdrawal: MovingWithdrawal,
  now: number,
  stepMs: number,
  random: Random,
): WithdrawalMove {
  const { id, status, dueAt } = withdrawal;
  if (dueAt > now) return { status, hash: null, processedAt: null, dueAt };
  if (status === 'pending')
    return moveWithdrawal({ ...withdrawal, status: 'processing', dueAt: dueAt + stepMs }, now, stepMs, random);
  if (random.fraction(`withdrawal:${id}:fails`) < FAILURE_SHARE) {
    return { status: 'failed', hash: null, processedAt: dueAt, dueAt: null };
  }
  const hash = getCurrency(withdrawal.currency).hash(random.bytes(`withdrawal:${id}:hash`), withdrawal.address);
  return { status: 'completed', hash, processedAt: dueAt, dueAt: null };
}

/** How long a payment provider keeps an address open (ms). */
const PAYMENT_SESSION_MS = 60 * 60_000;

/**
 * The status of a deposit at `now`. An unpaid one expires by the clock alone, so nothing is written for it; a payment
 * on its way (`due_at`) counts even when confirmed after the hour.
 */
export function depositStatus(
  { status, due_at, created_at }: { status: DepositStatus; due_at: bigint | null; created_at: bigint },
  now: number,
): DepositStatus {
  const isOpen = status === 'pending' && due_at === null;
  return isOpen && now >= Number(created_at) + PAYMENT_SESSION_MS ? 'expired' : status;
}

/** What a paid deposit adds to the balance, in whole cents, rounded down. */
export function depositCredit(deposit: { currency: Currency; units: bigint }): bigint {
  return creditCents(deposit.units, depositRate(deposit.currency));
}
