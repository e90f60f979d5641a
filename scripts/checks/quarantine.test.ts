import { expect, test } from 'vitest';
import { formatQuarantine } from './quarantine.ts';

test('names each journey in quarantine with its reason', () => {
  expect(formatQuarantine({ 'a journey': 'its clock' })).toBe('In quarantine: a journey (its clock)');
  expect(formatQuarantine({})).toBe('');
});

test('holds at most three', () => {
  expect(() => formatQuarantine({ a: '', b: '', c: '', d: '' })).toThrow('At most 3 journeys');
});
