import { createApiClient } from '@etherpilot/api-client';
import { config } from '../config.js';
import { language } from '../language/language.js';
import { reportUnreadable } from './reportUnreadable.js';
import { tokenStore } from './storage.js';

/** The API client of this page. */
export const api = createApiClient({
  baseUrl: config.apiUrl,
  tokenStore,
  texts: language.errors,
  onUnreadable: reportUnreadable,
});
