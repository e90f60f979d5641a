import { isApiError } from '../errors/guards.js';

/** Statuses of an answer that was given before the request reached what could have stored it. */
const NEVER_STORED: ReadonlySet<number> = new Set([401, 404, 405, 413, 415]);

/**
 * What an error says of the order that ended with it. `failed`: it was not stored. `refused`: the server refused this copy of
 * it, but a browser sends a request again by itself when a connection breaks, and the first copy may have been stored.
 * `unproven`: it may have been stored.
 */
export function classifyError(error: unknown): 'failed' | 'refused' | 'unproven' {
  // A bug after sending proves nothing.
  if (!isApiError(error) || error.kind === 'uncertain') return 'unproven';
  const { kind, status = 0 } = error;
  if (kind !== 'http' || NEVER_STORED.has(status)) return 'failed';
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unproven';
}
