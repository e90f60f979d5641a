import {
  type Hash,
  newJournal,
  type OrderEntry,
  type OrderJournal,
  ownedBy,
  type PersonId,
  withoutDetails,
  withoutExpired,
} from './journal.js';
import type { OrderStorage } from './OrderStorage.js';

type Change = (journal: OrderJournal) => OrderJournal;

export interface OrderBookParts {
  readonly storage: OrderStorage;
  readonly hash: Hash;
  readonly now: () => number;
  /** Called after each change of what {@link OrderBook.entries} returns. */
  readonly onChange: () => void;
}

/** The journal as this page knows it: as stored, with the changes that are being stored. */
export interface OrderBook {
  /** Whose orders it shows. */
  owner(): PersonId | null;
  /** The owner's orders that have not expired, oldest first. */
  entries(): readonly OrderEntry[];
  salt(): string;
  /** Those of a journal that belong to the owner. */
  own(journal: OrderJournal): readonly OrderEntry[];
  /** Shows a change at once, and resolves when it is stored. */
  change(change: Change): Promise<void>;
  /** Shows a change only when it is stored. */
  store(change: Change): Promise<void>;
  reload(): Promise<void>;
  /** Changes the owner; shows nothing until the next reload. */
  open(person: PersonId): void;
  /** Nobody is signed in: nothing is shown, and what is in memory is as anonymous as what is stored. */
  leave(): void;
}

export function createOrderBook({ storage, hash, now, onChange }: OrderBookParts): OrderBook {
  let stored = newJournal();
  let changes: readonly Change[] = [];
  let owner: PersonId | null = null;
  let isOwn: (entry: OrderEntry) => boolean = () => false;

  const own = (journal: OrderJournal) => withoutExpired(journal, now()).entries.filter(isOwn);
  const store = async (change: Change) => {
    stored = await storage.update((journal) => change(withoutExpired(journal, now())));
  };

  return {
    owner: () => owner,
    entries: () => own(changes.reduce((journal, change) => change(journal), stored)),
    salt: () => stored.salt,
    own,
    async change(change) {
      changes = [...changes, change];
      onChange();
      try {
        await store(change);
      } finally {
        changes = changes.filter((one) => one !== change);
        onChange();
      }
    },
    async store(change) {
      await store(change);
      onChange();
    },
    async reload() {
      stored = await storage.read();
      onChange();
    },
    open(person) {
      owner = person;
      isOwn = ownedBy(hash, person);
    },
    leave() {
      owner = null;
      isOwn = () => false;
      stored = withoutDetails(stored);
      changes = [];
      onChange();
    },
  };
}
