import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../createApiClient.js';
import { createSessionServer } from '../testing/createSessionServer.js';
import { watch } from '../testing/sessions.js';
import { browserTokenStore } from './browserTokenStore.js';
import { memoryTokenStore } from './memoryTokenStore.js';

const credentials = { email: 'viewer@example.com', password: 'long enough' };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('document', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const shared = memoryTokenStore();

describe.each([
  ['a store each with the same key', () => browserTokenStore()],
  ['one store', () => shared],
])('two clients of one page with %s', (_how, createStore) => {
  it('hear of each other’s sign-in and sign-out at once, and the first call of the second works', async () => {
    const { url: baseUrl } = await createSessionServer();
    const one = createApiClient({ baseUrl, tokenStore: createStore() });
    const other = createApiClient({ baseUrl, tokenStore: createStore() });
    const [changes, others] = [watch(one), watch(other)];
    await one.auth.login(credentials);
    expect(changes).toEqual(['signedIn']);
    expect(others).toEqual(['signedInElsewhere']);
    await expect(other.bots.list()).resolves.toMatchObject({ items: [] });
    other.auth.logout();
    expect(one.session.hasTokens()).toBe(false);
    expect(changes).toEqual(['signedIn', 'signedOutElsewhere']);
    expect(others).toEqual(['signedInElsewhere', 'signedOut']);
  });
});

describe('a browserTokenStore on a server', () => {
  it.each([['Node.js/24'], ['Deno/2.9.0'], ['Bun/1.4'], ['Cloudflare-Workers'], [undefined]])(
    'that calls itself %s is never shared by two requests',
    async (userAgent) => {
      vi.stubGlobal('document', undefined);
      vi.stubGlobal('navigator', userAgent === undefined ? undefined : { userAgent });
      localStorage.setItem('etherpilot.session', JSON.stringify({ tokens: { access: 'a', refresh: 'r' } }));
      const { url: baseUrl } = await createSessionServer();
      const client = createApiClient({ baseUrl, tokenStore: browserTokenStore() });
      expect(client.session.hasTokens()).toBe(false);
      await expect(client.auth.login(credentials)).rejects.toMatchObject({
        kind: 'unexpected',
        cause: { message: expect.stringContaining('give each request a memoryTokenStore') },
      });
      expect(createApiClient({ baseUrl, tokenStore: browserTokenStore() }).session.hasTokens()).toBe(false);
    },
  );

  it('is not confused with a worker of a page, which keeps its session in memory', async () => {
    vi.stubGlobal('document', undefined);
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' });
    vi.stubGlobal('localStorage', undefined);
    const { url: baseUrl } = await createSessionServer();
    const client = createApiClient({ baseUrl, tokenStore: browserTokenStore() });
    await client.auth.login(credentials);
    expect(client.session.hasTokens()).toBe(true);
  });
});
