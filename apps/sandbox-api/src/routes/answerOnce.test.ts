import { describe, expect, test } from 'vitest';
import { initialSettings } from '../botSettings.ts';
import { brokenRules } from '../testing/books.ts';
import { createHarness, type Harness } from '../testing/harness.ts';

const WITHDRAW = '/api/deposit/withdraw/';
const withdrawal = { amount: '50.00', currency: 'ETH', withdrawal_address: '0x1234567890' };
const orders: [table: string, path: string, body: object][] = [
  ['deposits', '/api/deposit/create/', { currency: 'ETH', amount: '0.5' }],
  ['withdrawals', WITHDRAW, withdrawal],
  [
    'investments',
    '/api/bots/investments/create/',
    { bot: 1, initial_amount: '500', strategy: 'balanced', ...initialSettings },
  ],
];

const count = ({ sandbox }: Harness, table: string) =>
  Number(sandbox.db.get<{ rows: bigint }>(`SELECT COUNT(*) AS rows FROM ${table}`)?.rows);

async function person(options: Parameters<typeof createHarness>[0] = {}) {
  const harness = createHarness(options);
  const { token } = await harness.addPerson(1_000_000n);
  const send = (path: string, body: unknown, key?: string, as = token) =>
    harness.call('POST', path, { token: as, body, headers: key === undefined ? {} : { 'idempotency-key': key } });
  return { ...harness, send };
}

describe.each(orders)('an order in %s', (table, path, body) => {
  test('is stored once for each key, and its repeat gets the first answer', async () => {
    const harness = await person();
    const first = await harness.send(path, body, 'a');
    expect(first.status).toBe(201);
    expect(await harness.send(path, body, 'a')).toMatchObject({ status: 201, body: first.body });
    expect(count(harness, table)).toBe(1);
    expect((await harness.send(path, body, 'b')).status).toBe(201);
    expect(count(harness, table)).toBe(2);
    expect(brokenRules(harness.sandbox.db)).toEqual([]);
  });

  test('is stored each time without a key', async () => {
    const harness = await person();
    for (const key of [undefined, undefined, '', '']) await harness.send(path, body, key);
    expect(count(harness, table)).toBe(4);
  });

  test('is stored once when it arrives many times at once', async () => {
    const harness = await person();
    const replies = await Promise.all(Array.from({ length: 20 }, () => harness.send(path, body, 'a')));
    expect(count(harness, table)).toBe(1);
    expect(new Set(replies.map((reply) => JSON.stringify([reply.status, reply.body]))).size).toBe(1);
  });

  test('is stored once when its first answer is lost', async () => {
    const harness = await person({ hasControl: true });
    await harness.call('POST', '/sandbox/faults', { body: { method: 'POST', path, status: 502, commits: true } });
    expect((await harness.send(path, body, 'a')).status).toBe(502);
    expect((await harness.send(path, body, 'a')).status).toBe(201);
    expect(count(harness, table)).toBe(1);
  });
});

test('a key with another body is refused, and belongs to one person and one path', async () => {
  const harness = await person();
  await harness.send(WITHDRAW, withdrawal, 'a');
  expect(await harness.send(WITHDRAW, { ...withdrawal, amount: '60.00' }, 'a')).toMatchObject({
    status: 422,
    body: { detail: 'This idempotency key was used for another request.' },
  });
  expect(count(harness, 'withdrawals')).toBe(1);
  const other = await harness.addPerson(1_000_000n);
  expect((await harness.send(WITHDRAW, withdrawal, 'a', other.token)).status).toBe(201);
  expect((await harness.send('/api/deposit/create/', { currency: 'ETH', amount: '0.5' }, 'a')).status).toBe(201);
  expect(count(harness, 'withdrawals')).toBe(2);
});

test('a refusal is repeated, a crash is not', async () => {
  const harness = await person();
  const tooMuch = { ...withdrawal, amount: '10000.01' };
  const refusal = { status: 400, body: { error: 'Insufficient balance' } };
  expect(await harness.send(WITHDRAW, tooMuch, 'a')).toMatchObject(refusal);
  expect(await harness.send(WITHDRAW, tooMuch, 'a')).toMatchObject(refusal);
  harness.sandbox.db.run('ALTER TABLE withdrawals RENAME TO elsewhere');
  expect((await harness.send(WITHDRAW, withdrawal, 'b')).status).toBe(500);
  harness.sandbox.db.run('ALTER TABLE elsewhere RENAME TO withdrawals');
  expect((await harness.send(WITHDRAW, withdrawal, 'b')).status).toBe(201);
});

test('a reset forgets all keys', async () => {
  const harness = await person({ hasControl: true });
  const email = 'rich@sandbox.test';
  await harness.call('POST', '/sandbox/reset');
  const before = await harness.send(WITHDRAW, withdrawal, 'a', await harness.getToken(email));
  await harness.call('POST', '/sandbox/reset');
  const rows = count(harness, 'withdrawals');
  const after = await harness.send(WITHDRAW, withdrawal, 'a', await harness.getToken(email));
  expect([before.status, after.status]).toEqual([201, 201]);
  expect(count(harness, 'withdrawals')).toBe(rows + 1);
});
