import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasNavigated, recordStart } from './start.js';

const page = { history: { length: 1 }, location: { pathname: '/login', search: '', hash: '' } };

beforeEach(() => {
  Object.assign(page, { history: { length: 1 }, location: { pathname: '/login', search: '', hash: '' } });
  vi.stubGlobal('window', page);
  recordStart();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a link to another screen is a navigation, also before the first screen has loaded', () => {
  Object.assign(page, { history: { length: 2 }, location: { pathname: '/signup', search: '', hash: '' } });
  expect(hasNavigated()).toBe(true);
});

test('a jump within the page is none, so that the focus stays where it led', () => {
  Object.assign(page, { history: { length: 2 }, location: { pathname: '/login', search: '', hash: '#main' } });
  expect(hasNavigated()).toBe(false);
});

test('a redirect is none', () => {
  page.location.pathname = '/platform';
  expect(hasNavigated()).toBe(false);
});
