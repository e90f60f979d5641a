/** Where cache, call counter and deadline are stored; `localStorage` fits. Tabs that share it share all three. */
export interface MarketStorage {
  /** The text stored under a key; `null` when there is none. May throw. */
  getItem(key: string): string | null;
  /** Stores a text. May throw, as a full storage does: the text is then held in memory. */
  setItem(key: string, value: string): void;
  /** Removes a key, whether it exists or not. May throw. */
  removeItem(key: string): void;
  /**
   * Calls back when something else than this market has changed the storage, as another tab does, with the key, or
   * `null` when all were removed. Returns a function that unsubscribes. Without it a market does not notice what other
   * tabs store until it is asked.
   */
  subscribe?(onChange: (key: string | null) => void): () => void;
}

/**
 * Wraps a storage so that it never throws: what the storage refuses, because it is closed or full, is held in memory.
 */
export function withoutThrowing(storage: MarketStorage): MarketStorage {
  const refused = new Map<string, string>();
  function removeItem(key: string): void {
    refused.delete(key);
    try {
      storage.removeItem(key);
    } catch {
      // A storage that refuses writes may refuse reads too.
    }
  }
  return {
    getItem(key) {
      try {
        return refused.get(key) ?? storage.getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        storage.setItem(key, value);
        refused.delete(key);
      } catch {
        // The stored value is outdated and must not come back on the next page.
        removeItem(key);
        refused.set(key, value);
      }
    },
    removeItem,
  };
}

/** Wraps a storage to be notified of each write. */
export function withNotice(storage: MarketStorage, onWrite: (key: string) => void): MarketStorage {
  return {
    getItem: (key) => storage.getItem(key),
    setItem(key, value) {
      storage.setItem(key, value);
      onWrite(key);
    },
    removeItem(key) {
      storage.removeItem(key);
      onWrite(key);
    },
  };
}

/** The parsed JSON under a key; `undefined` when there is none or it cannot be parsed. */
export function readJson(storage: MarketStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}
