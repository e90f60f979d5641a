/** What instances of the proxy share. A rejected call is answered from the instance's own memory. */
export interface PriceCache {
  get(key: string): Promise<string | undefined>;
  /** Stores a text for so long (ms). */
  set(key: string, text: string, lifetimeMs: number): Promise<void>;
  /** Whether the caller is the first to claim a key; for so long (ms) nobody else is. */
  claim(key: string, lifetimeMs: number): Promise<boolean>;
}

interface Cell {
  readonly text: string;
  readonly until: number;
  readonly lifetimeMs: number;
}

/** A cache of this instance alone. */
export function memoryCache(now: () => number): PriceCache {
  const cells = new Map<string, Cell>();

  function read(key: string): Cell | undefined {
    const cell = cells.get(key);
    // After the clock was set back, an old claim must not last longer than it was made for.
    const left = cell === undefined ? 0 : cell.until - now();
    return cell && left > 0 && left <= cell.lifetimeMs ? cell : undefined;
  }

  function write(key: string, text: string, lifetimeMs: number): void {
    cells.set(key, { text, lifetimeMs, until: now() + lifetimeMs });
  }

  return {
    get: async (key) => read(key)?.text,
    set: async (key, text, lifetimeMs) => write(key, text, lifetimeMs),
    async claim(key, lifetimeMs) {
      const id = `claim ${key}`;
      if (read(id)) return false;
      write(id, '', lifetimeMs);
      return true;
    },
  };
}

/** A cache that goes on in memory while the shared one fails, and says so once. */
export function tolerant(shared: PriceCache, own: PriceCache, log: (line: string) => void): PriceCache {
  let isFailing = false;
  async function attempt<T>(call: (cache: PriceCache) => Promise<T>): Promise<T> {
    try {
      const result = await call(shared);
      if (isFailing) log('The shared cache answers again.');
      isFailing = false;
      return result;
    } catch {
      // The error is not quoted: it may hold the cache's password.
      if (!isFailing) log('The shared cache does not answer; this instance goes on alone.');
      isFailing = true;
      return call(own);
    }
  }
  return {
    get: (key) => attempt((cache) => cache.get(key)),
    set: (key, text, lifetimeMs) => attempt((cache) => cache.set(key, text, lifetimeMs)),
    claim: (key, lifetimeMs) => attempt((cache) => cache.claim(key, lifetimeMs)),
  };
}
