import { isTime } from './Candle.js';
import { REFRESH_INTERVAL_MS } from './constants.js';
import { DEADLINE_KEY } from './keys.js';
import { type MarketStorage, readJson } from './MarketStorage.js';

export interface RefreshDeadline {
  /** When the next refresh is due (ms since the epoch); `null` before the first load. */
  read(): number | null;
  /** Sets it to 96 minutes from now. */
  postpone(): void;
}

/**
 * When the next automatic refresh is due: a stored time, not counted ticks, so that a sleeping or hidden page is due
 * once and not once for each interval it missed. A deadline more than 96 minutes away means the clock was moved back;
 * it is reset.
 */
export function createRefreshDeadline(storage: MarketStorage, now: () => number): RefreshDeadline {
  function postpone(): number {
    const deadline = now() + REFRESH_INTERVAL_MS;
    storage.setItem(DEADLINE_KEY, JSON.stringify(deadline));
    return deadline;
  }
  return {
    read() {
      const stored = readJson(storage, DEADLINE_KEY);
      if (!isTime(stored)) return null;
      return stored - now() > REFRESH_INTERVAL_MS ? postpone() : stored;
    },
    postpone: () => void postpone(),
  };
}
