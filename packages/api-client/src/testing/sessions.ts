import type { ApiClient } from '../createApiClient.js';
import { memoryTokenStore } from '../session/memoryTokenStore.js';
import type { SessionChange } from '../session/session.js';
import type { CachedUser } from '../session/StoredSession.js';
import type { TokenStore } from '../session/TokenStore.js';

export const cached = { id: 7, name: 'viewer', email: 'viewer@example.com', balance: '5.00' } as CachedUser;

/** A store with a session in it; `access-1` and `refresh-1` are valid on the session server. */
export function begun(access = 'access-1'): TokenStore {
  return memoryTokenStore({ tokens: { access, refresh: 'refresh-1' }, user: cached });
}

/** Collects the session changes from now on. */
export function watch(client: ApiClient): SessionChange[] {
  const changes: SessionChange[] = [];
  client.session.subscribe((change) => changes.push(change));
  return changes;
}
