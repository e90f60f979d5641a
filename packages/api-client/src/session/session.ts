import { callHost } from '../callHost.js';
import type { Tokens } from '../contract/tokens.js';
import type { User } from '../contract/user.js';
import type { ApiError } from '../errors/ApiError.js';
import { uniqueName } from '../runtime.js';
import type { Rotation, RotationOutcome } from './RotationLedger.js';
import { type CachedUser, isCacheable, NO_SESSION, type StoredSession } from './StoredSession.js';
import type { TokenStore } from './TokenStore.js';

/**
 * What happened to the session:
 * - `signedIn`, `signedOut`: by this client;
 * - `expired`: the server refused the refresh token, or the account despite a fresh access token;
 * - `signedInElsewhere`: another tab or client signed in, perhaps as another user;
 * - `signedOutElsewhere`: another tab or client signed out, or storage was cleared.
 */
export const sessionChanges = ['signedIn', 'signedOut', 'expired', 'signedInElsewhere', 'signedOutElsewhere'] as const;
/** One of {@link sessionChanges}. */
export type SessionChange = (typeof sessionChanges)[number];

/**
 * Called on a {@link SessionChange}. `error` is set when the account itself was refused, such as a deactivated one: its
 * message is the server's own, to be shown on the sign-in page.
 */
export type SessionListener = (change: SessionChange, error?: ApiError) => void;

/** The part of the session an app may see. It never exposes a token. */
export interface ClientSession {
  /** Whether tokens are stored. A user is signed in when there are tokens and a profile. */
  readonly hasTokens: () => boolean;
  /** The user as last read; valid only while there are tokens. */
  readonly cachedUser: () => CachedUser | null;
  /**
   * Calls the listener on every {@link SessionChange}. Returns a function that unsubscribes. An error the listener throws is
   * reported like that of an event listener.
   */
  readonly subscribe: (listener: SessionListener) => () => void;
  /** Clears tokens and cached user on this device; pending answers are not stored. */
  readonly clear: () => void;
}

/** A moment in a session, to check later whether it is still the same user's. */
export interface SessionSnapshot {
  readonly generation: number;
  readonly id: string | undefined;
  readonly userId: number | null;
}

/** The session as used inside the client. */
export interface Session extends ClientSession {
  tokens(): Tokens | null;
  snapshot(): SessionSnapshot;
  /** Whether the session of the snapshot is still active. */
  isSame(snapshot: SessionSnapshot): boolean;
  /**
   * Checks for a change made elsewhere and notifies listeners of it. `false` when the session they know is over: an
   * order submitted in it must not be sent in the next one.
   */
  isCurrent(): boolean;
  /** The tokens of the current session with their sequence. */
  rotation(): Rotation | null;
  /** Takes over the ledger's tokens when they are newer than the stored ones; `false` when the session is over. */
  catchUp(): Promise<boolean>;
  /** Starts a new session, without a user yet. */
  start(tokens: Tokens): void;
  /** Replaces the tokens of the current session atomically. */
  renew(rotation: Rotation): void;
  /** Shares the result of a refresh with other tabs. Without a ledger it resolves with `stored`. */
  recordRotation(rotation: Rotation): Promise<RotationOutcome>;
  /** Caches the user when complete; otherwise the previous one remains. */
  storeUser(user: User): void;
  announce(change: SessionChange): void;
  end(change: 'signedOut' | 'expired', error?: ApiError): void;
}

/** The stored session as last seen, to detect changes. */
interface StoredState {
  readonly isSignedIn: boolean;
  readonly id: string | undefined;
  readonly userId: number | null;
}

export function createSession(store: TokenStore): Session {
  const listeners = new Set<SessionListener>();
  // Incremented on every start and end, so that late answers can be recognized.
  let generation = 0;
  let known = readState();
  let stopWatching: (() => void) | undefined;
  let isWriting = false;
  // A corrupted session, or a page closed too early, may have left tokens behind.
  if (!known.isSignedIn) endInLedger(undefined);

  function readState(): StoredState {
    const { tokens, user, id } = store.read();
    return { isSignedIn: tokens !== null, id, userId: user?.id ?? null };
  }

  function announce(change: SessionChange, error?: ApiError): void {
    for (const listener of listeners) callHost(() => listener(change, error));
  }

  function rotation(): Rotation | null {
    const { tokens, sequence = 0 } = store.read();
    return tokens === null ? null : { tokens, sequence };
  }

  function write(session: StoredSession | null): void {
    isWriting = true;
    if (session === null) store.clear();
    else store.write(session);
    isWriting = false;
  }

  function renew({ tokens, sequence }: Rotation): void {
    write({ ...store.read(), tokens, sequence });
  }

  /** Not awaited: the end of a session must show without waiting for a database. */
  function endInLedger(id: string | undefined): void {
    void (id === undefined ? store.rotations?.clear() : store.rotations?.end(id));
  }

  function onChangeElsewhere(): void {
    if (isWriting) return;
    const before = known;
    known = readState();
    if (before.isSignedIn && !known.isSignedIn) {
      generation += 1;
      endInLedger(before.id);
      announce('signedOutElsewhere');
    } else if (known.isSignedIn && (!before.isSignedIn || isOtherSession(before, known))) {
      generation += 1;
      announce('signedInElsewhere');
    }
  }

  function end(change: 'signedOut' | 'expired', error?: ApiError): void {
    const { isSignedIn, id } = readState();
    generation += 1;
    write(null);
    known = readState();
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
        known = readState();
        stopWatching = callHost(() => store.subscribe(onChangeElsewhere));
      }
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) callHost(() => stopWatching?.());
      };
    },
    clear: () => end('signedOut'),
    tokens: () => store.read().tokens,
    snapshot() {
      const { id, userId } = readState();
      return { generation, id, userId };
    },
    isSame(snapshot) {
      const now = readState();
      return now.isSignedIn && snapshot.generation === generation && !isOtherSession(snapshot, now);
    },
    isCurrent() {
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
      write({ ...NO_SESSION, tokens, id: uniqueName() });
      known = readState();
    },
    renew,
    async recordRotation(brought) {
      const { id } = store.read();
      return (id === undefined ? undefined : await store.rotations?.record(id, brought)) ?? 'stored';
    },
    storeUser(user) {
      const before = store.read();
      // An unchanged user is not written: the write would overwrite tokens another tab may just have replaced.
      if (!isCacheable(user) || JSON.stringify(user) === JSON.stringify(before.user)) return;
      write({ ...before, user });
      known = readState();
    },
    announce,
    end,
  };
}

/**
 * Whether it is another session, or another user's. A user who was not cached before, or is no longer, makes no
 * difference.
 */
function isOtherSession(before: Omit<StoredState, 'isSignedIn'>, now: StoredState): boolean {
  const isOtherUser = before.userId !== null && now.userId !== null && before.userId !== now.userId;
  return before.id !== now.id || isOtherUser;
}
