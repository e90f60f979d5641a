import { indexedDbOrders, type OrderStorage } from '@etherpilot/api-client/orders';
import { reportError } from './reportError.js';
import { ORDERS_DATABASE, ORDERS_MARK } from './storage.js';
import { removeStored, writeStored } from './storedValue.js';

let onRefused: (() => void) | null = null;
let hasRefused = false;

/** Calls back when the database of orders refuses, also when it already has. */
export function onOrdersRefused(listener: () => void): void {
  if (hasRefused) listener();
  else onRefused = listener;
}

const database = indexedDbOrders(ORDERS_DATABASE, {
  onRefused: (cause) => {
    reportError(new Error('Orders are remembered without their details: the database refuses.', { cause }));
    hasRefused = true;
    onRefused?.();
  },
});

/** The journal of orders. Marks when it holds more than may remain when nobody is signed in. */
export const orderStorage: OrderStorage = {
  ...database,
  async update(change) {
    const journal = await database.update(change);
    if (journal.entries.some(({ detail }) => detail !== undefined)) writeStored(ORDERS_MARK, true);
    else removeStored(ORDERS_MARK);
    return journal;
  },
};
