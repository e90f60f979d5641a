import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { toWhole, usd } from '../money.ts';
import { createHarness } from '../testing/harness.ts';
import { brokenRules } from '../testing/books.ts';
import type { UserWire, WithdrawalWire } from '../wire.ts';

const path = '/api/deposit/withdraw/';
const { minimumWithdrawal } = limits;
const belowMinimum = usd(toWhole(minimumWithdrawal, 2) - 1n);
const wish = { amount: '50.00', currency: 'ETH', withdrawal_address: '0x1234567890' };

async function person(balanceCents: bigint, seed = 'test') {
  const harness = createHarness({ seed });
  const { token } = await harness.addPerson(balanceCents);
  const withdraw = (body: unknown) => harness.call('POST', path, { token, body });
  const balance = async () => ((await harness.call('GET', '/api/auth/profile/', { token })).body as UserWire).balance;
  const list = async () => (await harness.call('GET', '/api/deposit/withdrawals/', { token })).body as WithdrawalWire[];
  return { ...harness, token, withdraw, balance, list };
}

test.each([
  [{ amount: belowMinimum }, { amount: [`Ensure this value is greater than or equal to ${minimumWithdrawal}.`] }],
  [{ amount: '50.001' }, { amount: ['Ensure that there are no more than 2 decimal places.'] }],
  [{ amount: '5e2' }, { amount: ['A valid number is required.'] }],
  [{ amount: '1_000' }, { amount: ['A valid number is required.'] }],
  [{ amount: '１００' }, { amount: ['A valid number is required.'] }],
  [{ amount: '+50' }, { amount: ['A valid number is required.'] }],
  [{ amount: '-50' }, { amount: ['A valid number is required.'] }],
  [{ amount: true }, { amount: ['A valid number is required.'] }],
  [{ amount: '9'.repeat(1_001) }, { amount: ['String value too large.'] }],
  [{ amount: '1234567890123456' }, { amount: ['Ensure that there are no more than 14 digits in total.'] }],
  [{ amount: '1234567890123' }, { amount: ['Ensure that there are no more than 12 digits before the decimal point.'] }],
  [{ currency: 'DOGE' }, { currency: ['"DOGE" is not a valid choice.'] }],
  [{ currency: 7 }, { currency: ['"int" is not a valid choice.'] }],
  [{ withdrawal_address: ' 123456789 ' }, { withdrawal_address: ['Ensure this field has at least 10 characters.'] }],
  [
    { withdrawal_address: 'x'.repeat(256) },
    { withdrawal_address: ['Ensure this field has no more than 255 characters.'] },
  ],
  [{ amount: '1000.01' }, { error: 'Insufficient balance' }],
])('a withdrawal with %j is rejected and moves no money', async (change, errors) => {
  const { withdraw, balance, list } = await person(100_000n);
  expect(await withdraw({ ...wish, ...change })).toMatchObject({ status: 400, body: errors });
  expect(await balance()).toBe('1000.00');
  expect(await list()).toEqual([]);
});

test.each([
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['LTC', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
])('a withdrawal of %s to a mainnet address %s is rejected', async (currency, withdrawal_address) => {
  const { withdraw, balance } = await person(100_000n);
  expect(await withdraw({ ...wish, currency, withdrawal_address })).toMatchObject({
    status: 400,
    body: { withdrawal_address: [expect.stringContaining('main network')] },
  });
  expect(await balance()).toBe('1000.00');
});

test.each([
  ['BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['LTC', 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0'],
  ['USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
])('a withdrawal of %s to %s is accepted', async (currency, withdrawal_address) => {
  const { withdraw } = await person(100_000n);
  expect((await withdraw({ ...wish, currency, withdrawal_address })).status).toBe(201);
});

test('a withdrawal debits its amount at once and is listed as pending', async () => {
  const { withdraw, balance, list } = await person(100_000n);
  expect(await withdraw(wish)).toMatchObject({ status: 201, body: { message: expect.any(String) } });
  expect(await balance()).toBe('950.00');
  expect(await list()).toMatchObject([
    { amount: '50.00', status: 'pending', transaction_hash: null, processed_at: null },
  ]);
});

test('the whole balance can be withdrawn, and not a cent more', async () => {
  const { withdraw, balance } = await person(10_001n);
  expect((await withdraw({ ...wish, amount: '100.02' })).status).toBe(400);
  expect((await withdraw({ ...wish, amount: '100.01' })).status).toBe(201);
  expect(await balance()).toBe('0.00');
});

test('many withdrawals at once never overdraw', async () => {
  const { withdraw, balance, sandbox } = await person(100_000n);
  const replies = await Promise.all(Array.from({ length: 40 }, () => withdraw({ ...wish, amount: '99.99' })));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(30);
  expect(await balance()).toBe('0.10');
  expect(brokenRules(sandbox.db)).toEqual([]);
});

describe('over time', () => {
  test('a withdrawal is processed and completed with a transaction hash', async () => {
    const { withdraw, list, clock } = await person(100_000n);
    await withdraw(wish);
    clock.advance(10_000);
    expect(await list()).toMatchObject([{ status: 'processing', transaction_hash: null }]);
    clock.advance(10_000);
    expect(await list()).toMatchObject([
      {
        status: 'completed',
        transaction_hash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
        processed_at: '2025-11-20T12:07:50.000Z',
      },
    ]);
  });

  test('some fail, and their money is returned once', async () => {
    const { withdraw, list, clock, balance, sandbox } = await person(1_000_000n);
    for (let index = 0; index < 100; index++) await withdraw({ ...wish, amount: '100' });
    expect(await balance()).toBe('0.00');
    clock.advance(3_600_000);
    const failed = (await list()).filter(({ status }) => status === 'failed');
    expect(failed.length).toBeGreaterThan(0);
    expect(await balance()).toBe(`${failed.length * 100}.00`);
    clock.advance(3_600_000);
    expect(await balance()).toBe(`${failed.length * 100}.00`);
    expect(brokenRules(sandbox.db)).toEqual([]);
  });
});

test('one withdrawal is visible only to its owner', async () => {
  const { withdraw, list, call, token, addPerson } = await person(100_000n);
  await withdraw(wish);
  const id = (await list())[0]?.id;
  const one = `/api/deposit/withdrawals/${id}/`;
  expect(await call('GET', one, { token })).toMatchObject({ status: 200, body: { id } });
  const otherUser = await addPerson();
  for (const reply of [
    await call('GET', one, { token: otherUser.token }),
    await call('GET', '/api/deposit/withdrawals/999/', { token }),
    await call('GET', '/api/deposit/withdrawals/99999999999999999999999/', { token }),
    await call('GET', '/api/deposit/withdrawals/abc/', { token }),
  ]) {
    expect(reply).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
  }
});
