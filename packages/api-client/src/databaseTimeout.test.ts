import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATABASE_TIMEOUT_MS, inTime } from './databaseTimeout.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a database that does not answer is waited for no longer than its timeout', async () => {
  const hanging = inTime(new Promise(() => {}));
  const isLate = vi.fn<() => void>();
  hanging.catch(isLate);
  await vi.advanceTimersByTimeAsync(DATABASE_TIMEOUT_MS - 1);
  expect(isLate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(hanging).rejects.toThrow('The database does not answer.');
});

test('an answer that a page hears of after it stood still counts', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const waiting = inTime(promise);
  // However long it was, a timer that is due fires once before anything else.
  await vi.advanceTimersToNextTimerAsync();
  resolve('stored');
  await expect(waiting).resolves.toBe('stored');
  expect(vi.getTimerCount()).toBe(0);
});
