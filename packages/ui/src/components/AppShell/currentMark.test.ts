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
] as const)('marks %s while the person is in %s, which lies under it', (entry, current) => {
  expect(currentMark(entry, current)).toBe('true');
});

test('marks nothing on a page the navigation does not know', () => {
  expect(currentMark('home', null)).toBeUndefined();
});
