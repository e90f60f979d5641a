import { expect, test } from 'vitest';
import { formatStatus, getDisplayId, getInitial, getInitials, shortenMiddle, truncateHash } from './text.js';

test.each([
  ['viewer', 'V'],
  ['  ada', 'A'],
  ['éloïse', 'É'],
  ['𝒶', '𝒶'],
  ['7up', '7'],
  ['', 'U'],
  ['   ', 'U'],
])('the initial of %j is %j', (name, initial) => {
  expect(getInitial(name)).toBe(initial);
});

test("shows the server's id when there is one", { tags: ['DASH-02'] }, () => {
  expect(getDisplayId({ id: 7, displayId: '000042' })).toBe('000042');
});

test.each([
  [7, '100007'],
  [0, '100000'],
  [900_001, '1000001'],
])('builds a display id from %i', { tags: ['DASH-03'] }, (id, shown) => {
  expect(getDisplayId({ id, displayId: null })).toBe(shown);
});

test('keeps hashes of 20 characters and truncates longer ones in the middle', () => {
  expect(truncateHash('0123456789abcdefghij')).toBe('0123456789abcdefghij');
  expect(truncateHash('0123456789-abcdefghij')).toBe('0123456789...abcdefghij');
});

test('capitalises a status and leaves the rest as sent', { tags: ['G-120'] }, () => {
  expect(formatStatus('inReview')).toBe('InReview');
  expect(formatStatus('')).toBe('');
});

test.each([
  ['Lead', 'L'],
  [' reader  of many words ', 'RW'],
  ['', 'U'],
])('takes the initials of %j from its first and last word', (name, shown) => {
  expect(getInitials(name)).toBe(shown);
});

test.each([
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0x5aAe…eAed'],
  ['0123456789abcde', '012345…bcde'],
  ['0123456789abcd', '0123456789abcd'],
  ['', ''],
])('shortens %j in the middle to %j', (text, shown) => {
  expect(shortenMiddle(text)).toBe(shown);
});
