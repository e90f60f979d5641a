import { expect, test } from 'vitest';
import { deposits } from '../fixtures/deposits.js';
import { investments } from '../fixtures/investments.js';
import { unreadable } from '../fixtures/time.js';
import { withdrawals } from '../fixtures/withdrawals.js';
import { toText } from '../money/decimal.js';
import { getLatestEvents } from './latestEvents.js';

const calendar = { today: '2026-07-12', timeZone: 'UTC' };
const none = { deposits: [], withdrawals: [], investments: [] };

test('the five latest come from all lists, newest first', () => {
  const events = getLatestEvents({ deposits, withdrawals, investments }, calendar);
  expect(events.map(({ id }) => id)).toEqual([
    'results 2026-07-12',
    'deposit 6',
    'withdrawal 5',
    'withdrawal 4',
    'first 2',
  ]);
});

test('the results of the latest day are one event, with the bots they come from', () => {
  const [latest] = getLatestEvents({ ...none, investments }, calendar);
  if (latest?.kind !== 'results') throw new Error('The latest event is results.');
  expect(toText(latest.amount)).toBe('4.2');
  expect(latest.bots).toEqual(['Binance Pro Bot', 'OKX Smart Bot', 'Bybit Turbo Bot']);
  expect(latest.isToday).toBe(true);
  const [tomorrow] = getLatestEvents({ ...none, investments }, { ...calendar, today: '2026-07-13' });
  expect(tomorrow).toMatchObject({ isToday: false });
});

test('two investments in one bot are counted and named once', () => {
  const [first] = investments;
  if (first === undefined) throw new Error('There are investments.');
  const [latest] = getLatestEvents({ ...none, investments: [first, { ...first, id: 9 }] }, calendar);
  expect(latest).toMatchObject({ count: 2, bots: ['Binance Pro Bot'] });
});

test('what has no readable time is left out', () => {
  const [deposit] = deposits;
  if (deposit === undefined) throw new Error('There are deposits.');
  expect(getLatestEvents({ ...none, deposits: [{ ...deposit, createdAt: unreadable('soon') }] }, calendar)).toEqual([]);
});

test('nothing has happened to a new account', () => {
  expect(getLatestEvents(none, calendar)).toEqual([]);
});
