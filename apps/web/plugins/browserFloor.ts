/** The day of the release. Raise it with each one; a test then names what has to follow. */
export const RELEASE_DAY = '2026-11-22';

/** How long browsers of before the release are supported (months): as long as Baseline takes to call a feature widely available. */
const MONTHS = 30;

/** The day whose newest browsers are the oldest ones supported. */
export const floorDay = toFloor(RELEASE_DAY);

/** The oldest supported version of each browser. */
export const browserFloor = { chrome: '125', edge: '125', firefox: '126', safari: '17.5', ios: '17.5' } as const;

function toFloor(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - MONTHS);
  return date.toISOString().slice(0, 10);
}
