import * as v from 'valibot';
import { DAILY_CALL_LIMIT } from './constants.js';
import { DAY_MS } from './durations.js';
import { type MarketStorage, readJson } from './MarketStorage.js';

const KEY = 'etherpilot.market.calls';

const countSchema = v.object({
  /** `YYYY-MM-DD`. */
  day: v.string(),
  count: v.pipe(v.number(), v.safeInteger()),
});

export interface CallCounter {
  /** Calls made on the local calendar day of now. */
  today(): number;
  /** Counts one more and gives the new count; `undefined` when the day's calls are used up. */
  take(): number | undefined;
}

/**
 * Counts the loads that go to the network, by local calendar day (G-C01, G-C03). A count of tomorrow still holds, as
 * after the clock was moved back or a flight west: the limit is not to be had twice. One further ahead comes from a
 * clock that was wrong and is forgotten. Throws a `RangeError` when `timeZone` is none.
 */
export function createCallCounter(storage: MarketStorage, now: () => number, timeZone?: string): CallCounter {
  dayOf(0, timeZone);

  function read(): v.InferOutput<typeof countSchema> {
    const today = dayOf(now(), timeZone);
    const parsed = v.safeParse(countSchema, readJson(storage, KEY));
    if (!parsed.success || parsed.output.count < 0) return { day: today, count: 0 };
    const daysAhead = (Date.parse(parsed.output.day) - Date.parse(today)) / DAY_MS;
    return daysAhead === 0 || daysAhead === 1 ? parsed.output : { day: today, count: 0 };
  }

  return {
    today: () => read().count,
    take() {
      const { day, count } = read();
      if (count >= DAILY_CALL_LIMIT) return undefined;
      storage.setItem(KEY, JSON.stringify({ day, count: count + 1 }));
      return count + 1;
    },
  };
}

/** The calendar day at a moment, as `YYYY-MM-DD`; without a zone that of the device, asked anew because it may travel. */
function dayOf(time: number, timeZone: string | undefined): string {
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
