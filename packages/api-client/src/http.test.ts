import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApiClient } from './createApiClient.js';
import { isAborted } from './errors/guards.js';
import { memoryTokenStore } from './session/memoryTokenStore.js';
import { createSessionServer } from './testing/createSessionServer.js';
import {
  createTestServer,
  deadAddress,
  type Handler,
  sendHtml,
  sendJson,
  sendTruncated,
} from './testing/createTestServer.js';
import { moneyCalls, withdrawal } from './testing/orders.js';
import { begun } from './testing/sessions.js';

type Client = ReturnType<typeof createApiClient>;

const NETWORK_MESSAGE = 'Network error. Please check your connection and try again.';
const hang: Handler = () => undefined;
const cut: Handler = (_request, response) => void response.destroy();
function clientOf(baseUrl: string, timeoutMs = 10_000): Client {
  return createApiClient({
    baseUrl,
    timeoutMs,
    tokenStore: memoryTokenStore({ tokens: { access: 'a', refresh: 'r' }, user: null }),
  });
}

describe('a GET that fails temporarily', () => {
  it.each([[408], [429], [502], [503], [504]])('is retried once after %i', async (status) => {
    const server = await createTestServer((_request, response, { requests }) =>
      sendJson(response, requests.length === 1 ? status : 200, []),
    );
    await expect(clientOf(server.url).bots.list()).resolves.toMatchObject({ items: [] });
    expect(server.requests).toHaveLength(2);
  });

  it('is retried once after a dropped connection', async () => {
    const server = await createTestServer((request, response, self) =>
      self.requests.length === 1 ? cut(request, response, self) : sendJson(response, 200, []),
    );
    await expect(clientOf(server.url).bots.list()).resolves.toMatchObject({ items: [] });
    expect(server.requests).toHaveLength(2);
  });

  it('is given up after the second failure, within a second', { tags: ['ERR-17', 'ERR-18'] }, async () => {
    const server = await createTestServer((_request, response) => sendHtml(response, 503));
    const start = performance.now();
    await expect(clientOf(server.url).bots.list()).rejects.toMatchObject({
      kind: 'http',
      status: 503,
      title: 'Server Error',
      message: 'Service temporarily unavailable. Please try again later.',
    });
    expect(server.requests).toHaveLength(2);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it.each([[400], [403], [404], [413], [500]])('is not retried after %i', async (status) => {
    const server = await createTestServer((_request, response) => sendJson(response, status, {}));
    await expect(clientOf(server.url).bots.list()).rejects.toMatchObject({ status });
    expect(server.requests).toHaveLength(1);
  });

  it('waits as long as a server asks, up to two seconds', async () => {
    const server = await createTestServer((_request, response, { requests }) =>
      sendJson(response, requests.length === 1 ? 429 : 200, [], { 'retry-after': '1' }),
    );
    const start = performance.now();
    await clientOf(server.url).bots.list();
    expect(performance.now() - start).toBeGreaterThan(950);
  });

  it(
    'is not retried when the server asks for an hour, and reports how long',
    { tags: ['ERR-14', 'ERR-15'] },
    async () => {
      const server = await createTestServer((_request, response) =>
        sendJson(response, 429, undefined, { 'retry-after': '3600' }),
      );
      const start = performance.now();
      await expect(clientOf(server.url).bots.list()).rejects.toMatchObject({
        title: 'Rate Limit Exceeded',
        message: 'Too many requests. Please try again later.',
        retryAfter: 3_600,
      });
      expect(server.requests).toHaveLength(1);
      expect(performance.now() - start).toBeLessThan(2_000);
    },
  );
});

describe('no answer', () => {
  it('is a Connection Error when the server is down', { tags: ['ERR-21'] }, async () => {
    await expect(clientOf(await deadAddress()).bots.list()).rejects.toMatchObject({
      kind: 'network',
      title: 'Connection Error',
      message: NETWORK_MESSAGE,
    });
  });

  it('is a Connection Error after the timeout, and not retried', { tags: ['FAULT-25', 'ERR-21'] }, async () => {
    const server = await createTestServer(hang);
    const start = performance.now();
    await expect(clientOf(server.url, 1_000).bots.list()).rejects.toMatchObject({
      kind: 'timeout',
      title: 'Connection Error',
      message: NETWORK_MESSAGE,
    });
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(server.requests).toHaveLength(1);
  });

  it(
    'is a Connection Error when the answer is truncated or its body never ends',
    { tags: ['FAULT-25', 'ERR-21'] },
    async () => {
      const server = await createTestServer((request, response) => {
        if (request.path === '/api/bots/') return sendTruncated(response);
        response.writeHead(200, { 'content-type': 'application/json' }).write('[');
      });
      await expect(clientOf(server.url).bots.list()).rejects.toMatchObject({
        kind: 'network',
        message: NETWORK_MESSAGE,
      });
      await expect(clientOf(server.url, 1_000).deposits.list()).rejects.toMatchObject({ kind: 'timeout' });
    },
  );

  it('has its timeout even when a custom fetch ignores signals', async () => {
    const silent = () => new Promise<Response>(() => undefined);
    const endless = () => Promise.resolve(new Response(new ReadableStream()));
    const start = performance.now();
    const calls = [silent, endless].map((fetch) =>
      createApiClient({ baseUrl: 'https://api.example.com', timeoutMs: 1_000, fetch }).bots.list(),
    );
    for (const call of calls) await expect(call).rejects.toMatchObject({ kind: 'timeout' });
    // Both attempts of a call together would have two seconds.
    expect(performance.now() - start).toBeLessThan(1_900);
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
    const server = await createSessionServer({
      rotates: true,
      onRefresh: async (response) => {
        await pause(100);
        sendJson(response, 200, { access: 'access-1' });
      },
    });
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
    const controller = new AbortController();
    const leaving = client.bots.list({ signal: controller.signal });
    const staying = [client.bots.list(), client.deposits.list()];
    setTimeout(() => controller.abort(), 50);
    await expect(leaving).rejects.toMatchObject({ kind: 'aborted' });
    await expect(Promise.all(staying)).resolves.toHaveLength(2);
    expect(server.refreshCount()).toBe(1);
  });

  it('rejects as aborted, whether before sending, while waiting or while reading', { tags: ['FAULT-11'] }, async () => {
    const server = await createTestServer((request, response) => {
      if (request.path === '/api/deposit/list/') response.writeHead(200).write('[');
    });
    const client = clientOf(server.url);
    const before = client.bots.list({ signal: AbortSignal.abort() });
    await expect(before).rejects.toSatisfy(isAborted);
    expect(server.requests).toHaveLength(0);
    for (const resource of [client.bots, client.deposits]) {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 50);
      await expect(resource.list({ signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' });
    }
  });

  it('ends the pause before a retry too', async () => {
    const controller = new AbortController();
    const server = await createTestServer((_request, response) => {
      sendJson(response, 503, {}, { 'retry-after': '2' });
      setTimeout(() => controller.abort(), 50);
    });
    await expect(clientOf(server.url).bots.list({ signal: controller.signal })).rejects.toSatisfy(isAborted);
    expect(server.requests).toHaveLength(1);
  });

  it('ends that pause without AbortSignal.any, which older browsers lack', async () => {
    const controller = new AbortController();
    const server = await createTestServer((_request, response) => {
      sendJson(response, 503, {}, { 'retry-after': '2' });
      setTimeout(() => controller.abort(), 50);
    });
    const client = clientOf(server.url);
    vi.stubGlobal('AbortSignal', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const start = performance.now();
    await expect(client.bots.list({ signal: controller.signal })).rejects.toSatisfy(isAborted);
    expect(performance.now() - start).toBeLessThan(1_500);
  });

  it('is a timeout when the caller’s signal is a deadline', async () => {
    const server = await createTestServer(hang);
    const call = clientOf(server.url).bots.list({ signal: AbortSignal.timeout(50) });
    await expect(call).rejects.toMatchObject({ kind: 'timeout', title: 'Connection Error' });
  });
});

describe('a call with its own options', () => {
  it('uses its own timeout, longer or shorter than the client’s', async () => {
    const server = await createTestServer(async (_request, response) => {
      await pause(600);
      sendJson(response, 200, []);
    });
    const start = performance.now();
    await expect(clientOf(server.url).bots.list({ timeoutMs: 200 })).rejects.toMatchObject({ kind: 'timeout' });
    expect(performance.now() - start).toBeLessThan(550);
    await expect(clientOf(server.url, 300).bots.list({ timeoutMs: 5_000 })).resolves.toMatchObject({ items: [] });
    await expect(clientOf(server.url, 300).bots.list()).rejects.toMatchObject({ kind: 'timeout' });
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
      const client = clientOf(server.url);
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
    ['hanging', hang, 'Connection Error'],
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
    await expect(call(clientOf(server.url, handle === hang ? 1_000 : 10_000))).rejects.toMatchObject({
      kind: 'uncertain',
      title,
      message: expect.stringContaining('It may have been sent.'),
    });
    expect(server.requests).toHaveLength(1);
  });

  it.each([[400], [403], [429]])('is refused by %i, and not retried', async (status) => {
    const server = await createTestServer((_request, response) => sendJson(response, status, { detail: 'No.' }));
    await expect(call(clientOf(server.url))).rejects.toMatchObject({ kind: 'http', status, message: 'No.' });
    expect(server.requests).toHaveLength(1);
  });

  it.each([[500], [503]])('is uncertain after %i, with the message of the server, and not retried', async (status) => {
    const server = await createTestServer((_request, response) => sendJson(response, status, { detail: 'No.' }));
    await expect(call(clientOf(server.url))).rejects.toMatchObject({
      kind: 'uncertain',
      status,
      message: 'No. It may have been sent. Check your history and balance before you try again.',
    });
    expect(server.requests).toHaveLength(1);
  });

  it('is known not to be sent when the server is down', async () => {
    await expect(call(clientOf(await deadAddress()))).rejects.toMatchObject({ kind: 'network' });
  });

  it('is known not to be sent when the device was offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    const server = await createTestServer(cut);
    await expect(call(clientOf(server.url))).rejects.toMatchObject({ kind: 'network', title: 'Connection Error' });
  });
});

describe.each(moneyCalls.slice(0, 2))('%s, whose answer is read,', (_name, call) => {
  it.each<[string, Handler]>([
    ['HTML', (_request, response) => sendHtml(response, 200)],
    ['nothing', (_request, response) => void response.writeHead(200).end()],
    ['a truncated body', (_request, response) => sendTruncated(response)],
    ['the status 204', (_request, response) => void response.writeHead(204).end()],
    ['the status 205', (_request, response) => void response.writeHead(205).end()],
  ])('is uncertain when a success answer is %s', { tags: ['FAULT-27'] }, async (_case, handle) => {
    const server = await createTestServer(handle);
    await expect(call(clientOf(server.url))).rejects.toMatchObject({ kind: 'uncertain' });
    expect(server.requests).toHaveLength(1);
  });
});
