import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../createApiClient.js';
import { createSessionServer, profileOnWire } from '../testing/createSessionServer.js';
import { createTestFetch } from '../testing/createTestFetch.js';
import { createTestServer, sendJson } from '../testing/createTestServer.js';
import { begun, cached, watch } from '../testing/sessions.js';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a 401', () => {
  it('causes one refresh and one retry with the new token', { tags: ['SESS-05', 'SESS-06'] }, async () => {
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
  ])(
    'with rotation %s leaves %s stored, and the cached user',
    { tags: ['FAULT-17', 'FAULT-18', 'API-07'] },
    async (rotates, refresh) => {
      const server = await createSessionServer({ rotates });
      const store = begun('old');
      await createApiClient({ baseUrl: server.url, tokenStore: store }).bots.list();
      expect(store.read()).toEqual({ tokens: { access: 'access-2', refresh }, user: cached, sequence: 1 });
    },
  );

  it('on 200 calls at once causes one refresh and 200 retries', { tags: ['FAULT-01', 'SESS-09'] }, async () => {
    const { fetch, count } = createTestFetch(({ path, headers }) => {
      if (path === '/api/auth/refresh/') return Response.json({ access: 'access-1', refresh: 'refresh-2' });
      const isKnown = headers.get('authorization') === 'Bearer access-1';
      return isKnown ? Response.json([]) : Response.json({ detail: 'Expired' }, { status: 401 });
    });
    const client = createApiClient({ baseUrl: 'https://api.example.com', tokenStore: begun('old'), fetch });
    const results = await Promise.all(Array.from({ length: 200 }, () => client.bots.list()));
    expect(results).toHaveLength(200);
    expect(count('POST', '/api/auth/refresh/')).toBe(1);
    expect(count('GET', '/api/bots/')).toBe(400);
  });

  it('retries a POST with the same bytes, each executed once', { tags: ['FAULT-08', 'SESS-06'] }, async () => {
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

  it(
    'after the retry is the caller’s error, with one refresh and the session intact where the profile can be read',
    { tags: ['FAULT-06', 'SESS-07'] },
    async () => {
      const server = await createSessionServer({
        onCall: ({ path }, response) =>
          path === '/api/auth/profile/'
            ? sendJson(response, 200, profileOnWire)
            : sendJson(response, 401, { detail: 'Still no.' }),
      });
      const store = begun('old');
      const client = createApiClient({ baseUrl: server.url, tokenStore: store });
      const calls = [client.bots.list(), client.bots.list(), client.deposits.list()];
      for (const call of calls) await expect(call).rejects.toMatchObject({ status: 401, message: 'Still no.' });
      expect(server.refreshCount()).toBe(1);
      expect(server.count('GET', '/api/auth/profile/'), 'each token is confirmed once').toBe(1);
      expect(store.read().tokens).not.toBeNull();
    },
  );

  it.each([['user_inactive'], ['user_not_found']])(
    'with the code %s despite a fresh token ends the session',
    async (code) => {
      const server = await createSessionServer({
        onCall: (_request, response) => sendJson(response, 401, { detail: 'User is gone', code }),
      });
      const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
      const events: unknown[] = [];
      client.session.subscribe((change, error) => events.push([change, error?.message]));
      await expect(client.bots.list()).rejects.toMatchObject({ status: 401, message: 'User is gone' });
      expect(events).toEqual([['expired', 'User is gone']]);
      expect(server.count('GET', '/api/auth/profile/')).toBe(0);
    },
  );

  it('despite a fresh token ends the session if the profile is refused too, with the sentence of the server', async () => {
    const server = await createSessionServer({
      onCall: ({ path }, response) =>
        sendJson(response, 401, { detail: path === '/api/auth/profile/' ? 'Account closed' : 'No' }),
    });
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
    const events: unknown[] = [];
    client.session.subscribe((change, error) => events.push([change, error?.message]));
    await expect(client.bots.list()).rejects.toMatchObject({ status: 401, message: 'No' });
    expect(events).toEqual([['expired', 'Account closed']]);
  });

  describe('despite a token that lives for five seconds', () => {
    /** The token comes, and is refused, after so many ms. */
    async function refuse(comesAfter: number, isRefusedAfter: number) {
      const token = (number: number) => `h.${btoa(JSON.stringify({ iat: 1_000, exp: 1_005, number }))}.s`;
      let now = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => now);
      let [refreshes, calls] = [0, 0];
      const server = await createTestServer(({ path }, response) => {
        if (path === '/api/auth/refresh/') {
          now += comesAfter;
          return sendJson(response, 200, { access: token((refreshes += 1)) });
        }
        if (path === '/api/auth/profile/') return sendJson(response, 401, {});
        calls += 1;
        if (calls === 2) now += isRefusedAfter;
        return sendJson(response, calls < 3 ? 401 : 200, []);
      });
      const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
      const status = await client.bots.list().then(
        () => 200,
        (error: { readonly status: number }) => error.status,
      );
      return { status, refreshes, isSignedIn: client.session.hasTokens() };
    }

    it.each([
      ['a call that took longer', 0, 5_500],
      ['a refresh that took most of it', 4_500, 600],
      ['a server that counts whole seconds', 0, 4_200],
    ])('renews once more after %s', async (_what, comesAfter, isRefusedAfter) => {
      expect(await refuse(comesAfter, isRefusedAfter)).toEqual({ status: 200, refreshes: 2, isSignedIn: true });
    });

    it('ends the session while it certainly lives', async () => {
      expect(await refuse(2_000, 1_900)).toEqual({ status: 401, refreshes: 1, isSignedIn: false });
    });
  });

  it('on the profile despite a fresh token ends the session, with the message of the server', async () => {
    const server = await createSessionServer({
      onCall: (_request, response) => sendJson(response, 401, { detail: 'User is inactive', code: 'user_inactive' }),
    });
    const store = begun('old');
    const client = createApiClient({ baseUrl: server.url, tokenStore: store });
    const events: unknown[] = [];
    client.session.subscribe((change, error) => events.push([change, error?.status, error?.message]));
    await expect(client.auth.profile()).rejects.toMatchObject({ status: 401, message: 'User is inactive' });
    expect(store.read()).toEqual({ tokens: null, user: null });
    expect(events).toEqual([['expired', 401, 'User is inactive']]);
    expect(server.refreshCount()).toBe(1);
  });

  it('on the profile during sign-in is a failed login', async () => {
    const server = await createSessionServer({
      onCall: (_request, response) => sendJson(response, 401, { detail: 'User is inactive' }),
    });
    const client = createApiClient({ baseUrl: server.url });
    const changes = watch(client);
    const login = client.auth.login({ email: 'viewer@example.com', password: 'long enough' });
    await expect(login).rejects.toMatchObject({ status: 401, message: 'User is inactive' });
    expect(client.session.hasTokens()).toBe(false);
    expect(changes).toEqual(['signedOut']);
  });

  it('on the profile whose refresh is refused reports an expired session', async () => {
    const server = await createSessionServer({
      onRefresh: (response) => sendJson(response, 401, { detail: 'Token is blacklisted' }),
    });
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
    const events: unknown[] = [];
    client.session.subscribe((...event) => events.push(event));
    await expect(client.auth.profile()).rejects.toMatchObject({ status: 401 });
    expect(events).toEqual([['expired', undefined]]);
  });

  it('on the profile of a user who was replaced meanwhile does not end the next session', async () => {
    const store = begun('old');
    const other = { tokens: { access: 'access-1', refresh: 'refresh-8' }, user: { ...cached, id: 8 } };
    const server = await createSessionServer({
      onRefresh(response) {
        store.write(other);
        sendJson(response, 401, {});
      },
    });
    const client = createApiClient({ baseUrl: server.url, tokenStore: store });
    await expect(client.auth.profile()).rejects.toMatchObject({ status: 401 });
    expect(store.read()).toEqual(other);
  });

  it('without a session is an ordinary answer', async () => {
    const server = await createSessionServer();
    await expect(createApiClient({ baseUrl: server.url }).bots.list()).rejects.toMatchObject({ status: 401 });
    expect(server.refreshCount()).toBe(0);
  });

  it('of a late request sent with the old token is only retried', { tags: ['FAULT-02', 'SESS-09'] }, async () => {
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
