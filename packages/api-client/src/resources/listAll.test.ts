import { describe, expect, it } from 'vitest';
import { createApiClient } from '../createApiClient.js';
import { memoryTokenStore } from '../session/memoryTokenStore.js';
import { createTestServer, type Handler, sendJson, type TestServer } from '../testing/createTestServer.js';

const bot = (id: number): object => ({ id, name: `Bot ${id}` });

function botsOf(server: TestServer): ReturnType<ReturnType<typeof createApiClient>['bots']['list']> {
  const tokenStore = memoryTokenStore({ tokens: { access: 'a', refresh: 'r' }, user: null });
  return createApiClient({ baseUrl: server.url, tokenStore }).bots.list();
}

/** Answers page n of `pages`, each with one bot and an absolute `next`, as Django does. */
function paged(pages: number): Handler {
  return (request, response, { url }) => {
    const page = Number(new URL(request.path, url).searchParams.get('page') ?? '1');
    const next = page < pages ? `${url}/api/bots/?page=${page + 1}` : null;
    sendJson(response, 200, { count: pages, next, previous: null, results: [bot(page)] });
  };
}

describe('a list', () => {
  it('API-14 may be a bare array', async () => {
    const server = await createTestServer((_request, response) => sendJson(response, 200, [bot(1), bot(2)]));
    expect(await botsOf(server)).toMatchObject({ items: [{ id: 1 }, { id: 2 }], isComplete: true, total: 2 });
  });

  it('API-14 may come in pages, each asked for with the bearer', async () => {
    const server = await createTestServer(paged(3));
    const list = await botsOf(server);
    expect(list).toMatchObject({ items: [{ id: 1 }, { id: 2 }, { id: 3 }], isComplete: true, total: 3 });
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill('Bearer a'));
  });

  it('API-14 is followed over 50 pages and then says how many are missing', async () => {
    const server = await createTestServer(paged(60));
    const list = await botsOf(server);
    expect(list.items).toHaveLength(50);
    expect(list).toMatchObject({ isComplete: false, total: 60 });
    expect(server.requests).toHaveLength(50);
  });

  it('API-14 of exactly 50 pages is whole', async () => {
    const server = await createTestServer(paged(50));
    expect(await botsOf(server)).toMatchObject({ isComplete: true, total: 50 });
  });

  it('API-14 never takes the bearer to another origin', async () => {
    const foreign = await createTestServer((_request, response) => sendJson(response, 200, []));
    const server = await createTestServer((_request, response) =>
      sendJson(response, 200, { next: `${foreign.url}/api/bots/?page=2`, results: [bot(1)] }),
    );
    expect(await botsOf(server)).toMatchObject({ items: [{ id: 1 }], isComplete: false, total: null });
    expect(foreign.requests).toHaveLength(0);
  });

  it.each([['javascript:alert(1)'], ['http://['], ['?page=1&again']])(
    'API-14 ends at the next page %j without a loop',
    async (next) => {
      const server = await createTestServer((_request, response) =>
        sendJson(response, 200, { count: 9, next, results: [bot(1)] }),
      );
      expect(await botsOf(server)).toMatchObject({ isComplete: false, total: 9 });
      expect(server.requests.length).toBeLessThanOrEqual(2);
    },
  );

  it('API-14 keeps what it has when a later page fails', async () => {
    const server = await createTestServer((request, response, self) =>
      request.path.includes('page=2') ? sendJson(response, 500, {}) : paged(3)(request, response, self),
    );
    expect(await botsOf(server)).toMatchObject({ items: [{ id: 1 }], isComplete: false, total: 3 });
  });

  it('API-14 tells of a session that ended between pages', async () => {
    const server = await createTestServer((request, response, self) =>
      request.path === '/api/bots/' ? paged(3)(request, response, self) : sendJson(response, 401, {}),
    );
    await expect(botsOf(server)).rejects.toMatchObject({ status: 401 });
  });

  it.each([[{}], [null], ['text'], [{ results: 'none' }]])('API-14 is no list when it is %j', async (answer) => {
    const server = await createTestServer((_request, response) => sendJson(response, 200, answer));
    await expect(botsOf(server)).rejects.toMatchObject({ kind: 'invalidResponse' });
  });
});
