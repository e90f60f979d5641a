import { type Calls, PROFILE_PATH } from '../calls.js';
import { tokensSchema } from '../contract/tokens.js';
import { type User, userSchema } from '../contract/user.js';
import { isApiError } from '../errors/guards.js';
import { describeFailure, toApiError } from '../errors/toApiError.js';
import type { CallOptions } from '../requests.js';
import type { Session } from '../session/session.js';

/** Sign-in or sign-up credentials. Sent as they are, never stored. */
export interface Credentials {
  /** The e-mail address; not validated here. */
  readonly email: string;
  /** Sent only in the body of that one call. */
  readonly password: string;
}

/** Signing in, up and out, and the profile. */
export interface AuthResource {
  /** Signs in, then fetches and stores the profile. Any failure clears the session. */
  login(credentials: Credentials, options?: CallOptions): Promise<User>;
  /**
   * Creates an account without signing in. Resolves with `null` when the server accepted without returning the account.
   * Any failure clears the session.
   */
  register(credentials: Credentials, options?: CallOptions): Promise<User | null>;
  /**
   * Fetches and stores the profile; of several concurrent calls the one made last wins, in whatever order the answers
   * arrive. Rejects with 'Not authenticated' when there is no session. A 401 despite a fresh token means that the
   * account itself is refused: it ends the session, and the call rejects with the server's own message.
   */
  profile(options?: CallOptions): Promise<User>;
  /** Clears tokens and cached user; the contract has no call for it. */
  logout(): void;
}

export function createAuth(calls: Calls, session: Session): AuthResource {
  // Profile requests are numbered, so that a late answer does not overwrite that of a later request.
  let asked = 0;
  let applied = 0;

  async function readProfile(options?: CallOptions, isSigningIn = false): Promise<User> {
    if (!session.hasTokens()) throw describeFailure({ kind: 'notAuthenticated' }, calls.resolveTexts(options));
    const snapshot = session.snapshot();
    const number = (asked += 1);
    const user = await calls.request(PROFILE_PATH, { ...options, schema: userSchema, isSigningIn });
    // After a logout, or a login of another user, this answer is obsolete.
    if (!session.isSame(snapshot) || number < applied) return user;
    applied = number;
    session.storeUser(user);
    return user;
  }

  /** Runs a sign-in or sign-up; clears the session it started with when it fails, unless that has changed meanwhile. */
  async function clearOnFailure<T>(
    options: CallOptions | undefined,
    attempt: (own: { generation: number }) => Promise<T>,
  ): Promise<T> {
    const own = { generation: session.snapshot().generation };
    try {
      return await attempt(own);
    } catch (error) {
      if (session.snapshot().generation === own.generation) session.end('signedOut');
      throw toApiError(error, calls.resolveTexts(options));
    }
  }

  return {
    profile: (options) => readProfile(options),
    login: ({ email, password }, options) =>
      clearOnFailure(options, async (own) => {
        const tokens = await calls.request('auth/login/', {
          ...options,
          method: 'POST',
          body: { email, password },
          isPublic: true,
          schema: tokensSchema,
          isSecret: true,
        });
        if (session.snapshot().generation !== own.generation) {
          throw describeFailure({ kind: 'aborted' }, calls.resolveTexts(options));
        }
        session.start(tokens);
        own.generation = session.snapshot().generation;
        const user = await readProfile(options, true);
        session.announce('signedIn');
        return user;
      }),
    register: ({ email, password }, options) =>
      clearOnFailure(options, async () => {
        const body = { email, password, password_confirm: password };
        try {
          return await calls.request('auth/register/', {
            ...options,
            method: 'POST',
            body,
            isPublic: true,
            schema: userSchema,
          });
        } catch (error) {
          // The account exists by now: reporting a failure would make the user register again and again.
          if (isApiError(error) && error.kind === 'invalidResponse') return null;
          throw error;
        }
      }),
    logout: () => session.clear(),
  };
}
