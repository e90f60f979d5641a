import { expect, test, vi } from 'vitest';
import { onDemand } from './onDemand.js';

test('fetches once, however often it is requested', async () => {
  const fetchIt = vi.fn<() => Promise<string>>(() => Promise.resolve('code'));
  const code = onDemand(fetchIt);
  expect(code.current).toBeUndefined();
  await expect(Promise.all([code.load(), code.load()])).resolves.toEqual(['code', 'code']);
  await code.load();
  expect(fetchIt).toHaveBeenCalledOnce();
  expect(code.current).toBe('code');
});

test('forgets a failed fetch: the next call tries again', async () => {
  const fetchIt = vi.fn<() => Promise<string>>(() => Promise.resolve('code'));
  fetchIt.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const code = onDemand(fetchIt);
  await expect(code.load()).rejects.toThrow('Failed to fetch');
  expect(code.current).toBeUndefined();
  await expect(code.load()).resolves.toBe('code');
  expect(fetchIt).toHaveBeenCalledTimes(2);
});

test('a failed preload is silent', async () => {
  const code = onDemand(() => Promise.reject(new TypeError('Failed to fetch')));
  code.preload();
  await expect(code.load()).rejects.toThrow('Failed to fetch');
});
