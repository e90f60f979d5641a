import { NO_SESSION, type StoredSession } from './StoredSession.js';
import type { TokenStore } from './TokenStore.js';

/** Keeps the session for the life of the page, or of the process. Nobody else can change it. */
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
