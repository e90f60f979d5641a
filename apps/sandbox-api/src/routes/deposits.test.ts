import { expect, test } from 'vitest';
import { createHarness } from '../testing/harness.ts';
import type { DepositAddressWire, DepositWire } from '../wire.ts';

const path = '/api/deposit/create/';

test.each([
  [{}, { currency: ['This field is required.'], amount: ['This field is required.'] }],
  [{ currency: 'ETH', amount: '0.09999999' }, { amount: ['Ensure this value is greater than or equal to 0.1.'] }],
  [{ currency: 'BTC', amount: '0.00499999' }, { amount: ['Ensure this value is greater than or equal to 0.005.'] }],
  [{ currency: 'USDT', amount: '299' }, { amount: ['Ensure this value is greater than or equal to 300.'] }],
  [{ currency: 'LTC', amount: '3.99' }, { amount: ['Ensure this value is greater than or equal to 4.'] }],
  [{ currency: 'ETH', amount: '0' }, { amount: ['Ensure this value is greater than or equal to 0.1.'] }],
  [{ currency: 'ETH', amount: '0.123456789' }, { amount: ['Ensure that there are no more than 8 decimal places.'] }],
  [
    { currency: 'ETH', amount: '1234567' },
    { amount: ['Ensure that there are no more than 6 digits before the decimal point.'] },
  ],
  [{ currency: 'ETH', amount: 'Infinity' }, { amount: ['A valid number is required.'] }],
  [{ currency: 'ETH', amount: 0.1234567890123456 }, { amount: ['A valid number is required.'] }],
  [{ currency: 'eth', amount: '1' }, { currency: ['"eth" is not a valid choice.'] }],
])('a deposit of %j is rejected', async (body, errors) => {
  const { call, addPerson } = createHarness();
  const { token } = await addPerson();
  expect(await call('POST', path, { token, body })).toMatchObject({ status: 400, body: errors });
  expect((await call('GET', '/api/deposit/list/', { token })).body).toEqual([]);
});

test.each([
  ['ETH', '0.1', /^0x[0-9a-fA-F]{40}$/],
  ['BTC', '0.005', /^tb1q[02-9ac-hj-np-z]{38}$/],
  ['LTC', '4', /^tltc1q[02-9ac-hj-np-z]{38}$/],
  ['USDT', '300', /^T[1-9A-HJ-NP-Za-km-z]{33}$/],
])(
  'a deposit of %s answers only its address and currency, with a new address each time',
  async (currency, amount, form) => {
    const { call, addPerson } = createHarness();
    const { token } = await addPerson();
    const addresses = new Set<string>();
    for (let index = 0; index < 5; index++) {
      const reply = await call('POST', path, { token, body: { currency, amount } });
      const { address } = reply.body as DepositAddressWire;
      expect(reply).toMatchObject({ status: 201 });
      expect(reply.body).toEqual({ address: expect.stringMatching(form), currency });
      addresses.add(address);
    }
    expect(addresses.size).toBe(5);
  },
);

test('deposits are listed newest first, as pending, with eight decimals and a track id', async () => {
  const { call, addPerson, clock } = createHarness();
  const { token } = await addPerson();
  await call('POST', path, { token, body: { currency: 'ETH', amount: '0.5' } });
  clock.advance(1_000);
  await call('POST', path, { token, body: { currency: 'LTC', amount: 4.5 } });
  const list = (await call('GET', '/api/deposit/list/', { token })).body as DepositWire[];
  expect(list).toMatchObject([
    { currency: 'LTC', currency_name: 'Litecoin', amount: '4.50000000', status: 'pending' },
    {
      currency: 'ETH',
      currency_name: 'Ethereum',
      amount: '0.50000000',
      status: 'pending',
      created_at: '2025-11-20T12:07:30.000Z',
    },
  ]);
  for (const { oxapay_invoice_id: id } of list) expect(id).toMatch(/^\d{9}$/);
});

test('users do not see the deposits of others', async () => {
  const { call, addPerson } = createHarness();
  const [owner, otherUser] = [await addPerson(), await addPerson()];
  await call('POST', path, { token: owner.token, body: { currency: 'ETH', amount: '0.5' } });
  expect((await call('GET', '/api/deposit/list/', { token: otherUser.token })).body).toEqual([]);
});
