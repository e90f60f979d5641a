import { describe, expect, it } from 'vitest';
import { LONGEST_MS, POLL_MS, pollInterval } from './pollInterval.js';

const readAt = Date.UTC(2026, 6, 12, 14, 2);
const succeeded = { status: 'success', dataUpdatedAt: readAt, errorUpdatedAt: 0 } as const;
const failedAfter = (ms: number) => ({ status: 'error', dataUpdatedAt: readAt, errorUpdatedAt: readAt + ms }) as const;

describe('a list reads itself again', () => {
  it('every 30 seconds while something is pending', () => {
    expect(pollInterval(succeeded, POLL_MS)).toBe(30_000);
  });

  it('every five minutes, whether reads fail or not, while nobody knows what it waits for', () => {
    expect(pollInterval(succeeded, LONGEST_MS)).toBe(300_000);
    expect(pollInterval(failedAfter(30_000), LONGEST_MS)).toBe(300_000);
  });

  it('no more once all of it is final, whether the last read succeeded or failed', () => {
    expect(pollInterval(succeeded, false)).toBe(false);
    expect(pollInterval(failedAfter(30_000), false)).toBe(false);
  });

  it('not before it was ever read', () => {
    expect(pollInterval({ status: 'pending', dataUpdatedAt: 0, errorUpdatedAt: 0 }, POLL_MS)).toBe(false);
  });

  it('less and less often while reads fail', () => {
    const waits: (number | false)[] = [];
    for (let failing = 30_000; waits.length < 6;) {
      const wait = pollInterval(failedAfter(failing), POLL_MS);
      waits.push(wait);
      failing += wait || 0;
    }
    expect(waits).toEqual([30_000, 60_000, 120_000, 240_000, 300_000, 300_000]);
  });
});
