import * as v from 'valibot';
import { recordIdSchema } from '../contract/fields.js';
import { newJournal, type OrderEntry, type OrderJournal, orderKinds } from './journal.js';

/** The latest moment a `Date` can hold (ms since the epoch); formatting a later one throws. */
const LATEST_MS = 8.64e15;

const momentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST_MS));
const idsSchema = v.pipe(v.array(recordIdSchema), v.readonly());

const detailSchema = v.object({
  status: v.picklist(['sending', 'uncertain', 'released', 'refused', 'accepted']),
  tab: v.string(),
  amount: v.string(),
  target: v.string(),
  discriminator: v.string(),
  before: v.nullable(v.object({ ids: idsSchema, unreadableIds: idsSchema, unidentified: v.number() })),
  failure: v.nullable(v.object({ title: v.string(), message: v.string() })),
  failedChecks: v.number(),
  endedAt: v.nullable(momentSchema),
  recordId: v.nullable(recordIdSchema),
  isReported: v.boolean(),
});

const entrySchema = v.object({
  account: v.string(),
  kind: v.picklist(orderKinds),
  sentAt: momentSchema,
  detail: v.exactOptional(detailSchema),
});

const anonymousSchema = v.omit(entrySchema, ['detail']);
const journalSchema = v.object({ salt: v.string(), entries: v.array(v.unknown()) });

/** Parses a stored journal. A damaged entry hides no other, and one whose detail is damaged still locks its form. */
export function parseJournal(row: unknown): OrderJournal {
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
