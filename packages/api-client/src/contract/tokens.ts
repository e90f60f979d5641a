import * as v from 'valibot';
import { textSchema } from './fields.js';

/** What a session consists of (spec section 3). */
export interface Tokens {
  /** The bearer of every call that needs a session. */
  readonly access: string;
  /** What a new access token is had for. Servers that rotate take each one once only. */
  readonly refresh: string;
}

/** The login answer: both tokens. */
export const tokensSchema = v.object({ access: textSchema, refresh: textSchema });

/** The refresh answer: a new refresh token only from servers that rotate them (G-31). */
export const refreshedTokensSchema = v.object({
  access: textSchema,
  refresh: v.fallback(v.optional(textSchema), undefined),
});
