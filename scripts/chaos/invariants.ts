import type { Books } from '../../apps/sandbox-api/src/routes/books.ts';
import { markOf } from './amounts.ts';
import { nameOf, type OrderLog, type Press, storedOrders } from './orderLog.ts';
import type { ScreenReading } from './screens.ts';

/** What the server holds of a person, now and before the run began. */
export interface PersonBooks {
  readonly person: string;
  readonly now: Books;
  readonly before: Books;
}

/** Every order the server has stored is one that was pressed for, by this person, and is stored once. */
export function doubledOrders(books: readonly PersonBooks[], { presses }: OrderLog): string[] {
  return books.flatMap(({ person, now, before }) => {
    const stored = storedOrders(now, before);
    return stored.flatMap(({ kind, amount }, index) => {
      const press = presses.find((one) => one.kind === kind && one.amount === amount);
      const name = `a ${kind} of ${amount}`;
      if (press === undefined) return [`${person} has ${name}, and nobody has pressed for it`];
      if (press.person !== person) return [`${person} has ${name}, which ${press.person} has pressed for`];
      const isAgain = stored.findIndex((one) => one.kind === kind && one.amount === amount) < index;
      return isAgain ? [`${person} has ${nameOf(press)} twice`] : [];
    });
  });
}

/** What a tab shows, beside what it has to show. */
export interface TabState {
  readonly name: string;
  /** Who is signed in; nobody after logging out. */
  readonly person: string | null;
  readonly reading: ScreenReading;
  /** What the server has stated last to this tab (USD). */
  readonly stated: readonly string[];
}

/** A balance without a badge is what the server has stated last to this tab. */
export function unstatedBalances({ name, person, reading, stated }: TabState): string[] {
  if (person === null || stated.length === 0) return [];
  return reading.balances
    .filter(({ isLive, usd }) => isLive && !stated.includes(usd))
    .map(({ place, usd }) => `${name} shows $${usd} as live (${place}); the server has stated ${stated.join(' or ')}`);
}

/** Nothing of one person is on the screen of another. */
export function foreignOrders({ name, person, reading }: TabState, presses: readonly Press[]): string[] {
  return presses
    .filter((press) => press.person !== person && reading.text.includes(markOf(press)))
    .map((press) => `${name} shows ${person ?? 'a visitor'} ${nameOf(press)} of ${press.person}`);
}

/** Whether an order is on a screen of its own person: then it would be found on another's as well. */
export function isSeen(press: Press, { person, reading }: TabState): boolean {
  return press.person === person && reading.text.includes(markOf(press));
}

/** No button that moves money is enabled while an order of its kind is unresolved. */
export function openForms({ name, person, reading }: TabState, orders: OrderLog): string[] {
  if (person === null) return [];
  return reading.openForms.flatMap((kind) => {
    const press = orders.unresolved(person, kind);
    return press ? [`${name} would send another ${kind} while ${nameOf(press)} is ${press.fate}`] : [];
  });
}

/** Nobody is logged out who has not logged out. */
export function lostSessions({ name, person, reading }: TabState): string[] {
  return person !== null && reading.isSignIn ? [`${name} asks ${person} to sign in`] : [];
}
