import type { SessionClient } from '@etherpilot/api-client';
import { onDemand } from '@etherpilot/ui';
import { MissingScreen } from '../services/fetchScreen.js';
import { hasSessionMark } from '../services/sessionMark.js';

/**
 * The part of the API client that signs people in. Fetched at once where somebody may be signed in, with the form that needs
 * it, and else once the page is idle: pages for visitors can be used without it.
 */
export const sessionClient = onDemand(async () => {
  const { sessionApi } = await import('../services/sessionApi.js');
  watch(sessionApi);
  return sessionApi;
});

let watch: (client: SessionClient) => void = () => {};

/** Calls back with the client as soon as it is there. */
export function onSessionClient(listener: (client: SessionClient) => void): void {
  watch = listener;
  if (sessionClient.current !== undefined) listener(sessionClient.current);
}

/** Like `sessionClient.load()` for a form: rejects with a {@link MissingScreen}, which forms have words for. */
export async function loadForForm() {
  try {
    return await sessionClient.load();
  } catch (cause) {
    throw new MissingScreen('The code that sends the form is missing.', { cause });
  }
}

/** Whether somebody may be signed in on this device, which the client then has to find out. */
export function mayBeSignedIn(): boolean {
  return sessionClient.current?.session.hasTokens() ?? hasSessionMark();
}
