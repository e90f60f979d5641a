import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApiClient } from '../createApiClient.js';
import { catchError } from '../testing/catchError.js';
import { createGate } from '../testing/createGate.js';
import { createSessionServer } from '../testing/createSessionServer.js';
import { createTestFetch } from '../testing/createTestFetch.js';
import { sendHtml, sendJson } from '../testing/createTestServer.js';
import { begun, cached, watch } from '../testing/sessions.js';
import { stopClock } from '../testing/stopClock.js';
import { memoryTokenStore } from './memoryTokenStore.js';

/** Advances the monotonic clock, and stops it there. */
function letPass(ms: number): void {
  const later = performance.now() + ms;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  onTestFinished(() => void vi.restoreAllMocks());
}

describe('a refresh', () => {
  it.each([[400], [401], [403]])(
    'refused with %i clears the session once; callers get their 401',
    { tags: ['FAULT-05', 'SESS-08'] },
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

  it.each([
    [401, '<!doctype html><title>Sign in to the VPN</title>', 'text/html'],
    [403, '<!doctype html><title>Blocked</title>', 'text/html'],
    [403, '{"error":"Blocked by the firewall"}', 'application/json'],
    [400, '', 'text/plain'],
    [404, '{"detail":"Not found."}', 'application/json'],
    [405, '{"detail":"Method not allowed."}', 'application/json'],
  ])('answered %i %s says nothing about the token, and leaves the session in place', async (status, body, type) => {
    const server = await createSessionServer({
      onRefresh: (response) => void response.writeHead(status, { 'content-type': type }).end(body),
    });
    const store = begun('old');
    const client = createApiClient({ baseUrl: server.url, tokenStore: store });
    await expect(client.bots.list()).rejects.toMatchObject({ kind: 'http', status });
    expect(store.read().tokens).not.toBeNull();
  });

  it.each([
    [401, {}],
    [400, { refresh: ['This field may not be blank.'] }],
    [403, { code: 'token_not_valid' }],
  ])('refused with %i %j ends the session', async (status, body) => {
    const server = await createSessionServer({ onRefresh: (response) => sendJson(response, status, body) });
    const store = begun('old');
    await expect(createApiClient({ baseUrl: server.url, tokenStore: store }).bots.list()).rejects.toMatchObject({
      status: 401,
    });
    expect(store.read().tokens).toBeNull();
  });

  it.each([[408], [425], [429], [500], [502], [503]])(
    'that fails temporarily with %i leaves the session in place and rejects with that',
    { tags: ['FAULT-09', 'SESS-08'] },
    async (status) => {
      const server = await createSessionServer({ onRefresh: (response) => sendJson(response, status, {}) });
      const store = begun('old');
      const client = createApiClient({ baseUrl: server.url, tokenStore: store });
      const changes = watch(client);
      letPass(0);
      await expect(client.bots.list()).rejects.toMatchObject({ kind: 'http', status });
      expect(store.read()).toMatchObject({ tokens: { refresh: 'refresh-1' }, user: cached });
      expect(changes).toEqual([]);
      letPass(999);
      await expect(client.bots.list()).rejects.toMatchObject({ status });
      expect(server.refreshCount(), 'within a second of the failure').toBe(1);
      letPass(1);
      await expect(client.bots.list()).rejects.toMatchObject({ status });
      expect(server.refreshCount()).toBe(2);
    },
  );

  it('that fails temporarily is not repeated during the configured pause', async () => {
    const server = await createSessionServer({ onRefresh: (response) => sendJson(response, 503, {}) });
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old'), refreshPauseMs: 5_000 });
    for (const [passed, count] of [
      [0, 1],
      [4_999, 1],
      [1, 2],
    ] as const) {
      letPass(passed);
      await expect(client.bots.list()).rejects.toMatchObject({ status: 503 });
      expect(server.refreshCount()).toBe(count);
    }
  });

  it(
    'is not attempted before the Retry-After of the server, up to a minute',
    { tags: ['FAULT-10', 'SESS-08'] },
    async () => {
      const server = await createSessionServer({
        onRefresh: (response) => sendJson(response, 429, {}, { 'retry-after': '3600' }),
      });
      const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
      for (const [passed, count] of [
        [0, 1],
        [59_999, 1],
        [1, 2],
      ] as const) {
        letPass(passed);
        await expect(client.bots.list()).rejects.toMatchObject({ status: 429, retryAfter: 3_600 });
        expect(server.refreshCount()).toBe(count);
      }
    },
  );

  it(
    'that was refused is never sent again, even when the store cannot be cleared',
    { tags: ['FAULT-10', 'SESS-08'] },
    async () => {
      const server = await createSessionServer({ onRefresh: (response) => sendJson(response, 401, {}) });
      const store = begun('old');
      const client = createApiClient({ baseUrl: server.url, tokenStore: { ...store, clear: () => undefined } });
      for (let call = 0; call < 50; call += 1) {
        await expect(client.bots.list()).rejects.toMatchObject({ status: 401 });
      }
      expect(store.read().tokens).not.toBeNull();
      expect(server.refreshCount()).toBe(1);
    },
  );

  it('ends the session on any failure when so configured', { tags: ['FAULT-09'] }, async () => {
    const server = await createSessionServer({ onRefresh: (response) => void response.destroy() });
    const store = begun('old');
    const client = createApiClient({ baseUrl: server.url, tokenStore: store, clearOnAnyRefreshFailure: true });
    const changes = watch(client);
    await expect(client.bots.list()).rejects.toMatchObject({ kind: 'http', status: 401 });
    expect(store.read().tokens).toBeNull();
    expect(changes).toEqual(['expired']);
  });

  it(
    'without a connection leaves the session in place; a withdrawal is then not uncertain',
    { tags: ['FAULT-09', 'SESS-08'] },
    async () => {
      const server = await createSessionServer({ onRefresh: (response) => void response.destroy() });
      const store = begun('old');
      const client = createApiClient({ baseUrl: server.url, tokenStore: store });
      const withdrawal = { amount: '50', currency: 'ETH', withdrawalAddress: '0x1234567890' };
      await expect(client.withdrawals.create(withdrawal)).rejects.toMatchObject({ kind: 'network' });
      expect(store.read().tokens).not.toBeNull();
    },
  );

  it.each([[{}], [{ access: '' }], [{ access: null }], [[]], ['page']])(
    'with an invalid answer (%j) leaves the session in place and stores nothing',
    { tags: ['FAULT-19', 'SESS-08'] },
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

  it('stores nothing after a logout that happened during it', { tags: ['FAULT-13', 'SESS-04'] }, async () => {
    const gate = createGate();
    const server = await createSessionServer({
      async onRefresh(response) {
        await gate.wait();
        sendJson(response, 200, { access: 'access-2', refresh: 'refresh-2' });
      },
    });
    const store = begun('old');
    const client = createApiClient({ baseUrl: server.url, tokenStore: store });
    const changes = watch(client);
    const call = client.bots.list();
    await gate.reached;
    client.auth.logout();
    gate.open();
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(store.read()).toEqual({ tokens: null, user: null });
    expect(changes).toEqual(['signedOut']);
    expect(server.count('GET', '/api/bots/')).toBe(1);
  });

  it('of an ended session does not affect the next one', { tags: ['FAULT-13', 'SESS-04'] }, async () => {
    const gate = createGate();
    const server = await createSessionServer({
      async onRefresh(response) {
        await gate.wait();
        sendJson(response, 200, { access: 'late', refresh: 'late' });
      },
    });
    const store = memoryTokenStore({ tokens: { access: 'old', refresh: 'refresh-1' }, user: null });
    const client = createApiClient({ baseUrl: server.url, tokenStore: store });
    const outcome = client.bots.list().catch((error: unknown) => error);
    await gate.reached;
    client.auth.logout();
    await client.auth.login({ email: 'viewer@example.com', password: 'long enough' });
    gate.open();
    expect(await outcome).toMatchObject({ status: 401 });
    expect(store.read().tokens).toEqual({ access: 'access-1', refresh: 'refresh-1' });
    expect(server.count('GET', '/api/bots/')).toBe(1);
  });

  it('is not cancelled by an aborted caller', { tags: ['FAULT-11'] }, async () => {
    const gate = createGate();
    const server = await createSessionServer({
      async onRefresh(response) {
        await gate.wait();
        sendJson(response, 200, { access: 'access-1' });
      },
    });
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
    const controller = new AbortController();
    const leaving = client.bots.list({ signal: controller.signal });
    const staying = client.deposits.list();
    await gate.reached;
    controller.abort();
    await expect(leaving).rejects.toMatchObject({ kind: 'aborted' });
    gate.open();
    await expect(staying).resolves.toMatchObject({ items: [] });
    expect(server.refreshCount()).toBe(1);
  });

  it('that is slow leaves a call no more than two timeouts', { tags: ['FAULT-25'] }, async () => {
    stopClock();
    const { fetch, next, count } = createTestFetch();
    const baseUrl = 'https://api.example.com';
    const client = createApiClient({ baseUrl, tokenStore: begun('old'), timeoutMs: 1_000, fetch });
    const error = catchError(client.bots.list());
    for (const status of [401, 200]) {
      const { respond } = await next();
      await vi.advanceTimersByTimeAsync(800);
      respond(Response.json({ access: 'access-1' }, { status }));
    }
    const { signal } = await next();
    await vi.advanceTimersByTimeAsync(399);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal.aborted, 'before its own timeout of a second').toBe(true);
    expect(await error).toMatchObject({ kind: 'timeout', title: 'Connection Error' });
    expect(count('GET', '/api/bots/')).toBe(2);
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

  it('never sends one user’s request for another', { tags: ['FAULT-15', 'SESS-06'] }, async () => {
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
