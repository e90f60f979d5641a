import type { PriceCache } from './cache.ts';
import { ProviderError } from './provider.ts';

/** Prices as they were sent, and when. */
export interface Prices {
  /** The JSON of the answer. */
  readonly text: string;
  /** When the provider was asked for them (ms since the epoch): they are no older than this says. */
  readonly fetchedAt: number;
}

export interface FeedOptions {
  readonly key: string;
  /** How long prices are handed out before the provider is asked again (ms). */
  readonly intervalMs: number;
  /** The age from which prices are not handed out, whatever happens (ms). */
  readonly maxAgeMs: number;
  readonly cache: PriceCache;
  readonly now: () => number;
  readonly log: (line: string) => void;
  /** Asks the provider. @throws ProviderError */
  readonly load: (fetchedAt: number) => Promise<Prices>;
}

/** How long a caller waits for newer prices when there are older ones to answer with (ms). */
const PATIENCE_MS = 1_000;
/** How soon after a look for newer prices that brought none there may be another one (ms). */
const PAUSE_MS = 1_000;
/** A claim ends before the prices it brought grow too old: it began a moment after their time (ms). */
const SLACK_MS = 50;
/** How long an instance without prices waits for another one that is asking (ms). */
const OTHER_MS = 500;

export interface Feed {
  /** The newest prices; `undefined` when there are none, or too old ones. `keepAlive` takes what goes on afterwards. */
  readonly read: (keepAlive?: (work: Promise<unknown>) => void) => Promise<Prices | undefined>;
  /** What `read` last answered with, whatever its age. */
  readonly peek: () => Prices | undefined;
}

/** Prices that everybody shares: the provider is asked once an interval, whoever and however many ask. */
export function createFeed({ key, intervalMs, maxAgeMs, cache, now, log, load }: FeedOptions): Feed {
  let newest: Prices | undefined;
  let search: Promise<void> | undefined;
  let pausedUntil = 0;

  const isYounger = (prices: Prices | undefined, limitMs: number): prices is Prices => {
    const age = prices === undefined ? -1 : now() - prices.fetchedAt;
    return age >= 0 && age < limitMs;
  };

  async function readShared(): Promise<void> {
    const shared = readPrices(await cache.get(key));
    if (shared && (newest === undefined || shared.fetchedAt > newest.fetchedAt)) newest = shared;
  }

  async function searchNewer(): Promise<void> {
    await readShared();
    if (isYounger(newest, intervalMs)) return;
    const fetchedAt = now();
    if (await cache.claim(key, intervalMs - SLACK_MS)) return ask(fetchedAt);
    // Another instance is asking, or has failed in this interval.
    if (newest !== undefined) return;
    await sleep(OTHER_MS);
    await readShared();
  }

  async function ask(fetchedAt: number): Promise<void> {
    try {
      newest = await load(fetchedAt);
    } catch (thrown) {
      log(thrown instanceof ProviderError ? `${thrown.message}.` : 'The answer of a provider could not be read.');
      return;
    }
    await cache.set(key, JSON.stringify(newest), maxAgeMs);
  }

  function startSearch(): Promise<void> {
    search = searchNewer().finally(() => {
      search = undefined;
      pausedUntil = isYounger(newest, intervalMs) ? 0 : now() + PAUSE_MS;
    });
    return search;
  }

  return {
    peek: () => newest,
    async read(keepAlive) {
      if (isYounger(newest, intervalMs)) return newest;
      const isPaused = now() < pausedUntil && now() >= pausedUntil - PAUSE_MS;
      if (search === undefined && !isPaused) {
        const work = startSearch();
        keepAlive?.(work);
      }
      // One interval late is soon enough for all but those who come after a long silence.
      const mayWait = !isYounger(newest, 2 * intervalMs);
      if (search && mayWait) await (newest === undefined ? search : Promise.race([search, sleep(PATIENCE_MS)]));
      return isYounger(newest, maxAgeMs) ? newest : undefined;
    },
  };
}

function readPrices(text: string | undefined): Prices | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const { text: body, fetchedAt } = Object(value) as Partial<Prices>;
    return typeof body === 'string' && typeof fetchedAt === 'number' ? { text: body, fetchedAt } : undefined;
  } catch {
    return undefined;
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
