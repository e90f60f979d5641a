import type { Balance } from './balance.js';
import { isPositive } from '@etherpilot/ui/money';
import { readStored, writeStored } from '../services/storedValue.js';

/** `plugins/pageScripts.ts` reads it before the first paint. */
const KEY = 'etherpilot.firstSteps';

function read(): Readonly<Record<string, unknown>> {
  const stored = readStored(KEY);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/** Remembers whether a user had first steps left at their last visit on this device. */
export function storeHasFirstSteps(userId: number, hasSteps: boolean): void {
  const stored = read();
  if (stored[userId] !== hasSteps) writeStored(KEY, { ...stored, [userId]: hasSteps });
}

/**
 * Whether to keep a place for the first steps while it is read what has happened: as at the last visit on this device, and
 * on the first one if there is no money.
 */
export function expectsFirstSteps(userId: number | null, balance: Balance | null): boolean {
  const known = userId === null ? undefined : read()[userId];
  return typeof known === 'boolean' ? known : balance !== null && !isPositive(balance.value);
}
