import * as v from 'valibot';
import { PROVIDER_TIMEOUT_MS } from './constants.js';
import { MARK_KEY } from './keys.js';
import { type MarketStorage, readJson } from './MarketStorage.js';

/** How often another page's request is polled, and for how long: longer than two providers may take. */
const CHECK_MS = 250;
const MAX_CHECKS = (2 * PROVIDER_TIMEOUT_MS) / CHECK_MS;

const markSchema = v.object({ chart: v.string(), at: v.number() });

export interface RequestMark {
  /** Marks a chart as loading while the task runs, for other pages of this origin. */
  during<T>(chart: string, task: () => Promise<T>): Promise<T>;
  /** Resolves when no page is loading the chart, or after 20 s: a closed page leaves its mark behind. */
  gone(chart: string): Promise<void>;
}

/** Lets pages that share a storage know that one of them is loading from the providers. */
export function createRequestMark(storage: MarketStorage, now: () => number): RequestMark {
  function isSet(chart: string): boolean {
    const parsed = v.safeParse(markSchema, readJson(storage, MARK_KEY));
    if (!parsed.success || parsed.output.chart !== chart) return false;
    const age = now() - parsed.output.at;
    return age >= 0 && age < 2 * PROVIDER_TIMEOUT_MS;
  }
  return {
    async during(chart, task) {
      storage.setItem(MARK_KEY, JSON.stringify({ chart, at: now() }));
      try {
        return await task();
      } finally {
        storage.removeItem(MARK_KEY);
      }
    },
    async gone(chart) {
      for (let check = 0; check < MAX_CHECKS && isSet(chart); check += 1) {
        // eslint-disable-next-line no-await-in-loop -- polls one after another.
        await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
      }
    },
  };
}
