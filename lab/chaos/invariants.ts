import { getMark } from './amounts.ts';
import { formatAttempt, isTraceable, type OrderAttempt, type OrderKind, type OrderLog } from './orderLog.ts';
import type { ScreenReading } from './readScreen.ts';
import { countStored, type PersonBooks, storedOrders } from './storedOrders.ts';

/** Every order the server has stored was placed by this user, and no more often, unless something else sent it again. */
export function doubledOrders(books: readonly PersonBooks[], { attempts }: OrderLog): string[] {
  return books.flatMap(({ person, now, before }) => {
    const stored = storedOrders(now, before);
    return stored.flatMap(({ kind, amount }, index) => {
      const attempt = attempts.find((one) => one.kind === kind && one.amount === amount);
      const name = `a ${kind} of ${amount}`;
      if (attempt === undefined) return [`${person} has ${name}, and nobody has placed it`];
      if (attempt.person !== person) return [`${person} has ${name}, which ${attempt.person} has placed`];
      const isSame = (one: { readonly kind: OrderKind; readonly amount: string }) =>
        one.kind === kind && one.amount === amount;
      const own = attempts.filter(isSame);
      const isTooMany = stored.slice(0, index).filter(isSame).length >= own.length;
      return isTooMany && own.every(({ alsoSentBy }) => alsoSentBy === 'nothing')
        ? [`${person} has ${formatAttempt(attempt)} too often`]
        : [];
    });
  });
}

/** What a tab shows, and what it should show. */
export interface TabState {
  readonly name: string;
  /** The signed-in user; `null` after logging out. */
  readonly person: string | null;
  readonly reading: ScreenReading;
  /** The last balances the server sent to this tab (USD). */
  readonly stated: readonly string[];
  /** The least balance that its own orders can have left (USD); `null` when none is open. */
  readonly least: number | null;
  /** Whether its device has another time than the server: it may then take a payment session for over. */
  readonly isClockWrong: boolean;
  /** When its document was loaded (ms since the epoch). */
  readonly loadedAt: number;
}

/** A balance without a badge is the last one the server sent to this tab. */
export function unstatedBalances({ name, person, reading, stated }: TabState): string[] {
  if (person === null || stated.length === 0) return [];
  return reading.balances
    .filter(({ provenance, usd }) => provenance === 'live' && !stated.includes(usd))
    .map(({ place, usd }) => `${name} shows $${usd} as live (${place}); the server has sent ${stated.join(' or ')}`);
}

/** A derived balance lies between what the server has stated last and what the accepted orders since can have left of it. */
export function wrongDerivations({ name, person, reading, stated, least }: TabState): string[] {
  if (person === null || stated.length === 0) return [];
  const most = Math.max(...stated.map(Number));
  // Half a cent for the sums of floating-point numbers.
  const isPossible = (usd: number) => usd <= most && usd >= (least ?? most) - 0.005;
  return reading.balances
    .filter(({ provenance, usd }) => provenance === 'derived' && !isPossible(Number(usd)))
    .map(({ place, usd }) => `${name} derives $${usd} (${place}); it can be $${least ?? most} to $${most}`);
}

/** Nothing of one user is on the screen of another. */
export function foreignOrders({ name, person, reading }: TabState, attempts: readonly OrderAttempt[]): string[] {
  return attempts
    .filter((attempt) => attempt.person !== person && reading.text.includes(getMark(attempt)))
    .map((attempt) => `${name} shows ${person ?? 'a visitor'} ${formatAttempt(attempt)} of ${attempt.person}`);
}

/** Whether an order is on a screen of its own user: then it would be found on another's as well. */
export function isSeen(attempt: OrderAttempt, { person, reading }: TabState): boolean {
  return attempt.person === person && reading.text.includes(getMark(attempt));
}

/** No button that moves money is enabled while an order of its kind is unresolved. */
export function openForms({ name, person, reading }: TabState, orders: OrderLog): string[] {
  if (person === null) return [];
  return reading.openForms.flatMap(({ kind }) => {
    const attempt = orders.unresolved(person, kind);
    return attempt ? [`${name} would send another ${kind} while ${formatAttempt(attempt)} is ${attempt.outcome}`] : [];
  });
}

/** The order that was refused cannot be sent again while the server has stored it, and its lists can show it. */
export function reopenedOrders({ name, person, reading }: TabState, books: readonly PersonBooks[], orders: OrderLog) {
  return reading.openForms.flatMap(({ kind, amount }) => {
    const attempt = orders.find(kind, amount);
    if (attempt?.person !== person || attempt.outcome !== 'refused' || !isTraceable(attempt)) return [];
    if (attempt.isHidden) return [];
    return countStored(books, attempt) === 0
      ? []
      : [`${name} would send ${formatAttempt(attempt)} again, which was refused but is stored`];
  });
}

/** A user who has not logged out stays signed in. */
export function lostSessions({ name, person, reading }: TabState): string[] {
  return person !== null && reading.isSignIn ? [`${name} asks ${person} to sign in`] : [];
}
