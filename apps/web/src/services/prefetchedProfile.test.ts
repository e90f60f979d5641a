import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchOrPrefetched } from './prefetchedProfile.js';

const PROFILE = 'https://api.example/api/auth/profile/';
const call = (token: string, url = PROFILE) =>
  fetchOrPrefetched(url, { headers: { authorization: `Bearer ${token}` } });
const prefetched = Promise.resolve(new Response('prefetched by the page'));
const asked = vi.fn<typeof fetch>(async () => new Response('asked for anew'));

beforeEach(() => {
  const request = new Request(PROFILE, { headers: { authorization: 'Bearer a1' } });
  vi.stubGlobal('window', { prefetchedProfile: { request, answer: prefetched, madeAt: Date.now() } });
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  asked.mockClear();
});

test('the first call for the profile gets the answer the page has asked for, the second one asks', async () => {
  expect(await call('a1')).toBe(await prefetched);
  expect(asked).not.toHaveBeenCalled();
  expect(await (await call('a1')).text()).toBe('asked for anew');
});

test('other calls ask, and leave it to the call for the profile', async () => {
  await call('a1', 'https://api.example/api/bots/');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await call('a1')).toBe(await prefetched);
});

test('with another token it is asked for, also for the calls after that', async () => {
  await call('a2');
  await call('a1');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('after five seconds it is asked for', async () => {
  vi.useFakeTimers({ now: Date.now() + 5_000 });
  await call('a1');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('where the page has asked for nothing, it is asked for', async () => {
  vi.stubGlobal('window', {});
  await call('a1');
  vi.stubGlobal('window', undefined);
  await call('a1');
  expect(asked).toHaveBeenCalledTimes(2);
});
