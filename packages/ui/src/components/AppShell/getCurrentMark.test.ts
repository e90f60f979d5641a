import { expect, test } from 'vitest';
import { getCurrentMark } from './getCurrentMark.js';

test('marks the entry of the current place and no other', () => {
  expect(getCurrentMark('bots', 'bots')).toBe('page');
  expect(getCurrentMark('activeBots', 'bots')).toBeUndefined();
});

test.each([
  ['withdraw', 'withdrawalHistory'],
  ['deposit', 'depositHistory'],
  ['account', 'profile'],
] as const)('marks %s for the page %s, which belongs to it', (entry, current) => {
  expect(getCurrentMark(entry, current)).toBe('true');
});

test('marks nothing on a page that is not in the navigation', () => {
  expect(getCurrentMark('home', null)).toBeUndefined();
});
