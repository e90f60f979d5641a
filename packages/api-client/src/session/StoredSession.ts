import * as v from 'valibot';
import { type Decimal, decimalSchema } from '../contract/decimal.js';
import { idSchema, textSchema } from '../contract/fields.js';
import { storedTimeSchema } from '../contract/time.js';
import { type Tokens, tokensSchema } from '../contract/tokens.js';
import type { User } from '../contract/user.js';

/** A user whose balance is known: the only kind that is cached. */
export type CachedUser = User & { readonly balance: Decimal };

/** What is stored of a session: tokens, and the user as last read. A user without tokens is not signed in. */
export interface StoredSession {
  /** Both tokens or none. */
  readonly tokens: Tokens | null;
  /** `null` until a profile with a known balance has been read. */
  readonly user: CachedUser | null;
  /**
   * A random id made at sign-in that distinguishes this session from earlier and later ones. Absent in older stores.
   */
  readonly id?: string | undefined;
  /** The number of refreshes that led to these tokens. Absent counts as 0. */
  readonly sequence?: number | undefined;
}

export const NO_SESSION: StoredSession = Object.freeze({ tokens: null, user: null });

const cachedUserSchema = v.object({
  id: idSchema,
  name: textSchema,
  email: textSchema,
  balance: decimalSchema,
  displayId: v.fallback(v.nullable(v.string()), null),
  emailVerified: v.fallback(v.nullable(v.boolean()), null),
  dateJoined: v.fallback(v.nullable(storedTimeSchema), null),
});

/** A count of refreshes. */
export const sequenceSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const storedSessionSchema = v.object({
  tokens: tokensSchema,
  user: v.fallback(v.nullable(cachedUserSchema), null),
  id: v.fallback(v.optional(textSchema), undefined),
  sequence: v.fallback(v.optional(sequenceSchema), undefined),
});

/** Whether a user may be cached: id, name, email and a numeric balance are present. */
export function isCacheable(user: User): user is CachedUser {
  return v.is(cachedUserSchema, user);
}

/** Parses what {@link writeStoredSession} wrote. Anything else is no session; never throws. */
export function readStoredSession(text: string | null): StoredSession {
  if (text === null) return NO_SESSION;
  try {
    const parsed = v.safeParse(storedSessionSchema, JSON.parse(text));
    if (!parsed.success) return NO_SESSION;
    const { user, ...rest } = parsed.output;
    return { ...rest, user: user === null ? null : { ...user, country: 'Ghana' } };
  } catch {
    return NO_SESSION;
  }
}

/** Serializes a session for a store of strings. */
export function writeStoredSession({ tokens, user, id, sequence }: StoredSession): string {
  return JSON.stringify({ tokens, user, id, sequence });
}
