import type { DepositRecord } from '../model/Deposit.js';
import type { Place } from '../model/Place.js';
import { type Decimal, isPositive } from '../money/decimal.js';
import { depositStateOf } from './depositStates.js';

/** The steps of account activation in their order, where each leads, and the fact that completes it. */
export const activationSteps = [
  { name: 'makeFirstDeposit', leadsTo: 'deposit', fact: 'hasDeposited' },
  { name: 'startTrading', leadsTo: 'platform', fact: 'hasInvested' },
] as const satisfies readonly {
  readonly name: string;
  readonly leadsTo: Place;
  readonly fact: keyof ActivationFacts;
}[];

/** What has happened in an account, whatever was clicked. */
export interface ActivationFacts {
  /** A deposit was credited. */
  readonly hasDeposited: boolean;
  /** A bot was started, whatever became of it. */
  readonly hasInvested: boolean;
}

/** How many steps a person has moved past with `Next`. It says nothing about deposits or bots. */
export type StepsMovedPast = 0 | 1 | 2;

/** A list as evidence: what is in it has happened, but only a whole one proves that something has not. */
export interface ActivationEvidence<Item> {
  readonly items: readonly Item[];
  readonly isWhole: boolean;
}

export interface ActivationSources {
  /** USD; a positive one proves a deposit. */
  readonly balance: Decimal;
  /** `null` while the list is not known. One investment proves both steps, for nobody invests without a deposit. */
  readonly investments: ActivationEvidence<unknown> | null;
  /** `null` while the list is not known, or where nobody had to ask for it. */
  readonly deposits: ActivationEvidence<Pick<DepositRecord, 'status'>> | null;
}

/** What has happened, or `null` while the sources leave it open: a list that could not be read proves nothing. */
export function activationFacts({ balance, investments, deposits }: ActivationSources): ActivationFacts | null {
  if (investments === null) return null;
  if (investments.items.length > 0) return { hasDeposited: true, hasInvested: true };
  if (!investments.isWhole) return null;
  const isCredited = deposits?.items.some(({ status }) => depositStateOf(status).isCredited) ?? false;
  if (isPositive(balance) || isCredited) return { hasDeposited: true, hasInvested: false };
  return deposits?.isWhole ? { hasDeposited: false, hasInvested: false } : null;
}

/** How many steps have not happened; skipped ones are among them. */
export function stepsLeft(facts: ActivationFacts): number {
  return activationSteps.filter(({ fact }) => !facts[fact]).length;
}

/** 0, 50 or 100. */
export function percentDone(facts: ActivationFacts): number {
  return ((activationSteps.length - stepsLeft(facts)) * 100) / activationSteps.length;
}

export interface ActivationMove {
  /** The steps moved past, this one included. */
  readonly movedPast: StepsMovedPast;
  /** The target of the step that was moved past. */
  readonly leadsTo: Place;
  /** It was the last step. */
  readonly isLast: boolean;
}

/** What `Next` does at the first step that is neither done nor moved past; `null` where there is none. */
export function nextMove(facts: ActivationFacts, movedPast: StepsMovedPast): ActivationMove | null {
  const [first, last] = activationSteps;
  if (movedPast < 1 && !facts[first.fact]) return { movedPast: 1, leadsTo: first.leadsTo, isLast: false };
  if (movedPast < 2 && !facts[last.fact]) return { movedPast: 2, leadsTo: last.leadsTo, isLast: true };
  return null;
}

/** The stored number of steps, read back; anything else is a beginning. */
export function readStepsMovedPast(stored: unknown): StepsMovedPast {
  return stored === 1 || stored === 2 ? stored : 0;
}
