import type { Context } from 'hono';
import { Problem } from '../problem.ts';

/** The body's own properties; values are any JSON. */
export type Body = Readonly<Record<string, unknown>>;

/** Django's name for the type of a JSON value. */
export function typeName(value: unknown): string {
  if (value === null) return 'NoneType';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'dict';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  return typeof value === 'boolean' ? 'bool' : 'str';
}

function parse(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem(400, { detail: 'JSON parse error - Expecting value: line 1 column 1 (char 0)' });
  }
}

/** Reads a JSON object. Another content type is a 415, malformed JSON or anything but an object a 400. */
export async function readBody(c: Context): Promise<Body> {
  const type = c.req.header('content-type') ?? '';
  const bytes = await c.req.arrayBuffer();
  if (type === '' && bytes.byteLength === 0) return {};
  if (type.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    throw new Problem(415, { detail: `Unsupported media type "${type}" in request.` });
  }
  const value = parse(bytes);
  if (value === null) throw new Problem(400, { non_field_errors: ['No data provided'] });
  if (typeof value !== 'object' || Array.isArray(value)) {
    const message = `Invalid data. Expected a dictionary, but got ${typeName(value)}.`;
    throw new Problem(400, { non_field_errors: [message] });
  }
  return value as Body;
}
