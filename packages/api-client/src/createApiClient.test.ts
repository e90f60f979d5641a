import { inspect } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApiClient } from './createApiClient.js';
import { errorTexts } from './errors/errorTexts.js';
import { memoryTokenStore } from './session/memoryTokenStore.js';
import type { TokenStore } from './session/TokenStore.js';
import { createTestServer, sendHtml, sendJson } from './testing/createTestServer.js';
import { settings, wireSettings } from './testing/orders.js';

const tokens = { access: 'access-1', refresh: 'refresh-1' };
const signedIn = (): TokenStore => memoryTokenStore({ tokens, user: null });
const credentials = { email: 'viewer@example.com', password: 'long enough' };
const newDeposit = { currency: 'ETH', amount: '0.50000000' };
const newWithdrawal = { amount: '312.50', currency: 'ETH', withdrawalAddress: '0x1234567890' };
const newInvestment = {
  botId: 3,
  initialAmount: '500.00',
  strategy: 'conservative',
  ...settings,
  stopLoss: 5,
  takeProfit: 10,
  maxTrades: 4,
} as const;

type Client = ReturnType<typeof createApiClient>;

describe('the calls of the contract', () => {
  const bearer = 'Bearer access-1';
  const profile = { id: 7, email: 'viewer@example.com', balance: '1.00' };
  const calls: [
    string,
    string,
    string,
    object | '',
    string | undefined,
    unknown,
    (client: Client) => Promise<unknown>,
  ][] = [
    [
      'API-05',
      'POST',
      '/api/auth/register/',
      { ...credentials, password_confirm: 'long enough' },
      undefined,
      profile,
      (client) => client.auth.register(credentials),
    ],
    ['API-06', 'GET', '/api/auth/profile/', '', bearer, profile, (client) => client.auth.profile()],
    ['API-08', 'GET', '/api/deposit/currencies/', '', bearer, [], (client) => client.deposits.currencies()],
    [
      'API-09',
      'POST',
      '/api/deposit/create/',
      newDeposit,
      bearer,
      { address: '0x1', currency: 'ETH' },
      (client) => client.deposits.create(newDeposit),
    ],
    ['API-10', 'GET', '/api/deposit/list/', '', bearer, [], (client) => client.deposits.list()],
    [
      'API-11',
      'POST',
      '/api/deposit/withdraw/',
      { amount: '312.50', currency: 'ETH', withdrawal_address: '0x1234567890' },
      bearer,
      { message: 'Pending review' },
      (client) => client.withdrawals.create(newWithdrawal),
    ],
    ['API-12', 'GET', '/api/deposit/withdrawals/', '', bearer, [], (client) => client.withdrawals.list()],
    ['API-13', 'GET', '/api/deposit/withdrawals/4/', '', bearer, {}, (client) => client.withdrawals.get(4)],
    ['API-14', 'GET', '/api/bots/', '', bearer, [], (client) => client.bots.list()],
    ['API-15', 'GET', '/api/bots/1/', '', bearer, {}, (client) => client.bots.get(1)],
    [
      'API-16',
      'POST',
      '/api/bots/investments/create/',
      {
        bot: 3,
        initial_amount: '500.00',
        strategy: 'conservative',
        ...wireSettings,
        stop_loss: 5,
        take_profit: 10,
        max_trades: 4,
      },
      bearer,
      {},
      (client) => client.investments.create(newInvestment),
    ],
    ['API-17', 'GET', '/api/bots/investments/', '', bearer, [], (client) => client.investments.list()],
    ['API-18', 'GET', '/api/bots/investments/9/', '', bearer, {}, (client) => client.investments.get(9)],
  ];

  for (const [id, method, path, body, sent, answer, call] of calls) {
    it(
      `sends ${method} ${path} once, with its body as JSON and its bearer token`,
      { tags: [id, 'API-02', 'API-03'] },
      async () => {
        const server = await createTestServer((_request, response) => sendJson(response, 200, answer));
        await call(createApiClient({ baseUrl: server.url, tokenStore: signedIn() }));
        expect(server.requests).toHaveLength(1);
        const [request] = server.requests;
        expect(request).toMatchObject({ method, path });
        expect(request?.body === '' ? '' : JSON.parse(request?.body ?? '')).toEqual(body);
        expect(request?.headers.authorization).toBe(sent);
        expect(request?.headers['content-type']).toBe(method === 'POST' ? 'application/json' : undefined);
        expect(request?.headers.accept).toBe('application/json');
        expect(request?.headers['cache-control']).toBe('no-cache');
      },
    );
  }

  it.each<[string, Record<string, string>, (client: Client) => Promise<unknown>]>([
    [
      'a withdrawal',
      { amount: 'amount', currency: 'currency', withdrawal_address: 'withdrawalAddress', memo_tag: 'memo_tag' },
      (client) => client.withdrawals.create(newWithdrawal),
    ],
    [
      'an investment',
      {
        bot: 'botId',
        initial_amount: 'initialAmount',
        strategy: 'strategy',
        stop_loss: 'stopLoss',
        take_profit: 'takeProfit',
        max_trades: 'maxTrades',
      },
      (client) => client.investments.create(newInvestment),
    ],
    ['a deposit', { currency: 'currency', amount: 'amount' }, (client) => client.deposits.create(newDeposit)],
  ])(
    'the field errors of %s have the names of its input, and its details those of the wire',
    async (_, names, call) => {
      const body = Object.fromEntries(Object.keys(names).map((wire) => [wire, [`${wire} is odd.`]]));
      const server = await createTestServer((_request, response) => sendJson(response, 400, body));
      const failure: unknown = await call(createApiClient({ baseUrl: server.url, tokenStore: signedIn() })).catch(
        (error: unknown) => error,
      );
      expect(failure).toMatchObject({
        details: body,
        fieldErrors: Object.fromEntries(Object.entries(names).map(([wire, name]) => [name, `${wire} is odd.`])),
      });
      // Every name that was sent is accounted for.
      const sent = Object.keys(JSON.parse(server.requests[0]?.body ?? ''));
      expect(Object.keys(names)).toEqual(expect.arrayContaining(sent));
    },
  );

  it('every path begins with /api/ and ends with a slash', { tags: ['API-19'] }, async () => {
    const paths: string[] = [];
    const server = await createTestServer((request, response) => {
      paths.push(request.path);
      sendJson(response, 404, {});
    });
    const client = createApiClient({ baseUrl: server.url, tokenStore: signedIn() });
    const signIn = (of: Client) => of.auth.login(credentials);
    const all = [...calls.map((call) => call.at(-1) as typeof signIn), signIn];
    await Promise.allSettled(all.map((call) => call(client)));
    expect(paths).toHaveLength(all.length);
    expect(paths.filter((path) => !/^\/api\/.*[^/]\/$/.test(path))).toEqual([]);
  });

  it('appends /api to the host, with or without a trailing slash', { tags: ['API-01'] }, async () => {
    const server = await createTestServer((_request, response) => sendJson(response, 200, []));
    await createApiClient({ baseUrl: `${server.url}/`, tokenStore: signedIn() }).bots.list();
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/bots/']);
  });

  it('rejects a base URL that is not a server', { tags: ['API-01'] }, () => {
    expect(() => createApiClient({ baseUrl: 'api.example.com' })).toThrow(TypeError);
    expect(() => createApiClient({ baseUrl: 'javascript:alert(1)' })).toThrow(TypeError);
    expect(() => createApiClient({ baseUrl: '' }), 'where there is no page origin').toThrow(TypeError);
  });

  it.each([
    ['api.example.com', 'Start it with https:// or http:// and the host'],
    ['https:api.example.com', 'Start it with https://'],
    ['https://', 'Start it with https://'],
    ['', 'Name the server, as in https://api.example.com'],
    [' https://api.example.com', 'Remove the spaces'],
    ['https://api.example.com\n', 'Remove the spaces'],
    ['https://api.example.com/my app', 'Remove the spaces'],
    ['https://viewer:secret@api.example.com', 'Remove the user name and password before the @'],
    ['https://@api.example.com', 'Remove the user name and password before the @'],
    ['https://api.example.com?', 'Remove the query (everything from the ?)'],
    ['https://api.example.com/?stage=2', 'Remove the query (everything from the ?)'],
    ['https://api.example.com/#top', 'Remove the fragment (everything from the #)'],
    ['https://api.example.com\\app', 'Use / instead of \\'],
    ['https://api.example.com:99999', 'Check its host and port'],
    ['https://api.example.com/api', 'Remove /api from the end: the client adds it'],
    ['https://api.example.com/shop/api//', 'Remove /api from the end: the client adds it'],
  ])('rejects the base URL %j and says how to fix it', (baseUrl, remedy) => {
    const create = (): Client => createApiClient({ baseUrl });
    expect(create).toThrow(TypeError);
    expect(create).toThrow(remedy);
    expect(create, 'never logs a password').not.toThrow('secret');
  });

  it('accepts a base URL with a path, a port or an IP address', async () => {
    const server = await createTestServer((_request, response) => sendJson(response, 200, []));
    await createApiClient({ baseUrl: `${server.url}/apis/v2/`, tokenStore: signedIn() }).bots.list();
    expect(server.requests[0]?.path).toBe('/apis/v2/api/bots/');
    expect(() => createApiClient({ baseUrl: 'http://[::1]:8000' })).not.toThrow();
  });

  it('accepts an empty base URL on a page, for its own origin', async () => {
    const server = await createTestServer((_request, response) => sendJson(response, 200, []));
    vi.stubGlobal('location', new URL(`${server.url}/account?tab=1`));
    onTestFinished(() => void vi.unstubAllGlobals());
    await createApiClient({ baseUrl: '', tokenStore: signedIn() }).bots.list();
    expect(server.requests[0]?.path).toBe('/api/bots/');
  });

  it('sends no authorization header for a visitor', { tags: ['API-03'] }, async () => {
    const server = await createTestServer((_request, response) => sendJson(response, 200, []));
    await createApiClient({ baseUrl: server.url }).bots.list();
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it(
    'sends only the headers accept, authorization and content-type, whatever the call',
    { tags: ['FAULT-28', 'API-02'] },
    async () => {
      const server = await createTestServer((request, response) =>
        request.path === '/api/auth/refresh/'
          ? sendJson(response, 200, { access: 'access-2' })
          : sendJson(response, request.headers.authorization === 'Bearer access-1' ? 401 : 200, {}),
      );
      const seen = new Map<string, string[]>();
      const client = createApiClient({
        baseUrl: server.url,
        tokenStore: signedIn(),
        fetch(input, init) {
          const { url, headers } = input as Request;
          seen.set(url, [...headers.keys()]);
          return globalThis.fetch(input, init);
        },
      });
      const signIn = (of: Client): Promise<unknown> => of.auth.login(credentials);
      for (const call of [...calls.map((row) => row.at(-1) as typeof signIn), signIn]) {
        await call(client).catch(() => undefined);
      }
      // Thirteen rows, the sign-in and the refresh: every endpoint of the contract.
      expect(seen.size).toBe(15);
      const allowed = new Set(['accept', 'authorization', 'content-type']);
      expect([...seen].filter(([, names]) => names.some((name) => !allowed.has(name)))).toEqual([]);
    },
  );

  it.each([
    ['bots', 'bots'],
    ['investments', 'bots/investments'],
    ['withdrawals', 'deposit/withdrawals'],
  ] as const)('%s cannot be led to another path by an id', { tags: ['API-15'] }, async (resource, path) => {
    const server = await createTestServer((_request, response) => sendJson(response, 200, {}));
    const client = createApiClient({ baseUrl: server.url, tokenStore: signedIn() });
    await client[resource].get('../auth/profile/?x=').catch(() => undefined);
    expect(server.requests.map((request) => request.path)).toEqual([`/api/${path}/..%2Fauth%2Fprofile%2F%3Fx%3D/`]);
  });
});

describe.each<[string, (client: Client, amount: string) => Promise<unknown>]>([
  ['a deposit', (client, amount) => client.deposits.create({ ...newDeposit, amount })],
  ['a withdrawal', (client, amount) => client.withdrawals.create({ ...newWithdrawal, amount })],
  ['an investment', (client, initialAmount) => client.investments.create({ ...newInvestment, initialAmount })],
])('the amount of %s', (_name, create) => {
  it('is sent only as a plain decimal', async () => {
    const server = await createTestServer((_request, response) => sendJson(response, 200, {}));
    const client = createApiClient({ baseUrl: server.url, tokenStore: signedIn() });
    const odd = ['1e3', '1_000', '+5', '-5', '5.', '.5', '0x32', ' 50', '50\n', '1,000.50', '٥٠', 'NaN', '', 5, null];
    for (const amount of odd) {
      const error: unknown = await create(client, amount as string).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ kind: 'unexpected', cause: expect.any(TypeError) });
      expect(String((error as Error).cause)).toContain(JSON.stringify(amount));
    }
    expect(server.requests).toEqual([]);
    for (const amount of ['0.1', '50', '50.00', '9999999999999999.99']) await create(client, amount).catch(() => null);
    expect(server.requests.map(({ body }) => body).join('')).toMatch(/"0\.1".*"50".*"50\.00".*"9999999999999999\.99"/);
  });
});

