import { describe, expect, it, vi } from 'vitest';
import { type ApiClient, createApiClient } from '../createApiClient.js';
import { errorTexts } from '../errors/errorTexts.js';
import { catchError } from '../testing/catchError.js';
import { createStalledResponse, createTestFetch } from '../testing/createTestFetch.js';
import { createTestServer, type Handler, sendHtml, sendJson, sendTruncated } from '../testing/createTestServer.js';
import { investment, moneyCalls, withdrawal } from '../testing/orders.js';
import { begun } from '../testing/sessions.js';
import { stopClock } from '../testing/stopClock.js';

const UNEXPECTED = `${errorTexts.unexpected} ${errorTexts.uncertain}`;

async function answering(handle: Handler): Promise<ApiClient> {
  const server = await createTestServer(handle);
  return createApiClient({ baseUrl: server.url, tokenStore: begun() });
}

const bodies: readonly (readonly [string, Handler])[] = [
  ['nothing', (_request, response) => void response.writeHead(201).end()],
  ['the status 204', (_request, response) => void response.writeHead(204).end()],
  ['the status 205', (_request, response) => void response.writeHead(205).end()],
  ['null', (_request, response) => sendJson(response, 200, null)],
  ['a sentence', (_request, response) => void response.writeHead(202).end('It was received.')],
  ['an object', (_request, response) => sendJson(response, 201, {})],
];

describe.each(moneyCalls.slice(1))('%s', (_name, call) => {
  it.each(bodies)('is accepted by a success answer of %s', { tags: ['API-11', 'API-16'] }, async (_case, handle) => {
    await expect(call(await answering(handle))).resolves.toMatchObject({ id: null });
  });
});

describe.each(moneyCalls)('%s', (_name, call) => {
  it.each<[string, Handler]>([
    ['a page', (_request, response) => sendHtml(response, 200)],
    ['JSON that ends early', (_request, response) => void response.writeHead(200).end('{"message":"Acc')],
  ])('is uncertain when a success answer is %s', { tags: ['FAULT-27'] }, async (_case, handle) => {
    await expect(call(await answering(handle))).rejects.toMatchObject({
      kind: 'uncertain',
      title: 'Error',
      message: UNEXPECTED,
      cause: { kind: 'invalidResponse' },
    });
  });

  it.each([
    [[]],
    [false],
    [{ success: false }],
    [{ ok: false, address: '0x1', currency: 'ETH' }],
    [{ status: 'error', message: 'Insufficient balance', address: '0x1', currency: 'ETH' }],
    [{ error: 'Insufficient balance', address: '0x1', currency: 'ETH' }],
  ])('is uncertain when a success answer is %j', { tags: ['FAULT-27'] }, async (answer) => {
    const client = await answering((_request, response) => sendJson(response, 200, answer));
    await expect(call(client)).rejects.toMatchObject({
      kind: 'uncertain',
      message: expect.stringContaining(errorTexts.uncertain),
      details: answer,
      cause: { kind: 'invalidResponse' },
    });
  });

  it('is uncertain when a success answer breaks off or never ends', { tags: ['FAULT-27', 'FAULT-25'] }, async () => {
    await expect(call(await answering((_request, response) => sendTruncated(response)))).rejects.toMatchObject({
      kind: 'uncertain',
      title: 'Connection Error',
      cause: { kind: 'network' },
    });
    stopClock();
    const { fetch, next } = createTestFetch();
    const client = createApiClient({
      baseUrl: 'https://api.example.com',
      timeoutMs: 1_000,
      tokenStore: begun(),
      fetch,
    });
    const error = catchError(call(client));
    const { response, reading } = createStalledResponse(201);
    (await next()).respond(response);
    await reading;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await error).toMatchObject({ kind: 'uncertain', cause: { kind: 'timeout' } });
  });
});

it('reads the id of a new record from any answer that has one', async () => {
  const ids = [7, '7', 'a-7', undefined, null, '', 1.5, { id: 7 }];
  const answers = ids.map((id) => ({ id, message: 'Pending review', address: '0x1', currency: 'ETH' }));
  const expected = [7, 7, 'a-7', null, null, null, null, null];
  for (const [, call] of moneyCalls) {
    const client = await answering((_request, response, { requests }) =>
      sendJson(response, 201, answers[requests.length - 1]),
    );
    const found: unknown[] = [];
    for (const _ of answers) found.push(((await call(client)) as { readonly id: unknown }).id);
    expect(found).toEqual(expected);
  }
});

it('resolves to the message of a withdrawal, and to nothing else that was sent', async () => {
  const client = await answering((_request, response) =>
    sendJson(response, 201, { id: 7, message: 'Pending review', amount: '50' }),
  );
  await expect(client.withdrawals.create(withdrawal)).resolves.toEqual({ id: 7, message: 'Pending review' });
  await expect(client.investments.create(investment)).resolves.toEqual({ id: 7 });
});
