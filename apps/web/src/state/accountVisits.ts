import { readStored, writeStored } from '../services/storedValue.js';

const KEY = 'etherpilot.accountVisits';
/** Looking again within this time is the same visit (ms). */
const SAME_VISIT_MS = 3_600_000;

interface Visits {
  /** When the account page was last entered (ms since the epoch). */
  readonly at: number;
  /** The visit before; absent on the first. */
  readonly before?: number;
}

function isVisits(value: unknown): value is Visits {
  if (typeof value !== 'object' || value === null || !('at' in value) || typeof value.at !== 'number') return false;
  return !('before' in value) || typeof value.before === 'number';
}

/** Notes that a person looks at their account page. Returns when they did so before, on this device; per account. */
export function enterAccount(userId: number, now = Date.now()): number | undefined {
  const stored = readStored(KEY);
  const visits = new Map<string, unknown>(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  const known = visits.get(String(userId));
  const last = isVisits(known) ? known : undefined;
  const before = last && now - last.at > SAME_VISIT_MS ? last.at : last?.before;
  visits.set(String(userId), { at: now, ...(before !== undefined && { before }) });
  writeStored(KEY, Object.fromEntries(visits));
  return before;
}
