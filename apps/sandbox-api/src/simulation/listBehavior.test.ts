import { expect, test } from 'vitest';
import { createHarness } from '../testing/harness.ts';
import { listed, offered, plainLists } from './listBehavior.ts';

const rows = [{ created_at: 9_000n }, { created_at: 5_000n }, { created_at: 1_000n }];
const times = (change: Partial<typeof plainLists>, now = 10_000) =>
  listed({ ...plainLists, ...change }, rows, now).map((row) => Number(row.created_at));

test('lists are whole and newest first', () => {
  expect(times({})).toEqual([9_000, 5_000, 1_000]);
});

test('a lag hides what is new, for so long', () => {
  expect(times({ lagMs: 2_000 })).toEqual([5_000, 1_000]);
  expect(times({ lagMs: 2_000 }, 11_000)).toEqual([9_000, 5_000, 1_000]);
});

test('the oldest can be missing, and the order turned', () => {
  expect(times({ lacksOldest: true, isReversed: true })).toEqual([5_000, 9_000]);
});

test('a coin can be missing, and the order of the coins turned', () => {
  const coins = [{ code: 'ETH' }, { code: 'BTC' }, { code: 'USDT' }];
  const codes = (change: Partial<typeof plainLists>) =>
    offered({ ...plainLists, ...change }, coins).map(({ code }) => code);
  expect(codes({})).toEqual(['ETH', 'BTC', 'USDT']);
  expect(codes({ missingCoin: 'ETH' })).toEqual(['BTC', 'USDT']);
  expect(codes({ missingCoin: 'ETH', areCoinsReversed: true })).toEqual(['USDT', 'BTC']);
});

test('the behavior of lists is set at run time, for every history and the currencies, until a reset', async () => {
  const harness = createHarness({ hasControl: true });
  const { token } = await harness.addPerson();
  const codes = async () => {
    const { body } = await harness.call('GET', '/api/deposit/currencies/', { token });
    return (body as { currency: string }[]).map(({ currency }) => currency);
  };
  const deposits = async () => (await harness.call('GET', '/api/deposit/list/', { token })).body;
  await harness.call('POST', '/api/deposit/create/', { token, body: { currency: 'ETH', amount: '1' } });
  expect(await deposits()).toHaveLength(1);
  const set = (body: object) => harness.call('POST', '/sandbox/lists', { body });
  expect((await set({ lagMs: 2_000, hasTwins: true })).status).toBe(204);
  expect(await deposits()).toHaveLength(0);
  expect(await codes()).toEqual(['ETH', 'BTC', 'USDT', 'USDT', 'LTC']);
  expect((await set({ lagMs: -1 })).status).toBe(400);
  expect((await set({ isReversed: 'yes' })).status).toBe(400);
  expect((await set({ missingCoin: 1 })).status).toBe(400);
  await harness.call('POST', '/sandbox/clock', { body: { advanceMs: 2_000 } });
  expect(await deposits()).toHaveLength(1);
  expect((await set({ missingCoin: 'ETH', areCoinsReversed: true })).status).toBe(204);
  expect(await codes()).toEqual(['LTC', 'USDT', 'BTC']);
  await harness.call('POST', '/sandbox/reset');
  const rich = await harness.getToken('rich@sandbox.test');
  expect((await harness.call('GET', '/api/deposit/currencies/', { token: rich })).body).toHaveLength(4);
});
