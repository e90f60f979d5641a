import * as v from 'valibot';
import { tokensSchema } from '../contract/tokens.js';
import type { Rotation, RotationOutcome } from './RotationLedger.js';
import { sequenceSchema } from './StoredSession.js';

/** What a ledger stores: the newest tokens of the current session, and the id of the last session that ended. */
export interface LedgerRow {
  readonly live: (Rotation & { readonly id: string }) | null;
  /** Only an id: nothing about the user is left behind. */
  readonly ended: string | null;
}

const ledgerRowSchema = v.object({
  live: v.fallback(
    v.nullable(v.object({ id: v.string(), tokens: tokensSchema, sequence: v.fallback(sequenceSchema, 0) })),
    null,
  ),
  ended: v.fallback(v.nullable(v.string()), null),
});

/** Anything invalid is read as an empty row. */
export function readRow(value: unknown): LedgerRow {
  const parsed = v.safeParse(ledgerRowSchema, value);
  return parsed.success ? parsed.output : { live: null, ended: null };
}

/** The state of a session according to a row. */
export function newestIn({ live, ended }: LedgerRow, sessionId: string): Rotation | 'ended' | null {
  if (ended === sessionId) return 'ended';
  return live?.id === sessionId ? { tokens: live.tokens, sequence: live.sequence } : null;
}

/** The row after recording a rotation; unchanged when the session is over or newer tokens exist. */
export function recordIn(
  row: LedgerRow,
  sessionId: string,
  rotation: Rotation,
): { readonly row: LedgerRow; readonly outcome: RotationOutcome } {
  const newest = newestIn(row, sessionId);
  if (newest === 'ended') return { row, outcome: 'ended' };
  if (newest !== null && newest.sequence > rotation.sequence) return { row, outcome: 'superseded' };
  return { row: { ...row, live: { id: sessionId, ...rotation } }, outcome: 'stored' };
}
