import type { DepositRecord } from '../model/Deposit.js';
import type { Place } from '../model/Place.js';
import { isPositive } from '../money/compare.js';
import type { Decimal } from '../money/plainDecimal.js';
import { getDepositState } from './depositStates.js';

/** The steps of account activation in order, the place each links to, and the fact that completes it. */
export const activationSteps = [
  { name: 'makeFirstDeposit', leadsTo: 'deposit', fact: 'hasDeposited' },
  { name: 'startTrading', leadsTo: 'platform', fact: 'hasInvested' },
] as const satisfies readonly {
  readonly name: string;
  readonly leadsTo: Place;
  readonly fact: keyof ActivationFacts;
}[];

/** What has happened in an account, independent of what was clicked. */
export interface ActivationFacts {
  /** A deposit was credited. */
  readonly hasDeposited: boolean;
  /** A bot was started, whatever its outcome. */
  readonly hasInvested: boolean;
}

/** How many steps a person has moved past with `Next`. It says nothing about deposits or bots. */
export type StepsMovedPast = 0 | 1 | 2;

/** A list used as evidence: what it contains has happened, but only a complete list proves that something has not. */
export interface ActivationEvidence<Item> {
  /** The records that were read. */
  readonly items: readonly Item[];
  /** Whether these are all records there are. */
  readonly isComplete: boolean;
}

/** What tells how far an account is set up. */
export interface ActivationSources {
  /** USD; a positive balance proves a deposit. `null` while it is unknown, which proves nothing. */
  readonly balance: Decimal | null;
  /** `null` while the list is unknown. One investment proves both steps, because nobody invests without a deposit. */
  readonly investments: ActivationEvidence<unknown> | null;
  /** `null` while the list is unknown or was not needed. */
  readonly deposits: ActivationEvidence<Pick<DepositRecord, 'status'>> | null;
}

/** What has happened, or `null` while the sources leave it open: what could not be read proves nothing. */
export function getActivationFacts({ balance, investments, deposits }: ActivationSources): ActivationFacts | null {
  if (investments === null) return null;
  if (investments.items.length > 0) return { hasDeposited: true, hasInvested: true };
  if (!investments.isComplete) return null;
  const isCredited = deposits?.items.some(({ status }) => getDepositState(status).isCredited) ?? false;
  if (isCredited || (balance !== null && isPositive(balance))) return { hasDeposited: true, hasInvested: false };
  return balance !== null && deposits?.isComplete ? { hasDeposited: false, hasInvested: false } : null;
}

/** How many steps have not happened, including skipped ones. */
export function countStepsLeft(facts: ActivationFacts): number {
  return activationSteps.filter(({ fact }) => !facts[fact]).length;
}

/** 0, 50 or 100. */
export function getPercentDone(facts: ActivationFacts): number {
  return ((activationSteps.length - countStepsLeft(facts)) * 100) / activationSteps.length;
}

/** What happens when the person moves on from a step. */
export interface ActivationMove {
  /** The steps moved past so far, including this one. */
  readonly movedPast: StepsMovedPast;
  /** The place this step links to. */
  readonly leadsTo: Place;
  /** Whether it was the last step. */
  readonly isLast: boolean;
}

/** What `Next` does at the first step that is neither done nor moved past; `null` when there is none. */
export function getNextMove(facts: ActivationFacts, movedPast: StepsMovedPast): ActivationMove | null {
  const [first, last] = activationSteps;
  if (movedPast < 1 && !facts[first.fact]) return { movedPast: 1, leadsTo: first.leadsTo, isLast: false };
  if (movedPast < 2 && !facts[last.fact]) return { movedPast: 2, leadsTo: last.leadsTo, isLast: true };
  return null;
}

/** Reads the stored number of steps; anything unexpected is 0. */
export function readStepsMovedPast(stored: unknown): StepsMovedPast {
  return stored === 1 || stored === 2 ? stored : 0;
}
