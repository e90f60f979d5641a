import { expect, it, vi } from 'vitest';
import { startTimeout } from './timeout.js';
import { stopClock } from './testing/stopClock.js';

it('times out', () => {
  stopClock();
  const { signal } = startTimeout(20);
  vi.advanceTimersByTime(19);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('ends with the reason of the signal it follows, which may have been aborted before', () => {
  const outer = new AbortController();
  const { signal, release } = startTimeout(60_000, outer.signal);
  outer.abort('left');
  expect(signal.reason).toBe('left');
  release();
  expect(startTimeout(60_000, AbortSignal.abort('before')).signal.reason).toBe('before');
});

it('no longer ends once released, and leaves no listener behind', () => {
  stopClock();
  const outer = new AbortController();
  const { signal, release } = startTimeout(20, outer.signal);
  release();
  outer.abort();
  vi.advanceTimersByTime(60);
  expect(signal.aborted).toBe(false);
});
