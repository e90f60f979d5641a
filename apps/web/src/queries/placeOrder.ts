import { type ApiErrorKind, errorTexts, isAborted, isApiError } from '@etherpilot/api-client';
import { type Failure, IDLE, type Submission } from '@etherpilot/ui';
import type { QueryClient } from '@tanstack/react-query';
import { parseDecimal } from '@etherpilot/ui/money';
import type { NewOrder } from '../state/ordersInFlight.js';
import { idHere, rememberVisit } from '../state/session.js';
import { notifyFailure } from '../state/toasts.js';
import { type OrderEnd, writeOrder } from '../state/writeOrder.js';
import { orderHistories } from './orderHistories.js';
import { toFailure } from './useSubmission.js';

/** What the server said, for screens with words of their own. */
export interface ServerAnswer {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  /** The body of the answer, unchecked. */
  readonly details: unknown;
}

export interface OrderPlan<Result> {
  readonly order: Omit<NewOrder, 'known'>;
  /** Looks up what the order needs and gives the way to send it. Nothing is written down before that. */
  readonly prepare: () => Promise<() => Promise<Result>>;
  /** `isStillHere`: the person has not signed out and in again since. */
  readonly onConfirm: (result: Result, isStillHere: boolean) => void;
  /** The screen's own words for a refusal. */
  readonly wordsOf: (failure: Failure, answer: ServerAnswer) => Failure;
}

/** A fault of ours after sending says no more about the order than a lost answer does. */
function endOf(error: unknown): OrderEnd {
  if (isAborted(error) || (isApiError(error) && error.kind !== 'uncertain')) return { status: 'refused' };
  const failure = toFailure(error);
  if (isApiError(error)) return { status: 'uncertain', failure };
  return { status: 'uncertain', failure: { ...failure, message: `${failure.message} ${errorTexts.uncertain}` } };
}

/**
 * Places an order that moves money: written into the journal, sent once, its end told wherever the person is by then, and
 * to nobody else. Gives what the form shows of it; what the journal holds goes before that.
 */
export async function placeOrder<Result>(plan: OrderPlan<Result>, queryClient: QueryClient): Promise<Submission> {
  const { order, prepare, onConfirm, wordsOf } = plan;
  const isStillHere = rememberVisit();
  const person = idHere();
  const isSamePerson = () => person !== null && idHere() === person;

  const refuse = (error: unknown): Submission => {
    if (isAborted(error) || !isSamePerson()) return IDLE;
    const { kind, status, details } = isApiError(error)
      ? error
      : ({ kind: 'unexpected', status: undefined, details: undefined } as const);
    const failure = wordsOf(toFailure(error), { kind, status, details });
    notifyFailure(failure);
    return { status: 'failed', failure };
  };

  let send: () => Promise<Result>;
  try {
    send = await prepare();
  } catch (error) {
    return refuse(error);
  }
  const amount = parseDecimal(order.amount);
  const mark = amount && { amount, target: order.target, hasTrait: (text: string) => text === order.trait };
  const known = mark === undefined ? [] : orderHistories[order.kind].idsLike(queryClient, mark);
  const written = await writeOrder({ ...order, known });
  if (written === null) return IDLE;

  let result: Result;
  try {
    result = await send();
  } catch (error) {
    const end = endOf(error);
    await written.end(end);
    if (end.status !== 'uncertain') return refuse(error);
    if (isSamePerson()) notifyFailure(end.failure);
    return IDLE;
  }
  await written.end({ status: 'confirmed' });
  if (isSamePerson()) onConfirm(result, isStillHere());
  return { status: 'succeeded' };
}
