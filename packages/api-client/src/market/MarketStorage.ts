/** Where cache, counter and deadline are kept; the browser's own storage fits. Tabs that share it share all three. */
export interface MarketStorage {
  /** The text under a key; `null` when there is none. May throw. */
  getItem(key: string): string | null;
  /** Keeps a text. May throw, as a full storage does: the text then lives in memory. */
  setItem(key: string, value: string): void;
  /** Forgets a key, whether there is one or not. May throw. */
  removeItem(key: string): void;
}

/** A storage that never throws: what the one beneath refuses, because it is closed or full, lives in memory. */
export function withoutThrowing(storage: MarketStorage): MarketStorage {
  const refused = new Map<string, string>();
  function removeItem(key: string): void {
    refused.delete(key);
    try {
      storage.removeItem(key);
    } catch {
      // Nothing can be read from it either, then.
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
        // What is there is older than the value and must not come back with the next page.
        removeItem(key);
        refused.set(key, value);
      }
    },
    removeItem,
  };
}

/** The parsed JSON under a key; `undefined` when there is none that can be read. */
export function readJson(storage: MarketStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}
