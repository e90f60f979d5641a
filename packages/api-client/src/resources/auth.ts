import { type CallOptions, type Calls, isUnauthorized } from '../calls.js';
import { tokensSchema } from '../contract/tokens.js';
import { type User, userSchema } from '../contract/user.js';
import { isApiError } from '../errors/guards.js';
import { describeFailure, toApiError } from '../errors/toApiError.js';
import type { Session } from '../session/session.js';

/** What a person signs in or up with. Sent as it is, kept nowhere. */
export interface Credentials {
  /** The account's address; not checked here. */
  readonly email: string;
  /** Leaves this device in the body of that one call only. */
  readonly password: string;
}

/** Signing in, up and out, and the profile (spec section 4). */
export interface AuthResource {
  /** Signs in, then reads the profile and keeps it. Any failure clears the session (G-28). */
  login(credentials: Credentials, options?: CallOptions): Promise<User>;
  /**
   * Creates an account; does not sign in. `null` when the server accepted without telling the account's fields. Any
   * failure clears the session (G-28).
   */
  register(credentials: Credentials, options?: CallOptions): Promise<User | null>;
  /**
   * Reads the profile anew and stores it; of several answers the one that was asked for last stays, whenever they arrive.
   * Rejects with 'Not authenticated' when there is no session. A 401 that a fresh token does not mend says that the
   * account itself is refused: it ends the session, and the call rejects with the server's own sentence.
   */
  profile(options?: CallOptions): Promise<User>;
  /** Forgets tokens and cached user; the contract has no call for it. */
  logout(): void;
}

export function createAuth(calls: Calls, session: Session): AuthResource {
  // Requests for the profile are numbered, so that a late answer does not replace that of a later request.
  let asked = 0;
  let applied = 0;

  async function readProfile(options?: CallOptions): Promise<User> {
    if (!session.hasTokens()) throw describeFailure({ kind: 'notAuthenticated' }, calls.textsOf(options));
    const mark = session.mark();
    const number = (asked += 1);
    const user = calls.parse(userSchema, await calls.get(calls.urlOf('auth/profile/'), options), options);
    // After a logout, or another person's login, this answer belongs to nobody here.
    if (!session.isSame(mark) || number < applied) return user;
    applied = number;
    session.keepUser(user);
    return user;
  }

  /** Runs an attempt to get in; when it fails while the session is still the one it began with, that one goes. */
  async function orClear<T>(
    options: CallOptions | undefined,
    attempt: (own: { generation: number }) => Promise<T>,
  ): Promise<T> {
    const own = { generation: session.mark().generation };
    try {
      return await attempt(own);
    } catch (error) {
      if (session.mark().generation === own.generation) session.end('signedOut');
      throw toApiError(error, calls.textsOf(options));
    }
  }

  return {
    async profile(options) {
      const mark = session.mark();
      try {
        return await readProfile(options);
      } catch (error) {
        // A session that still runs has just been given a fresh token.
        if (isUnauthorized(error) && session.isSame(mark)) session.end('expired', error);
        throw error;
      }
    },
    login: ({ email, password }, options) =>
      orClear(options, async (own) => {
        const answer = await calls.post('auth/login/', { email, password }, { ...options, isPublic: true });
        const tokens = calls.parse(tokensSchema, answer, options);
        if (session.mark().generation !== own.generation) {
          throw describeFailure({ kind: 'aborted' }, calls.textsOf(options));
        }
        session.start(tokens);
        own.generation = session.mark().generation;
        const user = await readProfile(options);
        session.announce('signedIn');
        return user;
      }),
    register: ({ email, password }, options) =>
      orClear(options, async () => {
        const body = { email, password, password_confirm: password };
        try {
          const answer = await calls.post('auth/register/', body, { ...options, isPublic: true });
          return calls.parse(userSchema, answer, options);
        } catch (error) {
          // The account exists then: saying otherwise would send the person round in circles.
          if (isApiError(error) && error.kind === 'invalidResponse') return null;
          throw error;
        }
      }),
    logout: () => session.clear(),
  };
}
