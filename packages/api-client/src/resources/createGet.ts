import type { Calls } from '../calls.js';
import { idSegment } from '../checkOptions.js';
import { toApiError } from '../errors/toApiError.js';
import type { CallOptions } from '../requests.js';
import type { Schema } from '../standardSchema.js';

/** Reads one record. An id that names no record, such as `..`, rejects with kind `unexpected`. */
export interface GetRecord {
  /** A record that matches a schema. */
  <Output>(id: number | string, options: CallOptions & { readonly schema: Schema<Output> }): Promise<Output>;
  /** A record as the server sent it. */
  (id: number | string, options?: CallOptions): Promise<unknown>;
}

/** `path`: of the list. */
export function createGet(calls: Calls, path: string): GetRecord {
  return async (id: number | string, options?: CallOptions): Promise<unknown> => {
    try {
      return await calls.request(`${path}${idSegment(id)}/`, options);
    } catch (error) {
      throw toApiError(error, calls.resolveTexts(options));
    }
  };
}
