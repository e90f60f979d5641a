import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.js';

const stops: (() => void)[] = [];

/** What a screen shows of a list, and how often the list was read. */
async function showList(answer: () => Promise<unknown>) {
  const queryFn = vi.fn<typeof answer>(answer);
  const client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(client, { queryKey: ['bots'], queryFn });
  stops.push(
    observer.subscribe(() => undefined),
    () => client.unmount(),
  );
  await settle();
  expect(observer.getCurrentResult().fetchStatus).toBe('idle');
  return { queryFn, observer };
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** More than the pause before TanStack Query's own retries. */
const settle = () => vi.advanceTimersByTimeAsync(60_000);

it('a window that gets the focus again reads nothing', async () => {
  const { queryFn } = await showList(async () => []);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await settle();
  expect(queryFn).toHaveBeenCalledOnce();
});

it('a connection that returns reads again what is shown', async () => {
  const { queryFn } = await showList(async () => []);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await settle();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

it('what fails is not tried again here: that is left to the client', async () => {
  const { queryFn, observer } = await showList(() => Promise.reject(new Error('refused')));
  await settle();
  expect(queryFn).toHaveBeenCalledOnce();
  expect(observer.getCurrentResult().status).toBe('error');
});
