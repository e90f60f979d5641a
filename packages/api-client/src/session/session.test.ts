import { describe, expect, it } from 'vitest';
import { createApiClient } from '../createApiClient.js';
import { isApiError } from '../errors/guards.js';
import { createGate } from '../testing/createGate.js';
import { createSessionServer, profileOnWire } from '../testing/createSessionServer.js';
import { createTestServer, deadAddress, sendJson } from '../testing/createTestServer.js';
import { begun, cached, watch } from '../testing/sessions.js';
import { memoryTokenStore } from './memoryTokenStore.js';

const credentials = { email: 'viewer@example.com', password: 'long enough' };
describe('signing in', () => {
  it(
    'stores both tokens, then the profile, and notifies listeners',
    { tags: ['API-04', 'LOGIN-09', 'LOGIN-10'] },
    async () => {
      const server = await createSessionServer();
      const store = memoryTokenStore();
      const client = createApiClient({ baseUrl: server.url, tokenStore: store });
      const changes = watch(client);
      expect(await client.auth.login(credentials)).toMatchObject({ id: 7, balance: '1250.00' });
      expect(store.read()).toMatchObject({ tokens: { access: 'access-1', refresh: 'refresh-1' }, user: { id: 7 } });
      expect(client.session.hasTokens()).toBe(true);
      expect(client.session.cachedUser()).toMatchObject({ name: 'viewer', country: 'Ghana' });
      expect(changes).toEqual(['signedIn']);
      expect(server.requests[0]).toMatchObject({ path: '/api/auth/login/', body: JSON.stringify(credentials) });
      expect(server.requests[0]?.headers.authorization).toBeUndefined();
    },
  );

  it.each([
    [401, 'No active account found with the given credentials'],
    [500, 'Server error. Please try again later.'],
  ])(
    'a login answered with %i clears the session, sends no refresh and reports why',
    { tags: ['FAULT-07', 'LOGIN-12', 'LOGIN-14'] },
    async (status, message) => {
      const server = await createTestServer((_request, response) =>
        sendJson(response, status, status === 401 ? { detail: message } : null),
      );
      const store = begun();
      const client = createApiClient({ baseUrl: server.url, tokenStore: store });
      const changes = watch(client);
      await expect(client.auth.login(credentials)).rejects.toMatchObject({ status, message });
      expect(store.read()).toEqual({ tokens: null, user: null });
      expect(server.requests).toHaveLength(1);
      expect(changes).toEqual(['signedOut']);
    },
  );

  it(
    'a login without a connection or with a truncated answer clears the session too',
    { tags: ['LOGIN-12'] },
    async () => {
      const server = await createTestServer((_request, response) => sendJson(response, 200, { access: 'only' }));
      for (const baseUrl of [await deadAddress(), server.url]) {
        const store = begun();
        await expect(createApiClient({ baseUrl, tokenStore: store }).auth.login(credentials)).rejects.toSatisfy(
          isApiError,
        );
        expect(store.read().tokens).toBeNull();
      }
    },
  );

  it('a login whose profile cannot be read leaves no tokens behind', async () => {
    const server = await createSessionServer({ onCall: (_request, response) => sendJson(response, 500, {}) });
    const client = createApiClient({ baseUrl: server.url });
    await expect(client.auth.login(credentials)).rejects.toMatchObject({ status: 500 });
    expect(client.session.hasTokens()).toBe(false);
  });

  it(
    'a failed registration clears the session and is never refreshed',
    { tags: ['FAULT-07', 'SIGNUP-16'] },
    async () => {
      const server = await createTestServer((_request, response) => sendJson(response, 401, { detail: 'No.' }));
      const store = begun();
      const client = createApiClient({ baseUrl: server.url, tokenStore: store });
      await expect(client.auth.register(credentials)).rejects.toMatchObject({ status: 401, message: 'No.' });
      expect(store.read().tokens).toBeNull();
      expect(server.requests).toHaveLength(1);
    },
  );

  it(
    'a registration sends the e-mail and the same password twice, and nothing else',
    { tags: ['SIGNUP-10', 'SIGNUP-11'] },
    async () => {
      const server = await createTestServer((_request, response) => sendJson(response, 201, profileOnWire));
      await createApiClient({ baseUrl: server.url }).auth.register(credentials);
      expect(server.requests.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
        ['/api/auth/register/', { ...credentials, password_confirm: credentials.password }],
      ]);
    },
  );

  it('a logout during login wins', async () => {
    const asked = Promise.withResolvers<void>();
    const leftAlready = Promise.withResolvers<void>();
    const server = await createTestServer(async (_request, response) => {
      asked.resolve();
      await leftAlready.promise;
      sendJson(response, 200, { access: 'access-1', refresh: 'refresh-1' });
    });
    const store = memoryTokenStore();
    const client = createApiClient({ baseUrl: server.url, tokenStore: store });
    const login = client.auth.login(credentials);
    await asked.promise;
    client.auth.logout();
    leftAlready.resolve();
    await expect(login).rejects.toMatchObject({ kind: 'aborted' });
    expect(store.read().tokens).toBeNull();
  });

  it('logout clears tokens and cached user and notifies listeners once', { tags: ['SESS-04'] }, () => {
    const store = begun();
    const client = createApiClient({ baseUrl: 'http://127.0.0.1', tokenStore: store });
    const changes = watch(client);
    client.auth.logout();
    client.auth.logout();
    expect(store.read()).toEqual({ tokens: null, user: null });
    expect(changes).toEqual(['signedOut']);
  });
});

