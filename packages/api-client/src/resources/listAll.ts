import type { CallOptions, Calls } from '../calls.js';
import type { RecordId } from '../contract/fields.js';
import { type Listing, pageSchema, type WirePage } from '../contract/listing.js';
import { describeIssue, type Reading } from '../contract/reading.js';
import { isApiError } from '../errors/guards.js';
import { describeFailure } from '../errors/toApiError.js';

/** The most pages a list is followed over (G-42). */
export const MAX_PAGES = 50;

/** How the records of a list are read. */
export interface RecordKind<T> {
  readonly read: (wire: unknown) => Reading<T>;
  /** The same for two readings of one record, whatever else has changed about it meanwhile. */
  readonly keyOf: (record: T) => RecordId;
}

/** Records that carry an id. */
export function withId<T extends { readonly id: RecordId }>(read: RecordKind<T>['read']): RecordKind<T> {
  return { read, keyOf: ({ id }) => id };
}

/**
 * Reads a whole list, whether the server sends an array or pages, and merges the pages by id: a record that moves to the
 * next page while the list is read is there once, as it was read last. A first page that fails rejects; a later one ends
 * the list, marked as incomplete. A record that cannot be read is left out, counted and reported. A list of which nothing
 * could be read although something is there rejects, so that it is not taken for an empty one.
 */
export async function listAll<T>(
  calls: Calls,
  path: string,
  { read, keyOf }: RecordKind<T>,
  options?: CallOptions,
): Promise<Listing<T>> {
  const records = new Map<RecordId, T>();
  const counts: number[] = [];
  const seen = new Set<string>();
  let [index, lost, unreadable, hasEnd] = [0, 0, 0, false];
  let url: URL | null = calls.urlOf(path);

  while (url !== null && seen.size < MAX_PAGES && !seen.has(url.href)) {
    seen.add(url.href);
    const page: WirePage | null = await readPage(calls, url, seen.size === 1, options);
    if (page === null) break;
    for (const wire of page.results) {
      const { record, problems } = read(wire);
      if (record === null) lost += 1;
      else records.set(keyOf(record), record);
      unreadable += problems.length;
      for (const issues of problems) calls.onUnreadable({ path, index, issues: issues.map(describeIssue) });
      index += 1;
    }
    if (page.count !== null) counts.push(page.count);
    hasEnd = page.next === null;
    url = page.next === null ? null : nextUrl(page.next, url);
  }

  // A count that changed on the way tells of a record that was added or removed, which may have hidden another.
  const isComplete = hasEnd && unreadable === 0 && counts.every((count) => count === records.size);
  if (records.size === 0 && !isComplete) throw describeFailure({ kind: 'invalidResponse' }, calls.textsOf(options));
  const total = counts.at(-1) ?? (hasEnd ? records.size + lost : null);
  return { items: [...records.values()], isComplete, total, unreadable };
}

async function readPage(calls: Calls, url: URL, isFirst: boolean, options?: CallOptions): Promise<WirePage | null> {
  try {
    return calls.parse(pageSchema, await calls.get(url, options), options);
  } catch (error) {
    if (isFirst || endsTheCall(error)) throw error;
    return null;
  }
}

/** A caller who left, or a session that ended, must hear of it instead of getting half a list. */
function endsTheCall(error: unknown): boolean {
  return !isApiError(error) || error.kind === 'aborted' || error.kind === 'notAuthenticated' || error.status === 401;
}

/**
 * Where the next page is. Behind a proxy that rewrites the host, servers name themselves by an address nobody else can
 * reach; of that only the query counts, for each request carries the bearer, which stays with the server that was asked.
 */
function nextUrl(next: string, current: URL): URL | null {
  if (!URL.canParse(next, current)) return null;
  const url = new URL(next, current);
  if (url.origin === current.origin) return url;
  const own = new URL(current);
  own.search = url.search;
  return own;
}
