import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ApiClient, createApiClient } from '../createApiClient.js';
import { createSessionServer } from '../testing/createSessionServer.js';
import { sendJson } from '../testing/createTestServer.js';
import { type MemoryLedger, memoryLedger } from '../testing/memoryLedger.js';
import { watch } from '../testing/sessions.js';
import { memoryTokenStore } from './memoryTokenStore.js';
import type { SessionChange } from './session.js';
import type { StoredSession } from './StoredSession.js';
import type { TokenStore } from './TokenStore.js';

// Tabs whose stores show one another's writes late or never, as browsers may. Journeys cover real tabs.

const begun: StoredSession = { tokens: { access: 'old', refresh: 'refresh-1' }, user: null, id: 'one' };

let ledger: MemoryLedger;

beforeEach(() => {
  ledger = memoryLedger();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Tab {
  readonly client: ApiClient;
  readonly store: TokenStore;
  readonly changes: SessionChange[];
  /** Simulates the browser's storage event. */
  readonly deliver: () => void;
}

function open(baseUrl: string, parts: Partial<TokenStore> = { rotations: ledger }): Tab {
  let deliver = (): void => undefined;
  const store: TokenStore = {
    ...memoryTokenStore(begun),
    lockName: `tabs-${baseUrl}`,
    subscribe(onChange) {
      deliver = onChange;
      return () => undefined;
    },
    ...parts,
  };
  const client = createApiClient({ baseUrl, tokenStore: store });
  return { client, store, changes: watch(client), deliver: () => deliver() };
}

describe('tabs that do not see each other’s writes', () => {
  it(
    'refresh once for all, through several rotations, and spend no token twice',
    { tags: ['FAULT-03', 'SESS-09'] },
    async () => {
      const server = await createSessionServer({ rotates: true });
      const tabs = Array.from({ length: 8 }, () => open(server.url));
      for (let rotation = 1; rotation <= 5; rotation += 1) {
        await Promise.all(tabs.map(({ client }) => client.bots.list()));
        expect(server.refreshCount()).toBe(rotation);
        server.expireAccess();
      }
      expect(tabs.flatMap(({ changes }) => changes)).toEqual([]);
    },
  );

  it('take turns through the ledger where there are no Web Locks', { tags: ['FAULT-03'] }, async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const server = await createSessionServer({ rotates: true });
    const tabs = Array.from({ length: 8 }, () => open(server.url));
    await Promise.all(tabs.map(({ client }) => client.bots.list()));
    expect(server.refreshCount()).toBe(1);
  });

  it('refresh again when tokens from another tab have expired as well', { tags: ['FAULT-02'] }, async () => {
    const server = await createSessionServer({ rotates: true });
    const [first, second] = [open(server.url), open(server.url)];
    await first.client.bots.list();
    server.expireAccess();
    await expect(second.client.bots.list()).resolves.toMatchObject({ items: [] });
    expect(server.refreshCount()).toBe(2);
  });

  it('do not restore a session that one of them has ended', { tags: ['FAULT-14'] }, async () => {
    const server = await createSessionServer({ rotates: true });
    const [first, second] = [open(server.url), open(server.url)];
    first.client.auth.logout();
    await expect(second.client.bots.list()).rejects.toMatchObject({ status: 401 });
    expect(second.store.read().tokens).toBeNull();
    expect(second.changes).toEqual(['expired']);
    expect(server.refreshCount()).toBe(0);
  });

  it('store nothing after one of them logged out during another’s refresh', { tags: ['FAULT-13'] }, async () => {
    const server = await createSessionServer({
      async onRefresh(response) {
        first.client.auth.logout();
        await pause(20);
        sendJson(response, 200, { access: 'late', refresh: 'late' });
      },
    });
    const [first, second] = [open(server.url), open(server.url)];
    await expect(second.client.bots.list()).rejects.toMatchObject({ status: 401 });
    expect(second.store.read().tokens).toBeNull();
    expect(server.count('GET', '/api/bots/')).toBe(1);
  });
});

/** Spends the refresh token at the first request and answers it after so many ms; refuses it from then on. */
async function createSlowServer(ms: number) {
  let spent = 0;
  return createSessionServer({
    async onRefresh(response) {
      spent += 1;
      if (spent > 1) return sendJson(response, 401, { detail: 'Token is blacklisted' });
      await pause(ms);
      sendJson(response, 200, { access: 'access-1', refresh: 'refresh-2' });
    },
  });
}

describe('a slow refresh', () => {
  it('of seven seconds is waited for by the other tabs, which do not spend its token', async () => {
    const server = await createSlowServer(7_000);
    const tabs = [open(server.url), open(server.url)];
    await Promise.all(tabs.map(({ client }) => client.bots.list()));
    expect(server.refreshCount()).toBe(1);
    expect(tabs.map(({ changes }) => changes)).toEqual([[], []]);
  });

  it('is given the same time where tabs take turns through the ledger', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const server = await createSlowServer(7_000);
    const tabs = [open(server.url), open(server.url)];
    await Promise.all(tabs.map(({ client }) => client.bots.list()));
    expect(server.refreshCount()).toBe(1);
  });

  it('is given it too where tabs cannot be serialized: a refusal is not accepted before', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const server = await createSlowServer(2_000);
    const shared = memoryTokenStore(begun);
    const tabs = [open(server.url, shared), open(server.url, shared)];
    await Promise.all(tabs.map(({ client }) => client.bots.list()));
    expect(server.refreshCount()).toBe(2);
    expect(tabs.map(({ changes }) => changes)).toEqual([[], []]);
  });

  it('leaves a call no more than its own timeout, though another tab never releases the lock', async () => {
    const server = await createSessionServer();
    const held = Promise.withResolvers<void>();
    const orphan = navigator.locks.request(`tabs-${server.url}`, () => held.promise);
    const { client, store, changes } = open(server.url);
    const start = performance.now();
    const call = client.bots.list({ timeoutMs: 200 });
    await expect(call).rejects.toMatchObject({ kind: 'timeout', title: 'Connection Error' });
    expect(performance.now() - start).toBeLessThan(1_500);
    expect(store.read().tokens).toEqual(begun.tokens);
    held.resolve();
    await orphan;
    // The shared refresh must go on after the call timed out.
    await expect.poll(() => store.read().tokens?.access).toBe('access-2');
    expect(changes).toEqual([]);
  });
});

