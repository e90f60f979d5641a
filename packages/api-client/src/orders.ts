/**
 * Entry point for orders that move money: a journal that outlives screens, reloads and tabs, sending at most once, and an end
 * by what the server's history shows. Knows no framework.
 *
 * @example
 * ```ts
 * const orders = createOrders({
 *   person: () => api.session.cachedUser()?.id ?? null,
 *   storage: indexedDbOrders('app.orders'),
 *   locks: navigator.locks,
 *   hash,
 *   histories: clientHistories(api),
 * });
 * const end = await orders.place({ kind: 'withdrawal', amount, target: currency, discriminator: address }, (key) =>
 *   api.withdrawals.create({ amount, currency, withdrawalAddress: address }, { key }),
 * );
 * ```
 *
 * @packageDocumentation
 */

export { clientHistories, matchesDeposit, matchesInvestment, matchesWithdrawal } from './orders/clientHistories.js';
export { classifyError } from './orders/classifyError.js';
export { createOrders } from './orders/createOrders.js';
export { type Before, type HistoryList, type HistoryRecord, type Lookup, lookUp, toBefore } from './orders/evidence.js';
export { indexedDbOrders, type IndexedDbOrdersOptions } from './orders/indexedDbOrders.js';
export {
  type Hash,
  type NewOrder,
  type OrderDetail,
  type OrderEntry,
  type OrderFailure,
  type OrderJournal,
  type OrderKey,
  type OrderKind,
  orderKinds,
  type PersonId,
  withoutDetails,
} from './orders/journal.js';
export type {
  HistoryReadOptions,
  KnownOrder,
  OpenOrder,
  OrderCheck,
  OrderEnd,
  OrderEvent,
  OrderFingerprint,
  OrderHistories,
  OrderHistory,
  Orders,
  OrdersOptions,
  OrderState,
} from './orders/Orders.js';
export { memoryOrders, type OrderStorage } from './orders/OrderStorage.js';
