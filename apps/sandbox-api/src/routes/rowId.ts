import type { Context } from 'hono';
import { notFound } from '../problem.ts';

// Ids above this do not fit a column, and none is ever given out.
const MAX_DIGITS = 18;

/** The id in the path; 404 for one that no row can have. */
export function rowId(c: Context): bigint {
  const text = c.req.param('id') ?? '';
  if (!/^\d+$/.test(text) || text.length > MAX_DIGITS) throw notFound();
  return BigInt(text);
}
