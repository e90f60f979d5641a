import type { Place } from '../model/Place.js';

/** The steps of account activation in their order, and where each leads (spec sections 2 and 9: two steps). */
export const activationSteps = [
  { name: 'makeFirstDeposit', leadsTo: 'deposit' },
  { name: 'startTrading', leadsTo: 'platform' },
] as const satisfies readonly { readonly name: string; readonly leadsTo: Place }[];

/** How many steps a person has moved past. It says nothing about money: `Next` asks for no deposit (G-44). */
export type ActivationDone = 0 | 1 | 2;

export function stepsLeft(done: ActivationDone): number {
  return activationSteps.length - done;
}

/** 0, 50 or 100 (G-43). */
export function percentDone(done: ActivationDone): number {
  return (done * 100) / activationSteps.length;
}

export interface ActivationMove {
  readonly done: ActivationDone;
  /** The target of the step that was moved past. */
  readonly leadsTo: Place;
  readonly isCompleted: boolean;
}

/** What `Next` does: step 1 to step 2, step 2 to the end (spec section 4); `null` where there is no next. */
export function moveOn(done: ActivationDone): ActivationMove | null {
  if (done === 2) return null;
  const { leadsTo } = activationSteps[done];
  return done === 0 ? { done: 1, leadsTo, isCompleted: false } : { done: 2, leadsTo, isCompleted: true };
}

/** What was kept of it, read back; whatever is no number of steps is a beginning. */
export function readActivationDone(kept: unknown): ActivationDone {
  return kept === 1 || kept === 2 ? kept : 0;
}
