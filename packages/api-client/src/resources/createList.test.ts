import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RecordId } from '../contract/fields.js';
import type { UnreadableRecord } from '../contract/listing.js';
import { type ApiClient, createApiClient } from '../createApiClient.js';
import { memoryTokenStore } from '../session/memoryTokenStore.js';
import { createTestFetch } from '../testing/createTestFetch.js';
import { createTestServer, type Handler, sendJson, type TestServer } from '../testing/createTestServer.js';
import { stopClock } from '../testing/stopClock.js';

const bot = (id: number): object => ({ id, name: `Bot ${id}` });

function createTestClient(server: TestServer): ApiClient {
  const tokenStore = memoryTokenStore({ tokens: { access: 'a', refresh: 'r' }, user: null });
  return createApiClient({ baseUrl: server.url, tokenStore });
}

function listBots(server: TestServer): ReturnType<ApiClient['bots']['list']> {
  return createTestClient(server).bots.list();
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
  it('may be a bare array', { tags: ['API-14'] }, async () => {
    const server = await createTestServer((_request, response) => sendJson(response, 200, [bot(1), bot(2)]));
    expect(await listBots(server)).toMatchObject({ items: [{ id: 1 }, { id: 2 }], isComplete: true, total: 2 });
  });

  it('may come in pages, each requested with the bearer token', { tags: ['API-14'] }, async () => {
    const server = await createTestServer(paged(3));
    const list = await listBots(server);
    expect(list).toMatchObject({ items: [{ id: 1 }, { id: 2 }, { id: 3 }], isComplete: true, total: 3 });
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill('Bearer a'));
  });

  it('is fetched over 50 pages and then reports how many records are missing', { tags: ['API-14'] }, async () => {
    const server = await createTestServer(paged(60));
    const list = await listBots(server);
    expect(list.items).toHaveLength(50);
    expect(list).toMatchObject({ isComplete: false, total: 60 });
    expect(server.requests).toHaveLength(50);
  });

  it('of exactly 50 pages is complete', { tags: ['API-14'] }, async () => {
    const server = await createTestServer(paged(50));
    expect(await listBots(server)).toMatchObject({ isComplete: true, total: 50 });
  });

  it(
    'is fetched from the original server when a proxy makes the next page name another',
    { tags: ['API-14'] },
    async () => {
      const foreign = await createTestServer((_request, response) => sendJson(response, 200, []));
      const server = await createTestServer((request, response) =>
        request.path === '/api/bots/'
          ? sendJson(response, 200, { next: `${foreign.url}/internal/bots/?page=2&size=1`, results: [bot(1)] })
          : sendJson(response, 200, { next: null, results: [bot(2)] }),
      );
      expect(await listBots(server)).toEqual({
        items: [expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 2 })],
        isComplete: true,
        total: 2,
        unreadable: 0,
        unreadableIds: [],
        hasMore: false,
      });
      expect(server.requests.map(({ path }) => path)).toEqual(['/api/bots/', '/api/bots/?page=2&size=1']);
      expect(foreign.requests, 'which would have received the bearer token').toHaveLength(0);
    },
  );

  it.each([['javascript:alert(1)'], ['http://['], ['?page=1&again']])(
    'ends at the next page %j without a loop',
    { tags: ['API-14'] },
    async (next) => {
      const server = await createTestServer((_request, response) =>
        sendJson(response, 200, { count: 9, next, results: [bot(1)] }),
      );
      expect(await listBots(server)).toMatchObject({ isComplete: false, total: 9 });
      expect(server.requests.length).toBeLessThanOrEqual(2);
    },
  );

  it('keeps what was read when a later page fails', { tags: ['API-14'] }, async () => {
    const server = await createTestServer((request, response, self) =>
      request.path.includes('page=2') ? sendJson(response, 500, {}) : paged(3)(request, response, self),
    );
    expect(await listBots(server)).toMatchObject({ items: [{ id: 1 }], isComplete: false, total: 3 });
  });

  it('rejects when the session ends between pages', { tags: ['API-14'] }, async () => {
    const server = await createTestServer((request, response, self) =>
      request.path === '/api/bots/' ? paged(3)(request, response, self) : sendJson(response, 401, {}),
    );
    await expect(listBots(server)).rejects.toMatchObject({ status: 401 });
  });

  it.each([[{}], [null], ['text'], [{ results: 'none' }]])(
    'rejects when the answer is %j',
    { tags: ['API-14'] },
    async (answer) => {
      const server = await createTestServer((_request, response) => sendJson(response, 200, answer));
      await expect(listBots(server)).rejects.toMatchObject({ kind: 'invalidResponse' });
    },
  );

  it('is merged by id when a record was added between two pages', async () => {
    const server = await createTestServer((request, response) =>
      request.path === '/api/bots/'
        ? sendJson(response, 200, { count: 3, next: '?page=2', results: [bot(3), bot(2)] })
        : sendJson(response, 200, { count: 4, next: null, results: [{ ...bot(2), status: 'newer' }, bot(1)] }),
    );
    const list = await listBots(server);
    expect(list.items.map(({ id, status }) => [id, status])).toEqual([
      [3, ''],
      [2, 'newer'],
      [1, ''],
    ]);
    // The added record is not among them.
    expect(list).toMatchObject({ isComplete: false, total: 4 });
  });

  it('is incomplete when a record was removed between two pages, because the one that moved up was skipped', async () => {
    const server = await createTestServer((request, response) =>
      request.path === '/api/bots/'
        ? sendJson(response, 200, { count: 5, next: '?page=2', results: [bot(5), bot(4)] })
        : sendJson(response, 200, { count: 4, next: null, results: [bot(2), bot(1)] }),
    );
    expect(await listBots(server)).toMatchObject({ isComplete: false, total: 4 });
  });

  it.each([
    [2, true],
    [3, false],
    [1, false],
    ['2', true],
    [undefined, true],
    ['many', true],
  ])('of two with the count %j has isComplete: %j', async (count, isComplete) => {
    const server = await createTestServer((_request, response) =>
      sendJson(response, 200, { count, next: null, results: [bot(1), bot(2)] }),
    );
    expect(await listBots(server)).toMatchObject({ isComplete, total: isComplete ? 2 : count });
  });

  it('of 300,000 rows is read completely', async () => {
    const rows = Array.from({ length: 300_000 }, (_, id) => bot(id));
    const server = await createTestServer((_request, response) => sendJson(response, 200, rows));
    const list = await listBots(server);
    expect([list.items.length, list.isComplete, list.total]).toEqual([300_000, true, 300_000]);
  });
});

