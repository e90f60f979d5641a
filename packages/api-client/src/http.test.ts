import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApiClient } from './createApiClient.js';
import { isAborted } from './errors/guards.js';
import { memoryTokenStore } from './session/memoryTokenStore.js';
import { catchError } from './testing/catchError.js';
import { createGate } from './testing/createGate.js';
import { createSessionServer } from './testing/createSessionServer.js';
import { createStalledResponse, createTestFetch } from './testing/createTestFetch.js';
import {
  createTestServer,
  deadAddress,
  type Handler,
  sendHtml,
  sendJson,
  sendStalled,
  sendTruncated,
} from './testing/createTestServer.js';
import { moneyCalls, withdrawal } from './testing/orders.js';
import { begun } from './testing/sessions.js';
import { stopClock } from './testing/stopClock.js';

type Client = ReturnType<typeof createApiClient>;

const NETWORK_MESSAGE = 'Network error. Please check your connection and try again.';
const cut: Handler = (_request, response) => void response.destroy();
const signedIn = () => memoryTokenStore({ tokens: { access: 'a', refresh: 'r' }, user: null });

function createTestClient(baseUrl: string): Client {
  return createApiClient({ baseUrl, tokenStore: signedIn() });
}

/** A client whose time passes and whose requests are answered only by the test. */
function createStillClient(timeoutMs = 10_000) {
  stopClock();
  const server = createTestFetch();
  const { fetch } = server;
  const client = createApiClient({
    baseUrl: 'https://api.example.com',
    timeoutMs,
    tokenStore: signedIn(),
    fetch,
  });
  return { client, ...server };
}

it('sends no cookies: the token alone says who asks', async () => {
  const { client, next } = createStillClient();
  void client.bots.list();
  const { credentials, headers } = await next();
  expect([credentials, headers.get('authorization')]).toEqual(['omit', 'Bearer a']);
});

