import * as v from 'valibot';
import { textSchema } from './fields.js';

/** The tokens of a session. */
export interface Tokens {
  /** The bearer token of every call that needs a session. */
  readonly access: string;
  /** Exchanged for a new access token. Servers that rotate accept each refresh token only once. */
  readonly refresh: string;
}

/** The login answer: both tokens. */
export const tokensSchema = v.object({ access: textSchema, refresh: textSchema });

/** The refresh answer: a new refresh token only from servers that rotate. */
export const refreshedTokensSchema = v.object({
  access: textSchema,
  refresh: v.fallback(v.optional(textSchema), undefined),
});
