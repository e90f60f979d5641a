import { afterEach, expect, it, vi } from 'vitest';
import { getPathOpenedAt, watchPath } from './pathOpening.js';

afterEach(() => vi.unstubAllGlobals());

it('tells when the path changed last: not by a load, a query or after it has been stopped', () => {
  const page = new EventTarget();
  const location = { pathname: '/account' };
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const now = vi.spyOn(Date, 'now');
  const go = (event: string, pathname: string, at: number) => {
    now.mockReturnValue(at);
    location.pathname = pathname;
    page.dispatchEvent(new Event(event));
    return getPathOpenedAt();
  };

  const stop = watchPath();
  expect(getPathOpenedAt()).toBe(0);
  expect(go('replaceState', '/account', 1)).toBe(0);
  expect(go('pushState', '/deposit-history', 2)).toBe(2);
  expect(go('pushState', '/deposit-history', 3)).toBe(2);
  expect(go('popstate', '/account', 4)).toBe(4);
  now.mockReturnValue(5);
  location.pathname = '/robot';
  expect(getPathOpenedAt(), 'asked before the event').toBe(5);
  expect(go('popstate', '/robot', 6)).toBe(5);
  stop();
  expect(go('pushState', '/deposit-history', 7)).toBe(5);
  now.mockRestore();
});
