import type { Books } from '../../apps/sandbox-api/src/routes/books.ts';
import type { OrderAttempt, OrderKind } from './orderLog.ts';

/** What the server holds for a user, now and before the run. */
export interface PersonBooks {
  readonly person: string;
  readonly now: Books;
  readonly before: Books;
}

export interface StoredOrder {
  readonly kind: OrderKind;
  readonly amount: string;
  readonly status: string;
}

const nothing: Pick<Books, 'withdrawals' | 'deposits' | 'investments'> = {
  withdrawals: [],
  deposits: [],
  investments: [],
};

/** The orders the server has stored for an account, during the run if it is known what it had before. */
export function storedOrders(books: Books, before = nothing): StoredOrder[] {
  const added = <Row extends { id: number }>(now: readonly Row[], old: readonly Row[]) =>
    now.filter(({ id }) => old.every((row) => row.id !== id));
  return [
    ...added(books.withdrawals, before.withdrawals).map(
      ({ amount, status }) => ({ kind: 'withdrawal', amount, status }) as const,
    ),
    ...added(books.deposits, before.deposits).map(
      ({ amount, status }) => ({ kind: 'deposit', amount, status }) as const,
    ),
    ...added(books.investments, before.investments).map(
      ({ initial_amount: amount, status }) => ({ kind: 'bot', amount, status }) as const,
    ),
  ];
}

/** How many times the server has stored an order. */
export function countStored(books: readonly PersonBooks[], { person, kind, amount }: OrderAttempt): number {
  const own = books.filter((one) => one.person === person).flatMap(({ now, before }) => storedOrders(now, before));
  return own.filter((one) => one.kind === kind && one.amount === amount).length;
}
