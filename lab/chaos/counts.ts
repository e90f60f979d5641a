import { orderKinds, type OrderAttempt } from './orderLog.ts';
import { type PersonBooks, storedOrders } from './storedOrders.ts';

/** What a run must have covered to be meaningful. */
export interface Least {
  /** Orders sent of each kind. */
  readonly orders: number;
  /** Orders of all kinds that were stored and then answered with a 5xx. */
  readonly storedThenFailed: number;
}

/** By kind, how many orders were clicked, sent, stored, and seen on a screen of the user who placed them. */
export function countOrders(
  attempts: readonly OrderAttempt[],
  books: readonly PersonBooks[],
  seen: ReadonlySet<OrderAttempt>,
) {
  const stored = books.flatMap(({ now, before }) => storedOrders(now, before));
  const isStored = ({ kind, amount }: OrderAttempt) => stored.some((one) => one.kind === kind && one.amount === amount);
  return orderKinds.map((kind) => {
    const own = attempts.filter((attempt) => attempt.kind === kind);
    return {
      kind,
      clicked: own.length,
      sent: own.filter(({ requests }) => requests > 0).length,
      stored: own.filter(isStored).length,
      'stored, then 5xx': own.filter((attempt) => attempt.hasFailed && isStored(attempt)).length,
      'seen by its user': own.filter((attempt) => seen.has(attempt)).length,
    };
  });
}

/** What was covered too little, one sentence each. */
export function missing(counts: ReturnType<typeof countOrders>, least: Least): string[] {
  const failed = counts.reduce((sum, one) => sum + one['stored, then 5xx'], 0);
  return [
    ...counts.filter(({ sent }) => sent < least.orders).map(({ kind, sent }) => `${sent} orders sent of kind ${kind}`),
    ...(failed < least.storedThenFailed ? [`${failed} orders were stored and then answered with a 5xx`] : []),
    // If a run never finds a user's own orders, it would not find another's either.
    ...counts
      .filter((one) => least.orders > 0 && one['seen by its user'] === 0)
      .map(({ kind }) => `no ${kind} was ever seen on a screen of its own user`),
  ];
}
