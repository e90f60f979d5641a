import type { Decimal } from '../money/decimal.js';
import type { Failure } from './Failure.js';
import type { ServerTime } from './ServerTime.js';

/** What a history says about an order whose answer proves nothing, or was a refusal. */
export interface LookupResult {
  /** How many of its records may be that order; two when a browser has sent it twice. */
  readonly matches: number;
  /** When the newest of them was made; `null` when there is none or the server does not say. */
  readonly newestAt: ServerTime | null;
  /** Whether these records were absent before the order. `false`: they may be older ones. */
  readonly isNew: boolean;
  /** Whether an order that is not listed is certainly missing. */
  readonly isComplete: boolean;
}

/** Progress of rereading history and balance after an order; `at` is when (ms since the epoch). */
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

/** What is known of an order that the server may have stored. */
export interface OpenOrder {
  /** What history and balance show so far. */
  readonly recheck: Recheck;
  /**
   * Allows the person to order the same again although this one may have been stored: history and balance were read
   * completely, or could not be after several tries.
   */
  readonly canUnlock: boolean;
}

/**
 * An order without a clear answer. Its form stays locked until `onUnlock`. `checking`: history and balance are read for the
 * first time; `uncertain`: it is unknown whether it was carried out.
 */
export interface UncertainSubmission extends OpenOrder {
  /** Tells it from the other states of a submission. */
  readonly status: 'checking' | 'uncertain';
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
}

/**
 * A refused order whose first copy may have been stored: a browser sends a request again by itself when a connection breaks.
 * Only the identical order stays closed, until the history shows that there is none.
 */
export interface RefusedOrder extends OpenOrder {
  /** What was ordered. */
  readonly order: OrderSummary;
}

/** The server did not take the order, or refused it (`refused`). */
export interface FailedSubmission {
  /** Tells it from the other states of a submission. */
  readonly status: 'failed';
  /** Why, and what to do. */
  readonly failure: Failure;
  /** Set while the history has not shown that nothing was stored. */
  readonly refused?: RefusedOrder | undefined;
}

/** An accepted order that is not in its history although it should be. Nothing is locked. */
export interface UnlistedSubmission {
  /** Tells it from the other states of a submission. */
  readonly status: 'unlisted';
  /** What was ordered. */
  readonly order: OrderSummary;
  /** When it was sent (ms since the epoch). */
  readonly since: number;
}

/** The state of a form's submission. */
export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly isFromAnotherTab?: boolean | undefined }
  | { readonly status: 'succeeded' }
  | FailedSubmission
  | UncertainSubmission
  | UnlistedSubmission;

/** Nothing has been sent, or what was sent is settled. */
export const IDLE: Submission = { status: 'idle' };

/** Whether the history has records of a refused order, so that it has not failed after all. */
export function isFound({ recheck }: RefusedOrder): boolean {
  return recheck.status === 'read' && recheck.result.matches > 0 && recheck.result.isNew;
}

/** The failure of a submission that did not succeed; `null` when there is none. */
export function getFailure(submission: Submission): Failure | null {
  if (submission.status === 'failed') {
    return submission.refused && isFound(submission.refused) ? null : submission.failure;
  }
  return isLocked(submission) ? submission.failure : null;
}

/** Whether a state says nothing new after another: that the history of a refused order is read again is no other answer. */
export function isSameAnswer(one: Submission, other: Submission): boolean {
  if (one === other) return true;
  if (one.status !== 'failed' || other.status !== 'failed') return false;
  return getFailure(one) !== null && getFailure(one) === getFailure(other);
}

/** Whether the form is locked because an earlier order may have arrived. */
export function isLocked(submission: Submission): submission is UncertainSubmission {
  return submission.status === 'checking' || submission.status === 'uncertain';
}
