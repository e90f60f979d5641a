import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../createApiClient.js';
import { createSessionServer } from '../testing/createSessionServer.js';
import { createTestServer, sendHtml, sendJson } from '../testing/createTestServer.js';
import { memoryTokenStore } from './memoryTokenStore.js';
import type { SessionChange } from './session.js';
import type { CachedUser } from './StoredSession.js';
import type { TokenStore } from './TokenStore.js';

const cached = { id: 7, name: 'viewer', email: 'viewer@example.com', balance: '5.00' } as CachedUser;

function begun(access = 'access-1'): TokenStore {
  return memoryTokenStore({ tokens: { access, refresh: 'refresh-1' }, user: cached });
}

function watch(client: ReturnType<typeof createApiClient>): SessionChange[] {
  const changes: SessionChange[] = [];
  client.session.subscribe((change) => changes.push(change));
  return changes;
}

describe('a 401', () => {
  it('SESS-05, SESS-06 causes one refresh and one retry with the new token', async () => {
    const server = await createSessionServer();
    const store = begun('old');
    await createApiClient({ baseUrl: server.url, tokenStore: store }).bots.list();
    expect(server.requests.map(({ method, path, headers }) => [method, path, headers.authorization])).toEqual([
      ['GET', '/api/bots/', 'Bearer old'],
      ['POST', '/api/auth/refresh/', undefined],
      ['GET', '/api/bots/', 'Bearer access-2'],
    ]);
    expect(JSON.parse(server.requests[1]?.body ?? '')).toEqual({ refresh: 'refresh-1' });
  });

  it.each([
    [false, 'refresh-1'],
    [true, 'refresh-2'],
  ])('API-07 with rotation %s leaves %s stored, and the cached user', async (rotates, refresh) => {
    const server = await createSessionServer({ rotates });
    const store = begun('old');
    await createApiClient({ baseUrl: server.url, tokenStore: store }).bots.list();
    expect(store.read()).toEqual({ tokens: { access: 'access-2', refresh }, user: cached });
  });

  it('SESS-09 of 200 calls at once causes one refresh and 200 retries', async () => {
    const server = await createSessionServer({ rotates: true });
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
    const results = await Promise.all(Array.from({ length: 200 }, () => client.bots.list()));
    expect(results).toHaveLength(200);
    expect(server.refreshCount()).toBe(1);
    expect(server.count('GET', '/api/bots/')).toBeLessThanOrEqual(400);
  });

  it('SESS-06 retries a POST with the same bytes, each done once', async () => {
    const done: string[] = [];
    const server = await createSessionServer({
      rotates: true,
      onCall(request, response) {
        done.push(request.body);
        sendJson(response, 200, { message: 'ok' });
      },
    });
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
    const amounts = Array.from({ length: 20 }, (_, index) => `${50 + index}.00`);
    await Promise.all(
      amounts.map((amount) =>
        client.withdrawals.create({ amount, currency: 'ETH', withdrawalAddress: 'é0x1234567890' }),
      ),
    );
    const sent = amounts.map(
      (amount) => `{"amount":"${amount}","currency":"ETH","withdrawal_address":"é0x1234567890"}`,
    );
    expect(done.toSorted()).toEqual(sent.toSorted());
    expect(server.refreshCount()).toBe(1);
  });

  it('SESS-07 after the retry is the caller’s error, with one refresh and the session kept', async () => {
    const server = await createSessionServer({
      onCall: (_request, response) => sendJson(response, 401, { detail: 'Still no.' }),
    });
    const store = begun('old');
    const client = createApiClient({ baseUrl: server.url, tokenStore: store });
    await expect(client.bots.list()).rejects.toMatchObject({ status: 401, message: 'Still no.' });
    expect(server.refreshCount()).toBe(1);
    expect(server.requests).toHaveLength(3);
    expect(store.read().tokens).not.toBeNull();
  });

  it('of a visitor is an answer like any other', async () => {
    const server = await createSessionServer();
    await expect(createApiClient({ baseUrl: server.url }).bots.list()).rejects.toMatchObject({ status: 401 });
    expect(server.refreshCount()).toBe(0);
  });

  it('SESS-09 of a straggler sent with the old token is only retried', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const server = await createTestServer(async (request, response) => {
      if (request.path === '/api/auth/refresh/') return sendJson(response, 200, { access: 'new' });
      if (request.path === '/api/bots/' && request.headers.authorization === 'Bearer old') await held;
      return sendJson(response, request.headers.authorization === 'Bearer new' ? 200 : 401, []);
    });
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
    const straggler = client.bots.list();
    await client.deposits.list();
    release();
    await straggler;
    expect(server.count('POST', '/api/auth/refresh/')).toBe(1);
  });
});

