import { browserTokenStore } from '@etherpilot/api-client';

/** Tokens and cached user: the only thing this app keeps in the browser (security: nothing else that is personal). */
export const tokenStore = browserTokenStore();
