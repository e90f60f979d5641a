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

/** Set while the journal of orders holds more than may stay when nobody is signed in. */
export const ORDERS_MARK = 'etherpilot.orders';

/**
 * What belongs to this tab alone: its name, and the address of the deposit created in it. It outlives a reload and a tab
 * the system has put away, and ends with the tab. Where the browser refuses, nothing is remembered.
 */
export const tabStorage = {
  read(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  /** `null` removes what was there. */
  write(key: string, value: unknown): void {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Closed or full: it lives as long as the page then.
    }
  },
};

const TAB_KEY = 'etherpilot.tab';

function readTabId(): string {
  const stored = tabStorage.read(TAB_KEY);
  if (typeof stored === 'string') return stored;
  const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  tabStorage.write(TAB_KEY, id);
  return id;
}

/** Tells this tab from the others, also after it was loaded again. */
export const TAB_ID = readTabId();
