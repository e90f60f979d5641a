import { describe, expect, test } from 'vitest';
import type { Books } from '../../apps/sandbox-api/src/routes/books.ts';
import { addressOf } from './amounts.ts';
import {
  doubledOrders,
  foreignOrders,
  isSeen,
  lostSessions,
  openForms,
  type PersonBooks,
  type TabState,
  unstatedBalances,
} from './invariants.ts';
import { createOrderLog, type OrderKind } from './orderLog.ts';
import { persons } from './persons.ts';
import type { ScreenReading } from './screens.ts';

const [{ email: ANN }, { email: BOB }] = persons;

const blank: ScreenReading = { text: '', balances: [], openForms: [], isSignIn: false };

function tab(reading: Partial<ScreenReading>, change: Partial<TabState> = {}): TabState {
  return { name: 'tab 1', person: ANN, stated: ['100.00'], reading: { ...blank, ...reading }, ...change };
}

describe('the orders on the server', () => {
  const nothing = { deposits: [], withdrawals: [], investments: [] } as unknown as Books;
  const withdrawals = (...amounts: readonly string[]) =>
    ({ ...nothing, withdrawals: amounts.map((amount, id) => ({ id, amount })) }) as unknown as Books;

  function judged(person: string, now: Books, before = nothing): string[] {
    const log = createOrderLog();
    log.attempt({ person: ANN, kind: 'withdrawal', amount: '50.13', step: 1 });
    const books: PersonBooks = { person, now, before };
    return doubledOrders([books], log);
  }

  test('are right with one or none for each click', () => {
    expect(judged(ANN, nothing)).toEqual([]);
    expect(judged(ANN, withdrawals('50.13'))).toEqual([]);
  });

  test('are right with those from before the run', () => {
    expect(judged(ANN, withdrawals('999.99', '50.13'), withdrawals('999.99'))).toEqual([]);
  });

  test('are wrong with a duplicate, one without a click, or one of another user', () => {
    expect(judged(ANN, withdrawals('50.13', '50.13'))).toEqual([expect.stringContaining('twice')]);
    expect(judged(ANN, withdrawals('51.13'))).toEqual([expect.stringContaining('nobody has placed')]);
    expect(judged(BOB, withdrawals('50.13'))).toEqual([expect.stringContaining(`which ${ANN} has placed`)]);
  });
});

describe('a balance', () => {
  const shown = (usd: string, isLive = true) => ({ balances: [{ place: 'top strip', usd, isLive }] });

  test('is shown as live if it was sent last, any other only with its badge', () => {
    expect(unstatedBalances(tab(shown('100.00')))).toEqual([]);
    expect(unstatedBalances(tab(shown('160.00')))).toEqual([expect.stringContaining('$160.00 as live')]);
    expect(unstatedBalances(tab(shown('160.00', false)))).toEqual([]);
  });

  test('is not checked before the server has sent one, or when nobody is signed in', () => {
    expect(unstatedBalances(tab(shown('0.00'), { stated: [] }))).toEqual([]);
    expect(unstatedBalances(tab(shown('0.00'), { person: null }))).toEqual([]);
  });
});

describe('an order', () => {
  const orders: readonly (readonly [OrderKind, string, string])[] = [
    ['withdrawal', '50.13', `$50.13 to ${addressOf(ANN, '50.13')}`],
    ['deposit', '0.10000113', 'Ethereum 0.10000113 ETH'],
    ['bot', '500.31', 'Initial $500.31'],
    ['bot', '1500.49', 'Initial $1,500.49'],
  ];

  test.each(orders)(
    'of kind %s over %s is seen on a screen of its user and must not be on one of another',
    (...order) => {
      const [kind, amount, text] = order;
      const log = createOrderLog();
      const attempt = log.attempt({ person: ANN, kind, amount, step: 1 });
      expect(isSeen(attempt, tab({ text }))).toBe(true);
      expect(foreignOrders(tab({ text }), log.attempts)).toEqual([]);
      expect(isSeen(attempt, tab({ text: 'Nothing yet' }))).toBe(false);
      for (const person of [BOB, null]) {
        expect(foreignOrders(tab({ text }, { person }), log.attempts)).toEqual([expect.stringContaining(`of ${ANN}`)]);
        expect(foreignOrders(tab({ text: 'Nothing yet' }, { person }), log.attempts)).toEqual([]);
      }
    },
  );
});

test('a form may be enabled when no order of its kind and user is unresolved', () => {
  const log = createOrderLog();
  log.attempt({ person: ANN, kind: 'bot', amount: '500.31', step: 1 });
  const open = tab({ openForms: ['bot'] });
  expect(openForms(open, log)).toEqual([]);
  log.sent('bot', '500.31');
  expect(openForms(open, log)).toEqual([expect.stringContaining('would send another bot')]);
  expect(openForms(tab({ openForms: ['deposit'] }), log)).toEqual([]);
  expect(openForms({ ...open, person: BOB }, log)).toEqual([]);
  log.lost('bot', '500.31');
  expect(openForms(open, log)).toHaveLength(1);
  log.release(ANN, 'bot');
  expect(openForms(open, log)).toEqual([]);
});

test('the sign-in page is only for those who have logged out', () => {
  expect(lostSessions(tab({ isSignIn: true }))).toEqual([expect.stringContaining(`asks ${ANN} to sign in`)]);
  expect(lostSessions(tab({ isSignIn: true }, { person: null }))).toEqual([]);
  expect(lostSessions(tab({}))).toEqual([]);
});
