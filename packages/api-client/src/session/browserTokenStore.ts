import { indexedDbLedger } from './indexedDbLedger.js';
import { NO_SESSION, readStoredSession, type StoredSession, writeStoredSession } from './StoredSession.js';
import type { TokenStore } from './TokenStore.js';

/** Options of {@link browserTokenStore}. */
export interface BrowserTokenStoreOptions {
  /** The local storage key. Default `etherpilot.session`. */
  readonly key?: string;
  /**
   * Called when storage is full, before the session is held in memory only: free what can be fetched again, such as a
   * cache. The write is then retried once.
   */
  readonly makeRoom?: () => void;
}

/**
 * Stores the session in local storage under one key, shared by the tabs of an origin. Where storage is blocked, full or
 * missing, the session is held in memory until the page closes; a text that cannot be parsed is no session.
 *
 * @example
 * ```ts
 * const tokenStore = browserTokenStore({ makeRoom: () => market.clearCache() });
 * ```
 */
export function browserTokenStore({ key = 'etherpilot.session', makeRoom }: BrowserTokenStoreOptions = {}): TokenStore {
  // Holds the session only while storage refuses it.
  let inMemory: StoredSession | null = null;
  // Saves parsing the same text on every call.
  let lastRead: { readonly text: string | null; readonly session: StoredSession } = { text: null, session: NO_SESSION };

  function read(): StoredSession {
    if (inMemory !== null) return inMemory;
    const text = attempt(() => localStorage.getItem(key))?.value ?? null;
    if (text !== lastRead.text) {
      lastRead = { text, session: readStoredSession(text) };
      // An invalid session may still name a user.
      if (text !== null && lastRead.session.tokens === null) remove();
    }
    return lastRead.session;
  }

  function remove(): boolean {
    return attempt(() => localStorage.removeItem(key)) !== undefined;
  }

  function tryWrite(text: string): boolean {
    return attempt(() => localStorage.setItem(key, text)) !== undefined;
  }

  /** Whether storage still holds an older state of this session. */
  function holdsOlderOf(session: StoredSession): boolean {
    const text = attempt(() => localStorage.getItem(key))?.value ?? null;
    const stored = readStoredSession(text);
    return stored.tokens !== null && stored.id === session.id;
  }

  return {
    lockName: key,
    rotations: indexedDbLedger(key),
    read,
    write(session) {
      const text = writeStoredSession(session);
      const hasRoom =
        tryWrite(text) ||
        (makeRoom !== undefined && attempt(makeRoom) !== undefined && tryWrite(text)) ||
        // The user can be fetched again; the tokens are what the other tabs need.
        tryWrite(writeStoredSession({ ...session, user: null }));
      inMemory = hasRoom ? null : session;
      // Another session must not come back on the next page. The same one remains for the other tabs: without it they
      // would be signed out, and the ledger has its newest tokens.
      if (!hasRoom && !holdsOlderOf(session)) remove();
    },
    clear() {
      // A store that could not remove must not return what it still holds.
      inMemory = remove() ? null : NO_SESSION;
    },
    subscribe(onChange) {
      function onStorage(event: StorageEvent): void {
        // A null key means that everything was cleared.
        if (event.key !== key && event.key !== null) return;
        inMemory = null;
        onChange();
      }
      // A page restored from the back/forward cache has missed earlier events.
      function onPageShow({ persisted }: PageTransitionEvent): void {
        if (persisted) onChange();
      }
      globalThis.addEventListener?.('storage', onStorage);
      globalThis.addEventListener?.('pageshow', onPageShow);
      return () => {
        globalThis.removeEventListener?.('storage', onStorage);
        globalThis.removeEventListener?.('pageshow', onPageShow);
      };
    },
  };
}

/**
 * Wraps the result, so that an absent value is a result too; `undefined` when storage is blocked (`SecurityError`),
 * full (`QuotaExceededError`) or missing.
 */
function attempt<T>(access: () => T): { value: T } | undefined {
  try {
    return { value: access() };
  } catch {
    return undefined;
  }
}
