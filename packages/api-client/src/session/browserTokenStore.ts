import { callHost } from '../callHost.js';
import { indexedDbLedger } from './indexedDbLedger.js';
import { NO_SESSION, readStoredSession, type StoredSession, writeStoredSession } from './StoredSession.js';
import type { TokenStore } from './TokenStore.js';

/** Options of {@link browserTokenStore}. */
export interface BrowserTokenStoreOptions {
  /** The local storage key. Default `etherpilot.session`. */
  readonly key?: string;
  /**
   * Called when storage is full, before the session is held in memory only: free what can be fetched again, such as a
   * cache. The write is then retried once. An error it throws is reported like that of an event listener.
   */
  readonly makeRoom?: () => void;
}

/** The listeners of all stores of this page by key: no storage event tells a page of its own changes. */
const inPage = new Map<string, Set<() => void>>();

/** Runtimes of servers name themselves, and none has a document. */
function isServer(): boolean {
  const name = globalThis.navigator?.userAgent ?? '';
  return globalThis.document === undefined && /^(?:$|Node\.js|Deno|Bun|Cloudflare-Workers)/.test(name);
}

/**
 * Stores the session in local storage under one key, shared by the tabs of an origin. Where storage is blocked, full or
 * missing, the session is held in memory until the page closes; a text that cannot be parsed is no session. On a server it
 * holds no session, and refuses to store one with a `TypeError`: every request would share it, even where the runtime has a
 * `localStorage`.
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

  const tellPage = (): void => {
    for (const listener of inPage.get(key) ?? []) listener();
  };

  function read(): StoredSession {
    if (isServer()) return NO_SESSION;
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

  function writeWithRoom(text: string): boolean {
    // Nothing can be removed from storage that is blocked.
    if (makeRoom === undefined || attempt(() => localStorage.getItem(key)) === undefined) return false;
    callHost(makeRoom);
    return tryWrite(text);
  }

  /** Whether storage still holds an older state of this session. */
  function hasOlderSession(session: StoredSession): boolean {
    const text = attempt(() => localStorage.getItem(key))?.value ?? null;
    const stored = readStoredSession(text);
    return stored.tokens !== null && stored.id === session.id;
  }

  return {
    lockName: key,
    rotations: indexedDbLedger(key),
    read,
    write(session) {
      if (isServer()) {
        throw new TypeError(
          'browserTokenStore holds the session of one browser. On a server, give each request a memoryTokenStore.',
        );
      }
      const text = writeStoredSession(session);
      const hasRoom =
        tryWrite(text) ||
        writeWithRoom(text) ||
        // The user can be fetched again; the tokens are what the other tabs need.
        tryWrite(writeStoredSession({ ...session, user: null }));
      inMemory = hasRoom ? null : session;
      // Another session must not come back on the next page. The same one remains for the other tabs: without it they
      // would be signed out, and the ledger has its newest tokens.
      if (!hasRoom && !hasOlderSession(session)) remove();
      tellPage();
    },
    clear() {
      // A store that could not remove must not return what it still holds.
      inMemory = remove() ? null : NO_SESSION;
      tellPage();
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
      inPage.set(key, (inPage.get(key) ?? new Set()).add(onChange));
      globalThis.addEventListener?.('storage', onStorage);
      globalThis.addEventListener?.('pageshow', onPageShow);
      return () => {
        inPage.get(key)?.delete(onChange);
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
