import type { Context } from 'hono';
import { Problem } from '../problem.ts';
import type { Settings } from '../settings.ts';

interface Page {
  count: number;
  next: string | null;
  previous: string | null;
  results: readonly unknown[];
}

/** The absolute URL of a page, with the host name of the request. */
function pageUrl(c: Context, page: number): string {
  const url = new URL(c.req.url);
  if (page === 1) url.searchParams.delete('page');
  else url.searchParams.set('page', String(page));
  return url.href;
}

/** Sends a list whole or, where paging is on, the requested page, as Django REST framework does. */
export function sendList(c: Context, { pageSize }: Settings, records: readonly unknown[]): Response {
  if (pageSize === null) return c.json(records);
  const last = Math.max(1, Math.ceil(records.length / pageSize));
  const asked = c.req.query('page') ?? '1';
  const page = asked === 'last' ? last : Number(asked);
  if (!Number.isInteger(page) || page < 1 || page > last) throw new Problem(404, { detail: 'Invalid page.' });
  return c.json({
    count: records.length,
    next: page < last ? pageUrl(c, page + 1) : null,
    previous: page > 1 ? pageUrl(c, page - 1) : null,
    results: records.slice((page - 1) * pageSize, page * pageSize),
  } satisfies Page);
}
