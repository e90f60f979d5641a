import { createClient } from '@redis/client';
import type { PriceCache } from './cache.ts';

const PREFIX = 'etherpilot:price:';
/** A cache that takes longer than this is no help (ms). */
const TIMEOUT_MS = 500;

/** A cache in Redis, or in what speaks its protocol (Valkey, KeyDB, Dragonfly). Connects in the background, again and again. */
export async function redisCache(url: string): Promise<PriceCache & { close(): void }> {
  const client = createClient({
    url,
    // Without this, calls would wait for the connection instead of failing.
    disableOfflineQueue: true,
    commandOptions: { timeout: TIMEOUT_MS },
    socket: { connectTimeout: TIMEOUT_MS, reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, 10_000) },
  });
  // Without a listener, a lost connection would end the process. Failed calls are reported by the caller.
  client.on('error', () => undefined);
  const connected = client.connect().catch(() => undefined);
  await Promise.race([connected, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  return {
    get: async (key) => (await client.get(PREFIX + key)) ?? undefined,
    async set(key, text, lifetimeMs) {
      await client.set(PREFIX + key, text, { expiration: { type: 'PX', value: lifetimeMs } });
    },
    async claim(key, lifetimeMs) {
      const options = { condition: 'NX', expiration: { type: 'PX', value: lifetimeMs } } as const;
      return (await client.set(`${PREFIX}claim:${key}`, '1', options)) === 'OK';
    },
    close: () => client.destroy(),
  };
}
