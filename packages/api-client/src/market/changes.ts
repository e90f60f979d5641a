import { callHost } from '../callHost.js';
import { isShown } from './isShown.js';
import type { Listeners } from './listeners.js';
import type { MarketStorage } from './MarketStorage.js';

/**
 * The longest time without a look at the clock (ms): long timers sleep with the device and miss corrections of its
 * clock.
 */
const CHECK_MS = 60_000;

export interface ChangesParts {
  /** The storage as it was given: its changes in other tabs count. */
  readonly storage: MarketStorage;
  readonly listeners: Listeners;
  /** The current time (ms since the epoch). */
  readonly now: () => number;
  /** What the clock alone can change, as text to compare. */
  readonly clockState: () => string;
  /** When the clock changes it next, as far as known (ms since the epoch). */
  readonly nextChangeAt: () => number | null;
}

/**
 * Adds to a market's own changes those of other tabs and of the clock. Watches from the first listener to the last.
 */
export function createSubscribe(parts: ChangesParts): (listener: () => void) => () => void {
  let count = 0;
  let stop = (): void => undefined;
  return function subscribe(listener) {
    if (count === 0) stop = watch(parts);
    count += 1;
    const remove = parts.listeners.add(listener);
    let isSubscribed = true;
    return () => {
      if (!isSubscribed) return;
      isSubscribed = false;
      remove();
      count -= 1;
      if (count === 0) stop();
    };
  };
}

function watch({ storage, listeners, now, clockState, nextChangeAt }: ChangesParts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known = '';
  function wait(): void {
    known = clockState();
    const left = (nextChangeAt() ?? Infinity) - now();
    clearTimeout(timer);
    timer = setTimeout(check, left > 0 ? Math.min(left, CHECK_MS) : CHECK_MS);
  }
  function check(): void {
    if (clockState() !== known) listeners.notify();
    wait();
  }
  wait();
  // Each change may have moved the deadline.
  const remove = listeners.add(wait);
  const leave = watchStorage(storage, (key) => {
    if (isShown(key)) listeners.notify();
  });
  return () => {
    clearTimeout(timer);
    remove();
    callHost(leave);
  };
}

function watchStorage(storage: MarketStorage, onChange: (key: string | null) => void): () => void {
  try {
    return storage.subscribe?.(onChange) ?? (() => undefined);
  } catch {
    // Blocked, or `localStorage` itself, which has a text under that name if it holds such a key.
    return () => undefined;
  }
}
