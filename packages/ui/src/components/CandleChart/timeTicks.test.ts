import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const locale = 'en-US';

// A spy that still runs the real code and counts its calls. Other files may have loaded both modules without it.
vi.mock('../../format/time.js', { spy: true });
vi.resetModules();
const { formatClockTime } = await import('../../format/time.js');
const { timeTicks } = await import('./timeTicks.js');
const { zoneOffset } = await import('./zoneOffset.js');

/** The ticks of an interval such as `2025-10-25T23:00Z/2025-10-26T02:00Z`. */
function marks(interval: string, minGapMs: number, timeZone = 'UTC') {
  const [from = NaN, to = NaN] = interval.split('/').map(Date.parse);
  return timeTicks({ from, to, minGapMs, timeZone, locale });
}

/** The same as text: `label@UTC`, with a star where a day starts. */
function read(timeZone: string, interval: string, minGapMs: number): string {
  const written = marks(interval, minGapMs, timeZone).map(
    ({ time, label, isDay }) => `${label}${isDay ? '*' : ''}@${new Date(time).toISOString().slice(11, 16)}`,
  );
  return written.join(' ');
}

describe('the ticks of a time axis', () => {
  it.each([
    [4 * MINUTE, '2025-11-19T23:52Z/2025-11-20T00:10Z', '23:55 Nov 20 00:05 00:10'],
    [5.1 * MINUTE, '2025-11-19T23:40Z/2025-11-20T00:20Z', '23:45 Nov 20 00:15'],
    [16 * MINUTE, '2025-11-20T16:40Z/2025-11-20T18:20Z', '17:00 17:30 18:00'],
    [HOUR, '2025-11-20T16:40Z/2025-11-20T19:20Z', '17:00 18:00 19:00'],
    [1.5 * HOUR, '2025-11-20T13:00Z/2025-11-20T19:00Z', '14:00 16:00 18:00'],
    [2.5 * HOUR, '2025-11-20T13:00Z/2025-11-20T22:00Z', '15:00 18:00 21:00'],
    [3.5 * HOUR, '2025-11-20T13:00Z/2025-11-21T05:00Z', '16:00 20:00 Nov 21 04:00'],
    [5 * HOUR, '2025-11-20T13:00Z/2025-11-21T13:00Z', '18:00 Nov 21 06:00 12:00'],
    [7 * HOUR, '2025-11-20T11:00Z/2025-11-21T13:00Z', '12:00 Nov 21 12:00'],
    [20 * HOUR, '2025-11-29T13:00Z/2025-12-02T13:00Z', 'Nov 30 Dec 1 Dec 2'],
    [1.5 * DAY, '2025-11-26T13:00Z/2025-12-05T13:00Z', 'Nov 27 Nov 29 Dec 1 Dec 3 Dec 5'],
    [1.5 * DAY, '2024-02-25T00:00Z/2024-03-03T00:00Z', 'Feb 25 Feb 27 Mar 1 Mar 3'],
    [3 * DAY, '2025-10-20T13:00Z/2025-11-10T13:00Z', 'Oct 21 Oct 25 Nov 1 Nov 5 Nov 9'],
    [5 * DAY, '2025-02-07T13:00Z/2025-03-16T13:00Z', 'Feb 8 Feb 15 Feb 22 Mar 1 Mar 8 Mar 15'],
    [10 * DAY, '2025-01-10T00:00Z/2025-03-16T00:00Z', 'Jan 15 Feb 1 Feb 15 Mar 1 Mar 15'],
    [20 * DAY, '2024-10-10T00:00Z/2025-03-16T00:00Z', 'Nov Dec 2025 Feb Mar'],
    [50 * DAY, '2024-06-10T00:00Z/2025-08-16T00:00Z', 'Jul Oct 2025 Apr Jul'],
    [100 * DAY, '2024-01-01T00:00Z/2025-08-16T00:00Z', '2024 Jul 2025 Jul'],
    [200 * DAY, '2023-06-10T00:00Z/2026-08-16T00:00Z', '2024 2025 2026'],
    [400 * DAY, '2017-06-10T00:00Z/2026-08-16T00:00Z', '2018 2020 2022 2024 2026'],
    [800 * DAY, '2009-06-10T00:00Z/2026-08-16T00:00Z', '2010 2015 2020 2025'],
    [3000 * DAY, '1969-06-10T00:00Z/2026-08-16T00:00Z', '1970 1980 1990 2000 2010 2020'],
    [4000 * DAY, '1969-06-10T00:00Z/2026-08-16T00:00Z', ''],
    [HOUR, '2025-11-20T18:00Z/2025-11-20T17:00Z', ''],
    [HOUR, '2025-11-20T17:00Z/2025-11-20T17:00Z', '17:00'],
  ])('with %i ms to a label, in %s, are %j', (gap, interval, shown) => {
    const ticks = marks(interval, gap);
    expect(ticks.map(({ label }) => label).join(' ')).toBe(shown);
  });

  it('start the day at local midnight, not at UTC midnight', () => {
    expect(read('Asia/Kathmandu', '2025-11-20T10:00Z/2025-11-21T02:00Z', 3.5 * HOUR)).toBe(
      '16:00@10:15 20:00@14:15 Nov 21*@18:15 04:00@22:15',
    );
  });

  it('use the digits of the locale, whichever was used before', () => {
    const at = { from: Date.UTC(2025, 10, 20, 17), to: Date.UTC(2025, 10, 20, 17), minGapMs: HOUR, timeZone: 'UTC' };
    const written = ['en-US', 'ar-EG', 'en-US'].map((each) => timeTicks({ ...at, locale: each })[0]?.label);
    expect(written).toEqual(['17:00', '١٧:٠٠', '17:00']);
  });

  it('are not formatted again in the next frame of a pan', () => {
    const axis = { from: Date.UTC(2031, 2, 29), to: Date.UTC(2031, 2, 31), minGapMs: 4 * HOUR, locale };
    const first = timeTicks({ ...axis, timeZone: 'Europe/Berlin' });
    expect(formatClockTime).toHaveBeenCalled();
    vi.clearAllMocks();
    expect(timeTicks({ ...axis, from: axis.from + 1000, timeZone: 'Europe/Berlin' })).toEqual(first);
    expect(formatClockTime).not.toHaveBeenCalled();
  });

  it('are none for an invalid range or gap', () => {
    const range = { from: 0, to: DAY, minGapMs: HOUR, timeZone: 'UTC', locale };
    for (const wrong of [{ from: NaN }, { to: NaN }, { minGapMs: NaN }])
      expect(timeTicks({ ...range, ...wrong })).toEqual([]);
  });
});

