import { beforeEach, expect, it, vi } from 'vitest';
import { memoryLedger } from '../testing/memoryLedger.js';
import { stopClock } from '../testing/stopClock.js';
import { withTurn } from './withTurn.js';

const isAlone = (alone: boolean): Promise<boolean> => Promise.resolve(alone);

beforeEach(stopClock);

it('runs tasks one after the other', async () => {
  const ledger = memoryLedger();
  let running = 0;
  let most = 0;
  const task = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
  };
  const tasks = Promise.all(Array.from({ length: 5 }, () => withTurn(ledger, 5_000, task)));
  await vi.advanceTimersByTimeAsync(1_000);
  await tasks;
  expect(most).toBe(1);
});

it('takes over the expired turn of a closed tab', { tags: ['FAULT-04'] }, async () => {
  const ledger = memoryLedger();
  await ledger.takeTurn('gone', 60);
  const task = vi.fn<typeof isAlone>(isAlone);
  const waiting = withTurn(ledger, 5_000, task);
  await vi.advanceTimersByTimeAsync(60);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(25);
  expect(await waiting).toBe(true);
});

it('continues when its turn does not come in time', { tags: ['FAULT-04'] }, async () => {
  const ledger = memoryLedger();
  await ledger.takeTurn('slow', 60_000);
  const task = vi.fn<typeof isAlone>(isAlone);
  const waiting = withTurn(ledger, 60, task);
  await vi.advanceTimersByTimeAsync(59);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(25);
  expect(await waiting).toBe(false);
});

it('does not wait for a ledger that cannot tell', async () => {
  const ledger = { ...memoryLedger(), takeTurn: () => Promise.resolve(null) };
  expect(await withTurn(ledger, 60_000, isAlone)).toBe(false);
});

it('releases the turn after a failing task, and passes on its error', async () => {
  const ledger = memoryLedger();
  await expect(withTurn(ledger, 60_000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await withTurn(ledger, 60_000, isAlone)).toBe(true);
});
