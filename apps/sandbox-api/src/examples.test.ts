import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { initialSettings } from './botSettings.ts';
import { createHarness, type Harness } from './testing/harness.ts';

const example = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../examples/${name}.json`, import.meta.url), 'utf8'));

function textKind(text: string): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return 'time';
  const [, fraction] = /^-?\d+(?:\.(\d+))?$/.exec(text) ?? [];
  if (fraction !== undefined) return `decimal with ${fraction.length} places`;
  return /^\d+$/.test(text) ? 'digits' : 'text';
}

/** The path of every leaf, with the kinds of value found there over all items of a list. */
function kinds(value: unknown, path = '', found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  const record = (kind: string) => found.set(path, (found.get(path) ?? new Set()).add(kind));
  if (Array.isArray(value)) {
    record('list');
    for (const item of value) kinds(item, `${path}[]`, found);
  } else if (value !== null && typeof value === 'object') {
    record(`object with ${Object.keys(value).toSorted().join(', ')}`);
    for (const [key, item] of Object.entries(value)) kinds(item, `${path}.${key}`, found);
  } else record(typeof value === 'string' ? textKind(value) : value === null ? 'null' : typeof value);
  return found;
}

const investment = {
  bot: 1,
  initial_amount: '500.00',
  strategy: 'balanced',
  ...initialSettings,
};
const rich = 'rich@sandbox.test';

async function getId({ call }: Harness, token: string, path: string, status: string): Promise<number> {
  const items = (await call('GET', path, { token })).body as { id: number; status: string }[];
  return items.find((item) => item.status === status)?.id ?? 0;
}

type Ask = (harness: Harness, token: string) => ReturnType<Harness['call']>;
const get =
  (path: string): Ask =>
  ({ call }, token) =>
    call('GET', path, { token });
const post =
  (path: string, body: unknown): Ask =>
  ({ call }, token) =>
    call('POST', path, { token, body });

const calls: [name: string, ask: Ask][] = [
  ['auth-login', ({ login }) => login(rich)],
  [
    'auth-register',
    post('/api/auth/register/', { email: 'new@example.com', password: 'long enough', password_confirm: 'long enough' }),
  ],
  ['auth-profile', get('/api/auth/profile/')],
  [
    'auth-refresh',
    async ({ login, call }) =>
      call('POST', '/api/auth/refresh/', {
        body: { refresh: ((await login(rich)).body as { refresh: string }).refresh },
      }),
  ],
  ['deposit-currencies', get('/api/deposit/currencies/')],
  ['deposit-create', post('/api/deposit/create/', { currency: 'ETH', amount: '0.5' })],
  ['deposit-list', get('/api/deposit/list/')],
  [
    'deposit-withdraw',
    post('/api/deposit/withdraw/', { amount: '50', currency: 'ETH', withdrawal_address: '0x1234567890' }),
  ],
  ['deposit-withdrawals', get('/api/deposit/withdrawals/')],
  [
    'deposit-withdrawal',
    async (harness, token) => {
      const id = await getId(harness, token, '/api/deposit/withdrawals/', 'completed');
      return harness.call('GET', `/api/deposit/withdrawals/${id}/`, { token });
    },
  ],
  ['bots-list', get('/api/bots/')],
  ['bots-get', get('/api/bots/1/')],
  ['investments-create', post('/api/bots/investments/create/', investment)],
  ['investments-list', get('/api/bots/investments/')],
  [
    'investments-get',
    async (harness, token) => {
      const id = await getId(harness, token, '/api/bots/investments/', 'active');
      return harness.call('GET', `/api/bots/investments/${id}/`, { token });
    },
  ],
];

test.each(calls)('the answer of %s has the keys and kinds of its example', async (name, ask) => {
  const harness = createHarness({ hasScenarios: true });
  const reply = await ask(harness, await harness.getToken(rich));
  expect([200, 201]).toContain(reply.status);
  expect(kinds(reply.body)).toEqual(kinds(example(name)));
});