describe('where clocks change, the ticks', () => {
  const berlin = '2025-10-25T22:00Z/2025-10-26T03:00Z';
  const newYork = '2025-11-02T04:00Z/2025-11-02T09:00Z';

  it('show the repeated hour both times, in order', () => {
    expect(read('Europe/Berlin', berlin, HOUR)).toBe(
      'Oct 26*@22:00 01:00@23:00 02:00@00:00 02:00@01:00 03:00@02:00 04:00@03:00',
    );
    expect(read('America/New_York', '2025-11-02T05:20Z/2025-11-02T07:00Z', 12 * MINUTE)).toBe(
      '01:30@05:30 01:45@05:45 01:00@06:00 01:15@06:15 01:30@06:30 01:45@06:45 02:00@07:00',
    );
    expect(read('America/New_York', '2025-11-02T05:20Z/2025-11-02T06:05Z', 12 * MINUTE)).toBe(
      '01:30@05:30 01:45@05:45 01:00@06:00',
    );
  });

  it('show it once when there is no room for two', () => {
    expect(read('Europe/Berlin', berlin, 100 * MINUTE)).toBe('Oct 26*@22:00 02:00@00:00 04:00@03:00');
    expect(read('America/New_York', newYork, 100 * MINUTE)).toBe('Nov 2*@04:00 02:00@07:00 04:00@09:00');
  });

  it('leave out the skipped hour', () => {
    const sydney = '2025-10-04T15:00Z/2025-10-04T18:00Z';
    expect(read('Australia/Sydney', sydney, HOUR)).toBe('01:00@15:00 03:00@16:00 04:00@17:00 05:00@18:00');
  });

  it('follow a change of half an hour', () => {
    const lordHowe = '2025-10-04T14:30Z/2025-10-04T16:00Z';
    expect(read('Australia/Lord_Howe', lordHowe, 30 * MINUTE)).toBe('01:00@14:30 01:30@15:00 02:30@15:30 03:00@16:00');
  });

  it('drop an hour that comes too soon, but never a day', () => {
    const spring = '2025-03-29T23:00Z/2025-03-30T07:00Z';
    expect(read('Europe/Berlin', spring, 3 * HOUR)).toBe('Mar 30*@23:00 06:00@04:00 09:00@07:00');
    expect(read('Europe/Berlin', '2025-03-29T23:30Z/2025-03-30T07:00Z', 3 * HOUR)).toBe('06:00@04:00 09:00@07:00');
    expect(read('Europe/Berlin', '2025-03-29T00:00Z/2025-03-31T12:00Z', DAY)).toBe('Mar 30*@23:00 Mar 31*@22:00');
    // In Nuuk 23:00 is skipped: 21:00 is two hours before midnight.
    const nuuk = '2025-03-29T20:00Z/2025-03-30T05:00Z';
    expect(read('America/Nuuk', nuuk, 3 * HOUR)).toBe('18:00@20:00 Mar 30*@01:00 03:00@04:00');
    expect(read('America/Nuuk', '2025-03-29T20:00Z/2025-03-30T00:30Z', 3 * HOUR)).toBe('18:00@20:00');
  });

  it.each([
    ['America/Sao_Paulo', '2018-11-04T02:00Z/2018-11-04T04:00Z', '23:00@02:00 Nov 4*@03:00 02:00@04:00'],
    ['Africa/Cairo', '2025-04-24T21:00Z/2025-04-24T23:00Z', '23:00@21:00 Apr 25*@22:00 02:00@23:00'],
  ])('start a day without a midnight in %s at its first moment', (zone, interval, shown) => {
    expect(read(zone, interval, HOUR)).toBe(shown);
  });

  it('start a day that has two midnights once (Havana)', () => {
    const shown = '23:00@03:00 Nov 2*@04:00 00:00@05:00 01:00@06:00';
    expect(read('America/Havana', '2025-11-02T03:00Z/2025-11-02T06:00Z', HOUR)).toBe(shown);
  });

  it('skip a day that was left out (Apia)', () => {
    const shown = 'Dec 28*@10:00 Dec 29*@10:00 Dec 31*@10:00 Jan 1*@10:00';
    expect(read('Pacific/Apia', '2011-12-28T00:00Z/2012-01-01T00:00Z', DAY)).toBe(shown);
  });
});

