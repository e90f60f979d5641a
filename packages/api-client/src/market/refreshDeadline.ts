import { REFRESH_INTERVAL_MS } from './constants.js';
import { type MarketStorage, readJson } from './MarketStorage.js';

const KEY = 'etherpilot.market.refreshAt';

export interface RefreshDeadline {
  /** ms since the epoch; `null` before the first load. */
  read(): number | null;
  /** Puts it 96 minutes from now. */
  postpone(): void;
}

/**
 * When the next automatic refresh is due: a stored moment, not counted ticks, so that a sleeping or hidden page is due
 * once and not once for each interval it missed. A deadline further off than 96 minutes means that the clock was moved
 * back; it is set anew.
 */
export function createRefreshDeadline(storage: MarketStorage, now: () => number): RefreshDeadline {
  function postpone(): number {
    const deadline = now() + REFRESH_INTERVAL_MS;
    storage.setItem(KEY, JSON.stringify(deadline));
    return deadline;
  }
  return {
    read() {
      const stored = readJson(storage, KEY);
      if (typeof stored !== 'number') return null;
      return stored - now() > REFRESH_INTERVAL_MS ? postpone() : stored;
    },
    postpone: () => void postpone(),
  };
}
