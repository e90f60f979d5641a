import * as v from 'valibot';

/** The latest moment a `Date` can hold (ms since the epoch); formatting a later one throws. */
const LATEST_MS = 8.64e15;

/** A stored moment (ms since the epoch). JSON can hold numbers that are none. */
export const epochSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST_MS));
