import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Failure, OrderKind } from '@etherpilot/ui';
import type { OrderDetail, OrderEntry, OrderJournal } from '../services/orderStore.js';

/** No entry locks a form longer than this (ms): a clock that was moved forward must not lock a user out. */
const LONGEST_LOCK_MS = 24 * 3_600_000;

/** Identifies an order: two tabs may send in the same millisecond, so each account hash has its own salt. */
export type OrderKey = Pick<OrderEntry, 'account' | 'kind' | 'sentAt'>;

/** A hash that reveals nothing without the salt, which stays in this browser. */
export function hashWithSalt(salt: string, text: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${salt}:${text}`)));
}

/** The owner of an order, as a hash that only this user's id matches; different each time. */
export function hashAccount(userId: number): string {
  const salt = bytesToHex(crypto.getRandomValues(new Uint8Array(8)));
  return `${salt}:${hashWithSalt(salt, String(userId))}`;
}

function isOf({ account }: OrderKey, userId: number): boolean {
  const [salt = ''] = account.split(':', 1);
  return account === `${salt}:${hashWithSalt(salt, String(userId))}`;
}

/** The name of the Web Lock its sender holds until the answer. */
export function getLockName({ account, kind, sentAt }: OrderKey): string {
  return `etherpilot.order.${kind}.${sentAt}.${account}`;
}

export function isSameOrder(one: OrderKey, other: OrderKey): boolean {
  return getLockName(one) === getLockName(other);
}

/** Whether the user has unlocked the form although the outcome of the order is unknown. */
export function isReleased({ detail }: OrderEntry): boolean {
  return detail?.status === 'released';
}

/** Only the orders of this user, and of those only the ones recent enough to lock a form. */
export function getOwnOrders(journal: OrderJournal, userId: number): OrderJournal {
  const isRecent = ({ sentAt }: OrderEntry) => Math.abs(Date.now() - sentAt) < LONGEST_LOCK_MS;
  return { ...journal, entries: journal.entries.filter((entry) => isOf(entry, userId) && isRecent(entry)) };
}

/** The unresolved order of this kind. */
export function findUnresolved({ entries }: OrderJournal, kind: OrderKind): OrderEntry | undefined {
  return entries.find((entry) => entry.kind === kind && !isReleased(entry));
}

/** Number of orders of this kind that the user unlocked the form after. */
export function countReleased({ entries }: OrderJournal, kind: OrderKind): number {
  return entries.filter((entry) => entry.kind === kind && isReleased(entry)).length;
}

export function withOrder(journal: OrderJournal, entry: OrderEntry): OrderJournal {
  return { ...journal, entries: [...journal.entries, entry] };
}

export function withoutOrder(journal: OrderJournal, order: OrderKey): OrderJournal {
  return { ...journal, entries: journal.entries.filter((entry) => !isSameOrder(entry, order)) };
}

/** Updates the detail of an order; one whose user has signed out has none. */
function withDetail(journal: OrderJournal, order: OrderKey, next: (detail: OrderDetail) => OrderDetail): OrderJournal {
  const entries = journal.entries.map((entry) =>
    isSameOrder(entry, order) && entry.detail !== undefined ? { ...entry, detail: next(entry.detail) } : entry,
  );
  return { ...journal, entries };
}

/** A sent order ended without a conclusive answer. */
export function withUncertain(journal: OrderJournal, order: OrderKey, { title, message }: Failure): OrderJournal {
  return withDetail(journal, order, (detail) =>
    detail.status === 'sending' ? { ...detail, status: 'uncertain', failure: { title, message } } : detail,
  );
}

export function withFailedCheck(journal: OrderJournal, order: OrderKey): OrderJournal {
  return withDetail(journal, order, (detail) => ({ ...detail, failedChecks: detail.failedChecks + 1 }));
}

export function withReleased(journal: OrderJournal, order: OrderKey): OrderJournal {
  const released = withDetail(journal, order, (detail) => ({ ...detail, status: 'released' }));
  // Without detail there is nothing to count later.
  return { ...released, entries: released.entries.filter((entry) => !isSameOrder(entry, order) || isReleased(entry)) };
}
