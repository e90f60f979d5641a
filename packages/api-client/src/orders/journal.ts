import type { RecordId } from '../contract/fields.js';
import { type Before, withIds } from './evidence.js';

/** The kinds of order that move money. */
export const orderKinds = ['withdrawal', 'deposit', 'bot'] as const;
/** One of {@link orderKinds}. */
export type OrderKind = (typeof orderKinds)[number];

/** An order to place. Two orders that agree in all of this are identical. */
export interface NewOrder {
  /** What is ordered. */
  readonly kind: OrderKind;
  /** A plain decimal: USD, or coin units for a deposit. */
  readonly amount: string;
  /** The code of the coin, or the name of the bot. */
  readonly target: string;
  /** The address of a withdrawal, the exchange of a bot, nothing for a deposit. Only a hash of it is stored. */
  readonly discriminator: string;
}

/** Why an order was refused, or why it is uncertain. */
export interface OrderFailure {
  /** A few words. */
  readonly title: string;
  /** A sentence. */
  readonly message: string;
}

/** What is stored of an order while its person is signed in. */
export interface OrderDetail {
  /**
   * `sending`: the request may be on its way. `uncertain`: nothing proves what became of it. `released`: the same, and the
   * person has unlocked the form. `refused`: the server refused it, and the history must show that nothing was stored.
   * `accepted`: the server accepted it, and its record is not found yet.
   */
  readonly status: 'sending' | 'uncertain' | 'released' | 'refused' | 'accepted';
  /** The tab that sent it. */
  readonly tab: string;
  /** As it was ordered. */
  readonly amount: string;
  /** As it was ordered. */
  readonly target: string;
  /** Salted hash. */
  readonly discriminator: string;
  /** What its history held before; `null` when that was unknown. */
  readonly before: Before | null;
  /** What the server or the client said; `null` when nobody heard it. */
  readonly failure: OrderFailure | null;
  /** How often its history could not be read, or only partly. */
  readonly failedChecks: number;
  /** When its answer came (ms since the epoch); `null` until then. */
  readonly endedAt: number | null;
  /** The id of its record, if the answer named it. */
  readonly recordId: RecordId | null;
  /** Whether the person was told of a record that fits a refused order. */
  readonly isReported: boolean;
}

/** Identifies an order: two tabs may send in the same millisecond, so each account hash has a salt of its own. */
export interface OrderKey {
  /** Salted hash of the person's id. */
  readonly account: string;
  /** What was ordered. */
  readonly kind: OrderKind;
  /** By this device (ms since the epoch). */
  readonly sentAt: number;
}

/** An order of the journal. */
export interface OrderEntry extends OrderKey {
  /** Removed once the person has signed out. */
  readonly detail?: OrderDetail;
}

/** Every order of this device that has not ended, of all persons, and the salt of its hashes. */
export interface OrderJournal {
  /** Of the hashes of discriminators. */
  readonly salt: string;
  /** Oldest first. */
  readonly entries: readonly OrderEntry[];
}

/** A function from text to a fixed-length text that does not reveal it, such as SHA-256 in hexadecimal digits. */
export type Hash = (text: string) => string;

/** No entry locks a form longer than this (ms): a clock that was moved forward must not lock a person out. */
const LONGEST_LOCK_MS = 24 * 3_600_000;

/** A text nobody else has, in hexadecimal digits. */
export function newSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function newJournal(): OrderJournal {
  return { salt: newSalt(), entries: [] };
}

/** A hash that reveals nothing without the salt, which stays on this device. */
export function hashWithSalt(hash: Hash, salt: string, text: string): string {
  return hash(`${salt}:${text}`);
}

/** The owner of an order, as a hash that only this person's id matches; different each time. */
export function hashPerson(hash: Hash, person: PersonId): string {
  const salt = newSalt();
  return `${salt}:${hashWithSalt(hash, salt, String(person))}`;
}

/** Identifies an account. */
export type PersonId = number | string;

/** Returns a function that says whether an order is this person's. */
export function ownedBy(hash: Hash, person: PersonId): (order: OrderKey) => boolean {
  // Every change of the journal asks again for the same entries.
  const answers = new Map<string, boolean>();
  return ({ account }) => {
    const known = answers.get(account);
    if (known !== undefined) return known;
    const [salt = ''] = account.split(':', 1);
    const isOwn = account === `${salt}:${hashWithSalt(hash, salt, String(person))}`;
    answers.set(account, isOwn);
    return isOwn;
  };
}

/** The name of an order, and of the Web Lock its sender holds until the answer. */
export function getOrderName({ account, kind, sentAt }: OrderKey): string {
  return `etherpilot.order.${kind}.${sentAt}.${account}`;
}

export function isSameOrder(one: OrderKey, other: OrderKey): boolean {
  return getOrderName(one) === getOrderName(other);
}

/** Without the orders that are too old to lock a form. */
export function withoutExpired(journal: OrderJournal, now: number): OrderJournal {
  const entries = journal.entries.filter(({ sentAt }) => Math.abs(now - sentAt) < LONGEST_LOCK_MS);
  return entries.length === journal.entries.length ? journal : { ...journal, entries };
}

/** Whether an order keeps the form of its kind locked. Without its detail it is unknown what became of it. */
export function isUnresolved({ detail }: OrderEntry): boolean {
  return detail === undefined || detail.status === 'sending' || detail.status === 'uncertain';
}

export function withEntry(journal: OrderJournal, entry: OrderEntry): OrderJournal {
  return { ...journal, entries: [...journal.entries, entry] };
}

export function withoutEntry(journal: OrderJournal, order: OrderKey): OrderJournal {
  return { ...journal, entries: journal.entries.filter((entry) => !isSameOrder(entry, order)) };
}

/** Changes the detail of an order; one whose person has signed out has none. */
export function withDetail(
  journal: OrderJournal,
  order: OrderKey,
  change: (detail: OrderDetail) => Partial<OrderDetail>,
): OrderJournal {
  const entries = journal.entries.map((entry) =>
    isSameOrder(entry, order) && entry.detail !== undefined
      ? { ...entry, detail: { ...entry.detail, ...change(entry.detail) } }
      : entry,
  );
  return { ...journal, entries };
}

/** Records that are those of one order are known to all others of its kind, and are none of theirs. */
export function withKnown(journal: OrderJournal, order: OrderKey, ids: readonly RecordId[]): OrderJournal {
  if (ids.length === 0) return journal;
  const entries = journal.entries.map((entry) => {
    const before = entry.detail?.before;
    if (entry.kind !== order.kind || isSameOrder(entry, order) || entry.detail === undefined || !before) return entry;
    return { ...entry, detail: { ...entry.detail, before: withIds(before, ids) } };
  });
  return { ...journal, entries };
}

/**
 * What may remain when nobody is signed in: of each order that may have been stored its person, as a hash, its kind and its
 * time. Enough to keep its form locked.
 */
export function withoutDetails(journal: OrderJournal): OrderJournal {
  const entries = journal.entries
    .filter(({ detail }) => detail?.status !== 'released' && detail?.status !== 'accepted')
    .map(({ account, kind, sentAt }) => ({ account, kind, sentAt }));
  return { ...journal, entries };
}
