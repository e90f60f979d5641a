import { browserTokenStore, createApiClient } from '@etherpilot/api-client';
import { clearStoredCandles } from '@etherpilot/api-client/market';
import { config } from '../config.js';
import { language } from '../language/language.js';
import { fetchOrPrefetched } from './prefetchedProfile.js';
import { reportUnreadable } from './reportUnreadable.js';
import { deviceStorage, SESSION_KEY } from './storage.js';

// Where storage is full, candles are removed before the session: they can be fetched again.
const tokenStore = browserTokenStore({ key: SESSION_KEY, makeRoom: () => clearStoredCandles(deviceStorage) });

const { idempotencyHeader } = config.orders;

/** The API client of this page. */
export const api = createApiClient({
  baseUrl: config.apiUrl,
  fetch: fetchOrPrefetched,
  tokenStore,
  texts: language.errors,
  ...(idempotencyHeader !== '' && { orders: { idempotencyHeader } }),
  onUnreadable: reportUnreadable,
});
