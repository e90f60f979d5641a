import { createSessionClient } from '@etherpilot/api-client';
import { config } from '../config.js';
import { language } from '../language/language.js';
import { reportUnreadable } from './reportUnreadable.js';
import { tokenStore } from './storage.js';

/** The part of the API client that signs people in. Apart, because the sign-in page needs no more. */
export const sessionApi = createSessionClient({
  baseUrl: config.apiUrl,
  tokenStore,
  texts: language.errors,
  onUnreadable: reportUnreadable,
});
