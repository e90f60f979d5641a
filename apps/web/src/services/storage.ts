import type { MarketStorage } from '@etherpilot/api-client/market';

// Everything the app stores in the browser; do not add other personal data (security).

/** Tokens and cached user, which only the client reads and writes. */
export const SESSION_KEY = 'etherpilot.session';

/**
 * Candles, the count of provider calls and the next refresh; the Settings switches; whether balances are hidden; the activation progress, the
 * setting of One-click deal, the address labels and the settings of started bots of each account, and which risks of its
 * bots the person was alerted of. Throws where the browser blocks storage.
 */
export const deviceStorage: MarketStorage = {
  // Accessed each time: where storage is blocked, reading `localStorage` itself throws.
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

/** The database of the order journal, and what the key of its fallback in local storage begins with. */
export const ORDERS_DATABASE = 'etherpilot.orders';

/** Set while the order journal holds more than may remain when nobody is signed in. */
export const ORDERS_MARK = 'etherpilot.orders';

/**
 * Data of this tab only: its id, and the addresses of the deposits created in it. It survives a reload and a discarded
 * tab, and ends with the tab. Where the browser blocks storage, nothing is remembered.
 */
export const tabStorage = {
  read(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  /** `null` removes the value. */
  write(key: string, value: unknown): void {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Blocked or full: it lasts as long as the page.
    }
  },
};

/** In the tab's storage: the path a visitor was sent away from by its page, to continue there once signed in. */
export const CONTINUE_KEY = 'etherpilot.continueTo';

const TAB_KEY = 'etherpilot.tab';

function readTabId(): string {
  const stored = tabStorage.read(TAB_KEY);
  if (typeof stored === 'string') return stored;
  const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  tabStorage.write(TAB_KEY, id);
  return id;
}

/** Identifies this tab, even after a reload. */
export const TAB_ID = readTabId();
