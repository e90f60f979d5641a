import { NO_SESSION, type StoredSession } from './StoredSession.js';
import type { TokenStore } from './TokenStore.js';

/** Stores the session for the lifetime of the page, or of the process. Shared only by clients that get the same store. */
export function memoryTokenStore(initial: StoredSession = NO_SESSION): TokenStore {
  let session = initial;
  const listeners = new Set<() => void>();
  const change = (next: StoredSession): void => {
    session = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => session,
    write: change,
    clear: () => change(NO_SESSION),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