describe('a refresh', () => {
  it.each([[400], [401], [403], [404]])(
    'SESS-08 refused with %i clears everything once; callers get their 401',
    async (status) => {
      const server = await createSessionServer({
        onRefresh: (response) => sendJson(response, status, { detail: 'Token is blacklisted' }),
      });
      const store = begun('old');
      const client = createApiClient({ baseUrl: server.url, tokenStore: store });
      const changes = watch(client);
      const results = await Promise.allSettled(Array.from({ length: 20 }, () => client.bots.list()));
      for (const result of results) {
        expect(result).toMatchObject({ status: 'rejected', reason: { kind: 'http', status: 401 } });
      }
      expect(store.read()).toEqual({ tokens: null, user: null });
      expect(changes).toEqual(['expired']);
      expect(server.refreshCount()).toBe(1);
    },
  );

  it.each([[408], [425], [429], [500], [502], [503]])(
    'SESS-08 that fails in passing with %i keeps the session and rejects with that',
    async (status) => {
      const server = await createSessionServer({ onRefresh: (response) => sendJson(response, status, {}) });
      const store = begun('old');
      const client = createApiClient({ baseUrl: server.url, tokenStore: store });
      const changes = watch(client);
      await expect(client.bots.list()).rejects.toMatchObject({ kind: 'http', status });
      expect(store.read()).toMatchObject({ tokens: { refresh: 'refresh-1' }, user: cached });
      expect(changes).toEqual([]);
      await expect(client.bots.list()).rejects.toMatchObject({ status });
      expect(server.refreshCount()).toBe(2);
    },
  );

  it('SESS-08 without a connection keeps the session; a withdrawal then is not in doubt', async () => {
    const server = await createSessionServer({ onRefresh: (response) => void response.destroy() });
    const store = begun('old');
    const client = createApiClient({ baseUrl: server.url, tokenStore: store });
    const withdrawal = { amount: '50', currency: 'ETH', withdrawalAddress: '0x1234567890' };
    await expect(client.withdrawals.create(withdrawal)).rejects.toMatchObject({ kind: 'network' });
    expect(store.read().tokens).not.toBeNull();
  });

  it.each([[{}], [{ access: '' }], [{ access: null }], [[]], ['page']])(
    'SESS-08 answered with rubbish (%j) keeps the session and stores nothing',
    async (answer) => {
      const server = await createSessionServer({
        onRefresh: (response) => (answer === 'page' ? sendHtml(response, 200) : sendJson(response, 200, answer)),
      });
      const store = begun('old');
      const before = store.read();
      const client = createApiClient({ baseUrl: server.url, tokenStore: store });
      await expect(client.bots.list()).rejects.toMatchObject({ kind: 'invalidResponse' });
      expect(store.read()).toEqual(before);
    },
  );

  it('SESS-04 during which somebody logs out writes nothing afterwards', async () => {
    const server = await createSessionServer({
      async onRefresh(response) {
        await pause(60);
        sendJson(response, 200, { access: 'access-2', refresh: 'refresh-2' });
      },
    });
    const store = begun('old');
    const client = createApiClient({ baseUrl: server.url, tokenStore: store });
    const changes = watch(client);
    const call = client.bots.list();
    await pause(20);
    client.auth.logout();
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(store.read()).toEqual({ tokens: null, user: null });
    expect(changes).toEqual(['signedOut']);
    expect(server.count('GET', '/api/bots/')).toBe(1);
  });

  it('SESS-04 of a session that was left does not touch the next one', async () => {
    const server = await createSessionServer({
      async onRefresh(response) {
        await pause(100);
        sendJson(response, 200, { access: 'late', refresh: 'late' });
      },
    });
    const store = memoryTokenStore({ tokens: { access: 'old', refresh: 'refresh-1' }, user: null });
    const client = createApiClient({ baseUrl: server.url, tokenStore: store });
    const outcome = client.bots.list().catch((error: unknown) => error);
    await pause(20);
    client.auth.logout();
    await client.auth.login({ email: 'viewer@example.com', password: 'long enough' });
    expect(await outcome).toMatchObject({ status: 401 });
    expect(store.read().tokens).toEqual({ access: 'access-1', refresh: 'refresh-1' });
    expect(server.count('GET', '/api/bots/')).toBe(1);
  });

  it('is left by an aborted caller alone', async () => {
    const server = await createSessionServer({
      async onRefresh(response) {
        await pause(60);
        sendJson(response, 200, { access: 'access-1' });
      },
    });
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
    const controller = new AbortController();
    const leaving = client.bots.list({ signal: controller.signal });
    const staying = client.deposits.list();
    setTimeout(() => controller.abort(), 30);
    await expect(leaving).rejects.toMatchObject({ kind: 'aborted' });
    await expect(staying).resolves.toMatchObject({ items: [] });
    expect(server.refreshCount()).toBe(1);
  });

  it.each([
    ['refused', 401],
    ['answered', 200],
  ])('%s after another tab renewed the tokens takes over the other’s', async (_name, status) => {
    const store = begun('old');
    const server = await createSessionServer({
      onRefresh(response) {
        store.write({ tokens: { access: 'access-1', refresh: 'refresh-9' }, user: cached });
        sendJson(response, status, { access: 'stale' });
      },
    });
    await createApiClient({ baseUrl: server.url, tokenStore: store }).bots.list();
    expect(store.read().tokens).toEqual({ access: 'access-1', refresh: 'refresh-9' });
  });

  it('SESS-06 never sends one person’s request for another', async () => {
    const store = begun('old');
    const server = await createSessionServer({
      onRefresh(response) {
        const other = { ...cached, id: 8 };
        store.write({ tokens: { access: 'access-1', refresh: 'refresh-8' }, user: other });
        sendJson(response, 401, {});
      },
    });
    const client = createApiClient({ baseUrl: server.url, tokenStore: store });
    await expect(client.bots.list()).rejects.toMatchObject({ status: 401 });
    expect(store.read()).toMatchObject({ tokens: { refresh: 'refresh-8' }, user: { id: 8 } });
    expect(server.count('GET', '/api/bots/')).toBe(1);
  });
});
