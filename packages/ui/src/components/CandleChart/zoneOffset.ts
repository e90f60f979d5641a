const DAY = 86_400_000;

/** One UTC day of a zone: its offset before and after the moment its clocks change, which is Infinity on most days. */
interface ZoneDay {
  readonly before: number;
  readonly after: number;
  readonly change: number;
}

interface Zone {
  readonly format: Intl.DateTimeFormat;
  readonly days: Map<number, ZoneDay>;
}

// Enough for a chart of ten years by the day; a dropped entry is only calculated again.
const MAX_CACHED_DAYS = 4000;
const MAX_CACHED_ZONES = 8;
const zones = new Map<string, Zone>();

function getZone(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  const zone = { format: new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }), days: new Map() };
  if (zones.size >= MAX_CACHED_ZONES) zones.clear();
  zones.set(timeZone, zone);
  return zone;
}

/** Parses Intl's zone name, such as `GMT`, `GMT+05:45` and, for old times, `GMT-00:44:30`. Takes microseconds. */
function wallClock(time: number, format: Intl.DateTimeFormat): number {
  const name = format.formatToParts(time).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(name) ?? [];
  if (sign === undefined) return 0;
  const size = ((+hours * 60 + +minutes) * 60 + +seconds) * 1000;
  return sign === '-' ? -size : size;
}

/** The moment between two at which the clocks change. */
function changeBetween(from: number, to: number, format: Intl.DateTimeFormat): number {
  const before = wallClock(from, format);
  let [last, first] = [from, to];
  // Bisection, because no fixed step is fine enough: St John's used to change its clocks a minute after midnight.
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2);
    if (wallClock(middle, format) === before) last = middle;
    else first = middle;
  }
  return first;
}

function getDay(time: number, { format, days }: Zone): ZoneDay {
  const index = Math.floor(time / DAY);
  const known = days.get(index);
  if (known) return known;

  const [start, end] = [index * DAY, (index + 1) * DAY - 1];
  const [before, after] = [wallClock(start, format), wallClock(end, format)];
  const day = { before, after, change: before === after ? Infinity : changeBetween(start, end, format) };
  if (days.size >= MAX_CACHED_DAYS) days.clear();
  days.set(index, day);
  return day;
}

/**
 * The ms to add to a UTC moment (ms) to get the local time of an IANA zone: 3,600,000 in Berlin in winter. Exact to the
 * ms of a clock change. A cached day costs two look-ups and no Intl.
 *
 * @throws {RangeError} when the zone is unknown or the time is not a valid Date.
 */
export function zoneOffset(time: number, timeZone: string): number {
  // A single Intl call takes milliseconds of the very first drawing.
  if (timeZone === 'UTC' && Number.isFinite(time)) return 0;
  const day = getDay(time, getZone(timeZone));
  return time < day.change ? day.before : day.after;
}
