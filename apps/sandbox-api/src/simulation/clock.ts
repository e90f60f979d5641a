export interface Clock {
  /** The current time (ms since the epoch). */
  now: () => number;
  /** Moves the clock forward; it keeps running from there. */
  advance: (ms: number) => void;
  /** Resets to the base clock. */
  reset: () => void;
}

/** A clock that runs with `base` and can be moved ahead of it, so that a test need not wait for hours to pass. */
export function createClock(base: () => number = Date.now): Clock {
  let offsetMs = 0;
  return {
    now: () => base() + offsetMs,
    advance: (ms) => {
      offsetMs += ms;
    },
    reset: () => {
      offsetMs = 0;
    },
  };
}
