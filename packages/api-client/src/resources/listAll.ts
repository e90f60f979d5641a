import type * as v from 'valibot';
import type { CallOptions, Calls } from '../calls.js';
import { type Listing, pageSchema, type WirePage } from '../contract/listing.js';
import { isApiError } from '../errors/guards.js';

/** The most pages a list is followed over (G-42). */
export const MAX_PAGES = 50;

/**
 * Reads a whole list, whether the server sends an array or pages. Pages are followed on the same origin only, because
 * each request carries the bearer. A first page that fails rejects; a later one ends the list, marked as incomplete.
 * An item that cannot be read rejects the call: money must not drop out of a list without a word.
 */
export async function listAll<S extends v.GenericSchema>(
  calls: Calls,
  path: string,
  itemSchema: S,
  options?: CallOptions,
): Promise<Listing<v.InferOutput<S>>> {
  const first = calls.urlOf(path);
  const items: v.InferOutput<S>[] = [];
  const seen = new Set<string>();
  let total: number | null = null;
  let url: URL | null = first;

  while (url !== null && seen.size < MAX_PAGES && !seen.has(url.href)) {
    seen.add(url.href);
    const page: WirePage | null = await readPage(calls, url, seen.size === 1, options);
    if (page === null) break;
    items.push(...page.results.map((item) => calls.parse(itemSchema, item)));
    total = page.count ?? total;
    if (page.next === null) return { items, isComplete: true, total: items.length };
    url = sameOrigin(page.next, url);
  }
  return { items, isComplete: false, total };
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

function sameOrigin(next: string, current: URL): URL | null {
  const url = URL.canParse(next, current) ? new URL(next, current) : null;
  return url?.origin === current.origin ? url : null;
}