describe('answers', () => {
  it('treats an account as created even when the answer does not describe it', { tags: ['API-05'] }, async () => {
    const server = await createTestServer((_request, response) => sendJson(response, 201, { message: 'Welcome' }));
    expect(await createApiClient({ baseUrl: server.url }).auth.register(credentials)).toBeNull();
  });

  it.each([[{ currency: 'ETH' }], [{ address: '0x1' }], [[]]])(
    'rejects the deposit answer %j with the default texts',
    { tags: ['ENT-14'] },
    async (answer) => {
      const server = await createTestServer((_request, response) => sendJson(response, 200, answer));
      const client = createApiClient({ baseUrl: server.url, tokenStore: signedIn() });
      await expect(client.deposits.create(newDeposit)).rejects.toMatchObject({
        kind: 'uncertain',
        title: 'Deposit error',
        message: `Invalid response from server. Please try again. ${errorTexts.uncertain}`,
      });
    },
  );

  it('rejects a deposit address for another coin, without passing the address on', async () => {
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    const server = await createTestServer((_request, response) =>
      sendJson(response, 201, { address, currency: 'BTC' }),
    );
    const client = createApiClient({ baseUrl: server.url, tokenStore: signedIn() });
    const error: unknown = await client.deposits.create(newDeposit).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      kind: 'uncertain',
      title: 'Deposit error',
      message: 'You asked for ETH, but the server answered for another coin. Do not send anything for this deposit.',
      method: 'POST',
      path: '/api/deposit/create/',
      attempts: 1,
    });
    expect(inspect(error, { depth: 10 })).not.toContain(address);
  });

  it.each([['eth'], [' ETH '], ['Eth']])('reads a deposit answer for %j as one in ETH', async (currency) => {
    const server = await createTestServer((_request, response) =>
      sendJson(response, 201, { address: '0x1', currency }),
    );
    const client = createApiClient({ baseUrl: server.url, tokenStore: signedIn() });
    await expect(client.deposits.create(newDeposit)).resolves.toMatchObject({
      address: '0x1',
      currency: 'ETH',
    });
  });

  it('reports an unreadable history record instead of dropping it silently', { tags: ['ENT-15'] }, async () => {
    const good = { id: 1, currency: 'ETH', amount: '1', status: 'paid', created_at: '2025-11-20' };
    const server = await createTestServer((_request, response) =>
      sendJson(response, 200, [good, { ...good, id: 2, amount: '?' }]),
    );
    const client = createApiClient({ baseUrl: server.url, tokenStore: signedIn() });
    await expect(client.deposits.list()).resolves.toMatchObject({
      items: [{ id: 1 }],
      isComplete: false,
      total: 2,
      unreadable: 1,
    });
  });

  it.each([
    ['HTML', (response: Parameters<typeof sendHtml>[0]) => sendHtml(response, 200)],
    ['nothing', undefined],
  ])('rejects a success answer that holds %s', { tags: ['ERR-22'] }, async (_name, answer) => {
    const server = await createTestServer((_request, response) =>
      answer === undefined ? void response.writeHead(200).end() : answer(response),
    );
    const client = createApiClient({ baseUrl: server.url, tokenStore: signedIn() });
    await expect(client.bots.list()).rejects.toMatchObject({
      kind: 'invalidResponse',
      message: 'An unexpected error occurred. Please try again.',
    });
  });
});
