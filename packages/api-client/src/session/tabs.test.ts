import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ApiClient, createApiClient } from '../createApiClient.js';
import { createSessionServer } from '../testing/createSessionServer.js';
import { createTestFetch, type TestFetch } from '../testing/createTestFetch.js';
import { sendJson } from '../testing/createTestServer.js';
import { type MemoryLedger, memoryLedger } from '../testing/memoryLedger.js';
import { watch } from '../testing/sessions.js';
import { stopClock } from '../testing/stopClock.js';
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

function open(
  baseUrl: string,
  parts: Partial<TokenStore> = { rotations: ledger },
  more?: Pick<TestFetch, 'fetch'>,
): Tab {
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
  const client = createApiClient({ baseUrl, tokenStore: store, ...more });
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
      onRefresh(response) {
        first.client.auth.logout();
        sendJson(response, 200, { access: 'late', refresh: 'late' });
      },
    });
    const [first, second] = [open(server.url), open(server.url)];
    await expect(second.client.bots.list()).rejects.toMatchObject({ status: 401 });
    expect(second.store.read().tokens).toBeNull();
    expect(server.count('GET', '/api/bots/')).toBe(1);
  });
});

const REFRESH = '/api/auth/refresh/';
const renewed = { access: 'access-1', refresh: 'refresh-2' };
const refusal = () => Response.json({ detail: 'Token is blacklisted' }, { status: 401 });

let serverNumber = 0;

/** A server whose refreshes are answered by the test alone, as time passes. */
function createStillServer() {
  stopClock();
  const server = createTestFetch(({ path, headers }) => {
    if (path === REFRESH) return undefined;
    return headers.get('authorization') === `Bearer ${renewed.access}` ? Response.json([]) : refusal();
  });
  // One of its own, because locks are named after it.
  const url = `https://server-${(serverNumber += 1)}.example.com`;
  return {
    ...server,
    url,
    openTab: (parts?: Partial<TokenStore>) => open(url, parts, { fetch: server.fetch }),
    refreshCount: () => server.count('POST', REFRESH),
  };
}

describe('a slow refresh', () => {
  it('of seven seconds is waited for by the other tabs, which do not spend its token', async () => {
    const { next, openTab, refreshCount } = createStillServer();
    const tabs = [openTab(), openTab()];
    const lists = Promise.all(tabs.map(({ client }) => client.bots.list()));
    const { respond } = await next();
    await vi.advanceTimersByTimeAsync(7_000);
    expect(refreshCount()).toBe(1);
    respond(Response.json(renewed));
    await lists;
    expect(refreshCount()).toBe(1);
    expect(tabs.map(({ changes }) => changes)).toEqual([[], []]);
  });

  it('is given the same time where tabs take turns through the ledger', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const { next, openTab, refreshCount } = createStillServer();
    const lists = [openTab(), openTab()].map(({ client }) => client.bots.list());
    const { respond } = await next();
    await vi.advanceTimersByTimeAsync(7_000);
    expect(refreshCount()).toBe(1);
    respond(Response.json(renewed));
    await Promise.race(lists);
    await vi.advanceTimersByTimeAsync(25);
    await Promise.all(lists);
    expect(refreshCount()).toBe(1);
  });

  it('is given it too where tabs cannot be serialized: a refusal is not accepted before', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const { next, openTab, refreshCount } = createStillServer();
    const shared = memoryTokenStore(begun);
    const tabs = [openTab(shared), openTab(shared)];
    const lists = tabs.map(({ client }) => client.bots.list());
    const [first, second] = [await next(), await next()];
    second.respond(refusal());
    await vi.advanceTimersByTimeAsync(2_000);
    first.respond(Response.json(renewed));
    await Promise.race(lists);
    await vi.advanceTimersByTimeAsync(100);
    await Promise.all(lists);
    expect(refreshCount()).toBe(2);
    expect(tabs.map(({ changes }) => changes)).toEqual([[], []]);
  });

  it('leaves a call no more than its own timeout, though another tab never releases the lock', async () => {
    const { url, next, openTab } = createStillServer();
    const held = Promise.withResolvers<void>();
    const orphan = navigator.locks.request(`tabs-${url}`, () => held.promise);
    const { client, store, changes } = openTab();
    const onEnd = vi.fn<(error: unknown) => void>();
    client.bots.list({ timeoutMs: 200 }).catch(onEnd);
    await vi.advanceTimersByTimeAsync(399);
    expect(onEnd).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onEnd.mock.calls).toMatchObject([[{ kind: 'timeout', title: 'Connection Error' }]]);
    expect(store.read().tokens).toEqual(begun.tokens);
    held.resolve();
    await orphan;
    // The shared refresh must go on after the call timed out.
    (await next()).respond(Response.json(renewed));
    await expect.poll(() => store.read().tokens).toEqual(renewed);
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
    await client.auth.login({ email: 'viewer@example.com', password: 'long enough' });
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
    const { next, openTab } = createStillServer();
    const { client, changes } = openTab();
    const list = client.bots.list();
    const { respond } = await next();
    // Only the clock moves on: no timer fires in a suspended tab.
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
    onTestFinished(() => void vi.restoreAllMocks());
    respond(refusal());
    await vi.advanceTimersByTimeAsync(200);
    await ledger.record('one', { tokens: renewed, sequence: 1 });
    await vi.advanceTimersByTimeAsync(100);
    await list;
    expect(changes).toEqual([]);
  });

  it('waits a moment for them where tabs cannot take turns', { tags: ['FAULT-03'] }, async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const { next, openTab } = createStillServer();
    const { client, store, changes } = openTab({});
    const list = client.bots.list();
    (await next()).respond(refusal());
    await vi.advanceTimersByTimeAsync(200);
    store.write({ ...begun, tokens: renewed });
    await vi.advanceTimersByTimeAsync(100);
    await list;
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
