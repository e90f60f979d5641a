/** The storage keys of a market. */
export const CANDLES_KEY = 'etherpilot.market.candles';
export const CALLS_KEY = 'etherpilot.market.calls';
export const DEADLINE_KEY = 'etherpilot.market.refreshAt';
export const MARK_KEY = 'etherpilot.market.asking';

const SHOWN_KEYS: ReadonlySet<string> = new Set([CANDLES_KEY, CALLS_KEY, DEADLINE_KEY]);

/** Whether a market answers differently after this key has changed; `null` when all have. */
export function isShown(key: string | null): boolean {
  return key === null || SHOWN_KEYS.has(key);
}
