import type { Calls } from '../calls.js';
import type { RecordId } from '../contract/fields.js';
import { type Listing, pageSchema, type WirePage } from '../contract/listing.js';
import { describeIssue, type Reading } from '../contract/reading.js';
import { isApiError } from '../errors/guards.js';
import { describeFailure } from '../errors/toApiError.js';
import type { CallOptions } from '../requests.js';
import { parseUrl } from '../runtime.js';

/** The most pages of one list that are fetched. */
export const MAX_PAGES = 50;

/** How to read the records of a list. */
export interface RecordKind<T> {
  readonly read: (wire: unknown) => Reading<T>;
  /** Identifies a record across pages, whatever else has changed about it. */
  readonly keyOf: (record: T) => RecordId;
}

/** Records that have an id. */
export function withId<T extends { readonly id: RecordId }>(read: RecordKind<T>['read']): RecordKind<T> {
  return { read, keyOf: ({ id }) => id };
}

/**
 * Reads a whole list, an array or pages, and merges the pages by id: a record that moves to the next page meanwhile
 * appears once, as read last. Rejects when the first page fails; a later failure ends the list and marks it incomplete.
 * An unreadable record is left out, counted and reported. A list in which no record could be read rejects, so that it
 * is not mistaken for an empty one.
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

  // A count that changed between pages means a record was added or removed, which may have hidden another.
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

/** A cancelled call or an ended session must reject instead of resolving with half a list. */
function endsTheCall(error: unknown): boolean {
  return !isApiError(error) || error.kind === 'aborted' || error.kind === 'notAuthenticated' || error.status === 401;
}

/**
 * The URL of the next page. Behind a proxy that rewrites the host, servers send an address nobody else can reach. Only
 * its query is used: each request carries the bearer token, which must not go to another server.
 */
function nextUrl(next: string, current: URL): URL | null {
  const url = parseUrl(next, current);
  if (url === null || url.origin === current.origin) return url;
  const own = new URL(current);
  own.search = url.search;
  return own;
}