describe('the profile', () => {
  it('rejects before any request without a session', { tags: ['SESS-10'] }, async () => {
    const server = await createSessionServer();
    const client = createApiClient({ baseUrl: server.url });
    await expect(client.auth.profile()).rejects.toMatchObject({
      kind: 'notAuthenticated',
      message: 'Not authenticated',
    });
    expect(server.requests).toHaveLength(0);
  });

  it('is read with a stored token and cached', { tags: ['FAULT-24', 'SESS-01'] }, async () => {
    const server = await createSessionServer();
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun() });
    await client.auth.profile();
    expect(client.session.cachedUser()).toMatchObject({ balance: '1250.00' });
  });

  it('leaves the cached user in place when the connection is lost', { tags: ['SESS-02'] }, async () => {
    const client = createApiClient({ baseUrl: await deadAddress(), tokenStore: begun() });
    await expect(client.auth.profile()).rejects.toMatchObject({ kind: 'network' });
    expect(client.session.cachedUser()).toEqual(cached);
  });

  it('does not cache a user whose balance is not a number', { tags: ['ENT-05'] }, async () => {
    const server = await createSessionServer({
      onCall: (_request, response) => sendJson(response, 200, { ...profileOnWire, balance: 'n/a' }),
    });
    const client = createApiClient({ baseUrl: server.url });
    expect(await client.auth.login(credentials)).toMatchObject({ balance: null });
    expect(client.session.cachedUser()).toBeNull();
    expect(client.session.hasTokens()).toBe(true);
  });

  it('that arrives late does not replace the answer to a later request', async () => {
    const gate = createGate();
    let asked = 0;
    const server = await createSessionServer({
      async onCall(_request, response) {
        asked += 1;
        const balance = `${asked}.00`;
        if (asked === 1) await gate.wait();
        sendJson(response, 200, { ...profileOnWire, balance });
      },
    });
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun() });
    const first = client.auth.profile();
    await gate.reached;
    await expect(client.auth.profile()).resolves.toMatchObject({ balance: '2.00' });
    gate.open();
    await expect(first, 'what its own call reads').resolves.toMatchObject({ balance: '1.00' });
    expect(client.session.cachedUser()).toMatchObject({ balance: '2.00' });
    await client.auth.profile();
    expect(client.session.cachedUser()).toMatchObject({ balance: '3.00' });
  });

  it('that arrives after logout is not cached', { tags: ['FAULT-13'] }, async () => {
    const asked = Promise.withResolvers<void>();
    const leftAlready = Promise.withResolvers<void>();
    const server = await createSessionServer({
      async onCall(_request, response) {
        asked.resolve();
        await leftAlready.promise;
        sendJson(response, 200, profileOnWire);
      },
    });
    const store = begun();
    const client = createApiClient({ baseUrl: server.url, tokenStore: store });
    const profile = client.auth.profile();
    await asked.promise;
    client.auth.logout();
    leftAlready.resolve();
    await profile;
    expect(store.read()).toEqual({ tokens: null, user: null });
  });
});
