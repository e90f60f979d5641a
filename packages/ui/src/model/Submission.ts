import type { Decimal } from '../money/decimal.js';
import type { Failure } from './Failure.js';
import type { ServerTime } from './ServerTime.js';

/** What a history says about an order whose answer was lost. */
export interface LookupResult {
  /** How many of its records may be that order; two when a browser has sent it twice. */
  readonly matches: number;
  /** When the newest of them was made; `null` when there is none or the server does not say. */
  readonly newestAt: ServerTime | null;
  /** Whether the whole history was read. */
  readonly isComplete: boolean;
}

/** Progress of rereading history and balance after a lost answer; `at` is when (ms since the epoch). */
export type Recheck =
  | { readonly status: 'reading' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'read'; readonly result: LookupResult; readonly at: number };

/** The kinds of order that move money. */
export const orderKinds = ['withdrawal', 'deposit', 'bot'] as const;
/** One of these kinds. */
export type OrderKind = (typeof orderKinds)[number];

/** What was ordered, as far as this device still knows. USD for withdrawals and bots, coin units for deposits. */
export type OrderSummary =
  | { readonly kind: 'withdrawal' | 'deposit'; readonly amount: Decimal; readonly currency: string }
  | { readonly kind: 'bot'; readonly amount: Decimal; readonly botName: string };

/** An order that was being sent when the session ended. */
export interface EndedOrder {
  /** What was being ordered. */
  readonly kind: OrderKind;
  /** Whether it may have reached the server. */
  readonly mayHaveBeenSent: boolean;
}

/**
 * An order without a clear answer: it is unknown whether it was carried out. Its form stays locked until `onUnlock`.
 */
export interface UncertainSubmission {
  /** Tells it from the other states of a submission. */
  readonly status: 'uncertain';
  /** Why there is no clear answer, and what to do. */
  readonly failure: Failure;
  /** When it was sent (ms since the epoch); the latest when there are several. */
  readonly since: number;
  /** `null` when this device no longer knows it, after signing out. */
  readonly order: OrderSummary | null;
  /** How many orders of this kind have no answer, at least 1. */
  readonly count: number;
  /** Whether another tab of this browser has sent it. */
  readonly isFromAnotherTab: boolean;
  /** What history and balance show so far. */
  readonly recheck: Recheck;
  /**
   * Allows the person to unlock the form: history and balance were read completely, or could not be after several
   * tries.
   */
  readonly canUnlock: boolean;
}

/** The state of a form's submission. */
export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly isFromAnotherTab?: boolean | undefined }
  | { readonly status: 'succeeded' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | UncertainSubmission;

/** Nothing has been sent, or what was sent is settled. */
export const IDLE: Submission = { status: 'idle' };

/** The failure of a submission that did not succeed; `null` when there is none. */
export function getFailure(submission: Submission): Failure | null {
  return submission.status === 'failed' || submission.status === 'uncertain' ? submission.failure : null;
}

/** Whether the form is locked because an earlier order may have arrived. */
export function isLocked(submission: Submission): submission is UncertainSubmission {
  return submission.status === 'uncertain';
}
