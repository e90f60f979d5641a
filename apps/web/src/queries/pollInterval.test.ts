import { describe, expect, it } from 'vitest';
import { getPollInterval, getUpdateInterval, wasTriedWithin } from './pollInterval.js';

const MINUTE = 60_000;
const readAt = Date.UTC(2026, 6, 12, 14, 2);
const succeeded = { status: 'success', dataUpdatedAt: readAt, errorUpdatedAt: 0 } as const;
const failedAfter = (ms: number) => ({ status: 'error', dataUpdatedAt: readAt, errorUpdatedAt: readAt + ms }) as const;

describe('a list with a pending item is polled', () => {
  it('every 30 seconds for a quarter of an hour', () => {
    expect(getPollInterval(succeeded, 0)).toBe(30_000);
    expect(getPollInterval(succeeded, 14 * MINUTE)).toBe(30_000);
  });

  it('less and less often while nothing changes, and at least every five minutes', () => {
    expect(getPollInterval(succeeded, 20 * MINUTE)).toBe(MINUTE);
    expect(getPollInterval(succeeded, 60 * MINUTE)).toBe(3 * MINUTE);
    expect(getPollInterval(succeeded, 10 * 60 * MINUTE)).toBe(5 * MINUTE);
  });

  it('at the full rate while it could never be read', () => {
    expect(getPollInterval({ status: 'error', dataUpdatedAt: 0, errorUpdatedAt: readAt }, 0)).toBe(30_000);
  });

  it('less and less often while reads fail', () => {
    const waits: number[] = [];
    for (let failing = 30_000; waits.length < 6;) {
      const wait = getPollInterval(failedAfter(failing), 0);
      waits.push(wait);
      failing += wait;
    }
    expect(waits).toEqual([30_000, 60_000, 120_000, 240_000, 300_000, 300_000]);
  });
});

describe('a list that is updated by itself is read', () => {
  it('every minute', () => {
    expect(getUpdateInterval(succeeded)).toBe(MINUTE);
  });

  it('less and less often while reads fail, and at least every five minutes', () => {
    expect(getUpdateInterval(failedAfter(MINUTE))).toBe(MINUTE);
    expect(getUpdateInterval(failedAfter(3 * MINUTE))).toBe(3 * MINUTE);
    expect(getUpdateInterval(failedAfter(60 * MINUTE))).toBe(5 * MINUTE);
  });
});

it('a list whose read has just failed counts as tried, like one that was read', () => {
  expect(wasTriedWithin(MINUTE, succeeded, readAt + MINUTE - 1)).toBe(true);
  expect(wasTriedWithin(MINUTE, succeeded, readAt + MINUTE)).toBe(false);
  expect(wasTriedWithin(MINUTE, failedAfter(5 * MINUTE), readAt + 6 * MINUTE - 1)).toBe(true);
  expect(wasTriedWithin(MINUTE, undefined, readAt)).toBe(false);
});