describe('a GET that fails temporarily', () => {
  it.each([[408], [429], [502], [503], [504]])('is retried once after %i', async (status) => {
    const { client, next, requests } = createStillClient();
    const list = client.bots.list();
    (await next()).respond(Response.json({}, { status }));
    await vi.advanceTimersByTimeAsync(1_000);
    (await next()).respond(Response.json([]));
    await expect(list).resolves.toMatchObject({ items: [] });
    expect(requests).toHaveLength(2);
  });

  it.each([
    [503, 0.5, 200],
    [429, 0, 200],
    [429, 0.5, 600],
  ])('is retried after %i and a pause, random by %d: %i ms', async (status, random, pauseMs) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    onTestFinished(() => void vi.restoreAllMocks());
    const { client, next, requests } = createStillClient();
    const list = client.bots.list();
    (await next()).respond(Response.json({}, { status }));
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    (await next()).respond(Response.json([]));
    await expect(list).resolves.toMatchObject({ items: [] });
  });

  it('is retried once after a dropped connection', async () => {
    const server = await createTestServer((request, response, self) =>
      self.requests.length === 1 ? cut(request, response, self) : sendJson(response, 200, []),
    );
    await expect(createTestClient(server.url).bots.list()).resolves.toMatchObject({ items: [] });
    expect(server.requests).toHaveLength(2);
  });

  it('is not retried when its caller does not want that, except after a refresh', async () => {
    const server = await createTestServer((request, response) =>
      sendJson(response, request.path === '/api/bots/' ? 503 : 200, []),
    );
    await expect(createTestClient(server.url).bots.list({ retry: false })).rejects.toMatchObject({ status: 503 });
    expect(server.requests).toHaveLength(1);
    await expect(createTestClient(server.url).bots.list({ retry: true })).rejects.toMatchObject({ status: 503 });
    expect(server.requests).toHaveLength(3);
    const refreshing = await createSessionServer();
    const client = createApiClient({ baseUrl: refreshing.url, tokenStore: begun('old') });
    await expect(client.bots.list({ retry: false })).resolves.toMatchObject({ items: [] });
    expect(refreshing.count('GET', '/api/bots/')).toBe(2);
  });

  it('is given up after the second failure, within a second', { tags: ['ERR-17', 'ERR-18'] }, async () => {
    const { client, next, requests } = createStillClient();
    const error = catchError(client.bots.list());
    (await next()).respond(new Response('<!doctype html>', { status: 503 }));
    await vi.advanceTimersByTimeAsync(1_000);
    (await next()).respond(new Response('<!doctype html>', { status: 503 }));
    expect(await error).toMatchObject({
      kind: 'http',
      status: 503,
      title: 'Server Error',
      message: 'Service temporarily unavailable. Please try again later.',
    });
    expect(requests).toHaveLength(2);
  });

  it.each([[400], [403], [404], [413], [500]])('is not retried after %i', async (status) => {
    const server = await createTestServer((_request, response) => sendJson(response, status, {}));
    await expect(createTestClient(server.url).bots.list()).rejects.toMatchObject({ status });
    expect(server.requests).toHaveLength(1);
  });

  it('waits as long as a server asks, up to two seconds', async () => {
    const { client, next, requests } = createStillClient();
    for (const seconds of [1, 2]) {
      const list = client.bots.list();
      const headers = { 'retry-after': String(seconds) };
      (await next()).respond(Response.json({}, { status: 429, headers }));
      await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
      expect(requests).toHaveLength(2 * seconds - 1);
      await vi.advanceTimersByTimeAsync(1);
      (await next()).respond(Response.json([]));
      await list;
    }
    const error = catchError(client.bots.list());
    (await next()).respond(Response.json({}, { status: 503, headers: { 'retry-after': '3' } }));
    expect(await error).toMatchObject({ status: 503, retryAfter: 3 });
  });

  it(
    'is not retried when the server asks for an hour, and reports how long',
    { tags: ['ERR-14', 'ERR-15'] },
    async () => {
      const { client, next, requests } = createStillClient();
      const error = catchError(client.bots.list());
      (await next()).respond(new Response(null, { status: 429, headers: { 'retry-after': '3600' } }));
      expect(await error).toMatchObject({
        title: 'Rate Limit Exceeded',
        message: 'Too many requests. Please try again later.',
        retryAfter: 3_600,
      });
      expect(requests).toHaveLength(1);
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});

describe('no answer', () => {
  it('is a Connection Error when the server is down', { tags: ['ERR-21'] }, async () => {
    await expect(createTestClient(await deadAddress()).bots.list()).rejects.toMatchObject({
      kind: 'network',
      title: 'Connection Error',
      message: NETWORK_MESSAGE,
    });
  });

  it('is a Connection Error after the timeout, and not retried', { tags: ['FAULT-25', 'ERR-21'] }, async () => {
    const { client, next, requests } = createStillClient(1_000);
    const error = catchError(client.bots.list());
    const { signal } = await next();
    await vi.advanceTimersByTimeAsync(999);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({
      kind: 'timeout',
      title: 'Connection Error',
      message: NETWORK_MESSAGE,
    });
    expect(signal.aborted).toBe(true);
    expect(requests).toHaveLength(1);
  });

  it(
    'is a Connection Error when the answer is truncated or its body never ends',
    { tags: ['FAULT-25', 'ERR-21'] },
    async () => {
      const server = await createTestServer((_request, response) => sendTruncated(response));
      await expect(createTestClient(server.url).bots.list()).rejects.toMatchObject({
        kind: 'network',
        message: NETWORK_MESSAGE,
      });
      const { client, next } = createStillClient(1_000);
      const error = catchError(client.deposits.list());
      const { response, reading } = createStalledResponse();
      (await next()).respond(response);
      await reading;
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await error).toMatchObject({ kind: 'timeout' });
    },
  );

  it('has its timeout even when a custom fetch ignores signals', async () => {
    const silent = () => new Promise<Response>(() => undefined);
    const endless = () => Promise.resolve(new Response(new ReadableStream()));
    stopClock();
    const onEnd = vi.fn<(error: unknown) => void>();
    for (const fetch of [silent, endless]) {
      const client = createApiClient({ baseUrl: 'https://api.example.com', timeoutMs: 1_000, fetch });
      client.bots.list().catch(onEnd);
    }
    await vi.advanceTimersByTimeAsync(999);
    expect(onEnd).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onEnd.mock.calls).toMatchObject([[{ kind: 'timeout' }], [{ kind: 'timeout' }]]);
  });

  it('keeps the bearer token out of the error', async () => {
    const { inspect } = await import('node:util');
    const server = await createTestServer((request, response, self) =>
      request.path === '/api/bots/' ? cut(request, response, self) : sendJson(response, 400, { detail: 'no' }),
    );
    const client = createApiClient({
      baseUrl: server.url,
      tokenStore: memoryTokenStore({ tokens: { access: 'secret-token', refresh: 'r' }, user: null }),
    });
    for (const resource of [client.bots, client.deposits]) {
      const error: unknown = await resource.list().catch((thrown: unknown) => thrown);
      expect(inspect(error, { depth: 20, showHidden: true })).not.toContain('secret-token');
    }
  });
});

