import { describe, expect, it } from 'vitest';
import { formatCountdown, formatNextDay } from './countdown.js';

describe('a countdown', () => {
  it.each([
    [96 * 60_000, '96m 00s'],
    [61 * 60_000 + 24_000, '61m 24s'],
    [5000, '00m 05s'],
    [4001, '00m 05s'],
    [1, '00m 01s'],
    [0, '00m 00s'],
    [-90_000, '00m 00s'],
    [100 * 60_000, '100m 00s'],
  ])('shows %i ms before the end as %s', { tags: ['G-C05'] }, (ms, shown) => expect(formatCountdown(ms)).toBe(shown));
});

describe('the day after', () => {
  it.each([
    ['2026-07-12T14:02:00Z', 'UTC', 'Jul 13'],
    ['2026-07-12T23:59:59Z', 'UTC', 'Jul 13'],
    ['2026-07-12T14:02:00Z', 'Pacific/Auckland', 'Jul 14'],
    ['2026-07-12T02:00:00Z', 'America/New_York', 'Jul 12'],
    ['2026-12-31T12:00:00Z', 'UTC', 'Jan 1'],
    ['2028-02-28T12:00:00Z', 'UTC', 'Feb 29'],
    // The first hour of the 25-hour day, and the last hour of the 23-hour day.
    ['2026-10-24T22:30:00Z', 'Europe/Berlin', 'Oct 26'],
    ['2026-03-29T21:30:00Z', 'Europe/Berlin', 'Mar 30'],
  ])('%s in %s is %s', (time, timeZone, shown) => {
    expect(formatNextDay(Date.parse(time), { locale: 'en-US', timeZone })).toBe(shown);
  });
});