describe('a list of which a part is enough', () => {
  const signedIn = () => memoryTokenStore({ tokens: { access: 'a', refresh: 'r' }, user: null });

  async function readUntil(handle: Handler, isEnough: (page: readonly RecordId[]) => boolean) {
    const server = await createTestServer(handle);
    const list = await createApiClient({ baseUrl: server.url, tokenStore: signedIn() }).bots.list({ isEnough });
    return { ...list, requests: server.requests.length };
  }

  it('is read page by page until its caller has enough', async () => {
    const pages: (readonly RecordId[])[] = [];
    const list = await readUntil(paged(9), (page) => {
      pages.push(page);
      return page.includes(3);
    });
    expect(pages).toEqual([[1], [2], [3]]);
    expect(list).toMatchObject({ items: [{ id: 1 }, { id: 2 }, { id: 3 }], isComplete: true, hasMore: true });
    expect(list).toMatchObject({ total: 9, requests: 3 });
  });

  it('has no more when its last page was the one that was enough, or an array', async () => {
    expect(await readUntil(paged(2), (page) => page.includes(2))).toMatchObject({ isComplete: true, hasMore: false });
    const array: Handler = (_request, response) => sendJson(response, 200, [bot(1), bot(2)]);
    expect(await readUntil(array, () => true)).toMatchObject({ isComplete: true, hasMore: false, total: 2 });
  });

  it('is not complete on its last page when the server counts more', async () => {
    const short: Handler = (_request, response) => sendJson(response, 200, { count: 9, next: null, results: [bot(1)] });
    expect(await readUntil(short, () => true)).toMatchObject({ isComplete: false, hasMore: false });
  });

  it('names unreadable records too, and is then not complete', async () => {
    const pages: (readonly RecordId[])[] = [];
    const odd: Handler = (_request, response) =>
      sendJson(response, 200, { next: '?page=2', results: [bot(1), { id: 'b-2' }, { name: 'Bot' }] });
    const list = await readUntil(odd, (page) => pages.push(page) > 0);
    expect(pages).toEqual([[1, 'b-2']]);
    expect(list).toMatchObject({ items: [{ id: 1 }], isComplete: false, hasMore: true, total: null, unreadable: 2 });
  });

  it('is not complete when the count changed between its pages, because a record may have been skipped', async () => {
    const moving: Handler = (request, response) =>
      request.path === '/api/bots/'
        ? sendJson(response, 200, { count: 9, next: '?page=2', results: [bot(1)] })
        : sendJson(response, 200, { count: 8, next: '?page=3', results: [bot(4)] });
    const until = (id: number) => (page: readonly RecordId[]) => page.includes(id);
    expect(await readUntil(moving, until(1))).toMatchObject({ isComplete: true, hasMore: true, total: 9 });
    expect(await readUntil(moving, until(4))).toMatchObject({ isComplete: false, hasMore: true, total: 8 });
  });

  it('is read on when the question whether it is enough fails', async () => {
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    onTestFinished(() => void vi.unstubAllGlobals());
    const list = await readUntil(paged(2), () => {
      throw new Error('No idea.');
    });
    expect(list).toMatchObject({ isComplete: true, hasMore: false, total: 2 });
    expect(reported).toHaveLength(2);
  });
});

