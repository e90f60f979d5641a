import { indexedDbLedger } from './indexedDbLedger.js';
import { NO_SESSION, readStoredSession, type StoredSession, writeStoredSession } from './StoredSession.js';
import type { TokenStore } from './TokenStore.js';

/** What {@link browserTokenStore} may be given. */
export interface BrowserTokenStoreOptions {
  /** The local storage key. Default `etherpilot.session`. */
  readonly key?: string;
  /**
   * Called when storage is full, before the session is kept in memory only: removes from it what can be had again, such
   * as a cache. Then the session is written once more.
   */
  readonly makeRoom?: () => void;
}

/**
 * Keeps the session in local storage under one key, shared by the tabs of an origin. Where storage is closed, full or
 * missing, the session lives in memory until the page goes; a text that cannot be read is no session.
 */
export function browserTokenStore({ key = 'etherpilot.session', makeRoom }: BrowserTokenStoreOptions = {}): TokenStore {
  // Holds the session only while storage refuses it.
  let inMemory: StoredSession | null = null;
  // Spares parsing the same text on every call.
  let lastRead: { readonly text: string | null; readonly session: StoredSession } = { text: null, session: NO_SESSION };

  function read(): StoredSession {
    if (inMemory !== null) return inMemory;
    const text = attempt(() => localStorage.getItem(key))?.value ?? null;
    if (text !== lastRead.text) {
      lastRead = { text, session: readStoredSession(text) };
      // What is no session may still name a person.
      if (text !== null && lastRead.session.tokens === null) remove();
    }
    return lastRead.session;
  }

  function remove(): boolean {
    return attempt(() => localStorage.removeItem(key)) !== undefined;
  }

  function keep(text: string): boolean {
    return attempt(() => localStorage.setItem(key, text)) !== undefined;
  }

  /** Whether storage still holds this session as it was before. */
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
        keep(text) ||
        (makeRoom !== undefined && attempt(makeRoom) !== undefined && keep(text)) ||
        // The user can be read again; the tokens are what the other tabs need.
        keep(writeStoredSession({ ...session, user: null }));
      inMemory = hasRoom ? null : session;
      // Another session must not come back with the next page. The same one stays for the other tabs: without it they
      // would be signed out, and the ledger tells them its newest tokens.
      if (!hasRoom && !holdsOlderOf(session)) remove();
    },
    clear() {
      // A store that could not remove must not hand out what it still holds.
      inMemory = remove() ? null : NO_SESSION;
    },
    subscribe(onChange) {
      function onStorage(event: StorageEvent): void {
        // A null key tells that everything was cleared.
        if (event.key !== key && event.key !== null) return;
        inMemory = null;
        onChange();
      }
      // A page that comes back from the back/forward cache has missed what happened while it lay there.
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

/** The result wrapped, so that none is a result too; or `undefined` when storage is closed (`SecurityError`), full (`QuotaExceededError`) or not there. */
function attempt<T>(access: () => T): { value: T } | undefined {
  try {
    return { value: access() };
  } catch {
    return undefined;
  }
}
