/**
 * When something happened, as precisely as the server says. `instant` has a zone and is shown in the viewer's.
 * `localTime` has none, so its moment is unknown: it is shown as it is. `date` is a day without a time, the same
 * everywhere. `iso` is ISO 8601; `text` is what the server sent when it is none of the three.
 */
export type ServerTime =
  | { readonly kind: 'instant' | 'localTime' | 'date'; readonly iso: string }
  | { readonly kind: 'unreadable'; readonly text: string };

const HOUR_MS = 3_600_000;

/** No zone is further west than UTC−12, so a time without a zone is latest there. */
const WESTERNMOST_MS = 12 * HOUR_MS;

/** The latest moment a server time can mean (ms since the epoch); `Infinity` when it is unreadable. */
export function toLatestEpoch(time: ServerTime): number {
  const at = toEpoch(time);
  if (Number.isNaN(at)) return Infinity;
  if (time.kind === 'instant') return at;
  return at + (time.kind === 'date' ? 24 * HOUR_MS : 0) + WESTERNMOST_MS;
}

/** Returns ms since the epoch, reading a time without a zone as UTC. `NaN` when it is unreadable. */
export function toEpoch(time: ServerTime): number {
  if (time.kind === 'unreadable') return NaN;
  // The standard parses a date alone as UTC, but a time without a zone in the device's zone.
  return Date.parse(time.kind === 'localTime' ? `${time.iso}Z` : time.iso);
}
