import { callHost } from '../callHost.js';
import { type Calls, wholeTime } from '../calls.js';
import { readRecordId, type RecordId } from '../contract/fields.js';
import { type Listing, pageSchema, type WirePage } from '../contract/listing.js';
import { describeIssue, type Reading } from '../contract/reading.js';
import { isApiError } from '../errors/guards.js';
import { describeFailure, toApiError } from '../errors/toApiError.js';
import { type Timeout, startTimeout } from '../timeout.js';
import type { CallOptions } from '../requests.js';
import { parseUrl } from '../runtime.js';

/** The most pages of one list that are fetched. */
export const MAX_PAGES = 50;

/** Options of the calls that read a whole list. */
export interface ListOptions extends CallOptions {
  /**
   * Called after each page with the ids of its records, readable or not. When it returns `true`, no further page is read,
   * and the list has `hasMore` if there is one. Default: all pages are read.
   */
  readonly isEnough?: ((page: readonly RecordId[]) => boolean) | undefined;
}

/** How to read the records of a list. */
export interface RecordKind<T> {
  readonly read: (wire: unknown) => Reading<T>;
  /** Identifies a record across pages, whatever else has changed about it. */
  readonly getKey: (record: T) => RecordId;
}

/** Records that have an id. */
export function withId<T extends { readonly id: RecordId }>(read: RecordKind<T>['read']): RecordKind<T> {
  return { read, getKey: ({ id }) => id };
}

/** The calls that read a list. */
export interface ListResource<T> {
  /**
   * The whole list, in the server's order, over up to fifty pages. Its deadline covers them all: one that is met after the
   * first page resolves with what has been read, and `isComplete: false`.
   */
  list(options?: ListOptions): Promise<Listing<T>>;
  /** The list page by page, each requested when it is asked for, with a deadline of its own. */
  pages(options?: CallOptions): AsyncIterable<ListPage<T>>;
}

/** One page of a list. */
export interface ListPage<T> {
  /** In the server's order. A record that moves meanwhile can be on two pages. */
  readonly items: readonly T[];
  /** The ids of its records, readable or not. */
  readonly ids: readonly RecordId[];
  /** The number of records on all pages; `null` where the server does not count. */
  readonly total: number | null;
  /** How many records, growth log entries included, could not be read and were left out. */
  readonly unreadable: number;
  /** How many whole records were left out. */
  readonly lost: number;
  /** Their ids, as far as they could be read. */
  readonly unreadableIds: readonly RecordId[];
  /** Whether there is another page. */
  readonly hasMore: boolean;
}

/** Reads pages until the last one, or one that was read before. Throws when one fails. */
async function* readPages<T>(
  calls: Calls,
  path: string,
  { read, getKey }: RecordKind<T>,
  options?: CallOptions,
): AsyncGenerator<ListPage<T>, void, undefined> {
  const seen = new Set<string>();
  let index = 0;
  let query: string | null = '';
  while (query !== null && !seen.has(query)) {
    seen.add(query);
    // oxlint-disable-next-line no-await-in-loop -- each page names the next one
    const page: WirePage = await calls.request(`${path}${query}`, { ...options, schema: pageSchema });
    const items: T[] = [];
    const ids: RecordId[] = [];
    const unreadableIds: RecordId[] = [];
    let [lost, unreadable] = [0, 0];
    for (const wire of page.results) {
      const { record, problems } = read(wire);
      const id = record === null ? readRecordId(wire) : getKey(record);
      if (id !== null) ids.push(id);
      if (record === null) {
        lost += 1;
        if (id !== null) unreadableIds.push(id);
      } else items.push(record);
      unreadable += problems.length;
      for (const issues of problems) calls.onUnreadable({ path, index, issues: issues.map(describeIssue) });
      index += 1;
    }
    query = page.next === null ? null : readQuery(page.next);
    const hasMore = page.next !== null;
    yield { items, total: page.count, unreadable, unreadableIds, hasMore, ids, lost };
  }
}

/**
 * Reads a whole list, an array or pages, and merges the pages by id: a record that moves to the next page meanwhile
 * appears once, as read last. Rejects when the first page fails; a later failure ends the list and marks it incomplete.
 * An unreadable record is left out, counted and reported. A list in which no record could be read rejects, so that it
 * is not mistaken for an empty one.
 */
async function listAll<T>(calls: Calls, path: string, kind: RecordKind<T>, options: ListOptions): Promise<Listing<T>> {
  const records = new Map<RecordId, T>();
  const unreadableIds = new Set<RecordId>();
  const counts: number[] = [];
  let [pages, lost, unreadable, hasEnd, hasMore] = [0, 0, 0, false, false];
  try {
    for await (const page of readPages(calls, path, kind, options)) {
      pages += 1;
      for (const record of page.items) records.set(kind.getKey(record), record);
      for (const id of page.unreadableIds) unreadableIds.add(id);
      lost += page.lost;
      unreadable += page.unreadable;
      if (page.total !== null) counts.push(page.total);
      hasEnd = !page.hasMore;
      hasMore = callHost(() => options.isEnough?.(page.ids)) === true && page.hasMore;
      if (hasMore || pages === MAX_PAGES) break;
    }
  } catch (error) {
    if (pages === 0 || endsTheCall(error)) throw error;
  }

  // A count that changed between pages means a record was added or removed, which may have hidden another.
  const expected = hasMore ? counts[0] : records.size;
  const isComplete = (hasEnd || hasMore) && unreadable === 0 && counts.every((count) => count === expected);
  if (records.size === 0 && !isComplete)
    throw describeFailure({ kind: 'invalidResponse' }, calls.resolveTexts(options));
  const total = counts.at(-1) ?? (hasEnd ? records.size + lost : null);
  const items = [...records.values()];
  return { items, isComplete, hasMore, total, unreadable, unreadableIds: [...unreadableIds] };
}

/** A cancelled call or an ended session must reject instead of resolving with half a list. */
function endsTheCall(error: unknown): boolean {
  return !isApiError(error) || error.kind === 'aborted' || error.kind === 'notAuthenticated' || error.status === 401;
}

/**
 * The query of the next page. Behind a proxy that rewrites the host, servers send an address nobody else can reach, so
 * the path stays the list's own: each request carries the bearer token, which must not go to another server.
 */
function readQuery(next: string): string | null {
  return parseUrl(next, new URL('http://server.invalid'))?.search ?? null;
}

/** `path`: of the list. */
export function createList<T>(calls: Calls, path: string, kind: RecordKind<T>): ListResource<T> {
  return {
    async list(options = {}) {
      let timeout: Timeout | undefined;
      try {
        timeout = startTimeout(wholeTime(options.timeoutMs ?? calls.timeoutMs), options.signal);
        return await listAll(calls, path, kind, { ...options, signal: timeout.signal });
      } catch (error) {
        throw toApiError(error, calls.resolveTexts(options));
      } finally {
        timeout?.release();
      }
    },
    pages: (options) => readPages(calls, path, kind, options),
  };
}
