import type { ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { createApiClient } from './createApiClient.js';
import { isApiError } from './errors/guards.js';
import { investment, withdrawal } from './testing/orders.js';
import { profileOnWire } from './testing/createSessionServer.js';
import { createTestFetch, type TestFetch } from './testing/createTestFetch.js';
import { begun } from './testing/sessions.js';
import { createTestServer, sendHtml, sendJson, sendReset, sendTruncated } from './testing/createTestServer.js';
import { stopClock } from './testing/stopClock.js';

type Client = ReturnType<typeof createApiClient>;

/** The answers an endpoint may give, apart from none at all. */
const outcomes: Readonly<Record<string, (response: ServerResponse) => void>> = {
  ...Object.fromEntries([400, 401, 403, 404, 429, 500, 503].map((status) => [status, respondWith(status)])),
  ...Object.fromEntries([413, 502, 504].map((status) => [status, (response) => sendHtml(response, status)])),
  cut: (response) => void response.destroy(),
  reset: sendReset,
  truncated: (response) => sendTruncated(response),
  'HTML 200': (response) => sendHtml(response, 200),
  'empty 200': (response) => void response.writeHead(200).end(),
};

/** The expected outcome of a call, with its error as kind, title and message. */
interface Cell {
  readonly end: string;
  /** Requests to the endpoint, and refreshes. */
  readonly requests: number;
  readonly refreshes: number;
  readonly isSignedIn: boolean;
}

const CONNECTION = 'Connection Error: Network error. Please check your connection and try again.';
const SERVER = 'Server Error: Server error. Please try again later.';
const UNEXPECTED = 'Error: An unexpected error occurred. Please try again.';
const MAY_BE_SENT = 'It may have been sent. Check your history and balance before you try again.';

/** A list read: retried once after a temporary failure, and after a refresh when unauthorized. */
const read: Readonly<Record<string, Cell>> = {
  400: cell('http, Validation Error: Said 400.'),
  401: cell('http, Authentication Failed: Said 401.', { requests: 2, refreshes: 1 }),
  403: cell('http, Access Denied: Said 403.'),
  404: cell('http, Not Found: Said 404.'),
  413: cell('http, Error: Request failed with status 413.'),
  429: cell('http, Rate Limit Exceeded: Said 429.', { requests: 2 }),
  500: cell('http, Server Error: Said 500.'),
  502: cell(`http, ${SERVER}`, { requests: 2 }),
  503: cell('http, Server Error: Said 503.', { requests: 2 }),
  504: cell(`http, ${SERVER}`, { requests: 2 }),
  cut: cell(`network, ${CONNECTION}`, { requests: 2 }),
  reset: cell(`network, ${CONNECTION}`, { requests: 2 }),
  truncated: cell(`network, ${CONNECTION}`),
  hang: cell(`timeout, ${CONNECTION}`),
  'HTML 200': cell(`invalidResponse, ${UNEXPECTED}`),
  'empty 200': cell(`invalidResponse, ${UNEXPECTED}`),
};

/** The profile: a 401 despite a fresh token ends the session. */
const profile: Readonly<Record<string, Cell>> = {
  ...read,
  401: cell('http, Authentication Failed: Said 401.', { requests: 2, refreshes: 1, isSignedIn: false }),
};

/** A POST: never retried, except after a refresh. */
const sent: Readonly<Record<string, Cell>> = Object.fromEntries(
  Object.entries(read).map(([outcome, one]) => [outcome, outcome === '401' ? one : { ...one, requests: 1 }]),
);

/** A POST that moves money: uncertain wherever the answer proves neither acceptance nor a refusal. */
const paid: Readonly<Record<string, Cell>> = {
  ...sent,
  500: uncertain('Server Error: Said 500.'),
  502: uncertain(SERVER),
  503: uncertain('Server Error: Said 503.'),
  504: uncertain(SERVER),
  cut: uncertain(CONNECTION),
  reset: uncertain(CONNECTION),
  truncated: uncertain(CONNECTION),
  hang: uncertain(CONNECTION),
  'HTML 200': uncertain(UNEXPECTED),
  'empty 200': cell('done'),
};

/** A deposit, whose answer is needed. */
const addressed: Readonly<Record<string, Cell>> = {
  ...paid,
  'empty 200': uncertain('Deposit error: Invalid response from server. Please try again.'),
};

/** Signing in and up: no session to refresh, and none is left after a failure. */
const entered: Readonly<Record<string, Cell>> = Object.fromEntries(
  Object.entries(sent).map(([outcome, one]) => [outcome, { ...one, requests: 1, refreshes: 0, isSignedIn: false }]),
);

/** An account created without a readable answer still counts as created. */
const registered: Readonly<Record<string, Cell>> = {
  ...entered,
  'HTML 200': cell('done'),
  'empty 200': cell('done'),
};

const REFUSED = cell('http, Authentication Failed: Given token not valid', { refreshes: 1, isSignedIn: false });

/** The refresh, seen by the call that needs it: a refusal ends the session, a temporary failure fails the call. */
const refreshed: Readonly<Record<string, Cell>> = {
  ...Object.fromEntries(Object.entries(sent).map(([outcome, one]) => [outcome, { ...one, refreshes: 1 }])),
  ...Object.fromEntries([400, 401, 403].map((status) => [status, REFUSED])),
};

const person = { email: 'viewer@example.com', password: 'long enough' };

type Seen = readonly { readonly path: string }[];

type Row = readonly [
  ids: readonly string[],
  method: 'GET' | 'POST',
  path: string,
  call: (client: Client) => Promise<unknown>,
  expected: Readonly<Record<string, Cell>>,
];

const rows: readonly Row[] = [
  [['FAULT-07', 'FAULT-25'], 'POST', 'auth/login/', (client) => client.auth.login(person), entered],
  [['FAULT-07', 'FAULT-25'], 'POST', 'auth/register/', (client) => client.auth.register(person), registered],
  [['FAULT-06', 'FAULT-25'], 'GET', 'auth/profile/', (client) => client.auth.profile(), profile],
  [['FAULT-05', 'FAULT-09', 'FAULT-19'], 'POST', 'auth/refresh/', (client) => client.bots.list(), refreshed],
  [['FAULT-06', 'FAULT-25'], 'GET', 'deposit/currencies/', (client) => client.deposits.currencies(), read],
  [
    ['FAULT-25', 'FAULT-27'],
    'POST',
    'deposit/create/',
    (client) => client.deposits.create({ currency: 'ETH', amount: '1' }),
    addressed,
  ],
  [['FAULT-06', 'FAULT-25'], 'GET', 'deposit/list/', (client) => client.deposits.list(), read],
  [['FAULT-25', 'FAULT-27'], 'POST', 'deposit/withdraw/', (client) => client.withdrawals.create(withdrawal), paid],
  [['FAULT-06', 'FAULT-25'], 'GET', 'deposit/withdrawals/', (client) => client.withdrawals.list(), read],
  [['FAULT-06', 'FAULT-25'], 'GET', 'deposit/withdrawals/4/', (client) => client.withdrawals.get(4), read],
  [['FAULT-06', 'FAULT-25'], 'GET', 'bots/', (client) => client.bots.list(), read],
  [['FAULT-06', 'FAULT-25'], 'GET', 'bots/1/', (client) => client.bots.get(1), read],
  [
    ['FAULT-25', 'FAULT-27'],
    'POST',
    'bots/investments/create/',
    (client) => client.investments.create(investment),
    paid,
  ],
  [['FAULT-06', 'FAULT-25'], 'GET', 'bots/investments/', (client) => client.investments.list(), read],
  [['FAULT-06', 'FAULT-25'], 'GET', 'bots/investments/9/', (client) => client.investments.get(9), read],
];

for (const [ids, method, path, call, expected] of rows) {
  it(`${method} /${path} ends as expected for every kind of answer`, { tags: [...ids] }, async () => {
    const server = await createTestServer((request, response) => {
      const [, outcome = '', asked = ''] = /^\/([^/]+)\/api\/(.*)$/.exec(decodeURIComponent(request.path)) ?? [];
      if (asked === path) return outcomes[outcome]?.(response);
      sendJson(response, ...answerOthers(asked));
    });

    async function abortKind(baseUrl: string, seen: Seen, more?: Pick<TestFetch, 'fetch'>): Promise<Cell> {
      const { pathname } = new URL(baseUrl);
      const count = (at: string) => seen.filter((request) => request.path === `${pathname}/api/${at}`).length;
      const store = begun();
      const end = await call(createApiClient({ baseUrl, tokenStore: store, ...more })).then(
        () => 'done',
        (error: unknown) => {
          return isApiError(error) ? `${error.kind}, ${error.title}: ${error.message}` : 'no ApiError';
        },
      );
      return {
        end,
        requests: count(path),
        refreshes: count('auth/refresh/'),
        isSignedIn: store.read().tokens !== null,
      };
    }

    const ends = await Promise.all(
      Object.keys(outcomes).map(async (outcome) => {
        return [outcome, await abortKind(`${server.url}/${encodeURIComponent(outcome)}`, server.requests)] as const;
      }),
    );
    stopClock();
    const silent = createTestFetch((request) => {
      if (request.path === `/hang/api/${path}`) return undefined;
      const [status, body] = answerOthers(request.path.replace('/hang/api/', ''));
      return Response.json(body, { status });
    });
    const hanging = abortKind('https://api.example.com/hang', silent.requests, { fetch: silent.fetch });
    await silent.next();
    await vi.advanceTimersByTimeAsync(60_000);
    expect({ ...Object.fromEntries(ends), hang: await hanging }).toEqual(expected);
    const own = [...server.requests, ...silent.requests].filter((seen) => seen.path.endsWith(`/api/${path}`));
    expect([...new Set(own.map((seen) => seen.method))]).toEqual([method]);
  });
}

/** What the other endpoints answer, those a call needs beside its own. */
function answerOthers(path: string): [status: number, body: unknown] {
  if (path === 'auth/refresh/') return [200, { access: 'access-2' }];
  if (path === 'auth/profile/') return [200, profileOnWire];
  return [401, { detail: 'Given token not valid' }];
}

function respondWith(status: number): (response: ServerResponse) => void {
  return (response) => sendJson(response, status, { detail: `Said ${status}.` });
}

function uncertain(original: string): Cell {
  return cell(`uncertain, ${original} ${MAY_BE_SENT}`);
}

function cell(end: string, more: Partial<Cell> = {}): Cell {
  return { end, requests: 1, refreshes: 0, isSignedIn: true, ...more };
}
