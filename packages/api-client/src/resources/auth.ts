import type { CallOptions, Calls } from '../calls.js';
import { tokensSchema } from '../contract/tokens.js';
import { type User, userSchema } from '../contract/user.js';
import { isApiError } from '../errors/guards.js';
import { describeFailure } from '../errors/toApiError.js';
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
  /** Reads the profile anew and keeps it. Rejects with 'Not authenticated' when there is no session (G-36). */
  profile(options?: CallOptions): Promise<User>;
  /** Forgets tokens and cached user; the contract has no call for it. */
  logout(): void;
}

export function createAuth(calls: Calls, session: Session): AuthResource {
  async function profile(options?: CallOptions): Promise<User> {
    if (!session.hasTokens()) throw describeFailure({ kind: 'notAuthenticated' }, calls.texts);
    const mark = session.mark();
    const user = calls.parse(userSchema, await calls.get(calls.urlOf('auth/profile/'), options));
    // After a logout, or another person's login, this answer belongs to nobody here.
    if (session.isSame(mark)) session.keepUser(user);
    return user;
  }

  /** Runs an attempt to get in; when it fails while the session is still the one it began with, that one goes. */
  async function orClear<T>(attempt: (own: { generation: number }) => Promise<T>): Promise<T> {
    const own = { generation: session.mark().generation };
    try {
      return await attempt(own);
    } catch (error) {
      if (session.mark().generation === own.generation) session.end('signedOut');
      throw error;
    }
  }

  return {
    profile,
    login: ({ email, password }, options) =>
      orClear(async (own) => {
        const answer = await calls.post('auth/login/', { email, password }, { ...options, isPublic: true });
        const tokens = calls.parse(tokensSchema, answer);
        if (session.mark().generation !== own.generation) throw describeFailure({ kind: 'aborted' }, calls.texts);
        session.start(tokens);
        own.generation = session.mark().generation;
        const user = await profile(options);
        session.announce('signedIn');
        return user;
      }),
    register: ({ email, password }, options) =>
      orClear(async () => {
        const body = { email, password, password_confirm: password };
        try {
          return calls.parse(userSchema, await calls.post('auth/register/', body, { ...options, isPublic: true }));
        } catch (error) {
          // The account exists then: saying otherwise would send the person round in circles.
          if (isApiError(error) && error.kind === 'invalidResponse') return null;
          throw error;
        }
      }),
    logout: () => session.clear(),
  };
}
