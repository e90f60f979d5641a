import { type ApiErrorKind, isAborted, isApiError } from '@etherpilot/api-client';
import { type Failure, IDLE, type Submission } from '@etherpilot/ui';
import type { QueryClient } from '@tanstack/react-query';
import { parseDecimal } from '@etherpilot/ui/money';
import type { NewOrder } from '../state/ordersInFlight.js';
import { getCurrentUserId, guardSession } from '../state/session.js';
import { notifyFailure } from '../state/toasts.js';
import { type OrderEnd, writeOrder } from '../state/writeOrder.js';
import { errorTexts } from '../texts/pageTexts.js';
import { untilStaying } from '../services/leaveQuestion.js';
import { orderHistories } from './orderHistories.js';
import { reportDoubles } from './reportDoubles.js';
import { toFailure } from './useSubmission.js';

/** The server's answer, for screens that pick their own message from it. */
export interface ServerAnswer {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  /** The body of the answer, unvalidated. */
  readonly details: unknown;
  /** The first message about each field, by the name it has in the call's input. */
  readonly firstFieldErrors: Readonly<Record<string, string>>;
}

export interface OrderPlan<Result> {
  readonly order: Omit<NewOrder, 'known'>;
  /** Looks up what the order needs and resolves with the function that sends it. Nothing is stored before that. */
  readonly prepare: () => Promise<() => Promise<Result>>;
  /** `isCurrent`: the user has not signed out and in again since. */
  readonly onConfirm: (result: Result, isCurrent: boolean) => void;
  /** The accepted order is in the history twice. */
  readonly onDoubled: () => void;
  /** The screen's own message for a refusal. */
  readonly messageFor: (failure: Failure, answer: ServerAnswer) => Failure;
}

/** A bug after sending proves no more about the order than a lost answer does. */
function toOrderEnd(error: unknown): OrderEnd {
  if (isAborted(error) || (isApiError(error) && error.kind !== 'uncertain')) return { status: 'refused' };
  const failure = toFailure(error);
  if (isApiError(error)) return { status: 'uncertain', failure };
  return { status: 'uncertain', failure: { ...failure, message: `${failure.message} ${errorTexts.uncertain}` } };
}

/**
 * Places an order that moves money: stored in the journal, sent once, its outcome reported on whatever screen the user
 * is by then, and to no other user. Resolves with what the form shows; the journal takes precedence.
 */
export async function placeOrder<Result>(plan: OrderPlan<Result>, queryClient: QueryClient): Promise<Submission> {
  const { order, prepare, onConfirm, onDoubled, messageFor } = plan;
  const isCurrent = guardSession();
  const person = getCurrentUserId();
  const isSamePerson = () => person !== null && getCurrentUserId() === person;

  const refuse = (error: unknown): Submission => {
    if (isAborted(error) || !isSamePerson()) return IDLE;
    const { kind, status, details, firstFieldErrors } = isApiError(error)
      ? error
      : ({ kind: 'unexpected', status: undefined, details: undefined, firstFieldErrors: {} } as const);
    const failure = messageFor(toFailure(error), { kind, status, details, firstFieldErrors });
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
  const fingerprint = amount && { amount, target: order.target, hasTrait: (text: string) => text === order.trait };
  const known = fingerprint === undefined ? [] : orderHistories[order.kind].idsLike(queryClient, fingerprint);
  const before = orderHistories[order.kind].isRead(queryClient) ? new Set(known) : null;
  const written = await writeOrder({ ...order, known });
  if (written === null) return IDLE;

  let result: Result;
  try {
    result = await send();
  } catch (error) {
    const end = toOrderEnd(error);
    // The next page tells what has become of an order whose page was closed.
    if (end.status === 'uncertain') await untilStaying();
    await written.end(end);
    if (end.status !== 'uncertain') return refuse(error);
    if (isSamePerson()) notifyFailure(end.failure);
    return IDLE;
  }
  await written.end({ status: 'confirmed' });
  if (isSamePerson()) {
    // Before the screens read the list again: what they read serves it, too.
    if (fingerprint !== undefined) void reportDoubles(order.kind, fingerprint, before, queryClient, onDoubled);
    onConfirm(result, isCurrent());
  }
  return { status: 'succeeded' };
}
