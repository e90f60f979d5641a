import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { stopClock } from '../testing/stopClock.js';
import { withLock } from './withLock.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('runs tasks of one name one after the other', async () => {
  let running = 0;
  let most = 0;
  const task = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => withLock({ name: 'one', timeoutMs: 5_000 }, task)));
  expect(most).toBe(1);
});

it('continues when a lock is never released', { tags: ['FAULT-04'] }, async () => {
  let free = (): void => undefined;
  const orphan = navigator.locks.request('orphan', () => new Promise<void>((resolve) => (free = resolve)));
  stopClock();
  const task = vi.fn<(isAlone: boolean) => Promise<void>>(() => Promise.resolve());
  const waiting = withLock({ name: 'orphan', timeoutMs: 50 }, task);
  await vi.advanceTimersByTimeAsync(49);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(task.mock.calls).toEqual([[false]]);
  free();
  await orphan;
});

it('runs a failing task once, and passes on its error', async () => {
  const task = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('refused')));
  await expect(withLock({ name: 'failing', timeoutMs: 5_000 }, task)).rejects.toThrow('refused');
  expect(task).toHaveBeenCalledTimes(1);
});

it('works without Web Locks, and informs the task', async () => {
  vi.stubGlobal('navigator', {});
  expect(await withLock({ name: 'any', timeoutMs: 5_000 }, (isAlone) => Promise.resolve(isAlone))).toBe(false);
  vi.stubGlobal('navigator', undefined);
  expect(await withLock({ name: 'any', timeoutMs: 5_000 }, (isAlone) => Promise.resolve(isAlone))).toBe(false);
  expect(
    await withLock({ name: undefined, timeoutMs: 5_000 }, (isAlone) => Promise.resolve(isAlone)),
    'runs at once when there are no other tabs',
  ).toBe(true);
});
