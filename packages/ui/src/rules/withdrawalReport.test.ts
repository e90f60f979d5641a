import { expect, test } from 'vitest';
import { date, instant, localTime, unreadable } from '../fixtures/time.js';
import { getOverdueDays } from './withdrawalReport.js';

const now = Date.UTC(2026, 6, 12, 14, 2);
const HOUR_MS = 3_600_000;
const ago = (ms: number) => instant(new Date(now - ms).toISOString());

test('a withdrawal is overdue once a review of 48 hours has passed', () => {
  const days = (ms: number) => getOverdueDays({ status: 'pending', createdAt: ago(ms) }, now);
  expect(days(47 * HOUR_MS)).toBeNull();
  expect(days(48 * HOUR_MS)).toBeNull();
  expect(days(48 * HOUR_MS + 1)).toBe(2);
  expect(days(72 * HOUR_MS - 1)).toBe(2);
  expect(days(72 * HOUR_MS)).toBe(3);
  expect(days(-HOUR_MS)).toBeNull();
});

test('what is over is not overdue', () => {
  const createdAt = ago(100 * HOUR_MS);
  expect(getOverdueDays({ status: 'processing', createdAt }, now)).toBe(4);
  expect(getOverdueDays({ status: 'ON_HOLD', createdAt }, now)).toBe(4);
  expect(getOverdueDays({ status: 'completed', createdAt }, now)).toBeNull();
  expect(getOverdueDays({ status: 'failed', createdAt }, now)).toBeNull();
});

test('a time without a zone is as late as it can mean, and an unreadable one is never overdue', () => {
  const at = (createdAt: Parameters<typeof getOverdueDays>[0]['createdAt']) =>
    getOverdueDays({ status: 'pending', createdAt }, now);
  // At most 12 hours behind: 48 hours and two minutes later.
  expect(at(localTime('2026-07-10T02:00:00'))).toBe(2);
  expect(at(localTime('2026-07-10T02:03:00'))).toBeNull();
  expect(at(date('2026-07-08'))).toBe(3);
  expect(at(unreadable('last week'))).toBeNull();
});
