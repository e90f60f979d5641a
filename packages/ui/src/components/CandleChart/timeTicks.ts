import { clockTime, shortDay, shortMonth, year, type TimeSetting } from '../../format/time.js';
import { zoneOffset } from './zoneOffset.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A mark of the time axis. */
export interface TimeTick {
  /** UTC ms. */
  readonly time: number;
  /** `17:00`, `Nov 20`, `Nov` or `2025`, in the zone's own clock. */
  readonly label: string;
  /** Whether a local day starts here, so that the label names no hour. */
  readonly isDay: boolean;
}

export interface TimeTicksOptions extends TimeSetting {
  /** First moment of the axis (UTC ms). */
  readonly from: number;
  /** Last moment of the axis (UTC ms), itself included. */
  readonly to: number;
  /** The room a label needs (ms of the axis). */
  readonly minGapMs: number;
}

/** A `wall` time is what a zone's clock shows, written as if it were UTC. */
interface Step {
  /** The shortest way (ms) from one mark to the next. */
  readonly least: number;
  /** The round wall times from `low`, or a little sooner, to `high`, ascending. */
  readonly walls: (low: number, high: number) => Generator<number>;
  /** What the mark at a start of day is named after. */
  readonly naming: (wall: number) => Naming;
}

const namings = { hour: clockTime, day: shortDay, month: shortMonth, year };
type Naming = keyof typeof namings;

// A pan draws the same marks frame after frame, and writing them costs several times what finding them does.
const KEPT_LABELS = 500;
const labels = new Map<string, string>();

function labelOf(naming: Naming, time: number, setting: TimeSetting): string {
  const key = `${naming} ${time} ${setting.timeZone} ${setting.locale}`;
  const label = labels.get(key) ?? namings[naming](time, setting);
  if (labels.size >= KEPT_LABELS) labels.clear();
  labels.set(key, label);
  return label;
}

const clockStep = (step: number): Step => ({
  least: step,
  *walls(low, high) {
    // One sooner than asked: where clocks change, it decides whether the next has room.
    for (let wall = (Math.ceil(low / step) - 1) * step; wall <= high; wall += step) yield wall;
  },
  naming: () => 'day',
});

// Divisors of 28 days, the shortest month: every month starts with a mark, and none stands too near before it.
const dayStep = (days: number): Step => ({
  least: days * DAY,
  *walls(low, high) {
    const first = new Date(low);
    const startOf = (month: number) => Date.UTC(first.getUTCFullYear(), month);
    for (let month = first.getUTCMonth(); startOf(month) <= high; month++) {
      const last = Math.min(startOf(month + 1) - days * DAY, high);
      for (let wall = startOf(month); wall <= last; wall += days * DAY) yield wall;
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

/** The moments at which the clock shows `wall`: one, two where an hour comes twice, none where it is left out. */
function momentsAt(wall: number, timeZone: string): readonly number[] {
  // Offsets stay within 14 hours, so a day to either side is surely before and after; two changes are never that close.
  const [before, after] = [zoneOffset(wall - DAY, timeZone), zoneOffset(wall + DAY, timeZone)];
  if (before === after) return [wall - before];
  const shown = [wall - before, wall - after].filter((time) => time + zoneOffset(time, timeZone) === wall);
  // A day whose midnight is left out starts at the change itself.
  return shown.length === 0 && wall % DAY === 0 ? [wall - before] : shown;
}

/**
 * The marks of a time axis: round moments of the zone's wall clock, ascending. Neighbours are at least `minGapMs`
 * apart; where clocks change from one to the next, nine tenths of it, so that a Sunday of 23 hours costs no day its mark.
 * Steps run from 5 minutes to 10 years. No marks when the range is empty or a label needs more than the longest step.
 *
 * @throws {RangeError} when the zone or the locale is unknown.
 */
export function timeTicks({ from, to, minGapMs, ...setting }: TimeTicksOptions): readonly TimeTick[] {
  const step = steps.find(({ least }) => least >= minGapMs);
  if (!step || !(from <= to)) return [];
  const { timeZone } = setting;
  // A neighbour beyond the end has its say too, or marks would come and go as the axis is panned.
  const end = to + minGapMs;
  // What the clock shows from one end to the other, even where it is set back or on near one of them.
  const low = from + Math.min(zoneOffset(from, timeZone), zoneOffset(from + DAY, timeZone));
  const high = end + Math.max(zoneOffset(end, timeZone), zoneOffset(end - DAY, timeZone));

  const marks = [...step.walls(low, high)]
    .flatMap((wall) =>
      momentsAt(wall, timeZone).map((time, nth) => ({ time, wall, isDay: wall % DAY === 0 && nth === 0 })),
    )
    .toSorted((a, b) => a.time - b.time);

  const kept: typeof marks = [];
  for (const mark of marks) {
    const last = kept.at(-1);
    if (!last || mark.time - last.time >= 0.9 * minGapMs) kept.push(mark);
    // Of two too near each other, the day is the one to read.
    else if (mark.isDay && !last.isDay) kept[kept.length - 1] = mark;
  }
  return kept
    .filter(({ time }) => time >= from && time <= to)
    .map(({ time, wall, isDay }) => ({
      time,
      isDay,
      label: labelOf(isDay ? step.naming(wall) : 'hour', time, setting),
    }));
}
