import { expect, it } from 'vitest';
import { startLimit } from './limit.js';

it('times out', async () => {
  const { signal } = startLimit(20);
  await expect.poll(() => signal.aborted).toBe(true);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('ends with the reason of the signal it follows, which may have been aborted before', () => {
  const outer = new AbortController();
  const { signal, release } = startLimit(60_000, outer.signal);
  outer.abort('left');
  expect(signal.reason).toBe('left');
  release();
  expect(startLimit(60_000, AbortSignal.abort('before')).signal.reason).toBe('before');
});

it('no longer ends once released, and leaves no listener behind', async () => {
  const outer = new AbortController();
  const { signal, release } = startLimit(20, outer.signal);
  release();
  outer.abort();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(signal.aborted).toBe(false);
});
