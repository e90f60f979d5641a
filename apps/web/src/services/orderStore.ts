import { orderKinds } from '@etherpilot/ui';
import { get, update } from 'idb-keyval';
import * as v from 'valibot';
import { removeStored, writeStored } from './storedValue.js';
import { anonymize, getOrderDatabase, JOURNAL_ROW } from './orderDatabase.js';
import { epochSchema } from './epochSchema.js';
import { reportError } from './reportError.js';
import { ORDERS_MARK } from './storage.js';

const detailSchema = v.object({
  /**
   * `sending`: the request may be on its way. `uncertain`: it ended without a conclusive answer. `released`: the user
   * has unlocked the form although the order was not found.
   */
  status: v.picklist(['sending', 'uncertain', 'released']),
  /** The tab that sent it. */
  tab: v.string(),
  /** A plain decimal: USD, or coin units for a deposit. */
  amount: v.string(),
  /** Code of the coin, or the name of the bot. */
  target: v.string(),
  /** The bot's exchange, or the salted hash of a withdrawal address: enough to match its record. */
  trait: v.string(),
  /** Ids of the matching records that existed before. */
  known: v.pipe(v.array(v.union([v.number(), v.string()])), v.readonly()),
  failure: v.nullable(v.object({ title: v.string(), message: v.string() })),
  /** How often history and balance could not be read, or only partly. */
  failedChecks: v.number(),
});

const entrySchema = v.object({
  /** Salted hash of the account's id. */
  account: v.string(),
  kind: v.picklist(orderKinds),
  /** Ms since the epoch, by this device. Unique among the orders of a kind. */
  sentAt: epochSchema,
  /** Removed once the user has signed out. */
  detail: v.exactOptional(detailSchema),
});

const journalSchema = v.object({ salt: v.string(), entries: v.array(v.unknown()) });
const anonymousSchema = v.omit(entrySchema, ['detail']);

export type OrderDetail = v.InferOutput<typeof detailSchema>;
export type OrderEntry = v.InferOutput<typeof entrySchema>;
/** Every order of this browser that may not have ended, and the salt of its hashes. */
export interface OrderJournal {
  readonly salt: string;
  readonly entries: readonly OrderEntry[];
}

/** A database can hang; an order waits no longer than this for it (ms). */
const DATABASE_TIMEOUT_MS = 2_000;

/** As last read from or written to the database: a failed read must not look as if there were no orders. */
let latest: OrderJournal = newJournal();
/** The database has failed: the journal is held in `latest`. */
let isInMemory = false;

function newJournal(): OrderJournal {
  return { salt: crypto.getRandomValues(new Uint32Array(4)).join('-'), entries: [] };
}

/** A damaged entry hides no other, and one whose details are damaged still locks its form. */
function parse(row: unknown): OrderJournal {
  const journal = v.safeParse(journalSchema, row);
  if (!journal.success) return newJournal();
  const entries = journal.output.entries.flatMap((entry): OrderEntry[] => {
    for (const schema of [entrySchema, anonymousSchema]) {
      const parsed = v.safeParse(schema, entry);
      if (parsed.success) return [parsed.output];
    }
    return [];
  });
  return { salt: journal.output.salt, entries };
}

async function withTimeout<T>(task: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database of orders does not answer.')), DATABASE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Changes the journal in one transaction, so that the second of two simultaneous tabs sees what the first wrote. Where
 * storage fails, the journal is held in memory from then on, which is reported once.
 */
export async function updateJournal(change: (journal: OrderJournal) => OrderJournal): Promise<OrderJournal> {
  if (isInMemory) return (latest = change(latest));
  let changed: OrderJournal | undefined;
  try {
    await withTimeout(update(JOURNAL_ROW, (row: unknown) => (changed = change(parse(row))), getOrderDatabase()));
  } catch (error) {
    isInMemory = true;
    reportError(new Error('Orders are remembered in this tab only: its database refuses.', { cause: error }));
  }
  latest = changed ?? change(latest);
  if (latest.entries.some(({ detail }) => detail !== undefined)) writeStored(ORDERS_MARK, true);
  else removeStored(ORDERS_MARK);
  return latest;
}

/** Anonymizes this page's in-memory copy of the journal. */
export function anonymizeLatest(): void {
  latest = anonymize(latest);
}

/** The current journal; as last known when the database does not answer. */
export async function readJournal(): Promise<OrderJournal> {
  if (isInMemory) return latest;
  try {
    latest = parse(await withTimeout(get<unknown>(JOURNAL_ROW, getOrderDatabase())));
  } catch {
    // The next change finds out whether the database has failed permanently.
  }
  return latest;
}
