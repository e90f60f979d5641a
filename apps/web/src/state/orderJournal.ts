import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Failure, OrderKind } from '@etherpilot/ui';
import type { OrderDetail, OrderEntry, OrderJournal } from '../services/orderStore.js';

/** No entry locks a form longer than this (ms): a clock that was put forward must not lock anybody out. */
const LONGEST_LOCK_MS = 24 * 3_600_000;

/** What tells one order from another: two tabs may send in the same millisecond, so the account's hash has a salt of its own. */
export type OrderKey = Pick<OrderEntry, 'account' | 'kind' | 'sentAt'>;

/** A hash that tells nothing without the salt, which stays in this browser. */
export function saltedHash(salt: string, text: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${salt}:${text}`)));
}

/** Whose an order is, as a hash that only this person's id gives again; another one each time. */
export function hashAccount(userId: number): string {
  const salt = bytesToHex(crypto.getRandomValues(new Uint8Array(8)));
  return `${salt}:${saltedHash(salt, String(userId))}`;
}

function isOf({ account }: OrderKey, userId: number): boolean {
  const [salt = ''] = account.split(':', 1);
  return account === `${salt}:${saltedHash(salt, String(userId))}`;
}

/** The Web Lock its sender holds until the answer. */
export function lockName({ account, kind, sentAt }: OrderKey): string {
  return `etherpilot.order.${kind}.${sentAt}.${account}`;
}

export function isSameOrder(one: OrderKey, other: OrderKey): boolean {
  return lockName(one) === lockName(other);
}

/** Whether the person has unlocked the form though nobody knows what became of the order. */
export function isReleased({ detail }: OrderEntry): boolean {
  return detail?.status === 'released';
}

/** Only the orders of this person, and of those only what is young enough to lock anything. */
export function ordersOf(journal: OrderJournal, userId: number): OrderJournal {
  const isRecent = ({ sentAt }: OrderEntry) => Math.abs(Date.now() - sentAt) < LONGEST_LOCK_MS;
  return { ...journal, entries: journal.entries.filter((entry) => isOf(entry, userId) && isRecent(entry)) };
}

/** The order of this kind that has not ended. */
export function unresolvedIn({ entries }: OrderJournal, kind: OrderKind): OrderEntry | undefined {
  return entries.find((entry) => entry.kind === kind && !isReleased(entry));
}

/** Orders of this kind the person has unlocked the form after. */
export function countReleased({ entries }: OrderJournal, kind: OrderKind): number {
  return entries.filter((entry) => entry.kind === kind && isReleased(entry)).length;
}

export function withOrder(journal: OrderJournal, entry: OrderEntry): OrderJournal {
  return { ...journal, entries: [...journal.entries, entry] };
}

export function withoutOrder(journal: OrderJournal, order: OrderKey): OrderJournal {
  return { ...journal, entries: journal.entries.filter((entry) => !isSameOrder(entry, order)) };
}

/** Changes what is known of an order; of one whose person has signed out nothing is. */
function withDetail(journal: OrderJournal, order: OrderKey, next: (detail: OrderDetail) => OrderDetail): OrderJournal {
  const entries = journal.entries.map((entry) =>
    isSameOrder(entry, order) && entry.detail !== undefined ? { ...entry, detail: next(entry.detail) } : entry,
  );
  return { ...journal, entries };
}

/** An order that was being sent has ended without an answer that proves anything. */
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
  // Nothing is known of it that could be counted later.
  return { ...released, entries: released.entries.filter((entry) => !isSameOrder(entry, order) || isReleased(entry)) };
}