describe('an unreadable record', () => {
  const deposit = (id: unknown, more: object = {}): object => ({
    id,
    currency: 'ETH',
    amount: '0.5',
    status: 'paid',
    created_at: '2025-11-20T12:00:00Z',
    ...more,
  });

  async function read(answer: unknown, call: 'deposits' | 'investments' = 'deposits') {
    const server = await createTestServer((_request, response) => sendJson(response, 200, answer));
    const reports: UnreadableRecord[] = [];
    const tokenStore = memoryTokenStore({ tokens: { access: 'a', refresh: 'r' }, user: null });
    const client = createApiClient({
      baseUrl: server.url,
      tokenStore,
      onUnreadable: (record) => void reports.push(record),
    });
    const end = client[call].list().then(
      (list) => ({ ...list, items: list.items.map(({ id }) => id) }),
      (error: unknown) => error,
    );
    return { end: await end, reports };
  }

  it('is left out, counted and reported, and hides none of the others', async () => {
    const { end, reports } = await read([deposit(1), deposit(2, { amount: 'a lot' }), deposit(3)]);
    expect(end).toEqual({
      items: [1, 3],
      isComplete: false,
      total: 3,
      unreadable: 1,
      unreadableIds: [2],
      hasMore: false,
    });
    expect(reports).toEqual([{ path: 'deposit/list/', index: 1, issues: ['amount: expected a plain decimal'] }]);
  });

  it.each([[undefined], [null], [''], [' '], [1.5], [2 ** 60], [{}]])(
    'is one with the id %j, which cannot identify it',
    async (id) => {
      const { end, reports } = await read({ count: 2, results: [deposit(1), deposit(id)] });
      expect(end).toEqual({
        items: [1],
        isComplete: false,
        total: 2,
        unreadable: 1,
        unreadableIds: [],
        hasMore: false,
      });
      expect(reports).toMatchObject([{ index: 1, issues: [expect.stringMatching(/^id: /)] }]);
    },
  );

  it('is named by its id, once, when that can be read', async () => {
    const odd = { amount: 'a lot' };
    const ids = ['12', 'd-12', 'd-12', '007', 0, null, undefined, 1.5, {}];
    const { end } = await read([deposit(1), ...ids.map((id) => deposit(id, odd)), [7], 'text', null]);
    expect(end).toMatchObject({ items: [1], unreadable: 12, unreadableIds: [12, 'd-12', '007', 0] });
  });

  it('rejects the list when there are no others', async () => {
    const { end, reports } = await read([deposit(1, { amount: '?' }), deposit(2, { status: 7 })]);
    expect(end).toMatchObject({ kind: 'invalidResponse', title: 'Error' });
    expect(reports).toHaveLength(2);
  });

  it('is reported without its values, because reports end up in logs', async () => {
    const secret = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const { reports } = await read([deposit(1), secret, deposit(2, { currency: [secret], amount: secret }), null]);
    expect(reports).toHaveLength(3);
    expect(JSON.stringify(reports)).not.toContain(secret);
  });

  it('may be a growth log entry, which does not cost the investment', async () => {
    const log = { id: 1, date: '2025-11-20', amount_added: '1', percentage_increase: '0.1' };
    const one = { id: 7, status: 'active', initial_amount: '500', current_amount: '501', total_return: '1', bot: null };
    const investments = [
      { ...one, growth_logs: [log, { ...log, id: 2, amount_added: 'n/a' }, { ...log, id: 3 }, null] },
      { ...one, id: 8, growth_logs: [] },
    ];
    const { end, reports } = await read(investments, 'investments');
    expect(end).toEqual({
      items: [7, 8],
      isComplete: false,
      total: 2,
      unreadable: 2,
      unreadableIds: [],
      hasMore: false,
    });
    expect(reports).toEqual([
      { path: 'bots/investments/', index: 0, issues: ['growth_logs.1.amount_added: expected a plain decimal'] },
      { path: 'bots/investments/', index: 0, issues: ['growth_logs.3: expected Object'] },
    ]);
  });

  it('takes its own logs with it when its amount is unreadable', async () => {
    const one = { status: 'active', initial_amount: '500', current_amount: '501', total_return: '1', growth_logs: [7] };
    const { end, reports } = await read(
      [
        { ...one, id: 1, growth_logs: [] },
        { ...one, id: 2, initial_amount: '?' },
      ],
      'investments',
    );
    expect(end).toEqual({ items: [1], isComplete: false, total: 2, unreadable: 1, unreadableIds: [2], hasMore: false });
    expect(reports).toHaveLength(1);
  });
});

