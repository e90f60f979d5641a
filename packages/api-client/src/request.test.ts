import { inspect } from 'node:util';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import * as v from 'valibot';
import { type ApiClient, createApiClient } from './createApiClient.js';
import { isApiError } from './errors/guards.js';
import { catchError } from './testing/catchError.js';
import { createSessionServer } from './testing/createSessionServer.js';
import { createStalledResponse, createTestFetch } from './testing/createTestFetch.js';
import { createTestServer, sendHtml, sendJson, sendStalled } from './testing/createTestServer.js';
import { begun } from './testing/sessions.js';
import { stopClock } from './testing/stopClock.js';

const createTestClient = (baseUrl: string, access?: string): ApiClient =>
  createApiClient({ baseUrl, tokenStore: begun(access) });

describe('a call of the caller’s own', () => {
  it('has the bearer token, the refresh and the error of the built-in ones', async () => {
    const server = await createSessionServer({
      onCall: ({ path }, response) =>
        path === '/api/tickets/?page=2'
          ? sendJson(response, 200, [1])
          : sendJson(response, 400, { title: ['Too long.'] }),
    });
    const client = createTestClient(server.url, 'old');
    await expect(client.request('tickets/?page=2')).resolves.toEqual([1]);
    expect(server.refreshCount()).toBe(1);
    const call = client.request('tickets/', { method: 'PUT', body: { title: 'x' } });
    await expect(call).rejects.toMatchObject({ kind: 'http', fieldErrors: { title: 'Too long.' }, method: 'PUT' });
    expect(server.requests.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/api/tickets/',
      body: '{"title":"x"}',
      headers: { 'content-type': 'application/json', authorization: 'Bearer access-2' },
    });
  });

  it.each([
    ['https://elsewhere.example/bots/'],
    ['//elsewhere.example/'],
    ['/bots/'],
    ['bots//../x'],
    ['bots/../../x'],
    ['..'],
    ['bots/%2e%2E/x'],
    ['bots\\..\\x'],
    ['\thttps://elsewhere.example'],
    ['bots/\n../x'],
    ['javascript:alert(1)'],
    ['bots/#x'],
    [''],
  ])('to %j is not made: it may lead elsewhere, and the token with it', async (path) => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const client = createApiClient({ baseUrl: 'https://api.example.com', tokenStore: begun(), fetch });
    await expect(client.request(path)).rejects.toMatchObject({
      kind: 'unexpected',
      cause: new TypeError(`The path must lie below /api, such as 'bots/?page=2', not ${JSON.stringify(path)}.`),
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('may carry an address in its query', async () => {
    const server = await createSessionServer();
    await createTestClient(server.url).request('bots/?next=https://elsewhere.example/../x');
    expect(server.requests[0]?.path).toBe('/api/bots/?next=https://elsewhere.example/../x');
  });

  it.each([
    [502, {}],
    [200, { success: false }],
    [200, { id: 'none' }],
  ])('that moves money is uncertain after %i %j', async (status, body) => {
    const server = await createTestServer((_request, response) =>
      sendJson(response, status, body, { 'retry-after': '7' }),
    );
    const schema = v.object({ id: v.number() });
    const options = { method: 'POST', body: {}, movesMoney: true, schema } as const;
    const error = await catchError(createTestClient(server.url).request('transfers/', options));
    expect(error).toMatchObject({ kind: 'uncertain', ...(status === 502 && { retryAfter: 7 }) });
    expect(server.requests).toHaveLength(1);
  });

  it('is checked by a schema, which types it, and names the fields that do not match', async () => {
    const server = await createTestServer((_request, response) =>
      sendJson(response, 200, { id: 7, owner: { name: 'secret' } }),
    );
    const client = createTestClient(server.url);
    const answer = await client.request('tickets/7/', { schema: v.object({ id: v.number() }) });
    expectTypeOf(answer).toEqualTypeOf<{ id: number }>();
    expect(answer).toEqual({ id: 7 });
    const one = await client.bots.get(7, { schema: v.object({ id: v.number() }) });
    expectTypeOf(one).toEqualTypeOf<{ id: number }>();
    expectTypeOf(client.bots.get(7)).resolves.toBeUnknown();
    const schema = v.object({ owner: v.object({ name: v.number() }) });
    await expect(client.request('tickets/7/', { schema })).rejects.toMatchObject({
      kind: 'invalidResponse',
      cause: new TypeError('The answer does not match its schema: owner.name.'),
    });
  });

  it('without an answer resolves with undefined, but a GET needs one', async () => {
    const server = await createTestServer((_request, response) => void response.writeHead(204).end());
    const client = createTestClient(server.url);
    await expect(client.request('tickets/7/', { method: 'DELETE' })).resolves.toBeUndefined();
    await expect(client.request('tickets/7/')).rejects.toMatchObject({ kind: 'invalidResponse' });
  });

  it('sends a body with its length, without which servers of Python read none', async () => {
    const server = await createSessionServer();
    await createTestClient(server.url, 'old').request('tickets/', { method: 'POST', body: { title: 'x' } });
    const lengths = server.requests.map(({ headers }) => [headers['content-length'], headers['transfer-encoding']]);
    expect(lengths).toEqual([
      ['13', undefined],
      [expect.stringMatching(/^\d+$/), undefined],
      ['13', undefined],
    ]);
  });

  it('sends a form as it is', async () => {
    const server = await createSessionServer();
    const body = new FormData();
    body.set('file', new Blob(['hello']), 'a.txt');
    await createTestClient(server.url, 'old').request('files/', { method: 'POST', body });
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/files/', '/api/auth/refresh/', '/api/files/']);
    expect(server.requests.at(-1)?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.requests.at(-1)?.body).toContain('hello');
  });

  it('downloads with refresh and retry', async () => {
    let calls = 0;
    const server = await createSessionServer({
      onCall(_request, response) {
        calls += 1;
        if (calls === 1) return sendHtml(response, 503);
        response.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'a.csv' }).end('a;b');
      },
    });
    const client = createTestClient(server.url);
    const blob = await client.request('report/', { read: 'blob' });
    expect([blob.type, await blob.text()]).toEqual(['text/csv', 'a;b']);
    server.expireAccess();
    const response = await client.request('report/', { read: 'response' });
    expect(response.headers.get('content-disposition')).toBe('a.csv');
    expect(await response.text()).toBe('a;b');
    expect(server.refreshCount()).toBe(1);
  });

  it('whose body the caller reads is cancelled by the caller, and by no deadline', async () => {
    const server = await createTestServer((_request, response) => sendStalled(response, 200));
    const controller = new AbortController();
    const client = createApiClient({ baseUrl: server.url, tokenStore: begun() });
    const response = await client.request('report/', { read: 'response', signal: controller.signal });
    const reading = response.text();
    controller.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });

    stopClock();
    const { fetch, next } = createTestFetch();
    const slow = createApiClient({ baseUrl: server.url, tokenStore: begun(), timeoutMs: 20_000, fetch });
    const answer = slow.request('report/', { read: 'response' });
    const { signal, respond } = await next();
    respond(createStalledResponse().response);
    await answer;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(signal.aborted).toBe(false);
  });
});