describe('an aborted call', () => {
  it('does not affect others waiting for the same refresh', { tags: ['FAULT-11'] }, async () => {
    const gate = createGate();
    const server = await createSessionServer({
      rotates: true,
      onRefresh: async (response) => {
        await gate.wait();
        sendJson(response, 200, { access: 'access-1' });
      },
    });
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
    const controller = new AbortController();
    const leaving = client.bots.list({ signal: controller.signal });
    const staying = [client.bots.list(), client.deposits.list()];
    await gate.reached;
    controller.abort();
    await expect(leaving).rejects.toMatchObject({ kind: 'aborted' });
    gate.open();
    await expect(Promise.all(staying)).resolves.toHaveLength(2);
    expect(server.refreshCount()).toBe(1);
  });

  it('rejects as aborted, whether before sending, while waiting or while reading', { tags: ['FAULT-11'] }, async () => {
    const { client, next, requests } = createStillClient();
    const before = client.bots.list({ signal: AbortSignal.abort() });
    await expect(before).rejects.toSatisfy(isAborted);
    expect(requests).toHaveLength(0);
    const [waiting, leaving] = [new AbortController(), new AbortController()];
    const unanswered = client.bots.list({ signal: waiting.signal });
    const { signal } = await next();
    waiting.abort();
    await expect(unanswered).rejects.toMatchObject({ kind: 'aborted' });
    expect(signal.aborted).toBe(true);
    const unfinished = client.deposits.list({ signal: leaving.signal });
    const { response, reading } = createStalledResponse();
    (await next()).respond(response);
    await reading;
    leaving.abort();
    await expect(unfinished).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('ends the pause before a retry too', async () => {
    const { client, next, requests } = createStillClient();
    const controller = new AbortController();
    const error = catchError(client.bots.list({ signal: controller.signal }));
    (await next()).respond(Response.json({}, { status: 503, headers: { 'retry-after': '2' } }));
    await vi.advanceTimersByTimeAsync(1_000);
    controller.abort();
    expect(await error).toSatisfy(isAborted);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requests).toHaveLength(1);
  });

  it('ends that pause without AbortSignal.any, which older browsers lack', async () => {
    const { client, next } = createStillClient();
    const controller = new AbortController();
    vi.stubGlobal('AbortSignal', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const error = catchError(client.bots.list({ signal: controller.signal }));
    (await next()).respond(Response.json({}, { status: 503, headers: { 'retry-after': '2' } }));
    await vi.advanceTimersByTimeAsync(1_000);
    controller.abort();
    // Without the clock moving on.
    expect(await error).toSatisfy(isAborted);
  });

  it('is a timeout when the caller’s signal is a deadline', async () => {
    // The one timer that cannot be faked. Whenever it fires, nothing else can end this call.
    const call = createStillClient().client.bots.list({ signal: AbortSignal.timeout(1) });
    await expect(call).rejects.toMatchObject({ kind: 'timeout', title: 'Connection Error' });
  });
});

describe('a call with its own options', () => {
  it('uses its own timeout, longer or shorter than the client’s', async () => {
    const { client, next } = createStillClient(300);
    for (const [options, timeoutMs] of [
      [{ timeoutMs: 200 }, 200],
      [{ timeoutMs: 5_000 }, 5_000],
      [{}, 300],
    ] as const) {
      const error = catchError(client.bots.list(options));
      const { signal } = await next();
      await vi.advanceTimersByTimeAsync(timeoutMs - 1);
      expect(signal.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(signal.aborted).toBe(true);
      expect(await error).toMatchObject({ kind: 'timeout' });
    }
  });

  it('uses its own error texts, and the next call the client’s', async () => {
    const server = await createTestServer((request, response) =>
      request.path.endsWith('/create/') ? sendHtml(response, 502) : sendJson(response, 200, {}),
    );
    const client = createApiClient({
      baseUrl: server.url,
      tokenStore: begun(),
      texts: { unexpected: 'Something failed.', uncertain: 'Nobody knows.', errorTitle: 'Fehler' },
    });
    const texts = { unexpected: 'Etwas ging schief.', uncertain: 'Das ist ungewiss.', serverError: ' ' };
    const words = (error: unknown) => (error as Error).message;
    expect(words(await client.bots.list({ texts }).catch((error: unknown) => error))).toBe(texts.unexpected);
    await expect(client.bots.list({ texts })).rejects.toMatchObject({ title: 'Fehler' });
    await expect(client.bots.list()).rejects.toMatchObject({ message: 'Something failed.' });
    const deposit = { currency: 'ETH', amount: '1' };
    await expect(client.deposits.create(deposit, { texts })).rejects.toMatchObject({
      message: expect.stringContaining(texts.uncertain),
    });
    await expect(client.deposits.create(deposit)).rejects.toMatchObject({
      message: expect.stringContaining('Nobody knows.'),
    });
    client.auth.logout();
    const notAuthenticated = { texts: { notAuthenticated: 'Bitte anmelden.' } };
    await expect(client.auth.profile(notAuthenticated)).rejects.toMatchObject({ message: 'Bitte anmelden.' });
  });

  it('uses its own error texts for a refresh that other calls share', async () => {
    const server = await createSessionServer({ onRefresh: (response) => sendHtml(response, 503) });
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
    const texts = { serviceUnavailable: 'Bitte später.' };
    const [own, other] = await Promise.allSettled([client.bots.list({ texts }), client.deposits.list()]);
    expect(own).toMatchObject({ reason: { status: 503, title: 'Server Error', message: 'Bitte später.' } });
    expect(other).toMatchObject({ reason: { status: 503, message: expect.stringContaining('temporarily') } });
    expect(server.refreshCount()).toBe(1);
  });
});

describe('on a platform with missing features', () => {
  const missing = (): never => {
    throw new ReferenceError('fetch is not defined');
  };

  it.each<[string, () => void]>([
    ['fetch', () => vi.stubGlobal('fetch', undefined)],
    ['AbortController', () => vi.stubGlobal('AbortController', undefined)],
  ])(
    'without %s a call fails as unexpected, not as a connection error, and no order is uncertain',
    async (_name, removeFeature) => {
      const server = await createTestServer((_request, response) => sendJson(response, 200, []));
      const client = createTestClient(server.url);
      removeFeature();
      onTestFinished(() => void vi.unstubAllGlobals());
      for (const call of [(of: Client) => of.bots.list(), ...moneyCalls.map(([, each]) => each)]) {
        const error: unknown = await call(client).catch((thrown: unknown) => thrown);
        expect(error).toMatchObject({ name: 'ApiError', kind: 'unexpected', cause: expect.any(Error) });
      }
      expect(server.requests).toEqual([]);
    },
  );

  it('without random numbers sign-in fails with that reason', async () => {
    const server = await createSessionServer();
    vi.stubGlobal('crypto', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const login = createApiClient({ baseUrl: server.url }).auth.login({ email: 'v@example.com', password: 'secret' });
    await expect(login).rejects.toMatchObject({ name: 'ApiError', kind: 'unexpected', cause: expect.any(TypeError) });
  });

  it('an error inside a custom fetch is not a connection error; a request it may have sent is uncertain', async () => {
    const incomplete = [
      () => Promise.resolve().then(missing),
      () => Promise.resolve().then(() => (undefined as unknown as typeof fetch)('https://api.example.com')),
    ];
    for (const fetch of incomplete) {
      const client = createApiClient({ baseUrl: 'https://api.example.com', tokenStore: begun(), fetch });
      await expect(client.bots.list()).rejects.toMatchObject({ kind: 'unexpected', cause: expect.any(Error) });
      await expect(client.withdrawals.create(withdrawal)).rejects.toMatchObject({ kind: 'uncertain' });
    }
  });
});

describe.each(moneyCalls)('%s', (_name, call) => {
  it.each([
    ['cut before the answer', cut, 'Connection Error'],
    [
      'lost behind a proxy with 502',
      ((_request, response) => sendHtml(response, 502)) satisfies Handler,
      'Server Error',
    ],
    [
      'lost behind a proxy with 504',
      ((_request, response) => sendHtml(response, 504)) satisfies Handler,
      'Server Error',
    ],
  ])('is uncertain and not retried when %s', { tags: ['FAULT-27'] }, async (_case, handle, title) => {
    const server = await createTestServer(handle);
    await expect(call(createTestClient(server.url))).rejects.toMatchObject({
      kind: 'uncertain',
      title,
      message: expect.stringContaining('It may have been sent.'),
    });
    expect(server.requests).toHaveLength(1);
  });

  it('is uncertain and not retried when hanging', { tags: ['FAULT-27'] }, async () => {
    const { client, next, requests } = createStillClient(1_000);
    const error = catchError(call(client));
    await next();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await error).toMatchObject({
      kind: 'uncertain',
      title: 'Connection Error',
      message: expect.stringContaining('It may have been sent.'),
    });
    expect(requests).toHaveLength(1);
  });

  it.each([[400], [403], [429]])('is refused by %i, and not retried', async (status) => {
    const server = await createTestServer((_request, response) => sendJson(response, status, { detail: 'No.' }));
    await expect(call(createTestClient(server.url))).rejects.toMatchObject({ kind: 'http', status, message: 'No.' });
    expect(server.requests).toHaveLength(1);
  });

  it.each([[500], [503]])('is uncertain after %i, with the message of the server, and not retried', async (status) => {
    const server = await createTestServer((_request, response) => sendJson(response, status, { detail: 'No.' }));
    await expect(call(createTestClient(server.url))).rejects.toMatchObject({
      kind: 'uncertain',
      status,
      message: 'No. It may have been sent. Check your history and balance before you try again.',
    });
    expect(server.requests).toHaveLength(1);
  });

  it('is known not to be sent when the server is down', async () => {
    await expect(call(createTestClient(await deadAddress()))).rejects.toMatchObject({ kind: 'network' });
  });

  it('is known not to be sent when the device was offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    const server = await createTestServer(cut);
    await expect(call(createTestClient(server.url))).rejects.toMatchObject({
      kind: 'network',
      title: 'Connection Error',
    });
  });

  it('is uncertain when a server answers although the device calls itself offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    for (const status of [500, 200]) {
      const server = await createTestServer((_request, response) => sendHtml(response, status));
      await expect(call(createTestClient(server.url))).rejects.toMatchObject({ kind: 'uncertain' });
    }
  });

  it('is uncertain when its caller leaves after it was stored', { tags: ['FAULT-27'] }, async () => {
    const controller = new AbortController();
    const stored: string[] = [];
    const server = await createTestServer(({ body }) => {
      stored.push(body);
      controller.abort();
    });
    const error: unknown = await call(createTestClient(server.url), { signal: controller.signal }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ kind: 'uncertain', title: 'Cancelled', cause: { kind: 'aborted' } });
    expect(isAborted(error)).toBe(false);
    expect(stored).toHaveLength(1);
  });

  it('is uncertain when its caller leaves while the answer is read', { tags: ['FAULT-27'] }, async () => {
    const controller = new AbortController();
    const server = await createTestServer((_request, response) => sendStalled(response, 201));
    const client = createApiClient({
      baseUrl: server.url,
      tokenStore: begun(),
      async fetch(input, init) {
        const response = await fetch(input, init);
        controller.abort();
        return response;
      },
    });
    await expect(call(client, { signal: controller.signal })).rejects.toMatchObject({ kind: 'uncertain' });
  });

  it(
    'is aborted when its caller leaves before it is sent, or after it was refused',
    { tags: ['FAULT-11'] },
    async () => {
      const server = await createSessionServer({ onRefresh: () => controller.abort() });
      const controller = new AbortController();
      const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
      await expect(call(client, { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'aborted' });
      expect(server.requests).toHaveLength(0);
      await expect(call(client, { signal: controller.signal })).rejects.toSatisfy(isAborted);
      expect(server.requests.map(({ path, headers }) => [path, headers.authorization])).toEqual([
        [expect.any(String), 'Bearer old'],
        ['/api/auth/refresh/', undefined],
      ]);
    },
  );

  it('is uncertain when its caller leaves while it is sent again after a refresh', async () => {
    const controller = new AbortController();
    const server = await createSessionServer({ onCall: () => controller.abort() });
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
    await expect(call(client, { signal: controller.signal })).rejects.toMatchObject({ kind: 'uncertain' });
    expect(server.refreshCount()).toBe(1);
  });
});
