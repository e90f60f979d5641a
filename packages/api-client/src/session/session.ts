import type { Tokens } from '../contract/tokens.js';
import type { User } from '../contract/user.js';
import { type CachedUser, isCacheable, NO_SESSION } from './StoredSession.js';
import type { TokenStore } from './TokenStore.js';

/**
 * What became of the session:
 * - `signedIn`, `signedOut`: by this client;
 * - `expired`: the server refused the refresh token;
 * - `signedInElsewhere`: another tab signed in, perhaps as another person;
 * - `signedOutElsewhere`: another tab signed out, or storage was cleared.
 */
export const sessionChanges = ['signedIn', 'signedOut', 'expired', 'signedInElsewhere', 'signedOutElsewhere'] as const;
export type SessionChange = (typeof sessionChanges)[number];

/** What an app may know of the session. It never sees a token. */
export interface ClientSession {
  /** Whether tokens are stored: the first half of being signed in (spec section 6). */
  readonly hasTokens: () => boolean;
  /** The user as last read; valid only while there are tokens (G-35). */
  readonly cachedUser: () => CachedUser | null;
  /** Calls back on every {@link SessionChange}. Returns the way to stop. */
  readonly subscribe: (listener: (change: SessionChange) => void) => () => void;
  /** Forgets tokens and cached user on this device; answers still on their way are not stored. */
  readonly clear: () => void;
}

/** A point in the life of a session, to tell later whether it is still the same person's. */
export interface SessionMark {
  readonly generation: number;
  readonly userId: number | null;
}

/** The session as the rest of the client uses it. */
export interface Session extends ClientSession {
  tokens(): Tokens | null;
  mark(): SessionMark;
  isSame(mark: SessionMark): boolean;
  /** Begins a new session, without a user yet. */
  start(tokens: Tokens): void;
  /** Replaces the tokens of the running session. */
  renew(tokens: Tokens): void;
  /** Keeps the user when he is fit to be kept; the older one stays otherwise. */
  keepUser(user: User): void;
  announce(change: SessionChange): void;
  end(change: 'signedOut' | 'expired'): void;
}

export function createSession(store: TokenStore): Session {
  const listeners = new Set<(change: SessionChange) => void>();
  // Every start and end counts on, so that late answers can be told from timely ones.
  let generation = 0;
  let known = look();
  let stopWatching = (): void => undefined;

  function look(): { isSignedIn: boolean; userId: number | null } {
    const { tokens, user } = store.read();
    return { isSignedIn: tokens !== null, userId: user?.id ?? null };
  }

  function announce(change: SessionChange): void {
    for (const listener of listeners) listener(change);
  }

  function onChangeElsewhere(): void {
    const before = known;
    known = look();
    const isOtherPerson = before.userId !== null && before.userId !== known.userId;
    if (before.isSignedIn && !known.isSignedIn) {
      generation += 1;
      announce('signedOutElsewhere');
    } else if (known.isSignedIn && (!before.isSignedIn || isOtherPerson)) {
      generation += 1;
      announce('signedInElsewhere');
    }
  }

  function end(change: 'signedOut' | 'expired'): void {
    const { isSignedIn } = look();
    generation += 1;
    store.clear();
    known = look();
    if (isSignedIn) announce(change);
  }

  return {
    hasTokens: () => store.read().tokens !== null,
    cachedUser() {
      const { tokens, user } = store.read();
      return tokens === null ? null : user;
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        known = look();
        stopWatching = store.subscribe(onChangeElsewhere);
      }
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stopWatching();
      };
    },
    clear: () => end('signedOut'),
    tokens: () => store.read().tokens,
    mark: () => ({ generation, userId: store.read().user?.id ?? null }),
    isSame(mark) {
      const { tokens, user } = store.read();
      const isSamePerson = mark.userId === null || mark.userId === (user?.id ?? null);
      return tokens !== null && mark.generation === generation && isSamePerson;
    },
    start(tokens) {
      generation += 1;
      store.write({ ...NO_SESSION, tokens });
      known = look();
    },
    renew(tokens) {
      store.write({ tokens, user: store.read().user });
    },
    keepUser(user) {
      const { tokens, user: before } = store.read();
      // An unchanged user is not written: it would carry along tokens another tab may just have replaced.
      if (!isCacheable(user) || JSON.stringify(user) === JSON.stringify(before)) return;
      store.write({ tokens, user });
      known = look();
    },
    announce,
    end,
  };
}
