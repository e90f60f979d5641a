import * as v from 'valibot';
import { type Decimal, decimalSchema } from '../contract/decimal.js';
import { idSchema, textSchema } from '../contract/fields.js';
import { storedTimeSchema } from '../contract/time.js';
import { type Tokens, tokensSchema } from '../contract/tokens.js';
import type { User } from '../contract/user.js';

/** A user whose balance is known: the only kind worth keeping (ENT-05). */
export type CachedUser = User & { readonly balance: Decimal };

/** What is kept of a session: tokens, and the user as last read. A user without tokens is nobody. */
export interface StoredSession {
  /** Both or none. */
  readonly tokens: Tokens | null;
  /** `null` until a profile has been read whose balance is known. */
  readonly user: CachedUser | null;
  /** Chance made at sign-in: tells this session from the one before and the one after. Absent in older stores. */
  readonly id?: string | undefined;
  /** How many refreshes have led to these tokens. Absent, it counts as 0. */
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

/** Whether a user may be kept: id, name, email and a numeric balance are there (ENT-05, G-46). */
export function isCacheable(user: User): user is CachedUser {
  return v.is(cachedUserSchema, user);
}

/** Reads what {@link writeStoredSession} wrote. Anything else, whatever it is, is no session; never throws. */
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

/** A session as text, for a store that keeps texts. */
export function writeStoredSession({ tokens, user, id, sequence }: StoredSession): string {
  return JSON.stringify({ tokens, user, id, sequence });
}
