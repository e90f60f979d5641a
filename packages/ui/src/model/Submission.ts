import type { Failure } from './Failure.js';
import type { ServerTime } from './ServerTime.js';

/** What a history says of an order whose answer was lost. */
export interface Finding {
  /** How many of its entries may be that order: two, where a browser has sent it twice. */
  readonly matches: number;
  /** When the newest of them was made; `null` when there is none or the server does not tell. */
  readonly newestAt: ServerTime | null;
  /** Whether the whole history was read (G-42). */
  readonly isWhole: boolean;
}

/** How far reading history and balance again has come after a lost answer; `at` is when, in ms since the epoch. */
export type Recheck =
  | { readonly status: 'reading' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'read'; readonly finding: Finding; readonly at: number };

/**
 * How far the sending of a form has come. `uncertain`: the answer was lost, so nobody knows whether it was done;
 * `since` is when it was sent, in ms since the epoch.
 */
export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'succeeded' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | {
      readonly status: 'uncertain';
      readonly failure: Failure;
      readonly since: number;
      /** What is known by now; the form stays locked until it is `read`. */
      readonly recheck: Recheck;
    };

export const IDLE: Submission = { status: 'idle' };

/** What went wrong with a sending that did not succeed; `null` while there is nothing to tell. */
export function failureOf(submission: Submission): Failure | null {
  return submission.status === 'failed' || submission.status === 'uncertain' ? submission.failure : null;
}

/** Whether nothing may be sent because an earlier order may have arrived and nobody has looked yet. */
export function isLocked(submission: Submission): boolean {
  return submission.status === 'uncertain' && submission.recheck.status !== 'read';
}