describe('a token ledger', () => {
  const live = (sequence: number) => ({
    id: 'one',
    sequence,
    tokens: { access: `access-${sequence}`, refresh: `refresh-${sequence}` },
  });

  it('with an older row does not replace the stored tokens', async () => {
    const server = await createSessionServer({ rotates: true });
    const store = memoryTokenStore({ ...begun, sequence: 2 });
    ledger = memoryLedger({ live: { ...live(1), tokens: { access: 'spent', refresh: 'spent' } } });
    const { client, changes } = open(server.url, { ...store, rotations: ledger });
    await client.bots.list();
    expect(server.requests.map(({ headers }) => headers.authorization)).not.toContain('Bearer spent');
    expect(changes).toEqual([]);
    expect(ledger.row().live).toMatchObject({ sequence: 3, tokens: { refresh: 'refresh-2' } });
  });

  it('that cannot record a rotation leaves the stored tokens in place', async () => {
    const server = await createSessionServer({ rotates: true });
    ledger = memoryLedger({ live: { ...live(0), tokens: { access: 'spent', refresh: 'spent' } } });
    const failing = { ...ledger, record: () => Promise.resolve('failed' as const) };
    const { client, store, changes } = open(server.url, { rotations: failing });
    for (let rotation = 2; rotation <= 4; rotation += 1) {
      await client.bots.list();
      expect(store.read().tokens?.refresh).toBe(`refresh-${rotation}`);
      server.expireAccess();
    }
    expect(server.refreshCount()).toBe(3);
    expect(changes).toEqual([]);
  });

  it('that holds newer tokens than a late answer keeps them, and the tab takes them over', async () => {
    const server = await createSessionServer({
      async onRefresh(response) {
        await ledger.record('one', live(1));
        await ledger.record('one', { ...live(5), tokens: { access: 'access-1', refresh: 'refresh-6' } });
        sendJson(response, 200, { access: 'late', refresh: 'late' });
      },
    });
    const { client, store } = open(server.url);
    await client.bots.list();
    expect(store.read()).toMatchObject({ sequence: 5, tokens: { access: 'access-1', refresh: 'refresh-6' } });
    expect(ledger.row().live).toMatchObject({ sequence: 5 });
  });

  it('holds no tokens after a sign-in, a logout, or a start without a session', async () => {
    const server = await createSessionServer();
    ledger = memoryLedger({ live: live(3) });
    const { client } = open(server.url, { ...memoryTokenStore(), rotations: ledger });
    expect(ledger.row().live, 'a page without a session').toBeNull();

    await ledger.record('another', live(4));
    const login = client.auth.login({ email: 'viewer@example.com', password: 'long enough' });
    await expect.poll(() => server.requests.length).toBeGreaterThan(0);
    await login;
    expect(ledger.row().live, 'a sign-in').toBeNull();

    await ledger.record('another', live(5));
    client.auth.logout();
    expect(ledger.row().live, 'a logout, before it returns').toBeNull();
  });
});

