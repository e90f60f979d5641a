import type { OrderKind } from '@etherpilot/ui';
import { setLeaveQuestion } from '../services/leaveQuestion.js';
import { getLockName, type OrderKey } from './orderJournal.js';

/** An order, and how to match it later. */
export interface NewOrder {
  readonly kind: OrderKind;
  /** A plain decimal: USD, or coin units for a deposit. */
  readonly amount: string;
  /** Code of the coin, or the name of the bot. */
  readonly target: string;
  /** The bot's exchange, or the address of a withdrawal; only a hash of it is stored. */
  readonly trait: string;
  /** Ids of the matching records the history is known to have. */
  readonly known: readonly (number | string)[];
}

/** Orders this page has sent and is waiting for, by the name of their lock. */
const inFlight = new Map<string, NewOrder>();

export function isInFlight(order: OrderKey): boolean {
  return inFlight.has(getLockName(order));
}

export function getOrdersInFlight(): readonly NewOrder[] {
  return [...inFlight.values()];
}

/** Records that an order is in flight; `null` when it no longer is. */
export function setInFlight(key: OrderKey, order: NewOrder | null): void {
  if (order === null) inFlight.delete(getLockName(key));
  else inFlight.set(getLockName(key), order);
  setLeaveQuestion(inFlight.size > 0);
}
