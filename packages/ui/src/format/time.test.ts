import { describe, expect, it } from 'vitest';
import { age, clockTime, day, longDay, moment, preciseTime, zoneName } from './time.js';

const utc = { locale: 'en-US', timeZone: 'UTC' };
const newYork = { locale: 'en-US', timeZone: 'America/New_York' };
const time = Date.UTC(2026, 6, 12, 14, 2);

describe('a moment', () => {
  it('G-116 names day, hour and zone', () => {
    expect(moment(time, utc)).toBe('Jul 12, 2026, 14:02 UTC');
    expect(moment('2026-07-12T14:02:00Z', newYork)).toBe('Jul 12, 2026, 10:02 EDT');
  });

  it('G-116 falls on the day of its zone, not of the server', () => {
    expect(day('2026-07-12T02:00:00Z', newYork)).toBe('Jul 11, 2026');
    expect(longDay('2026-07-12T02:00:00Z', utc)).toBe('July 12, 2026');
  });

  it('knows the zone of its own season', () => {
    expect(zoneName(Date.UTC(2026, 0, 1), newYork)).toBe('EST');
    expect(zoneName(time, newYork)).toBe('EDT');
  });

  it('tells seconds where it has to', () => expect(preciseTime(Date.UTC(2026, 0, 1, 0, 4, 9), utc)).toBe('00:04:09'));
  it('writes midnight as 00', () => expect(clockTime(Date.UTC(2026, 0, 1), utc)).toBe('00:00'));

  it.each(['yesterday', '', '2026-13-45'])('comes back as sent when it is %j', (sent) => {
    expect(moment(sent, utc)).toBe(sent);
    expect(day(sent, utc)).toBe(sent);
    expect(clockTime(sent, utc)).toBe('');
    expect(preciseTime(sent, utc)).toBe('');
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
  ])('%i ms is %s, rounded down', (ms, shown) => expect(age(ms)).toBe(shown));
});
