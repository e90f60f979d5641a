import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextRead } from './nextRead.js';

const queryKey = ['withdrawals'];
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

function readBy(answer: Promise<string>): void {
  void client.fetchQuery({ queryKey, queryFn: () => answer, staleTime: 0 }).catch(() => undefined);
}

test('a read that a screen begins brings the list', async () => {
  const next = nextRead(client, queryKey);
  await vi.advanceTimersByTimeAsync(2_500);
  readBy(Promise.resolve('new'));
  await vi.advanceTimersByTimeAsync(1);
  expect(await next).toBe('new');
});

test('a read that was on its way before brings nothing, and neither does the list of another tab', async () => {
  const older = Promise.withResolvers<string>();
  readBy(older.promise);
  const next = nextRead(client, queryKey);
  older.resolve('old');
  await vi.advanceTimersByTimeAsync(1);
  client.setQueryData(queryKey, 'from another tab');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await next).toBeUndefined();
});

test('without a read the wait ends after three seconds', async () => {
  const next = nextRead(client, queryKey);
  let isOver = false;
  void next.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(2_900);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isOver).toBe(true);
});

test.each([
  ['fails', () => readBy(Promise.reject(new Error('offline')))],
  [
    'is aborted, because its screen was left',
    () => {
      readBy(new Promise(() => undefined));
      void client.cancelQueries({ queryKey });
    },
  ],
])('a read that %s brings nothing', async (_, begin) => {
  const next = nextRead(client, queryKey);
  begin();
  await vi.advanceTimersByTimeAsync(1);
  expect(await next).toBeUndefined();
});
