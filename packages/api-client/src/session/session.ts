import type { Tokens } from '../contract/tokens.js';
import type { User } from '../contract/user.js';
import type { ApiError } from '../errors/ApiError.js';
import type { Rotation, RotationOutcome } from './RotationLedger.js';
import { type CachedUser, isCacheable, NO_SESSION } from './StoredSession.js';
import type { TokenStore } from './TokenStore.js';

/**
 * What became of the session:
 * - `signedIn`, `signedOut`: by this client;
 * - `expired`: the server refused the refresh token, or the profile to a token that was fresh;
 * - `signedInElsewhere`: another tab signed in, perhaps as another person;
 * - `signedOutElsewhere`: another tab signed out, or storage was cleared.
 */
export const sessionChanges = ['signedIn', 'signedOut', 'expired', 'signedInElsewhere', 'signedOutElsewhere'] as const;
/** One of {@link sessionChanges}. */
export type SessionChange = (typeof sessionChanges)[number];

/**
 * Hears of a {@link SessionChange}. `error` is there when an account itself was refused, as one that was deactivated:
 * its message is the server's own sentence, to be shown where the person signs in.
 */
export type SessionListener = (change: SessionChange, error?: ApiError) => void;

/** What an app may know of the session. It never sees a token. */
export interface ClientSession {
  /** Whether tokens are stored: the first half of being signed in (spec section 6). */
  readonly hasTokens: () => boolean;
  /** The user as last read; valid only while there are tokens (G-35). */
  readonly cachedUser: () => CachedUser | null;
  /** Calls back on every {@link SessionChange}. Returns the way to stop. */
  readonly subscribe: (listener: SessionListener) => () => void;
  /** Forgets tokens and cached user on this device; answers still on their way are not stored. */
  readonly clear: () => void;
}

/** A point in the life of a session, to tell later whether it is still the same person's. */
export interface SessionMark {
  readonly generation: number;
  readonly id: string | undefined;
  readonly userId: number | null;
}

/** The session as the rest of the client uses it. */
export interface Session extends ClientSession {
  tokens(): Tokens | null;
  mark(): SessionMark;
  /** Whether the session of the mark still runs. */
  isSame(mark: SessionMark): boolean;
  /**
   * Looks for a change made elsewhere that nobody has told of yet, and tells of it. `false` when the session those who
   * follow it know is over: what was pressed for it must not be sent for the next one.
   */
  isAsKnown(): boolean;
  /** The tokens of the running session with their number. */
  rotation(): Rotation | null;
  /** Takes over the ledger's tokens when they are newer than the stored ones; `false` when it says that the session is over. */
  catchUp(): Promise<boolean>;
  /** Begins a new session, without a user yet. */
  start(tokens: Tokens): void;
  /** Replaces the tokens of the running session, both in one step. */
  renew(rotation: Rotation): void;
  /** Tells the others what a refresh has brought. Where nobody shares the session there is nothing to tell: `stored`. */
  recordRotation(rotation: Rotation): Promise<RotationOutcome>;
  /** Keeps the user when he is fit to be kept; the older one stays otherwise. */
  keepUser(user: User): void;
  announce(change: SessionChange): void;
  end(change: 'signedOut' | 'expired', error?: ApiError): void;
}

/** What was last seen of the stored session, to tell a change by. */
interface Look {
  readonly isSignedIn: boolean;
  readonly id: string | undefined;
  readonly userId: number | null;
}

export function createSession(store: TokenStore): Session {
  const listeners = new Set<SessionListener>();
  // Every start and end counts on, so that late answers can be told from timely ones.
  let generation = 0;
  let known = look();
  let stopWatching = (): void => undefined;
  // A corrupted session, or a page that was closed too soon, may have left tokens behind.
  if (!known.isSignedIn) endInLedger(undefined);

  function look(): Look {
    const { tokens, user, id } = store.read();
    return { isSignedIn: tokens !== null, id, userId: user?.id ?? null };
  }

  function announce(change: SessionChange, error?: ApiError): void {
    for (const listener of listeners) listener(change, error);
  }

  function rotation(): Rotation | null {
    const { tokens, sequence = 0 } = store.read();
    return tokens === null ? null : { tokens, sequence };
  }

  function renew({ tokens, sequence }: Rotation): void {
    store.write({ ...store.read(), tokens, sequence });
  }

  /** Not awaited: what shows the end of a session must not wait for a database. */
  function endInLedger(id: string | undefined): void {
    void (id === undefined ? store.rotations?.clear() : store.rotations?.end(id));
  }

  function onChangeElsewhere(): void {
    const before = known;
    known = look();
    if (before.isSignedIn && !known.isSignedIn) {
      generation += 1;
      endInLedger(before.id);
      announce('signedOutElsewhere');
    } else if (known.isSignedIn && (!before.isSignedIn || isOther(before, known))) {
      generation += 1;
      announce('signedInElsewhere');
    }
  }

  function end(change: 'signedOut' | 'expired', error?: ApiError): void {
    const { isSignedIn, id } = look();
    generation += 1;
    store.clear();
    known = look();
    endInLedger(id);
    if (isSignedIn) announce(change, error);
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
    mark() {
      const { id, userId } = look();
      return { generation, id, userId };
    },
    isSame(mark) {
      const now = look();
      return now.isSignedIn && mark.generation === generation && !isOther(mark, now);
    },
    isAsKnown() {
      if (listeners.size === 0) return true;
      const before = generation;
      onChangeElsewhere();
      return generation === before;
    },
    rotation,
    async catchUp() {
      const { id } = store.read();
      const newest = id === undefined ? undefined : await store.rotations?.newest(id);
      if (newest === 'ended') return false;
      const stored = rotation();
      const isNewer = newest != null && stored !== null && newest.sequence > stored.sequence;
      if (isNewer && store.read().id === id) renew(newest);
      return true;
    },
    start(tokens) {
      generation += 1;
      endInLedger(store.read().id);
      store.write({ ...NO_SESSION, tokens, id: crypto.getRandomValues(new Uint32Array(4)).join('-') });
      known = look();
    },
    renew,
    async recordRotation(brought) {
      const { id } = store.read();
      return (id === undefined ? undefined : await store.rotations?.record(id, brought)) ?? 'stored';
    },
    keepUser(user) {
      const before = store.read();
      // An unchanged user is not written: it would carry along tokens another tab may just have replaced.
      if (!isCacheable(user) || JSON.stringify(user) === JSON.stringify(before.user)) return;
      store.write({ ...before, user });
      known = look();
    },
    announce,
    end,
  };
}

/** Whether it is another session, or another person's. A user who was not stored before, or is no more, makes no difference. */
function isOther(before: Omit<Look, 'isSignedIn'>, now: Look): boolean {
  const isOtherUser = before.userId !== null && now.userId !== null && before.userId !== now.userId;
  return before.id !== now.id || isOtherUser;
}
