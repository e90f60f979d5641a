import { formatClockTime, formatShortDay, formatShortMonth, formatYear, type TimeSetting } from '../../format/time.js';
import { zoneOffset } from './zoneOffset.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A tick of the time axis. */
export interface TimeTick {
  /** UTC ms. */
  readonly time: number;
  /** `17:00`, `Nov 20`, `Nov` or `2025`, in the zone's local time. */
  readonly label: string;
  /** Whether a local day starts here, so that the label shows no hour. */
  readonly isDay: boolean;
}

export interface TimeTicksOptions extends TimeSetting {
  /** First moment of the axis (UTC ms). */
  readonly from: number;
  /** Last moment of the axis (UTC ms), inclusive. */
  readonly to: number;
  /** The room a label needs (ms of the axis). */
  readonly minGapMs: number;
}

/** A `wall` time is a zone's local time, encoded as if it were UTC. */
interface Step {
  /** The shortest distance (ms) between two ticks. */
  readonly least: number;
  /** The round wall times from `low`, or slightly before, to `high`, ascending. */
  readonly walls: (low: number, high: number) => Generator<number>;
  /** How the tick at the start of a day is labelled. */
  readonly naming: (wall: number) => Naming;
}

const namings = { hour: formatClockTime, day: formatShortDay, month: formatShortMonth, year: formatYear };
type Naming = keyof typeof namings;

// A pan draws the same ticks frame after frame, and formatting them costs several times what finding them does.
const MAX_CACHED_LABELS = 500;
const labels = new Map<string, string>();

function formatLabel(naming: Naming, time: number, setting: TimeSetting): string {
  const key = `${naming} ${time} ${setting.timeZone} ${setting.locale}`;
  const label = labels.get(key) ?? namings[naming](time, setting);
  if (labels.size >= MAX_CACHED_LABELS) labels.clear();
  labels.set(key, label);
  return label;
}

const clockStep = (step: number): Step => ({
  least: step,
  *walls(low, high) {
    // One step earlier than requested: where clocks change, it decides whether the next one fits.
    for (let wall = (Math.ceil(low / step) - 1) * step; wall <= high; wall += step) yield wall;
  },
  naming: () => 'day',
});

// Divisors of 28 days, the shortest month: every month starts with a tick, and none comes shortly before it.
const dayStep = (days: number): Step => ({
  least: days * DAY,
  *walls(low, high) {
    const first = new Date(low);
    const getMonthStart = (month: number) => Date.UTC(first.getUTCFullYear(), month);
    for (let month = first.getUTCMonth(); getMonthStart(month) <= high; month++) {
      const last = Math.min(getMonthStart(month + 1) - days * DAY, high);
      for (let wall = getMonthStart(month); wall <= last; wall += days * DAY) yield wall;
    }
  },
  naming: () => 'day',
});

// Counted from 1970, which starts a year, a lustrum and a decade.
const monthStep = (months: number, leastDays: number): Step => ({
  least: leastDays * DAY,
  *walls(low, high) {
    const first = new Date(low);
    const count = (first.getUTCFullYear() - 1970) * 12 + first.getUTCMonth();
    for (let month = Math.ceil(count / months) * months; Date.UTC(1970, month) <= high; month += months)
      yield Date.UTC(1970, month);
  },
  naming: (wall) => (new Date(wall).getUTCMonth() === 0 ? 'year' : 'month'),
});

const steps: readonly Step[] = [
  ...[5 * MINUTE, 15 * MINUTE, 30 * MINUTE].map(clockStep),
  ...[HOUR, 2 * HOUR, 3 * HOUR, 4 * HOUR, 6 * HOUR, 12 * HOUR].map(clockStep),
  ...[1, 2, 4, 7, 14].map(dayStep),
  monthStep(1, 28),
  monthStep(3, 90),
  monthStep(6, 181),
  monthStep(12, 365),
  monthStep(24, 730),
  monthStep(60, 1826),
  monthStep(120, 3652),
];

/** The moments at which local time is `wall`: one, two when an hour is repeated, none when it is skipped. */
function momentsAt(wall: number, timeZone: string): readonly number[] {
  // Offsets are within 14 hours, so a day to either side is always before and after; no two changes are that close.
  const [before, after] = [zoneOffset(wall - DAY, timeZone), zoneOffset(wall + DAY, timeZone)];
  if (before === after) return [wall - before];
  const shown = [wall - before, wall - after].filter((time) => time + zoneOffset(time, timeZone) === wall);
  // A day whose midnight is skipped starts at the change itself.
  return shown.length === 0 && wall % DAY === 0 ? [wall - before] : shown;
}

/**
 * The ticks of a time axis: round moments of the zone's local time, ascending. Neighbours are at least `minGapMs`
 * apart; across a clock change nine tenths of it, so that a 23-hour Sunday costs no day its tick. Steps run from 5
 * minutes to 10 years. Empty when the range is empty or a label needs more than the longest step.
 *
 * @throws {RangeError} when the zone or the locale is unknown.
 */
export function timeTicks({ from, to, minGapMs, ...setting }: TimeTicksOptions): readonly TimeTick[] {
  const step = steps.find(({ least }) => least >= minGapMs);
  if (!step || !(from <= to)) return [];
  const { timeZone } = setting;
  // A neighbour beyond the end counts too, or ticks would appear and disappear as the axis is panned.
  const end = to + minGapMs;
  // The range of local times, even when clocks change near one of the ends.
  const low = from + Math.min(zoneOffset(from, timeZone), zoneOffset(from + DAY, timeZone));
  const high = end + Math.max(zoneOffset(end, timeZone), zoneOffset(end - DAY, timeZone));

  const marks = [...step.walls(low, high)]
    .flatMap((wall) =>
      momentsAt(wall, timeZone).map((time, nth) => ({ time, wall, isDay: wall % DAY === 0 && nth === 0 })),
    )
    .toSorted((a, b) => a.time - b.time);

  const visible: typeof marks = [];
  for (const mark of marks) {
    const last = visible.at(-1);
    if (!last || mark.time - last.time >= 0.9 * minGapMs) visible.push(mark);
    // When two are too close, the day wins.
    else if (mark.isDay && !last.isDay) visible[visible.length - 1] = mark;
  }
  return visible
    .filter(({ time }) => time >= from && time <= to)
    .map(({ time, wall, isDay }) => ({
      time,
      isDay,
      label: formatLabel(isDay ? step.naming(wall) : 'hour', time, setting),
    }));
}
