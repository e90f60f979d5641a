import { expect, test } from 'vitest';
import { seedScenarios } from './db/seed.ts';
import { scenarios } from './scenarios.ts';
import { brokenRules } from './testing/books.ts';
import { createHarness } from './testing/harness.ts';
import type { DepositWire, InvestmentWire, UserWire, WithdrawalWire } from './wire.ts';

const harness = () => createHarness({ hasScenarios: true });
const lists = [
  '/api/bots/',
  '/api/bots/investments/',
  '/api/deposit/currencies/',
  '/api/deposit/list/',
  '/api/deposit/withdrawals/',
];

test.each(scenarios.map(({ email }) => email))('%s can log in', async (email) => {
  expect((await harness().login(email)).status).toBe(200);
});

test.each([
  ['empty@sandbox.test', '0.00'],
  ['locked@sandbox.test', '120.00'],
  ['rich@sandbox.test', '12500.00'],
])('%s has a balance of %s', async (email, balance) => {
  const { call, getToken } = harness();
  const profile = (await call('GET', '/api/auth/profile/', { token: await getToken(email) })).body as UserWire;
  expect(profile.balance).toBe(balance);
});

test('the rich one has long histories with every status, and books that balance', async () => {
  const { call, getToken, sandbox } = harness();
  const token = await getToken('rich@sandbox.test');
  const get = async <Item>(path: string) => (await call('GET', path, { token })).body as Item[];
  const deposits = await get<DepositWire>('/api/deposit/list/');
  const withdrawals = await get<WithdrawalWire>('/api/deposit/withdrawals/');
  const investments = await get<InvestmentWire>('/api/bots/investments/');
  const statuses = (items: readonly { status: string }[]) => [...new Set(items.map(({ status }) => status))].toSorted();
  expect(statuses(deposits)).toEqual(['expired', 'failed', 'paid', 'pending']);
  expect(deposits[0]).toMatchObject({ status: 'pending' });
  expect(statuses(withdrawals)).toEqual(['cancelled', 'completed', 'failed', 'pending', 'processing']);
  expect(statuses(investments)).toEqual(['active', 'paused', 'stopped']);
  expect(deposits.length).toBeGreaterThanOrEqual(30);
  expect(withdrawals.length).toBeGreaterThanOrEqual(20);
  expect(investments.flatMap(({ growth_logs }) => growth_logs).length).toBeGreaterThan(100);
  expect(brokenRules(sandbox.db)).toEqual([]);
});

test('every list of the broken one is a server error, its profile is not', async () => {
  const { call, getToken } = harness();
  const token = await getToken('broken@sandbox.test');
  for (const path of lists) {
    expect(await call('GET', path, { token })).toMatchObject({ status: 500, body: { error: 'Server Error (500)' } });
  }
  expect((await call('GET', '/api/auth/profile/', { token })).status).toBe(200);
});

test('every answer to the slow one takes two seconds', async () => {
  const { call, getToken, waits } = harness();
  const token = await getToken('slow@sandbox.test');
  expect(waits).toEqual([2_000]);
  await call('GET', '/api/auth/profile/', { token });
  await call('POST', '/api/deposit/create/', { token, body: {} });
  expect(waits).toEqual([2_000, 2_000, 2_000]);
});

test('a second start leaves existing accounts unchanged', async () => {
  const { sandbox } = harness();
  const read = () =>
    sandbox.db.all(
      'SELECT * FROM ledger UNION ALL SELECT id, id, email, balance_cents, joined_at, behavior FROM users',
    );
  const before = read();
  seedScenarios(sandbox);
  expect(read()).toEqual(before);
});
