import type { Decimal } from '../money/decimal.js';
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

/** What moves money. */
export const orderKinds = ['withdrawal', 'deposit', 'bot'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** What was ordered, as far as this device still knows it. USD for withdrawals and bots, coin units for deposits. */
export type OrderSummary =
  | { readonly kind: 'withdrawal' | 'deposit'; readonly amount: Decimal; readonly currency: string }
  | { readonly kind: 'bot'; readonly amount: Decimal; readonly botName: string };

/** An order that was being sent when the session ended. */
export interface EndedOrder {
  readonly kind: OrderKind;
  /** Whether it may have reached the server. */
  readonly mayHaveBeenSent: boolean;
}

/** An order without a clear answer: nobody knows whether it was carried out. Its form stays locked until `onUnlock`. */
export interface UncertainSubmission {
  readonly status: 'uncertain';
  readonly failure: Failure;
  /** When it was sent, in ms since the epoch; the latest, where there are several. */
  readonly since: number;
  /** `null` where this device no longer knows, after signing out. */
  readonly order: OrderSummary | null;
  /** How many orders of this kind are without an answer, at least 1. */
  readonly count: number;
  readonly isFromAnotherTab: boolean;
  /** What history and balance say of it by now. */
  readonly recheck: Recheck;
  /** Offers the deliberate step: history and balance were read whole, or could not be after several tries. */
  readonly canUnlock: boolean;
}

/** How far the sending of a form has come. */
export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly isFromAnotherTab?: boolean | undefined }
  | { readonly status: 'succeeded' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | UncertainSubmission;

export const IDLE: Submission = { status: 'idle' };

/** What went wrong with a sending that did not succeed; `null` while there is nothing to tell. */
export function failureOf(submission: Submission): Failure | null {
  return submission.status === 'failed' || submission.status === 'uncertain' ? submission.failure : null;
}

/** Whether nothing may be sent because an earlier order may have arrived. */
export function isLocked(submission: Submission): submission is UncertainSubmission {
  return submission.status === 'uncertain';
}
