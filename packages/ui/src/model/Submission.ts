import type { Failure } from './Failure.js';

/**
 * How far the sending of a form has come. `uncertain`: the answer was lost, so nobody knows whether it was done;
 * `since` is when it was sent, in ms since the epoch.
 */
export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'succeeded' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'uncertain'; readonly failure: Failure; readonly since: number };

export const IDLE: Submission = { status: 'idle' };

/** What went wrong with a sending that did not succeed; `null` while there is nothing to tell. */
export function failureOf(submission: Submission): Failure | null {
  return submission.status === 'failed' || submission.status === 'uncertain' ? submission.failure : null;
}
