import { expect, test } from 'vitest';
import { date, instant, localTime, unreadable } from '../fixtures/time.js';
import { formatUtcTime, getMinutesSince, isOverdue } from './depositReport.js';

const now = Date.UTC(2026, 6, 12, 14, 2);
const ago = (minutes: number) => instant(new Date(now - minutes * 60_000).toISOString());

test.each([
  ['pending', 29, false],
  ['pending', 30, false],
  ['pending', 31, true],
  ['A_STATUS_NOBODY_KNOWS', 31, true],
  ['underpaid', 61, true],
  ['paid', 61, false],
  ['expired', 61, false],
])('a deposit that is %s and %i minutes old is overdue: %j', (status, minutes, expected) => {
  expect(isOverdue({ status, createdAt: ago(minutes) }, now)).toBe(expected);
});

test('the age of a time without a zone is its minimum, and of an unreadable one zero', () => {
  expect(getMinutesSince(localTime('2026-07-12T01:00:00'), now)).toBe(62);
  expect(getMinutesSince(localTime('2026-07-12T14:00:00'), now)).toBe(0);
  expect(getMinutesSince(date('2026-07-12'), now)).toBe(0);
  expect(getMinutesSince(unreadable('yesterday'), now)).toBe(0);
  expect(getMinutesSince(ago(-5), now)).toBe(0);
});

test('a time is reported in UTC, or as sent when its zone is unknown', () => {
  expect(formatUtcTime(instant('2026-07-12T09:49:00.250-04:00'))).toBe('2026-07-12 13:49:00 UTC');
  expect(formatUtcTime(localTime('2026-07-12T09:49:00'))).toBe('2026-07-12T09:49:00 (zone not stated)');
  expect(formatUtcTime(unreadable('yesterday'))).toBe('yesterday');
});