describe('for any range, the ticks', () => {
  const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo', 'America/St_Johns'];
  const axes = fc.record({
    from: fc.integer({ min: Date.UTC(2012, 0, 1), max: Date.UTC(2060, 0, 1) }),
    // From five minutes to a decade, on a logarithmic scale.
    minGapMs: fc.double({ min: Math.log(MINUTE), max: Math.log(3652 * DAY), noNaN: true }).map(Math.exp),
    labels: fc.integer({ min: 1, max: 20 }),
    timeZone: fc.constantFrom(...zones),
  });
  const hold = (check: (axis: { from: number; to: number; minGapMs: number; timeZone: string }) => void) =>
    fc.assert(
      fc.property(axes, ({ labels: count, ...axis }) => check({ ...axis, to: axis.from + count * axis.minGapMs })),
      { numRuns: 300 },
    );
  const shownAt = (time: number, zone: string) => time + zoneOffset(time, zone);

  it('ascend within it, at least a label apart', () => {
    hold((axis) => {
      const times = timeTicks({ ...axis, locale }).map(({ time }) => time);
      for (const [index, time] of times.entries()) {
        expect(time).toBeGreaterThanOrEqual(axis.from);
        expect(time).toBeLessThanOrEqual(axis.to);
        if (index === 0) continue;
        const before = times[index - 1] ?? NaN;
        const changed = zoneOffset(before - 1, axis.timeZone) !== zoneOffset(time, axis.timeZone);
        expect(time - before).toBeGreaterThanOrEqual((changed ? 0.9 : 1) * axis.minGapMs);
      }
    });
  });

  it('are on multiples of five minutes, and days at their first moment', () => {
    hold((axis) => {
      const { timeZone } = axis;
      const dayAt = (time: number) => Math.floor(shownAt(time, timeZone) / DAY);
      for (const { time, isDay } of timeTicks({ ...axis, locale })) {
        expect(shownAt(time, timeZone) % (5 * MINUTE)).toBe(0);
        expect(isDay).toBe(dayAt(time - 1) < dayAt(time));
      }
    });
  });

  it('stay the same when the axis is panned', () => {
    hold((axis) => {
      const whole = timeTicks({ ...axis, locale });
      const middle = (axis.from + axis.to) / 2;
      expect(timeTicks({ ...axis, from: middle, locale })).toEqual(whole.filter(({ time }) => time >= middle));
      expect(timeTicks({ ...axis, to: middle, locale })).toEqual(whole.filter(({ time }) => time <= middle));
    });
  });
});

describe('the machine that draws', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(['UTC', 'America/New_York', 'Asia/Kathmandu'])('changes no tick when its own zone is %s', async (own) => {
    vi.stubEnv('TZ', own);
    const noon = new Date(Date.UTC(2025, 10, 2, 12));
    // Otherwise the machine ignored the zone, and the rest would prove nothing.
    expect(noon.getTimezoneOffset() * MINUTE + zoneOffset(noon.getTime(), own)).toBe(0);

    vi.resetModules();
    const fresh = await import('./timeTicks.js');
    const day = { from: Date.UTC(2025, 9, 25, 20), to: Date.UTC(2025, 9, 26, 4), minGapMs: HOUR, locale };
    const berlin = fresh.timeTicks({ ...day, timeZone: 'Europe/Berlin' });
    expect(berlin.map(({ label }) => label).join(' ')).toBe('22:00 23:00 Oct 26 01:00 02:00 02:00 03:00 04:00 05:00');
    expect(berlin.map(({ time }) => time)).toEqual(Array.from({ length: 9 }, (_, hour) => day.from + hour * HOUR));
  });

  it('shows the same moments in zones whole hours apart, under other names', () => {
    const day = { from: Date.UTC(2025, 9, 25, 20), to: Date.UTC(2025, 9, 26, 4), minGapMs: HOUR, locale };
    const [accra, ...others] = ['Africa/Accra', 'Europe/Berlin', 'America/New_York'].map((timeZone) =>
      timeTicks({ ...day, timeZone }),
    );
    for (const other of others) {
      expect(other.map(({ time }) => time)).toEqual(accra?.map(({ time }) => time));
      expect(other.map(({ label }) => label)).not.toEqual(accra?.map(({ label }) => label));
    }
  });
});
