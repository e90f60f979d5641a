import type { OrderKind } from '@etherpilot/ui';
import { lockName, type OrderKey } from './orderJournal.js';

/** What a person asks for, and how to recognise it later. */
export interface NewOrder {
  readonly kind: OrderKind;
  /** A plain decimal: USD, or coin units for a deposit. */
  readonly amount: string;
  /** Code of the coin, or the name of the bot. */
  readonly target: string;
  /** The bot's exchange, or the address of a withdrawal; only a hash of it is stored. */
  readonly trait: string;
  /** Ids of the records like it that the history is known to have. */
  readonly known: readonly (number | string)[];
}

/** Orders this page has sent and waits for, by the name of their lock. */
const inFlight = new Map<string, NewOrder>();

export function isInFlight(order: OrderKey): boolean {
  return inFlight.has(lockName(order));
}

export function allInFlight(): readonly NewOrder[] {
  return [...inFlight.values()];
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Notes that an order is on its way; `null` that it no longer is. */
export function setInFlight(key: OrderKey, order: NewOrder | null): void {
  if (order === null) inFlight.delete(lockName(key));
  else inFlight.set(lockName(key), order);
  // Leaving is asked about only while something is on its way: the listener keeps a page out of the back/forward cache.
  if (inFlight.size > 0) window.addEventListener('beforeunload', askBeforeUnload);
  else window.removeEventListener('beforeunload', askBeforeUnload);
}
