import { isAborted, isApiError } from '@etherpilot/api-client';
import { classifyError, type NewOrder, type OrderCheck } from '@etherpilot/api-client/orders';
import { type Failure, IDLE, type Submission } from '@etherpilot/ui/model';
import { untilStaying } from '../services/leaveQuestion.js';
import { markNotSent, trackOrder } from '../state/ordersInFlight.js';
import { getCurrentUserId, guardSession } from '../state/session.js';
import { notifyFailure } from '../state/toasts.js';
import { errorTexts, pageTexts } from '../texts/pageTexts.js';
import { startTexts } from '../texts/startTexts.js';
import { findReason, NotSent } from './failureReason.js';
import { orders, passOnNews } from './orders.js';
import { toFailure } from './useSubmission.js';

/** What is known of a failed order, for screens that pick their own message from it. */
export interface ServerAnswer {
  /** The server's own sentence of a refusal, or why nothing was sent; `undefined` where neither is known. */
  readonly reason: string | undefined;
  /** The body of the answer, unvalidated. */
  readonly details: unknown;
  /** The first message about each field, by the name it has in the call's input. */
  readonly firstFieldErrors: Readonly<Record<string, string>>;
}

export interface OrderPlan<Result> {
  readonly order: NewOrder;
  /** Looks up what the order needs and resolves with the function that sends it. Nothing is stored before that. */
  readonly prepare: () => Promise<(key: string) => Promise<Result>>;
  /** Called when the order is sent; returns a function for its confirmation, and whether the same session goes on. */
  readonly onSend: () => (result: Result, isCurrent: boolean) => void;
  /** The server has refused it, which the form shows at once. */
  readonly onRefuse: (failed: Submission) => void;
  /** The screen's own message for a refusal. */
  readonly messageFor: (failure: Failure, answer: ServerAnswer) => Failure;
}

const NO_ANSWER = { details: undefined, firstFieldErrors: {} } as const;

/**
 * Places an order that moves money: stored in the journal, sent once, its end reported on whatever screen the user is by
 * then, and to no other user. Resolves with what the form shows; the journal takes precedence.
 */
export async function placeOrder<Result>(plan: OrderPlan<Result>): Promise<Submission> {
  const { kind } = plan.order;
  // A form that has said to wait for the order of another tab does not send its own right after it.
  const waiting = new AbortController();
  const unsubscribe = orders.subscribe(() => {
    const state = orders.get(kind);
    if (state.status === 'sending' && state.isFromAnotherTab) waiting.abort();
  });
  try {
    return await place(plan, waiting.signal);
  } finally {
    unsubscribe();
  }
}

async function place<Result>(plan: OrderPlan<Result>, signal: AbortSignal): Promise<Submission> {
  const { order, prepare, onSend, onRefuse, messageFor } = plan;
  const isCurrent = guardSession();
  const person = getCurrentUserId();

  const describe = (error: unknown): Failure => {
    const { details, firstFieldErrors } = isApiError(error) ? error : NO_ANSWER;
    const failure = error instanceof NotSent ? { title: startTexts.error, message: error.message } : toFailure(error);
    return messageFor(failure, { reason: findReason(error), details, firstFieldErrors });
  };
  const fail = (error: unknown): Submission => {
    if (isAborted(error) || getCurrentUserId() !== person) return IDLE;
    const failure = describe(error);
    notifyFailure(failure);
    return { status: 'failed', failure };
  };

  let send: (key: string) => Promise<Result>;
  try {
    send = await prepare();
  } catch (error) {
    return fail(error);
  }
  // Whoever is signed in by now has not placed it.
  if (!isCurrent()) return IDLE;
  let confirm: ReturnType<typeof onSend> = () => undefined;
  const sendOnce = async (key: string) => {
    const untrack = trackOrder(order);
    confirm = onSend();
    try {
      return await send(key);
    } catch (error) {
      const verdict = classifyError(error);
      // The next page tells what has become of an order whose page was closed.
      if (verdict === 'unproven') await untilStaying();
      if (verdict === 'failed') markNotSent(order.kind);
      if (verdict === 'refused' && getCurrentUserId() === person) {
        onRefuse({ status: 'failed', failure: describe(error) });
      }
      throw error;
    } finally {
      untrack();
    }
  };
  const end = await orders.place(order, sendOnce, { signal });

  switch (end.status) {
    case 'accepted':
      confirm(end.result, isCurrent());
      return { status: 'succeeded' };
    case 'failed':
      return fail(end.error);
    case 'refused':
      return tellRefusal(order, describe(end.error), end.check);
    case 'uncertain':
      notifyFailure(describeUncertain(end.error));
      return IDLE;
    default:
      return IDLE;
  }
}

/** Says what the server has refused, and what of it the history shows. */
function tellRefusal(order: NewOrder, failure: Failure, check: OrderCheck): Submission {
  const lookup = check.status === 'read' ? check.lookup : null;
  if (lookup !== null && lookup.records.length > 0) {
    passOnNews({ type: 'found', order: { ...order, since: Date.now() }, refusal: failure, lookup });
  } else if (lookup?.isComplete === true) notifyFailure(failure);
  else notifyFailure({ ...failure, message: `${failure.message} ${pageTexts.historyUnchecked}` });
  return { status: 'failed', failure };
}

/** A bug after sending proves no more about the order than a lost answer does. */
function describeUncertain(error: unknown): Failure {
  const failure = toFailure(error);
  return isApiError(error) ? failure : { ...failure, message: `${failure.message} ${errorTexts.uncertain}` };
}
