import type { Context } from 'hono';
import { notFound } from '../problem.ts';

// Larger ids do not fit the column, and none is ever assigned.
const MAX_DIGITS = 18;

/** The id in the path; 404 for an impossible one. */
export function rowId(c: Context): bigint {
  const text = c.req.param('id') ?? '';
  if (!/^\d+$/.test(text) || text.length > MAX_DIGITS) throw notFound();
  return BigInt(text);
}
