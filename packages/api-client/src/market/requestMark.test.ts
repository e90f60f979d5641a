import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PROVIDER_TIMEOUT_MS } from './constants.js';
import { createRequestMark } from './requestMark.js';

const CHART = 'ETH-USD 1h 1d';
const LONGEST_MS = 2 * PROVIDER_TIMEOUT_MS;

/** Two pages with one storage. `clock` is what both believe the time to be. */
function openPages(clock: () => number) {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return [createRequestMark(storage, clock), createRequestMark(storage, clock)] as const;
}

/** Whether the second page still waits, after so many ms, for the first, which never ends its request. */
async function isWaiting(clock: () => number, ms: number): Promise<boolean> {
  const [loading, waiting] = openPages(clock);
  void loading.during(CHART, () => new Promise<never>(() => {}));
  let isGone = false;
  const gone = waiting.gone(CHART).then(() => (isGone = true));
  await vi.advanceTimersByTimeAsync(ms);
  const result = !isGone;
  await vi.advanceTimersByTimeAsync(2 * LONGEST_MS);
  await gone;
  return result;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['a clock that runs', () => Date.now()],
  ['a clock that does not advance', () => 1_000],
])('with %s, the mark of a closed page is waited for 20 s and no longer', async (_name, clock) => {
  await expect(isWaiting(clock, LONGEST_MS - 500)).resolves.toBe(true);
  await expect(isWaiting(clock, LONGEST_MS + 500)).resolves.toBe(false);
});

it('a mark that is already old is waited for less long', async () => {
  const [loading, waiting] = openPages(Date.now);
  void loading.during(CHART, () => new Promise<never>(() => {}));
  await vi.advanceTimersByTimeAsync(LONGEST_MS - 5_000);
  let isGone = false;
  void waiting.gone(CHART).then(() => (isGone = true));
  await vi.advanceTimersByTimeAsync(4_500);
  expect(isGone).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isGone).toBe(true);
});

it('a page waits until the other one has loaded the chart, and not for another chart', async () => {
  const [loading, waiting] = openPages(Date.now);
  let end = (): void => {};
  const loaded = loading.during(CHART, () => new Promise<void>((resolve) => (end = resolve)));
  await waiting.gone('BTC-USD 1h 1d');
  let isGone = false;
  const gone = waiting.gone(CHART).then(() => (isGone = true));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isGone).toBe(false);
  end();
  await loaded;
  await vi.advanceTimersByTimeAsync(250);
  await gone;
  expect(isGone).toBe(true);
});
