import { orderKinds } from '@etherpilot/ui';
import { get, update } from 'idb-keyval';
import * as v from 'valibot';
import { forgetStored, keep } from './kept.js';
import { anonymized, JOURNAL_ROW, orderDatabase } from './orderDatabase.js';
import { reportError } from './reportError.js';
import { ORDERS_MARK } from './storage.js';

const detailSchema = v.object({
  /**
   * `sending`: the request may be on its way. `uncertain`: it ended without an answer that proves anything. `released`:
   * the person has unlocked the form though the order was not found.
   */
  status: v.picklist(['sending', 'uncertain', 'released']),
  /** The tab that sent it. */
  tab: v.string(),
  /** A plain decimal: USD, or coin units for a deposit. */
  amount: v.string(),
  /** Code of the coin, or the name of the bot. */
  target: v.string(),
  /** The bot's exchange, or the salted hash of the address of a withdrawal: enough to recognise its record. */
  trait: v.string(),
  /** Ids of the records like it that the history had before. */
  known: v.pipe(v.array(v.union([v.number(), v.string()])), v.readonly()),
  failure: v.nullable(v.object({ title: v.string(), message: v.string() })),
  /** How often history and balance could not be read, or only in part. */
  failedChecks: v.number(),
});

const entrySchema = v.object({
  /** Salted hash of the account's id. */
  account: v.string(),
  kind: v.picklist(orderKinds),
  /** Ms since the epoch, by this device. Unique among the orders of a kind. */
  sentAt: v.number(),
  /** Gone once the person has signed out. */
  detail: v.exactOptional(detailSchema),
});

const journalSchema = v.object({ salt: v.string(), entries: v.array(entrySchema) });

export type OrderDetail = v.InferOutput<typeof detailSchema>;
export type OrderEntry = v.InferOutput<typeof entrySchema>;
/** Every order of this browser that is not known to have ended, and the salt of the hashes in it. */
export type OrderJournal = v.InferOutput<typeof journalSchema>;

/** A database can hang; an order waits no longer than this for it (ms). */
const PATIENCE_MS = 2_000;

/** As last read from or written to the database: what cannot be read again must not look as if there were no orders. */
let latest: OrderJournal = newJournal();
/** The database has refused: the journal lives on in `latest`. */
let isInMemory = false;

function newJournal(): OrderJournal {
  return { salt: crypto.getRandomValues(new Uint32Array(4)).join('-'), entries: [] };
}

function parse(row: unknown): OrderJournal {
  const parsed = v.safeParse(journalSchema, row);
  return parsed.success ? parsed.output : newJournal();
}

async function inTime<T>(task: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database of orders does not answer.')), PATIENCE_MS);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Changes the journal in one transaction, so that of two tabs at the same moment the second sees what the first wrote.
 * Where storage refuses, the journal lives in the memory of this page from then on, and the error report says so once.
 */
export async function updateJournal(change: (journal: OrderJournal) => OrderJournal): Promise<OrderJournal> {
  if (isInMemory) return (latest = change(latest));
  let changed: OrderJournal | undefined;
  try {
    await inTime(update(JOURNAL_ROW, (row: unknown) => (changed = change(parse(row))), orderDatabase()));
  } catch (error) {
    isInMemory = true;
    reportError(new Error('Orders are remembered in this tab only: its database refuses.', { cause: error }));
  }
  latest = changed ?? change(latest);
  if (latest.entries.some(({ detail }) => detail !== undefined)) keep(ORDERS_MARK, true);
  else forgetStored(ORDERS_MARK);
  return latest;
}

/** Anonymizes what this page remembers of the journal. */
export function anonymizeLatest(): void {
  latest = anonymized(latest);
}

/** The journal as it is now; as it was last known where the database does not answer. */
export async function readJournal(): Promise<OrderJournal> {
  if (isInMemory) return latest;
  try {
    latest = parse(await inTime(get<unknown>(JOURNAL_ROW, orderDatabase())));
  } catch {
    // The next change of it finds out whether the database is gone for good.
  }
  return latest;
}
