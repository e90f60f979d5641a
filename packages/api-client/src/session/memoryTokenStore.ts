import { NO_SESSION, type StoredSession } from './StoredSession.js';
import type { TokenStore } from './TokenStore.js';

/** Stores the session for the lifetime of the page, or of the process. Never shared. */
export function memoryTokenStore(initial: StoredSession = NO_SESSION): TokenStore {
  let session = initial;
  return {
    read: () => session,
    write(next) {
      session = next;
    },
    clear() {
      session = NO_SESSION;
    },
    subscribe: () => () => undefined,
  };
}
