import { describe, expect, it, test } from 'vitest';
import { date, instant, localTime, unreadable } from '../fixtures/time.js';
import {
  formatAge,
  formatClockTime,
  formatDay,
  formatExactAge,
  formatLongDay,
  formatMoment,
  formatPreciseTime,
  formatShortDay,
  getZoneName,
  getZoneNames,
} from './time.js';

const utc = { locale: 'en-US', timeZone: 'UTC' };
const newYork = { locale: 'en-US', timeZone: 'America/New_York' };
const time = Date.UTC(2026, 6, 12, 14, 2);

describe('a moment', () => {
  it('shows day, time and zone', { tags: ['G-116'] }, () => {
    expect(formatMoment(time, utc)).toBe('Jul 12, 2026, 14:02 UTC');
    expect(formatMoment(instant('2026-07-12T14:02:00Z'), newYork)).toBe('Jul 12, 2026, 10:02 EDT');
  });

  it("shows the day in its own zone, not the server's", { tags: ['G-116'] }, () => {
    expect(formatDay(instant('2026-07-12T02:00:00Z'), newYork)).toBe('Jul 11, 2026');
    expect(formatLongDay(instant('2026-07-12T02:00:00Z'), utc)).toBe('July 12, 2026');
  });

  it('uses the zone name of its own season', () => {
    expect(getZoneName(Date.UTC(2026, 0, 1), newYork)).toBe('EST');
    expect(getZoneName(time, newYork)).toBe('EDT');
  });

  it('shows seconds where needed', () =>
    expect(formatPreciseTime(Date.UTC(2026, 0, 1, 0, 4, 9), utc)).toBe('00:04:09'));
  it('writes midnight as 00', () => expect(formatClockTime(Date.UTC(2026, 0, 1), utc)).toBe('00:00'));

  it.each([unreadable('yesterday'), unreadable(''), instant('2026-13-45')])('returns %j as it was sent', (odd) => {
    const sent = odd.kind === 'unreadable' ? odd.text : odd.iso;
    expect(formatMoment(odd, utc)).toBe(sent);
    expect(formatDay(odd, utc)).toBe(sent);
    expect(formatClockTime(odd, utc)).toBe('');
    expect(formatPreciseTime(odd, utc)).toBe('');
  });
});

const zones = ['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata'];

describe.each(zones)('in %s', (timeZone) => {
  const setting = { locale: 'en-US', timeZone };

  it('a date without a time stays that day, with no time and no zone', () => {
    const only = date('2025-03-08');
    expect([
      formatDay(only, setting),
      formatShortDay(only, setting),
      formatLongDay(only, setting),
      formatMoment(only, setting),
    ]).toEqual(['Mar 8, 2025', 'Mar 8', 'March 8, 2025', 'Mar 8, 2025']);
    expect([formatClockTime(only, setting), formatPreciseTime(only, setting), getZoneName(only, setting)]).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('a time without a zone is shown as it was sent, with no zone name', () => {
    const local = localTime('2025-03-08T23:30:15');
    expect([
      formatDay(local, setting),
      formatClockTime(local, setting),
      getZoneName(local, setting),
      formatMoment(local, setting),
    ]).toEqual(['Mar 8, 2025', '23:30', '', 'Mar 8, 2025, 23:30']);
    // This time does not exist in New York on that night.
    expect(formatClockTime(localTime('2025-03-09T02:30:00'), setting)).toBe('02:30');
  });
});

describe('how long ago', () => {
  it.each([
    [-5000, '0 s'],
    [0, '0 s'],
    [12_999, '12 s'],
    [60_000, '1 min'],
    [3_599_999, '59 min'],
    [3_600_000, '1 h'],
    [86_400_000, '1 d'],
  ])('%i ms is %s, rounded down', (ms, shown) => expect(formatAge(ms)).toBe(shown));
});

describe('an exact age', () => {
  const HOUR = 3_600_000;
  it.each([
    [-1, '0 min'],
    [59_999, '0 min'],
    [52 * 60_000, '52 min'],
    [HOUR, '1 h'],
    [96 * 60_000, '1 h 36 min'],
    [24 * HOUR - 1, '23 h 59 min'],
    [51 * HOUR, '2 d 3 h'],
    [48 * HOUR, '2 d'],
  ])('%i ms is %s', (ms, shown) => expect(formatExactAge(ms)).toBe(shown));
});

test.each([
  ['UTC', 'UTC'],
  ['America/New_York', 'EST/EDT'],
  ['Africa/Accra', 'GMT'],
])('the names of %s within a year are %s', (timeZone, names) => {
  for (const month of [0, 3, 6, 9]) {
    expect(getZoneNames(Date.UTC(2026, month, 12), { locale: 'en-US', timeZone })).toBe(names);
  }
});
