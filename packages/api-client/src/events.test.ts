import { expect, it, vi } from 'vitest';
import { createApiClient } from './createApiClient.js';
import { createSessionServer } from './testing/createSessionServer.js';
import { sendJson } from './testing/createTestServer.js';
import { begun } from './testing/sessions.js';

it('tells of every attempt, answer, retry and refresh, in their order', async () => {
  let calls = 0;
  const server = await createSessionServer({
    onCall: (_request, response) => sendJson(response, (calls += 1) === 1 ? 503 : 200, []),
  });
  const client = createApiClient({ baseUrl: server.url, tokenStore: begun() });
  const seen: unknown[] = [];
  client.on('request', ({ method, path, attempt }) => seen.push(['request', method, path, attempt]));
  client.on('response', ({ path, status, headers }) =>
    seen.push(['response', path, status, headers.get('content-type')]),
  );
  client.on('retry', ({ path, attempt }) => seen.push(['retry', path, attempt]));
  const stop = client.on('refresh', ({ error }) => seen.push(['refresh', error]));
  await client.bots.list();
  const json = 'application/json';
  expect(seen.splice(0)).toEqual([
    ['request', 'GET', '/api/bots/', 1],
    ['response', '/api/bots/', 503, json],
    ['retry', '/api/bots/', 2],
    ['request', 'GET', '/api/bots/', 2],
    ['response', '/api/bots/', 200, json],
  ]);
  server.expireAccess();
  await client.deposits.list();
  expect(seen.splice(0)).toEqual([
    ['request', 'GET', '/api/deposit/list/', 1],
    ['response', '/api/deposit/list/', 401, json],
    ['request', 'POST', '/api/auth/refresh/', 1],
    ['response', '/api/auth/refresh/', 200, json],
    ['refresh', null],
    ['retry', '/api/deposit/list/', 2],
    ['request', 'GET', '/api/deposit/list/', 2],
    ['response', '/api/deposit/list/', 200, json],
  ]);
  stop();
  server.expireAccess();
  await client.deposits.list();
  expect(seen.map((event) => (event as string[])[0])).not.toContain('refresh');
});

it('lets a listener add headers, but none of the client’s own', async () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const server = await createSessionServer();
  const client = createApiClient({ baseUrl: server.url, tokenStore: begun() });
  client.on('request', ({ setHeader, attempt }) => {
    setHeader('x-trace', `t${attempt}`);
    setHeader('Authorization', 'Bearer other');
  });
  client.on('request', ({ setHeader }) => setHeader('content-type', 'text/plain'));
  await client.bots.list();
  expect(server.requests[0]?.headers).toMatchObject({ 'x-trace': 't1', authorization: 'Bearer access-1' });
  expect(server.requests[0]?.headers['content-type']).toBeUndefined();
  expect(reported.map(String)).toEqual([
    expect.stringContaining("TypeError: The header 'Authorization' cannot be used."),
    expect.stringContaining("TypeError: The header 'content-type' cannot be used."),
  ]);
  vi.unstubAllGlobals();
});

it('is not broken by a listener that throws', async () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const server = await createSessionServer();
  const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
  const types = ['request', 'response', 'retry', 'refresh', 'signedOut'] as const;
  for (const type of types) {
    client.on(type, () => {
      throw new Error(type);
    });
  }
  await expect(client.bots.list()).resolves.toMatchObject({ items: [] });
  client.auth.logout();
  expect(new Set(reported.map((error) => (error as Error).message))).toEqual(new Set(types));
  vi.unstubAllGlobals();
});

it('tells why the session is over', async () => {
  const server = await createSessionServer({
    onRefresh: (response) => sendJson(response, 401, { detail: 'Token is blacklisted' }),
  });
  const seen: unknown[] = [];
  const client = createApiClient({ baseUrl: server.url, tokenStore: begun('old') });
  client.on('signedOut', ({ reason }) => seen.push(reason));
  client.on('refresh', ({ error }) => seen.push(error?.status));
  await client.bots.list().catch(() => undefined);
  expect(seen).toEqual([401, 'expired']);
});
