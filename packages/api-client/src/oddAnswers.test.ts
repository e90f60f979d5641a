import { describe, expect, it, vi } from 'vitest';
import { type ApiClient, createApiClient } from './createApiClient.js';
import { catchError } from './testing/catchError.js';
import { createStalledResponse, createTestFetch } from './testing/createTestFetch.js';
import { createTestServer, sendTruncated } from './testing/createTestServer.js';
import { moneyCalls, withdrawal } from './testing/orders.js';
import { begun } from './testing/sessions.js';
import { stopClock } from './testing/stopClock.js';

function createTestClient(baseUrl: string): ApiClient {
  return createApiClient({ baseUrl, tokenStore: begun() });
}

describe('a slow answer', () => {
  function createSlowServer(timeoutMs: number) {
    stopClock();
    const server = createTestFetch();
    const { fetch } = server;
    const client = createApiClient({ baseUrl: 'https://api.example.com', timeoutMs, tokenStore: begun(), fetch });
    return { client, ...server };
  }

  it('has one timeout for headers and body together', { tags: ['FAULT-25'] }, async () => {
    const { client, next, requests } = createSlowServer(1_000);
    const error = catchError(client.bots.list());
    const { signal, respond } = await next();
    await vi.advanceTimersByTimeAsync(800);
    const { response, reading } = createStalledResponse();
    respond(response);
    await reading;
    await vi.advanceTimersByTimeAsync(199);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ kind: 'timeout' });
    expect(signal.aborted).toBe(true);
    expect(requests).toHaveLength(1);
  });

  it('is reported by its status when the body of an error stalls', { tags: ['FAULT-25', 'ERR-06'] }, async () => {
    const { client, next, requests } = createSlowServer(1_500);
    const error = catchError(client.withdrawals.create(withdrawal));
    const { response, reading } = createStalledResponse(400);
    (await next()).respond(response);
    await reading;
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await error).toMatchObject({
      kind: 'http',
      message: 'Invalid request. Please check your input.',
    });
    expect(requests).toHaveLength(1);
  });

  it(
    'takes at most twice the timeout, however slow the first attempt and long the pause',
    { tags: ['FAULT-25'] },
    async () => {
      const { client, next } = createSlowServer(2_000);
      // No list, which has a deadline of its own.
      const error = catchError(client.bots.get(1));
      const first = await next();
      await vi.advanceTimersByTimeAsync(1_000);
      first.respond(Response.json({}, { status: 503, headers: { 'retry-after': '2' } }));
      await vi.advanceTimersByTimeAsync(2_000);
      const second = await next();
      // One of the four seconds is left for it, not two of its own.
      await vi.advanceTimersByTimeAsync(999);
      expect(second.signal.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(second.signal.aborted).toBe(true);
      expect(await error).toMatchObject({ kind: 'timeout' });
    },
  );
});

describe('an error whose body cannot be read to its end', () => {
  it.each([
    ['Validation Error', 400, 'Invalid request. Please check your input.'],
    ['Server Error', 500, 'Server error. Please try again later.'],
  ])('is a %s by its status alone', { tags: ['ERR-23'] }, async (title, status, message) => {
    const server = await createTestServer((_request, response) => sendTruncated(response, status));
    await expect(createTestClient(server.url).bots.list()).rejects.toMatchObject({
      kind: 'http',
      status,
      title,
      message,
    });
    // For an order, only a client error proves that it was refused.
    const kind = status === 400 ? 'http' : 'uncertain';
    await expect(createTestClient(server.url).withdrawals.create(withdrawal)).rejects.toMatchObject({ kind, status });
  });
});

describe('an error body of JSON', () => {
  it.each([['text/plain'], ['text/html'], ['application/problem+json'], [undefined]])(
    'is parsed whatever its content type: %s',
    { tags: ['ERR-23'] },
    async (type) => {
      const server = await createTestServer((_request, response) => {
        response.writeHead(400, type === undefined ? {} : { 'content-type': type }).end('\ufeff {"detail":"Closed."}');
      });
      await expect(createTestClient(server.url).bots.list()).rejects.toMatchObject({ message: 'Closed.', details: {} });
    },
  );
});

describe('an order', () => {
  it.each([300, 304, 408, 500, 501, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 599])(
    'may have been stored when the answer is %i',
    async (status) => {
      const server = await createTestServer((_request, response) => void response.writeHead(status).end());
      for (const [, call] of moneyCalls) {
        await expect(call(createTestClient(server.url))).rejects.toMatchObject({ kind: 'uncertain', status });
      }
      expect(server.requests).toHaveLength(moneyCalls.length);
    },
  );

  it.each([400, 402, 403, 404, 405, 409, 410, 413, 415, 422, 425, 429])('is refused by a %i', async (status) => {
    const server = await createTestServer((_request, response) => void response.writeHead(status).end());
    for (const [, call] of moneyCalls) {
      await expect(call(createTestClient(server.url))).rejects.toMatchObject({ kind: 'http', status });
    }
  });
});
