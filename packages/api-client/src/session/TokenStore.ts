import type { StoredSession } from './StoredSession.js';

/**
 * Where a session is kept. Tokens and cached user are read and written together, so that no half of a session is ever
 * seen. No method throws: a store that cannot keep something keeps it for the life of the page.
 */
export interface TokenStore {
  read(): StoredSession;
  /** Replaces the whole session in one step. */
  write(session: StoredSession): void;
  /** Forgets tokens and cached user. */
  clear(): void;
  /** Tells of changes made elsewhere, such as in another tab; never of this store's own. Returns the way to stop. */
  subscribe(onChange: () => void): () => void;
  /**
   * Names a Web Lock shared by all who use the same stored session; absent when nobody else can. It keeps two tabs
   * from spending one refresh token.
   */
  readonly lockName?: string;
}