it.each([
  ['bots', '..'],
  ['investments', '.'],
  ['withdrawals', ''],
] as const)('%s has no record %j', async (resource, id) => {
  const server = await createSessionServer();
  await expect(createTestClient(server.url)[resource].get(id)).rejects.toMatchObject({
    kind: 'unexpected',
    cause: new TypeError(`There is no record with the id "${id}".`),
  });
  expect(server.requests).toEqual([]);
});

describe('a time that no timer can wait', () => {
  it.each([[0], [-1], [NaN], [Infinity], [2 ** 31]])(
    '%d is refused, by the client and by each call',
    async (timeoutMs) => {
      const baseUrl = 'https://api.example.com';
      expect(() => createApiClient({ baseUrl, timeoutMs })).toThrow(RangeError);
      const call = createApiClient({ baseUrl }).bots.list({ timeoutMs });
      await expect(call).rejects.toMatchObject({ kind: 'unexpected', cause: { name: 'RangeError' } });
    },
  );

  it('is refused as a pause too, and the longest is not', () => {
    const baseUrl = 'https://api.example.com';
    expect(() => createApiClient({ baseUrl, refreshPauseMs: NaN })).toThrow(
      new RangeError('refreshPauseMs must be from 0 to 2147483647 ms, not NaN.'),
    );
    expect(() => createApiClient({ baseUrl, refreshPauseMs: 0, timeoutMs: 2 ** 31 - 1 })).not.toThrow();
  });
});

