import type { RotationLedger } from './RotationLedger.js';
import type { StoredSession } from './StoredSession.js';

/**
 * Where a session is stored. Tokens and cached user are read and written together, so that half a session is never
 * visible. No method throws: a store that cannot persist something holds it for the lifetime of the page.
 */
export interface TokenStore {
  /** The current session, including writes of other tabs as far as the store can see them; read on every call. */
  read(): StoredSession;
  /** Replaces the whole session atomically. */
  write(session: StoredSession): void;
  /** Deletes tokens and cached user. */
  clear(): void;
  /**
   * Notifies when the session may have been changed, by another tab or another client of the same page; a client ignores
   * what it hears of while it writes. Returns a function that unsubscribes.
   */
  subscribe(onChange: () => void): () => void;
  /**
   * The name of a Web Lock shared by all users of the same stored session; absent when there are no others. It keeps
   * two tabs from spending one refresh token.
   */
  readonly lockName?: string;
  /**
   * Where tabs that share the session find its newest tokens at once; absent when the store itself is always up to
   * date.
   */
  readonly rotations?: RotationLedger;
}