describe('the id of a record', () => {
  it.each([
    [12, 12],
    ['12', 12],
    ['0', 0],
    ['007', '007'],
    ['9007199254740993', '9007199254740993'],
    ['0c5a0c8e-5a1f-4a0e-9f57-1a2b3c4d5e6f', '0c5a0c8e-5a1f-4a0e-9f57-1a2b3c4d5e6f'],
  ])('%j is %j, so that no two ids collapse into one', async (id, expected) => {
    const record = { id, currency: 'ETH', status: 'pending', created_at: '2025-11-20' };
    const server = await createTestServer((request, response) =>
      sendJson(response, 200, [
        request.path.includes('withdrawals')
          ? { ...record, amount: '60', withdrawal_address: '0x1234567890' }
          : { ...record, amount: '0.5' },
      ]),
    );
    const client = createApiClient({ baseUrl: server.url });
    expect((await client.deposits.list()).items.map((one) => one.id)).toEqual([expected]);
    expect((await client.withdrawals.list()).items.map((one) => one.id)).toEqual([expected]);
  });

  it('of a bot stays an integer, which an order needs', async () => {
    const server = await createTestServer((_request, response) =>
      sendJson(response, 200, [bot(1), { ...bot(2), id: 'b' }]),
    );
    expect(await listBots(server)).toMatchObject({ items: [{ id: 1 }], unreadable: 1 });
  });
});

it('lists a coin once for each name the server sends', async () => {
  const coin = (currency: string, name: string): object => ({ currency, name, min_deposit: '1' });
  const server = await createTestServer((_request, response) =>
    sendJson(response, 200, [coin('USDT', 'Tether (TRC20)'), coin('USDT', 'Tether (ERC20)'), coin('ETH', 'Ethereum')]),
  );
  const { items, isComplete } = await createApiClient({ baseUrl: server.url }).deposits.currencies();
  expect(items.map(({ name }) => name)).toEqual(['Tether (TRC20)', 'Tether (ERC20)', 'Ethereum']);
  expect(isComplete).toBe(true);
});

describe('a list read page by page', () => {
  it('requests each page when it is asked for, and ends with the last', async () => {
    const server = await createTestServer(paged(3));
    const pages = createTestClient(server).bots.pages()[Symbol.asyncIterator]();
    expect(server.requests).toHaveLength(0);
    expect((await pages.next()).value).toMatchObject({ items: [{ id: 1 }], ids: [1], total: 3, hasMore: true });
    expect(server.requests).toHaveLength(1);
    await pages.next();
    expect((await pages.next()).value).toMatchObject({ items: [{ id: 3 }], hasMore: false });
    expect(await pages.next()).toEqual({ done: true, value: undefined });
    expect(server.requests).toHaveLength(3);
  });

  it('goes beyond fifty pages, and throws when one fails', async () => {
    const server = await createTestServer(paged(60));
    const ids: RecordId[] = [];
    for await (const page of createTestClient(server).bots.pages()) ids.push(...page.ids);
    expect(ids).toHaveLength(60);
    const failing = await createTestServer((request, response, self) =>
      request.path.includes('page=2') ? sendJson(response, 500, {}) : paged(3)(request, response, self),
    );
    const read = async () => {
      for await (const page of createTestClient(failing).bots.pages()) ids.push(...page.ids);
    };
    await expect(read()).rejects.toMatchObject({ status: 500 });
    expect(ids).toHaveLength(61);
  });
});

/** Begins to read a list whose pages wait for the test. */
function readSlowly(timeoutMs: number) {
  stopClock();
  const { fetch, next } = createTestFetch();
  const list = createApiClient({ baseUrl: 'https://api.example.com', fetch }).bots.list({ timeoutMs });
  return { list, next };
}

const findPage = (number: number, count: number | null) =>
  Response.json({ count, next: `?page=${number + 1}`, results: [bot(number)] });

it.each([
  ['counts', 3],
  ['does not count', null],
])('whose deadline is met after the first page of a server that %s resolves with what was read', async (_, count) => {
  const { list, next } = readSlowly(100);
  (await next()).respond(findPage(1, count));
  await next();
  await vi.advanceTimersByTimeAsync(100);
  await expect(list).resolves.toMatchObject({ items: [{ id: 1 }], isComplete: false, total: count });
});

it('has one deadline for all its pages', async () => {
  const { list, next } = readSlowly(200);
  for (const number of [1, 2]) {
    const { respond } = await next();
    await vi.advanceTimersByTimeAsync(150);
    respond(findPage(number, 99));
  }
  // Two timeouts for the whole list, of which 100 ms are left.
  const { signal } = await next();
  await vi.advanceTimersByTimeAsync(99);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signal.aborted).toBe(true);
  await expect(list).resolves.toMatchObject({ items: [{ id: 1 }, { id: 2 }], isComplete: false, total: 99 });
});
