import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '../services/storedValue.js';

const KEY = 'etherpilot.riskAlerts';

const storedSchema = v.object({ userId: v.number(), known: v.array(v.string()) });

/**
 * Notes what a person's bots have come to, and returns what is new since the last time on this device. The first time,
 * nothing is: what had happened before is no news.
 */
export function noteRisks(userId: number, risks: readonly string[]): readonly string[] {
  const stored = v.safeParse(storedSchema, readStored(KEY));
  const before = stored.success && stored.output.userId === userId ? stored.output.known : null;
  const known = [...new Set([...(before ?? []), ...risks])];
  if (known.length !== before?.length) writeStored(KEY, { userId, known });
  return before === null ? [] : risks.filter((risk) => !before.includes(risk));
}

/** Forgets what was known. */
export function forgetRisks(): void {
  removeStored(KEY);
}
