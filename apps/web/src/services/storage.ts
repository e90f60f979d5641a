import { browserTokenStore } from '@etherpilot/api-client';
import type { MarketStorage } from '@etherpilot/api-client/market';

// All that this app keeps in the browser; nothing else that is personal may be added (security).

/** Where the market keeps its candles. */
export const CANDLES_KEY = 'etherpilot.market.candles';

/** Tokens and cached user. Where storage is full, candles go before the session does: they can be had again. */
export const tokenStore = browserTokenStore({ makeRoom: () => deviceStorage.removeItem(CANDLES_KEY) });

/**
 * Candles, the count of provider calls and the next refresh; the switches of Settings; how far each account's activation
 * has come. Throws where the browser refuses.
 */
export const deviceStorage: MarketStorage = {
  // Asked for anew each time: on a page that may not store anything, reading `localStorage` itself throws.
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};
