import type { SessionClient } from '@etherpilot/api-client';
import { SESSION_KEY } from '../services/storage.js';
import { findServerSentence } from './findServerSentence.js';
import { becomeVisitor, followSession, refreshProfile, session } from './session.js';
import { mayBeSignedIn, onSessionClient, sessionClient } from './sessionClient.js';

function followClient({ session: stored }: SessionClient): void {
  stored.subscribe((change, error) => {
    if (change === 'signedInElsewhere') followSession();
    else if (change !== 'signedIn' && session.current.status !== 'visitor') {
      becomeVisitor(change === 'expired', error && findServerSentence(error));
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
  onSessionClient(followClient);
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === SESSION_KEY) sessionClient.preload();
  });
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (persisted && mayBeSignedIn()) sessionClient.preload();
  });
  globalThis.addEventListener?.('online', () => {
    sessionClient.preload();
    // A cached profile is shown only until a fresh one can be read.
    if (session.current.status === 'signedIn' && session.current.saved !== null) void refreshProfile();
  });
}
