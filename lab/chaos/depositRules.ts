import type { Evidence } from './claimRules.ts';
import type { ListRead } from './claims.ts';
import type { TabState } from './invariants.ts';
import { formatAttempt, type OrderAttempt } from './orderLog.ts';
import { countStored, type PersonBooks, storedOrders } from './storedOrders.ts';

/** Time for a page to hide the address of a deposit that it has just read as ended (ms). */
const HIDING_MS = 500;

type Row = Readonly<Partial<Record<string, unknown>>>;

function statusesIn({ kind, text }: ListRead, amount: string): readonly string[] {
  if (kind !== 'deposit' || text === null) return [];
  const list = JSON.parse(text) as readonly Row[] | { readonly results?: readonly Row[] };
  const rows = 'results' in list ? (list.results ?? []) : (list as readonly Row[]);
  return rows.filter((row) => row['amount'] === amount).map((row) => String(row['status']));
}

function findStatuses(books: readonly PersonBooks[], { person, amount }: OrderAttempt): readonly string[] {
  const own = books.filter((one) => one.person === person).flatMap(({ now, before }) => storedOrders(now, before));
  return own.filter((one) => one.kind === 'deposit' && one.amount === amount).map(({ status }) => status);
}

const isPending = (status: string) => status === 'pending';

/** Every address on offer is one of this user's deposits. */
export function foreignAddresses({ name, person, reading }: TabState, books: readonly PersonBooks[]): string[] {
  const own = books.filter((one) => one.person === person).flatMap(({ now }) => now.deposits);
  return reading.offers
    .filter((offer) => own.every(({ address }) => address !== offer))
    .map((offer) => `${name} offers ${offer}, which is no address of ${person ?? 'a visitor'}`);
}

/** The deposits created in a tab that can be paid are on its deposit page. */
export function hiddenAddresses(state: TabState, { attempts, books }: Pick<Evidence, 'attempts' | 'books'>): string[] {
  const { name, person, reading, isClockWrong } = state;
  const { depositPage } = reading;
  if (depositPage === null || isClockWrong) return [];
  return attempts
    .filter((one) => one.tab === name && one.person === person && one.address !== null && !one.isForgotten)
    .filter((one) => countStored(books, one) > 0 && findStatuses(books, one).every(isPending))
    .filter(({ amount }) => !depositPage.includes(amount))
    .map((attempt) => `${name} does not offer the address of ${formatAttempt(attempt)}, which is still to be paid`);
}

/**
 * The address of a deposit that has ended is no longer on offer once its page has read that, if the tab can know which record
 * it is: one that was not there before, or that was pending later.
 */
export function endedAddresses(state: TabState, { attempts, books, reads, now }: Evidence): string[] {
  const { name, person, reading, loadedAt } = state;
  const own = reads.filter((one) => one.tab === name && one.person === person && one.kind === 'deposit' && one.isWhole);
  const isKnown = ({ amount, isListKnown }: OrderAttempt) =>
    isListKnown || own.some((read) => statusesIn(read, amount).includes('pending'));
  const isReadAsEnded = ({ amount }: OrderAttempt) =>
    own.some((read) => {
      const statuses = statusesIn(read, amount);
      const isOfPage = read.at > loadedAt && now - read.at > HIDING_MS;
      return isOfPage && statuses.length > 0 && !statuses.some(isPending);
    });
  return attempts
    .filter((one) => one.person === person && one.address !== null && reading.offers.includes(one.address))
    .filter((one) => !findStatuses(books, one).some(isPending) && isKnown(one) && isReadAsEnded(one))
    .map((attempt) => `${name} still offers the address of ${formatAttempt(attempt)}, which has ended`);
}
