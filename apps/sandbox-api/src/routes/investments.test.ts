import { expect, test } from 'vitest';
import { initialSettings } from '../botSettings.ts';
import { createHarness } from '../testing/harness.ts';
import { brokenRules } from '../testing/books.ts';
import { toWhole, usd } from '../money.ts';
import type { BotWire, InvestmentWire, UserWire } from '../wire.ts';

const path = '/api/bots/investments/create/';
const limits = { ...initialSettings, stop_loss: 1, take_profit: 5, max_trades: 5 };
const wish = { bot: 1, initial_amount: '500.00', strategy: 'aggressive', ...limits };

async function person(balanceCents: bigint) {
  const harness = createHarness();
  const { token } = await harness.addPerson(balanceCents);
  const start = (body: unknown) => harness.call('POST', path, { token, body });
  const balance = async () => ((await harness.call('GET', '/api/auth/profile/', { token })).body as UserWire).balance;
  const list = async () => (await harness.call('GET', '/api/bots/investments/', { token })).body as InvestmentWire[];
  return { ...harness, token, start, balance, list };
}

test.each([
  [{ bot: 999 }, { bot: ['Invalid pk "999" - object does not exist.'] }],
  [{ bot: 'fallback-1' }, { bot: ['Incorrect type. Expected pk value, received str.'] }],
  [{ bot: true }, { bot: ['Incorrect type. Expected pk value, received bool.'] }],
  [{ bot: 1.5 }, { bot: ['Incorrect type. Expected pk value, received float.'] }],
  [{ bot: null }, { bot: ['This field may not be null.'] }],
  [{ initial_amount: '499.99' }, { initial_amount: ['Ensure this value is greater than or equal to 500.00.'] }],
  [{ initial_amount: '500.001' }, { initial_amount: ['Ensure that there are no more than 2 decimal places.'] }],
  [{ initial_amount: '2000.01' }, { error: 'Insufficient balance' }],
  [{ strategy: 'yolo' }, { strategy: ['"yolo" is not a valid choice.'] }],
  [{ stop_loss: 0 }, { stop_loss: ['Ensure this value is greater than or equal to 1.'] }],
  [{ stop_loss: 21 }, { stop_loss: ['Ensure this value is less than or equal to 20.'] }],
  [{ take_profit: 4 }, { take_profit: ['Ensure this value is greater than or equal to 5.'] }],
  [{ take_profit: 51 }, { take_profit: ['Ensure this value is less than or equal to 50.'] }],
  [{ max_trades: 11 }, { max_trades: ['Ensure this value is less than or equal to 10.'] }],
  [{ max_trades: 2.5 }, { max_trades: ['A valid integer is required.'] }],
  [{ max_trades: [] }, { max_trades: ['A valid integer is required.'] }],
])('starting a bot with %j is rejected and moves no money', async (change, errors) => {
  const { start, balance, list } = await person(200_000n);
  expect(await start({ ...wish, ...change })).toMatchObject({ status: 400, body: errors });
  expect(await balance()).toBe('2000.00');
  expect(await list()).toEqual([]);
});

test('a started bot debits its amount and starts without growth', async () => {
  const { start, balance } = await person(200_000n);
  expect(await start(wish)).toMatchObject({
    status: 201,
    body: {
      status: 'active',
      initial_amount: '500.00',
      current_amount: '500.00',
      total_return: '0.00',
      growth_logs: [],
    },
  });
  expect(await balance()).toBe('1500.00');
});

test('a bot writes one log a day, until a limit stops it and its money is returned', async () => {
  const { start, balance, list, clock, sandbox } = await person(200_000n);
  await start(wish);
  clock.advance(29_999);
  expect((await list())[0]?.growth_logs).toEqual([]);
  clock.advance(1);
  const [first] = await list();
  expect(first?.growth_logs).toMatchObject([{ date: '2025-11-20T12:08:00.000Z' }]);
  clock.advance(30_000 * 1_000);
  const [stopped] = await list();
  expect(stopped?.status).toBe('stopped');
  expect(await balance()).toBe(usd(150_000n + toWhole(stopped?.current_amount ?? '0', 2)));
  const dates = stopped?.growth_logs.map(({ date }) => date) ?? [];
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(brokenRules(sandbox.db)).toEqual([]);
});

test('a history grows to 365 rows and no further; its oldest row holds the sum of the earlier ones', async () => {
  const { start, list, clock, sandbox } = await person(200_000n);
  await start({ ...wish, strategy: 'conservative', stop_loss: 20, take_profit: 50 });
  const sizes: number[] = [];
  for (const days of [300, 65, 1, 500, 2_014]) {
    clock.advance(30_000 * days);
    const [running] = await list();
    const logs = running?.growth_logs ?? [];
    sizes.push(logs.length);
    const grown = logs.reduce((sum, log) => sum + toWhole(log.amount_added, 2), 0n);
    expect(usd(50_000n + grown)).toBe(running?.current_amount);
    expect(new Set(logs.map(({ date }) => date)).size).toBe(logs.length);
    expect(brokenRules(sandbox.db)).toEqual([]);
  }
  expect(sizes).toEqual([300, 365, 365, 365, 365]);
});

test('bots are unlocked from their minimum balance up', async () => {
  const { call, addPerson } = createHarness();
  const unlocked = async (cents: bigint) => {
    const { token } = await addPerson(cents);
    return ((await call('GET', '/api/bots/', { token })).body as BotWire[]).map((bot) => bot.is_unlocked);
  };
  expect(await unlocked(0n)).toEqual([false, false, false]);
  expect(await unlocked(49_999n)).toEqual([false, false, false]);
  expect(await unlocked(50_000n)).toEqual([true, true, true]);
});

test('one bot and one investment are found by id; unknown ids and the investments of others are not', async () => {
  const { call, start, token, addPerson } = await person(200_000n);
  const { id } = (await start(wish)).body as InvestmentWire;
  expect(await call('GET', '/api/bots/3/', { token })).toMatchObject({
    status: 200,
    body: { name: 'Bybit Turbo Bot' },
  });
  expect(await call('GET', `/api/bots/investments/${id}/`, { token })).toMatchObject({ status: 200, body: { id } });
  const otherUser = await addPerson();
  expect((await call('GET', `/api/bots/investments/${id}/`, { token: otherUser.token })).status).toBe(404);
  expect((await call('GET', '/api/bots/4/', { token })).status).toBe(404);
});
