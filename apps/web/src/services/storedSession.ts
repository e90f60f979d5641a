import { deviceStorage, SESSION_KEY } from './storage.js';

/** Whether something is stored where sessions are. Only the client, which is fetched for it, can tell what it is. */
export function hasStoredSession(): boolean {
  try {
    return deviceStorage.getItem(SESSION_KEY) !== null;
  } catch {
    // Blocked: there is nothing in it.
    return false;
  }
}
