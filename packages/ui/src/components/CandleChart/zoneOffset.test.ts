import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { zoneOffset } from './zoneOffset.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Accra',
  'Africa/Cairo',
  'Pacific/Apia',
  'UTC',
] as const;

/** The local time assembled from its parts, as a check independent of the zone name that the module parses. */
function clockParts(time: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

describe('the offset of a zone', () => {
  it.each([
    ['UTC', '2026-07-01T00:00Z', 0],
    ['Africa/Accra', '2026-07-01T00:00Z', 0],
    ['Europe/Berlin', '2026-01-01T00:00Z', HOUR],
    ['Europe/Berlin', '2026-07-01T00:00Z', 2 * HOUR],
    ['America/New_York', '2026-01-01T00:00Z', -5 * HOUR],
    ['America/St_Johns', '2026-01-01T00:00Z', -3.5 * HOUR],
    ['Asia/Kathmandu', '2026-01-01T00:00Z', 5.75 * HOUR],
    ['Australia/Lord_Howe', '2026-01-01T00:00Z', 11 * HOUR],
    ['Australia/Lord_Howe', '2026-07-01T00:00Z', 10.5 * HOUR],
    ['Africa/Monrovia', '1971-01-01T00:00Z', -(44 * MINUTE + 30_000)],
  ])('of %s at %s is %i ms', (zone, time, offset) => expect(zoneOffset(Date.parse(time), zone)).toBe(offset));

  it.each([
    ['Europe/Berlin', '2025-10-26T01:00Z', 2 * HOUR, HOUR],
    ['America/New_York', '2025-11-02T06:00Z', -4 * HOUR, -5 * HOUR],
    ['Australia/Sydney', '2025-10-04T16:00Z', 10 * HOUR, 11 * HOUR],
    ['Australia/Lord_Howe', '2025-10-04T15:30Z', 10.5 * HOUR, 11 * HOUR],
    ['America/St_Johns', '2010-11-07T02:31Z', -2.5 * HOUR, -3.5 * HOUR],
    ['Pacific/Apia', '2011-12-30T10:00Z', -10 * HOUR, 14 * HOUR],
  ])('of %s changes at %s and not a millisecond sooner', (zone, change, before, after) => {
    const time = Date.parse(change);
    expect([zoneOffset(time - 1, zone), zoneOffset(time, zone)]).toEqual([before, after]);
  });

  it('matches the local time of any zone at any moment from 2009 to 2100', () => {
    const times = fc.integer({ min: Date.UTC(2009, 0, 1), max: Date.UTC(2101, 0, 1) - 1 });
    fc.assert(
      fc.property(times, fc.constantFrom(...zones), (time, zone) => {
        expect(zoneOffset(time, zone)).toBe(clockParts(time, zone));
      }),
      { numRuns: 500 },
    );
  });

  it('is right at every quarter of an hour around a change, in any order of calls', () => {
    const changes = fc.constantFrom(
      ...zones.flatMap((zone) =>
        ['2010-11-07', '2011-12-30', '2025-03-30', '2025-10-05'].map((day) => [zone, day] as const),
      ),
    );
    fc.assert(
      fc.property(changes, fc.integer({ min: -96, max: 192 }), ([zone, day], quarter) => {
        const time = Date.parse(day) + quarter * 15 * MINUTE;
        expect(zoneOffset(time, zone)).toBe(clockParts(time, zone));
      }),
      { numRuns: 500 },
    );
  });

  it('caches a bounded number of days and stays right beyond it', () => {
    const days = Array.from({ length: 4100 }, (_, index) => Date.UTC(2015, 0, 1 + index, 12));
    expect(days.filter((day) => ![HOUR, 2 * HOUR].includes(zoneOffset(day, 'Europe/Berlin')))).toEqual([]);
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    expect(zoneOffset(Date.UTC(2015, 6, 1), 'Europe/Berlin')).toBe(2 * HOUR);
    expect(asked).toHaveBeenCalled();
    asked.mockRestore();
  });

  it('does not call Intl for a cached day', () => {
    const day = Date.UTC(2033, 2, 27);
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    zoneOffset(day, 'Europe/Berlin');
    expect(asked).toHaveBeenCalled();
    asked.mockClear();
    for (let minute = 0; minute < 1440; minute++) zoneOffset(day + minute * MINUTE, 'Europe/Berlin');
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('rejects an unknown zone and an invalid time', () => {
    expect(() => zoneOffset(0, 'Mars/Olympus')).toThrow(RangeError);
    expect(() => zoneOffset(NaN, 'UTC')).toThrow(RangeError);
  });
});
