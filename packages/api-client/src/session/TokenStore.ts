import type { RotationLedger } from './RotationLedger.js';
import type { StoredSession } from './StoredSession.js';

/**
 * Where a session is kept. Tokens and cached user are read and written together, so that no half of a session is ever
 * seen. No method throws: a store that cannot keep something keeps it for the life of the page.
 */
export interface TokenStore {
  /** The session as it is now, with what others have written as far as the store can see it; asked on every call. */
  read(): StoredSession;
  /** Replaces the whole session in one step. */
  write(session: StoredSession): void;
  /** Forgets tokens and cached user. */
  clear(): void;
  /**
   * Tells when the session may have been changed elsewhere, such as in another tab; never of this store's own changes.
   * Returns the way to stop.
   */
  subscribe(onChange: () => void): () => void;
  /**
   * Names a Web Lock shared by all who use the same stored session; absent when nobody else can. It keeps two tabs
   * from spending one refresh token.
   */
  readonly lockName?: string;
  /** Where those who share the session find its newest tokens at once; absent when the store itself is seen at once. */
  readonly rotations?: RotationLedger;
}
