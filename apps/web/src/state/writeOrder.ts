import type { Failure } from '@etherpilot/ui';
import { holdLock } from '../services/orderLock.js';
import { TAB_ID } from '../services/storage.js';
import { storeDraft } from './drafts.js';
import {
  hashAccount,
  lockName,
  type OrderKey,
  ordersOf,
  saltedHash,
  unresolvedIn,
  withOrder,
  withoutOrder,
  withUncertain,
} from './orderJournal.js';
import { abandonOrder, changeOrders, journalOwner } from './orders.js';
import { allInFlight, type NewOrder, setInFlight } from './ordersInFlight.js';
import { onLeave, rememberVisit, session } from './session.js';

/** The outcome of an order. `refused`: it was certainly not carried out. */
export type OrderEnd =
  | { readonly status: 'confirmed' | 'refused' }
  | { readonly status: 'uncertain'; readonly failure: Failure };

export interface WrittenOrder {
  /** Records the outcome, and lets other tabs continue. */
  readonly end: (how: OrderEnd) => Promise<void>;
}

/**
 * Stores an order before it is sent, in one transaction that fails while another one of its kind is unresolved: then it
 * resolves with `null`, and nothing may be sent.
 */
export async function writeOrder(order: NewOrder): Promise<WrittenOrder | null> {
  const isStillHere = rememberVisit();
  const owner = await journalOwner();
  if (owner === null) return null;
  const { kind, amount, target, trait, known } = order;
  const key: OrderKey = { account: hashAccount(owner), kind, sentAt: Date.now() };
  const letGo = await holdLock(lockName(key));
  setInFlight(key, order);

  const end = async (how: OrderEnd): Promise<void> => {
    setInFlight(key, null);
    if (how.status === 'uncertain') abandonOrder(key);
    if (how.status === 'refused' && session.endedOrder?.kind === kind) {
      session.endedOrder = { kind, mayHaveBeenSent: false };
    }
    await changeOrders((journal) =>
      how.status === 'uncertain' ? withUncertain(journal, key, how.failure) : withoutOrder(journal, key),
    );
    letGo();
  };

  let isLocked = false;
  await changeOrders((journal) => {
    const mine = ordersOf(journal, owner);
    isLocked = unresolvedIn(mine, kind) !== undefined;
    if (isLocked) return mine;
    const state = { status: 'sending', tab: TAB_ID, known, failure: null, failedChecks: 0 } as const;
    return withOrder(mine, {
      ...key,
      detail: { ...state, amount, target, trait: saltedHash(mine.salt, trait) },
    });
  });
  if (isLocked || !isStillHere()) {
    await end({ status: 'refused' });
    return null;
  }
  return { end };
}

onLeave((userId) => {
  for (const { kind, amount, target } of allInFlight()) {
    session.endedOrder = { kind, mayHaveBeenSent: true };
    storeDraft(kind, { amount, target }, userId);
  }
});
