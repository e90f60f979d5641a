import * as v from 'valibot';
import { DAILY_CALL_LIMIT } from './constants.js';
import { DAY_MS } from './durations.js';
import { CALLS_KEY } from './keys.js';
import { type MarketStorage, readJson } from './MarketStorage.js';

const countSchema = v.object({
  /** `YYYY-MM-DD`. */
  day: v.string(),
  count: v.pipe(v.number(), v.safeInteger()),
});

export interface CallCounter {
  /** Calls made today, on the local calendar day. */
  today(): number;
  /** The local calendar day of a time, such as `2026-07-12`. */
  formatDay(time: number): string;
  /** Counts one more call and returns the new count; `undefined` when the daily limit is reached. */
  take(): number | undefined;
}

/**
 * Counts network loads by local calendar day. A count dated tomorrow still counts, as after a clock change or a flight
 * west: the limit must not be used twice. One dated later comes from a wrong clock and is dropped. Throws a
 * `RangeError` when `timeZone` is invalid.
 */
export function createCallCounter(storage: MarketStorage, now: () => number, timeZone?: string): CallCounter {
  formatDay(0, timeZone);

  function read(): v.InferOutput<typeof countSchema> {
    const today = formatDay(now(), timeZone);
    const parsed = v.safeParse(countSchema, readJson(storage, CALLS_KEY));
    if (!parsed.success || parsed.output.count < 0) return { day: today, count: 0 };
    const daysAhead = (Date.parse(parsed.output.day) - Date.parse(today)) / DAY_MS;
    if (daysAhead !== 0 && daysAhead !== 1) return { day: today, count: 0 };
    return { day: parsed.output.day, count: Math.min(parsed.output.count, DAILY_CALL_LIMIT) };
  }

  return {
    today: () => read().count,
    formatDay: (time) => formatDay(time, timeZone),
    take() {
      const { day, count } = read();
      if (count >= DAILY_CALL_LIMIT) return undefined;
      storage.setItem(CALLS_KEY, JSON.stringify({ day, count: count + 1 }));
      return count + 1;
    },
  };
}

/**
 * The calendar day of a moment, as `YYYY-MM-DD`; without a zone that of the device, read each time because it may
 * change.
 */
function formatDay(time: number, timeZone: string | undefined): string {
  const format = new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
