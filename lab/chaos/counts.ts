import { table } from '@etherpilot/testkit/table';
import { orderKinds, type OrderKind, type OrderAttempt } from './orderLog.ts';
import { type PersonBooks, storedOrders } from './storedOrders.ts';

/** What a run must have covered to be meaningful. */
export interface Least {
  /** Orders sent of each kind. */
  readonly orders: number;
  /** Orders of all kinds that were stored and then answered with a 5xx. */
  readonly storedThenFailed: number;
}

export interface KindCounts {
  readonly kind: OrderKind;
  readonly attempted: number;
  readonly sent: number;
  readonly stored: number;
  readonly storedThenFailed: number;
  /** Seen on a screen of the user who placed it. */
  readonly seen: number;
}

export function countOrders(
  attempts: readonly OrderAttempt[],
  books: readonly PersonBooks[],
  seen: ReadonlySet<OrderAttempt>,
): KindCounts[] {
  const stored = books.flatMap(({ now, before }) => storedOrders(now, before));
  const isStored = ({ kind, amount }: OrderAttempt) => stored.some((one) => one.kind === kind && one.amount === amount);
  return orderKinds.map((kind) => {
    const own = attempts.filter((attempt) => attempt.kind === kind);
    return {
      kind,
      attempted: own.length,
      sent: own.filter(({ requests }) => requests > 0).length,
      stored: own.filter(isStored).length,
      storedThenFailed: own.filter((attempt) => attempt.hasFailed && isStored(attempt)).length,
      seen: own.filter((attempt) => seen.has(attempt)).length,
    };
  });
}

/** What was covered too little, one sentence each. */
export function missing(counts: readonly KindCounts[], least: Least): string[] {
  const failed = counts.reduce((sum, { storedThenFailed }) => sum + storedThenFailed, 0);
  return [
    ...counts.filter(({ sent }) => sent < least.orders).map(({ kind, sent }) => `${sent} orders sent of kind ${kind}`),
    ...(failed < least.storedThenFailed ? [`${failed} orders were stored and then answered with a 5xx`] : []),
    // If a run never finds a user's own orders, it would not find another's either.
    ...(least.orders === 0 ? [] : counts.filter(({ seen }) => seen === 0)).map(
      ({ kind }) => `no ${kind} was ever seen on a screen of its own user`,
    ),
  ];
}

export function countsText(counts: readonly KindCounts[], happenings: ReadonlyMap<string, number>): string {
  const orders = counts.map(({ kind, ...figures }) => [kind, ...Object.values(figures).map(String)]);
  const heads = ['order', 'pressed', 'sent', 'stored', 'stored, then 5xx', 'seen by its user'];
  const rest = [...happenings].toSorted(([one], [other]) => one.localeCompare(other));
  return `${table(heads, orders)}\n\n${table(
    ['what happened', 'times'],
    rest.map(([what, times]) => [what, String(times)]),
  )}`;
}
