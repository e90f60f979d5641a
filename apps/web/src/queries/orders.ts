import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { createOrders, type OrderEvent } from '@etherpilot/api-client/orders';
import { getPageLocks } from '../services/pageLocks.js';
import { orderStorage } from '../services/orderStorage.js';
import { TAB_ID } from '../services/storage.js';
import { getCurrentUserId, onLeave } from '../state/session.js';
import { orderHistories } from './orderHistories.js';

/** The orders of the signed-in user that move money. */
export const orders = createOrders({
  person: getCurrentUserId,
  storage: orderStorage,
  locks: getPageLocks(),
  hash: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  histories: orderHistories,
  tab: TAB_ID,
});

/** What happened to an order besides its end. */
export type OrderNews = Exclude<OrderEvent, { readonly type: 'changed' }>;

let handle: ((news: OrderNews) => void) | null = null;
let waiting: readonly OrderNews[] = [];

orders.subscribe((event) => {
  if (event.type !== 'changed') passOnNews(event);
});

/** Has somebody hear what a form has learned of an order besides its end. */
export function passOnNews(news: OrderNews): void {
  if (handle === null) waiting = [...waiting, news];
  else handle(news);
}

/** Passes on what happens to orders, and what has happened already: a form can be there before whatever reports it. */
export function handleOrderNews(next: (news: OrderNews) => void): () => void {
  handle = next;
  for (const news of waiting) next(news);
  waiting = [];
  return () => {
    if (handle === next) handle = null;
  };
}

onLeave(() => {
  orders.leave();
  waiting = [];
});
