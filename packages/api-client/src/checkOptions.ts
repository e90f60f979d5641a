/** What a timer can wait (ms). */
export const LONGEST_MS = 2 ** 31 - 1;

/** Returns a time that a timer can wait (ms). Throws a `RangeError` for any other number, which would end every call at once. */
export function checkTime(name: string, ms: number, least = 1): number {
  if (ms >= least && ms <= LONGEST_MS) return ms;
  throw new RangeError(`${name} must be from ${least} to ${LONGEST_MS} ms, not ${ms}.`);
}

/**
 * Returns a path below `/api`. Throws a `TypeError` for one that may lead elsewhere: the bearer token would go with it.
 */
export function checkPath(path: string): string {
  const [place = ''] = path.split(/[?#]/, 1);
  const leads = /^[/\\]|^[a-z][a-z\d+.-]*:|\/\/|\\|[\0-\u0020]|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(place);
  if (!leads && place !== '' && !path.includes('#')) return path;
  throw new TypeError(`The path must lie below /api, such as 'bots/?page=2', not ${JSON.stringify(path)}.`);
}

/** The path segment of a record. Throws a `TypeError` for an id that would lead to another path. */
export function idSegment(id: number | string): string {
  const text = encodeURIComponent(id);
  if (!/^\.{0,2}$/.test(text)) return text;
  throw new TypeError(`There is no record with the id ${JSON.stringify(id)}.`);
}
