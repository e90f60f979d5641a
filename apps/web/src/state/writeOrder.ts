import type { Failure } from '@etherpilot/ui';
import { holdLock } from '../services/orderLock.js';
import { TAB_ID } from '../services/storage.js';
import { storeDraft } from './drafts.js';
import {
  findUnresolved,
  getLockName,
  getOwnOrders,
  hashAccount,
  hashWithSalt,
  type OrderKey,
  withOrder,
  withoutOrder,
  withUncertain,
} from './orderJournal.js';
import { abandonOrder, changeOrders, getJournalOwner } from './orders.js';
import { getOrdersInFlight, type NewOrder, setInFlight } from './ordersInFlight.js';
import { guardSession, onLeave, session } from './session.js';

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
  const isCurrent = guardSession();
  const owner = await getJournalOwner();
  if (owner === null) return null;
  const { kind, amount, target, trait, known } = order;
  const key: OrderKey = { account: hashAccount(owner), kind, sentAt: Date.now() };
  const release = await holdLock(getLockName(key));
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
    release();
  };

  let isLocked = false;
  await changeOrders((journal) => {
    const ownJournal = getOwnOrders(journal, owner);
    isLocked = findUnresolved(ownJournal, kind) !== undefined;
    if (isLocked) return ownJournal;
    const state = { status: 'sending', tab: TAB_ID, known, failure: null, failedChecks: 0 } as const;
    return withOrder(ownJournal, {
      ...key,
      detail: { ...state, amount, target, trait: hashWithSalt(ownJournal.salt, trait) },
    });
  });
  if (isLocked || !isCurrent()) {
    await end({ status: 'refused' });
    return null;
  }
  return { end };
}

onLeave((userId) => {
  for (const { kind, amount, target } of getOrdersInFlight()) {
    session.endedOrder = { kind, mayHaveBeenSent: true };
    storeDraft(kind, { amount, target }, userId);
  }
});
