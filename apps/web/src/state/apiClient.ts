import type { ApiClient } from '@etherpilot/api-client';
import { onDemand } from '@etherpilot/ui';
import { MissingScreen } from '../services/fetchScreen.js';
import { hasStoredSession } from '../services/storedSession.js';

/**
 * The API client. Fetched at once where somebody may be signed in, with the form that needs
 * it, and else once the page is idle: pages for visitors can be used without it.
 */
export const apiClient = onDemand(async () => {
  const { api } = await import('../services/api.js');
  watch(api);
  return api;
});

let watch: (client: ApiClient) => void = () => {};

/** Calls back with the client as soon as it is there. */
export function onApiClient(listener: (client: ApiClient) => void): void {
  watch = listener;
  if (apiClient.current !== undefined) listener(apiClient.current);
}

/** Like `apiClient.load()` for a form: rejects with a {@link MissingScreen}, which forms have words for. */
export async function loadForForm() {
  try {
    return await apiClient.load();
  } catch (cause) {
    throw new MissingScreen('The code that sends the form is missing.', { cause });
  }
}

/** Whether somebody may be signed in on this device, which the client then has to find out. */
export function mayBeSignedIn(): boolean {
  return apiClient.current?.session.hasTokens() ?? hasStoredSession();
}
