/**
 * When something happened, as far as the server says. `instant` names its zone and is shown in the viewer's. `localTime`
 * names none, so nobody can tell when it was: it is shown as it is. `date` is a day without a time, the same everywhere.
 * `iso` is ISO 8601; `text` is what the server sent where it is none of the three.
 */
export type ServerTime =
  | { readonly kind: 'instant' | 'localTime' | 'date'; readonly iso: string }
  | { readonly kind: 'unreadable'; readonly text: string };

const HOUR_MS = 3_600_000;

/** No zone of the world is further west than UTC−12: there a time without a zone comes last. */
const WESTERNMOST_MS = 12 * HOUR_MS;

/** The latest moment a time of the server may have been, in ms since the epoch: `Infinity` for one nobody can read. */
export function latestEpochOf(time: ServerTime): number {
  const at = epochOf(time);
  if (Number.isNaN(at)) return Infinity;
  if (time.kind === 'instant') return at;
  return at + (time.kind === 'date' ? 24 * HOUR_MS : 0) + WESTERNMOST_MS;
}

/** In ms since the epoch; a time without a zone counts as if it were in UTC. `NaN` when it cannot be read. */
export function epochOf(time: ServerTime): number {
  if (time.kind === 'unreadable') return NaN;
  // A date alone is in UTC by the standard, a time without a zone in that of the device.
  return Date.parse(time.kind === 'localTime' ? `${time.iso}Z` : time.iso);
}
