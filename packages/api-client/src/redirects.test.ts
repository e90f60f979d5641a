import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient } from './createApiClient.js';
import { createTestServer, sendHtml, sendJson } from './testing/createTestServer.js';
import { moneyCalls } from './testing/orders.js';
import { begun } from './testing/sessions.js';

const REDIRECTS = [301, 302, 303, 307, 308];

/** As Node, Deno, Bun and Cloudflare Workers do it: the redirect itself can be read. */
const onServers: typeof fetch = (input, init) => fetch(input, init);

/** As browsers do it: neither status nor target of a redirect can be read. */
const inBrowsers: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!REDIRECTS.includes(response.status)) return response;
  const hidden = Response.error();
  Object.defineProperty(hidden, 'type', { value: 'opaqueredirect' });
  return hidden;
};

const runtimes = [
  { where: 'on a server', fetch: onServers },
  { where: 'in a browser', fetch: inBrowsers },
] as const;

function createTestClient(baseUrl: string, itsFetch: typeof fetch): ApiClient {
  return createApiClient({ baseUrl, tokenStore: begun(), fetch: itsFetch });
}

function leadsTo(response: ServerResponse, status: number, location?: string): void {
  response.writeHead(status, location === undefined ? {} : { location }).end();
}

describe.each(runtimes)('a redirect $where', (runtime) => {
  it.each(REDIRECTS)('of a GET with %i is followed on the same server, with the bearer token', async (status) => {
    const server = await createTestServer((request, response) =>
      request.path === '/api/v2/bots/' ? sendJson(response, 200, []) : leadsTo(response, status, '/api/v2/bots/'),
    );
    await expect(createTestClient(server.url, runtime.fetch).bots.list()).resolves.toMatchObject({ items: [] });
    const tokens = new Set(server.requests.map(({ headers }) => headers.authorization));
    expect([...tokens]).toEqual(['Bearer access-1']);
  });

  it('of a GET to another server carries no bearer token, and its answer is rejected', async () => {
    const foreign = await createTestServer((_request, response) => sendJson(response, 200, []));
    const server = await createTestServer((_request, response) => leadsTo(response, 302, `${foreign.url}/login`));
    const call = createTestClient(server.url, runtime.fetch).bots.list();
    await expect(call).rejects.toMatchObject({ kind: 'invalidResponse', title: 'Error' });
    expect(foreign.requests.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
  });

  it.each(REDIRECTS)('of a POST with %i is not followed, and an order may have been stored', async (status) => {
    const foreign = await createTestServer((_request, response) => sendHtml(response, 200));
    for (const location of [`${foreign.url}/login`, '/api/auth/login/', undefined]) {
      const server = await createTestServer((_request, response) => leadsTo(response, status, location));
      const client = createTestClient(server.url, runtime.fetch);
      const login = client.auth.login({ email: 'viewer@example.com', password: 'long enough' });
      await expect(login).rejects.toMatchObject({ kind: 'network', title: 'Connection Error' });
      for (const [, call] of moneyCalls) await expect(call(client)).rejects.toMatchObject({ kind: 'uncertain' });
      expect(server.requests).toHaveLength(1 + moneyCalls.length);
    }
    expect(foreign.requests).toEqual([]);
  });

  it('of a GET that leads in a circle ends', async () => {
    const server = await createTestServer((request, response) => leadsTo(response, 302, request.path));
    await expect(createTestClient(server.url, runtime.fetch).bots.list()).rejects.toMatchObject({ name: 'ApiError' });
    expect(server.requests.length).toBeGreaterThan(20);
    expect(server.requests.length).toBeLessThan(100);
  });
});

it('to another server says what to set baseUrl to', async () => {
  const foreign = await createTestServer((_request, response) => sendJson(response, 200, []));
  const server = await createTestServer(({ path }, response) => leadsTo(response, 308, `${foreign.url}/v2${path}`));
  const message = `The server redirects to another origin: set baseUrl to ${foreign.url}/v2`;
  for (const { fetch: itsFetch } of runtimes) {
    const call = createTestClient(server.url, itsFetch).bots.list();
    await expect(call).rejects.toMatchObject({ kind: 'invalidResponse', cause: { message } });
  }
});

it('to another server that a browser may not read says so', async () => {
  const server = await createTestServer((_request, response) => leadsTo(response, 302, 'https://elsewhere.invalid/'));
  const itsFetch: typeof fetch = async (input, init) => {
    if (init?.redirect === 'follow') throw new TypeError('Failed to fetch');
    return inBrowsers(input, init);
  };
  await expect(createTestClient(server.url, itsFetch).bots.list()).rejects.toMatchObject({
    kind: 'network',
    cause: { message: 'The server redirected to another origin, or CORS refused what it redirected to.' },
  });
});

it('on a server, another one is not even asked', async () => {
  const foreign = await createTestServer((_request, response) => sendJson(response, 200, []));
  const server = await createTestServer((_request, response) => leadsTo(response, 302, foreign.url));
  await expect(createTestClient(server.url, onServers).bots.list()).rejects.toMatchObject({ kind: 'invalidResponse' });
  expect(server.requests).toHaveLength(1);
  expect(foreign.requests).toEqual([]);
});
