import type { ApiClient } from '@etherpilot/api-client';
import { SESSION_KEY } from '../services/storage.js';
import { becomeVisitor, followSession, refreshProfile, session } from './session.js';
import { apiClient, mayBeSignedIn, onApiClient } from './apiClient.js';

function followClient({ session: stored }: ApiClient): void {
  stored.subscribe((change, error) => {
    if (change === 'signedInElsewhere') followSession();
    else if (change !== 'signedIn' && session.current.status !== 'visitor') {
      becomeVisitor(change === 'expired', error?.serverMessage);
    }
  });
  // In another tab, before this one could hear of it.
  if (session.current.status === 'visitor' && stored.hasTokens()) followSession();
}

/**
 * Follows session changes from elsewhere: a refused refresh here, a logout or login in another tab. Fetches the client for
 * it only once something is stored.
 */
export function watchSession(): void {
  onApiClient(followClient);
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === SESSION_KEY) apiClient.preload();
  });
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (persisted && mayBeSignedIn()) apiClient.preload();
  });
  globalThis.addEventListener?.('online', () => {
    apiClient.preload();
    // A cached profile is shown only until a fresh one can be read.
    if (session.current.status === 'signedIn' && session.current.saved !== null) void refreshProfile();
  });
}
