import { epochOf, type ServerTime } from '@etherpilot/ui';

const HOUR_MS = 3_600_000;

/** No zone of the world is further west than UTC−12: there a time without a zone comes last. */
const WESTERNMOST_MS = 12 * HOUR_MS;

/** The latest moment a time of the server may have been, in ms since the epoch: `Infinity` for one nobody can read. */
export function latestMoment(time: ServerTime): number {
  const at = epochOf(time);
  if (Number.isNaN(at)) return Infinity;
  if (time.kind === 'instant') return at;
  return at + (time.kind === 'date' ? 24 * HOUR_MS : 0) + WESTERNMOST_MS;
}
