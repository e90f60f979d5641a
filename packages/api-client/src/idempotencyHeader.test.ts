import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ApiClient, createApiClient } from './createApiClient.js';
import { createSessionServer } from './testing/createSessionServer.js';
import { createTestServer, type SeenRequest, sendJson, type TestServer } from './testing/createTestServer.js';
import { moneyCalls } from './testing/orders.js';
import { begun } from './testing/sessions.js';

const HEADER = 'Idempotency-Key';

function createTestClient(baseUrl: string, idempotencyHeader?: string, access?: string): ApiClient {
  return createApiClient({ baseUrl, tokenStore: begun(access), orders: { idempotencyHeader } });
}

/** Accepts every order. */
const accepting = (): Promise<TestServer> =>
  createTestServer((_request, response) => sendJson(response, 201, { address: '0x1', currency: 'ETH' }));

const getKey = ({ headers }: SeenRequest): unknown => headers['idempotency-key'];

describe.each(moneyCalls)('%s', (_name, call) => {
  it('carries a key of its own, or the one it is given', async () => {
    const server = await accepting();
    const client = createTestClient(server.url, HEADER);
    await call(client);
    await call(client);
    await call(client, { key: 'order-7' });
    const [first, second, third] = server.requests.map(getKey);
    expect(first).toMatch(/^[!-~]+$/);
    expect(second).toMatch(/^[!-~]+$/);
    expect(second).not.toBe(first);
    expect(third).toBe('order-7');
  });

  it('keeps its key when it is sent again after a refresh', async () => {
    const server = await createSessionServer({
      onCall: (_request, response) => sendJson(response, 201, { address: '0x1', currency: 'ETH' }),
    });
    await call(createTestClient(server.url, HEADER, 'old'));
    const [refused, refresh, accepted] = server.requests;
    expect(accepted?.path).toBe(refused?.path);
    expect(accepted?.body).toBe(refused?.body);
    expect(accepted && getKey(accepted)).toBe(refused && getKey(refused));
    expect(refused && getKey(refused)).toBeTypeOf('string');
    expect(refresh && getKey(refresh)).toBeUndefined();
  });

  it('is uncertain after a 409 if it carries a key, because the same order may still be running', async () => {
    const server = await createTestServer((_request, response) => sendJson(response, 409, { detail: 'In progress.' }));
    await expect(call(createTestClient(server.url, HEADER))).rejects.toMatchObject({ kind: 'uncertain', status: 409 });
    await expect(call(createTestClient(server.url))).rejects.toMatchObject({ kind: 'http', status: 409 });
  });

  it('carries none where no header is configured, even if it is given one', { tags: ['FAULT-28'] }, async () => {
    const server = await accepting();
    await call(createTestClient(server.url), { key: 'order-7' });
    await call(createApiClient({ baseUrl: server.url, tokenStore: begun() }), { key: 'order-7' });
    expect(server.requests.map(getKey)).toEqual([undefined, undefined]);
    expect(JSON.stringify(server.requests)).not.toContain('order-7');
  });

  it('is not sent with a key that no header can hold', async () => {
    const server = await accepting();
    for (const key of ['', 'two words', 'line\n', 'schlüssel', 'x'.repeat(256)]) {
      await expect(call(createTestClient(server.url, HEADER), { key })).rejects.toMatchObject({
        kind: 'unexpected',
        cause: expect.any(TypeError),
      });
    }
    expect(server.requests).toEqual([]);
  });

  it('is not sent where no key can be made', async () => {
    const server = await accepting();
    vi.stubGlobal('crypto', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    await expect(call(createTestClient(server.url, HEADER))).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'unexpected',
    });
    expect(server.requests).toEqual([]);
  });
});

it('no other call carries a key', async () => {
  const server = await createSessionServer();
  const client = createTestClient(server.url, HEADER);
  await client.auth.login({ email: 'viewer@example.com', password: 'long enough' });
  await Promise.all([client.bots.list(), client.deposits.list(), client.withdrawals.get(4)]);
  expect(server.requests.map(getKey)).toEqual(server.requests.map(() => undefined));
});

it('the header may have another name, but none that means something else', async () => {
  const server = await accepting();
  await moneyCalls[1]?.[1](createTestClient(server.url, 'X-Request-Id'), { key: 'order-7' });
  expect(server.requests[0]?.headers['x-request-id']).toBe('order-7');
  for (const name of ['', 'Idempotency Key', 'Key:', 'Schlüssel', 'Authorization', 'content-type', 'Accept']) {
    expect(() => createTestClient(server.url, name)).toThrow(TypeError);
  }
});