describe('a tab whose refresh token is refused', () => {
  it('takes over those another tab has stored meanwhile', { tags: ['FAULT-03'] }, async () => {
    const server = await createSessionServer({
      async onRefresh(response) {
        await ledger.record('one', { tokens: { access: 'access-1', refresh: 'refresh-2' }, sequence: 1 });
        sendJson(response, 401, { detail: 'Token is blacklisted' });
      },
    });
    const { client, store, changes } = open(server.url);
    await client.bots.list();
    expect(store.read().tokens).toEqual({ access: 'access-1', refresh: 'refresh-2' });
    expect(changes).toEqual([]);
  });

  it('waits for them when it was suspended for longer than a refresh may take: others may have renewed by then', async () => {
    const server = await createSessionServer({
      onRefresh(response) {
        const woken = performance.now() + 60_000;
        vi.spyOn(performance, 'now').mockReturnValue(woken);
        onTestFinished(() => void vi.restoreAllMocks());
        sendJson(response, 401, { detail: 'Token is blacklisted' });
        const theirs = { tokens: { access: 'access-1', refresh: 'refresh-2' }, sequence: 1 };
        setTimeout(() => void ledger.record('one', theirs), 200);
      },
    });
    const { client, changes } = open(server.url);
    await client.bots.list();
    expect(changes).toEqual([]);
  });

  it('waits a moment for them where tabs cannot take turns', { tags: ['FAULT-03'] }, async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const server = await createSessionServer({
      onRefresh(response) {
        sendJson(response, 401, { detail: 'Token is blacklisted' });
        setTimeout(() => store.write({ ...begun, tokens: { access: 'access-1', refresh: 'refresh-2' } }), 200);
      },
    });
    const { client, store, changes } = open(server.url, {});
    await client.bots.list();
    expect(changes).toEqual([]);
  });
});

describe('a tab that has not yet noticed another user’s login', () => {
  const other: StoredSession = { tokens: { access: 'access-1', refresh: 'refresh-1' }, user: null, id: 'two' };

  it('does not send an order submitted by the previous user', { tags: ['FAULT-15'] }, async () => {
    const server = await createSessionServer();
    const { client, store, changes } = open(server.url);
    store.write(other);
    const withdrawal = client.withdrawals.create({ amount: '50', currency: 'ETH', withdrawalAddress: '0x1234567890' });
    await expect(withdrawal).rejects.toMatchObject({ kind: 'aborted' });
    expect(server.requests).toEqual([]);
    expect(changes).toEqual(['signedInElsewhere']);
    await expect(client.bots.list()).resolves.toMatchObject({ items: [] });
  });

  it('notifies of it once', { tags: ['FAULT-15'] }, async () => {
    const server = await createSessionServer();
    const { client, store, changes, deliver } = open(server.url);
    store.write(other);
    deliver();
    await client.bots.list();
    expect(changes).toEqual(['signedInElsewhere']);
  });

  it('detects a session that vanished without an event, and sends nothing', { tags: ['FAULT-14'] }, async () => {
    const server = await createSessionServer();
    const { client, store, changes } = open(server.url);
    store.clear();
    await expect(client.bots.list()).rejects.toMatchObject({ kind: 'aborted' });
    expect(changes).toEqual(['signedOutElsewhere']);
    expect(ledger.row()).toEqual({ live: null, ended: 'one' });
  });
});
