import { expect, test } from 'vitest';
import { currentMark } from './currentMark.js';

test('marks the entry of the current place and no other', () => {
  expect(currentMark('bots', 'bots')).toBe('page');
  expect(currentMark('activeBots', 'bots')).toBeUndefined();
});

test.each([
  ['withdraw', 'withdrawalHistory'],
  ['deposit', 'depositHistory'],
  ['account', 'profile'],
] as const)('marks %s for the page %s, which belongs to it', (entry, current) => {
  expect(currentMark(entry, current)).toBe('true');
});

test('marks nothing on a page that is not in the navigation', () => {
  expect(currentMark('home', null)).toBeUndefined();
});
