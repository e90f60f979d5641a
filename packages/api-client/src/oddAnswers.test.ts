import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { type ApiClient, createApiClient } from './createApiClient.js';
import { createTestServer, sendJson, sendStalled, sendTruncated } from './testing/createTestServer.js';
import { moneyCalls, withdrawal } from './testing/orders.js';
import { begun } from './testing/sessions.js';

function clientOf(baseUrl: string, timeoutMs = 10_000): ApiClient {
  return createApiClient({ baseUrl, timeoutMs, tokenStore: begun() });
}

describe('a slow answer', () => {
  it('has one timeout for headers and body together', { tags: ['FAULT-25'] }, async () => {
    const server = await createTestServer(async (_request, response) => {
      await pause(800);
      sendStalled(response, 200);
    });
    const start = performance.now();
    await expect(clientOf(server.url, 1_000).bots.list()).rejects.toMatchObject({ kind: 'timeout' });
    // A separate timeout for the body would take 1,800 ms.
    expect(performance.now() - start).toBeLessThan(1_700);
    expect(server.requests).toHaveLength(1);
  });

  it('is reported by its status when the body of an error stalls', { tags: ['FAULT-25', 'ERR-06'] }, async () => {
    const server = await createTestServer((_request, response) => sendStalled(response, 400));
    const start = performance.now();
    await expect(clientOf(server.url, 1_500).withdrawals.create(withdrawal)).rejects.toMatchObject({
      kind: 'http',
      message: 'Invalid request. Please check your input.',
    });
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(server.requests).toHaveLength(1);
  });

  it(
    'takes at most twice the timeout, however slow the first attempt and long the pause',
    { tags: ['FAULT-25'] },
    async () => {
      let secondMs = Infinity;
      const server = await createTestServer(async (_request, response, { requests }) => {
        if (requests.length > 1) {
          const start = performance.now();
          response.on('close', () => (secondMs = performance.now() - start));
          return;
        }
        await pause(1_000);
        sendJson(response, 503, {}, { 'retry-after': '2' });
      });
      await expect(clientOf(server.url, 2_000).bots.list()).rejects.toMatchObject({ kind: 'timeout' });
      // One of the four seconds is left for it, not two of its own.
      await vi.waitFor(() => expect(secondMs).toBeLessThan(1_500));
    },
  );
});

describe('an error whose body cannot be read to its end', () => {
  it.each([
    ['Validation Error', 400, 'Invalid request. Please check your input.'],
    ['Server Error', 500, 'Server error. Please try again later.'],
  ])('is a %s by its status alone', { tags: ['ERR-23'] }, async (title, status, message) => {
    const server = await createTestServer((_request, response) => sendTruncated(response, status));
    await expect(clientOf(server.url).bots.list()).rejects.toMatchObject({ kind: 'http', status, title, message });
    // For an order, only a client error proves that it was refused.
    const kind = status === 400 ? 'http' : 'uncertain';
    await expect(clientOf(server.url).withdrawals.create(withdrawal)).rejects.toMatchObject({ kind, status });
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
      await expect(clientOf(server.url).bots.list()).rejects.toMatchObject({ message: 'Closed.', details: {} });
    },
  );
});

it.each([['null'], ['7'], ['"yes"'], ['true']])(
  'a withdrawal is uncertain when the body of a success is only %s',
  { tags: ['FAULT-27'] },
  async (text) => {
    const server = await createTestServer((_request, response) => void response.writeHead(200).end(text));
    await expect(clientOf(server.url).withdrawals.create(withdrawal)).rejects.toMatchObject({
      kind: 'uncertain',
      title: 'Error',
    });
  },
);

describe('an order', () => {
  it.each([300, 304, 408, 500, 501, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 599])(
    'may have been stored when the answer is %i',
    async (status) => {
      const server = await createTestServer((_request, response) => void response.writeHead(status).end());
      for (const [, call] of moneyCalls) {
        await expect(call(clientOf(server.url))).rejects.toMatchObject({ kind: 'uncertain', status });
      }
      expect(server.requests).toHaveLength(moneyCalls.length);
    },
  );

  it.each([400, 402, 403, 404, 405, 409, 410, 413, 415, 422, 425, 429])('is refused by a %i', async (status) => {
    const server = await createTestServer((_request, response) => void response.writeHead(status).end());
    for (const [, call] of moneyCalls) {
      await expect(call(clientOf(server.url))).rejects.toMatchObject({ kind: 'http', status });
    }
  });
});