describe('an error', () => {
  it('tells which call failed, how often it was sent, and what the server calls it', async () => {
    const server = await createTestServer((_request, response, { requests }) =>
      sendJson(response, 503, { detail: 'Closed for the night.' }, { 'x-request-id': `r${requests.length}` }),
    );
    const error = await catchError(createTestClient(server.url).bots.list());
    expect(error).toMatchObject({ method: 'GET', path: '/api/bots/', attempts: 2, requestId: 'r2', isRetryable: true });
  });

  it('as JSON keeps its message and cause, and nothing of tokens, addresses and answers', async () => {
    const server = await createTestServer((_request, response) => void response.destroy());
    const call = createTestClient(server.url, 'secret-token').withdrawals.create({
      amount: '50',
      currency: 'ETH',
      withdrawalAddress: '0xsecret-address',
    });
    const text = JSON.stringify(await catchError(call));
    expect(JSON.parse(text)).toMatchObject({
      name: 'ApiError',
      kind: 'uncertain',
      message: expect.stringContaining('It may have been sent.'),
      method: 'POST',
      path: '/api/deposit/withdraw/',
      attempts: 1,
      isRetryable: false,
      cause: expect.stringContaining('ApiError: Network error.'),
    });
    expect(text).not.toContain('secret');
  });

  it.each([
    ['without a token', '{"access":"secret-token"}'],
    ['that breaks off', '{"access":"secret-token",secret}'],
  ])('of a sign-in answer %s holds nothing of it', async (_how, body) => {
    const server = await createTestServer((_request, response) => void response.writeHead(200).end(body));
    const client = createApiClient({ baseUrl: server.url });
    const error = await catchError(client.auth.login({ email: 'viewer@example.com', password: 'secret-word' }));
    expect(error).toMatchObject({ kind: 'invalidResponse', details: undefined });
    expect(inspect(error, { depth: 10 })).not.toContain('secret');
  });

  it('in logs holds nothing of an answer that is not JSON', async () => {
    const server = await createTestServer((_request, response) => void response.writeHead(200).end('{"name":secret}'));
    const error = await catchError(createTestClient(server.url).bots.list());
    expect(error).toMatchObject({ kind: 'invalidResponse', details: '{"name":secret}' });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ cause: 'TypeError: The answer is not JSON.' });
    expect(JSON.stringify(error)).not.toContain('secret');
  });

  it('is narrowed by its kind, and its fields by the input of the call', () => {
    const error: unknown = undefined;
    if (isApiError<{ amount: string; currency: string }>(error) && error.kind === 'http') {
      expectTypeOf(error.status).toBeNumber();
      expectTypeOf(error.fieldErrors.amount).toEqualTypeOf<string | undefined>();
      // @ts-expect-error -- not a field of the call
      void error.fieldErrors.address;
    }
    if (isApiError(error) && error.kind === 'network') expectTypeOf(error.status).toBeUndefined();
  });
});

describe('a GET that fails temporarily', () => {
  it.each([[520], [522], [530]])('is retried once after %i of a content delivery network', async (status) => {
    const server = await createTestServer((_request, response, { requests }) =>
      sendJson(response, requests.length === 1 ? status : 200, []),
    );
    await expect(createTestClient(server.url).bots.list()).resolves.toMatchObject({ items: [] });
    expect(server.requests).toHaveLength(2);
  });
});
