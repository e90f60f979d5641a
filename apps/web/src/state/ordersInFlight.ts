import type { OrderKind } from '@etherpilot/ui/model';
import { setLeaveQuestion } from '../services/leaveQuestion.js';
import { storeDraft } from './drafts.js';
import { onLeave, session } from './session.js';

/** An order this page has sent and is waiting for. */
export interface OrderInFlight {
  readonly kind: OrderKind;
  /** A plain decimal: USD, or coin units for a deposit. */
  readonly amount: string;
  /** Code of the coin, or the name of the bot. */
  readonly target: string;
}

const inFlight = new Set<OrderInFlight>();

/** Records that an order is on its way; returns a function that records its end. */
export function trackOrder(order: OrderInFlight): () => void {
  inFlight.add(order);
  setLeaveQuestion(true);
  return () => {
    inFlight.delete(order);
    setLeaveQuestion(inFlight.size > 0);
  };
}

// Whoever signs in again finds what they were about to order.
onLeave((userId) => {
  for (const { kind, amount, target } of inFlight) {
    session.endedOrder = { kind, mayHaveBeenSent: true };
    storeDraft(kind, { amount, target }, userId);
  }
});

/** The server has refused the order with which the session ended. */
export function markNotSent(kind: OrderKind): void {
  if (session.endedOrder?.kind === kind) session.endedOrder = { kind, mayHaveBeenSent: false };
}
