import { CANDLES_KEY } from './candlesKey.js';
import { CALLS_KEY, DEADLINE_KEY } from './keys.js';

const SHOWN_KEYS: ReadonlySet<string> = new Set([CANDLES_KEY, CALLS_KEY, DEADLINE_KEY]);

/** Whether a market answers differently after this key has changed; `null` when all have. */
export function isShown(key: string | null): boolean {
  return key === null || SHOWN_KEYS.has(key);
}
