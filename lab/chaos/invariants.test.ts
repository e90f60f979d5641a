import { describe, expect, test } from 'vitest';
import type { Books } from '../../apps/sandbox-api/src/routes/books.ts';
import { chooseAddress } from './amounts.ts';
import {
  doubledOrders,
  foreignOrders,
  isSeen,
  lostSessions,
  openForms,
  reopenedOrders,
  unstatedBalances,
  wrongDerivations,
} from './invariants.ts';
import { createOrderLog, type OrderAttempt, type OrderKind } from './orderLog.ts';
import { persons } from './persons.ts';
import type { PersonBooks } from './storedOrders.ts';
import { createBooks, placed, tab } from './testing.ts';

const [{ email: ANN }, { email: BOB }] = persons;

describe('the orders on the server', () => {
  const nothing = { deposits: [], withdrawals: [], investments: [] } as unknown as Books;
  const withdrawals = (...amounts: readonly string[]) =>
    ({ ...nothing, withdrawals: amounts.map((amount, id) => ({ id, amount })) }) as unknown as Books;

  interface Doubling {
    readonly before?: Books;
    readonly alsoSentBy?: OrderAttempt['alsoSentBy'];
  }

  function judged(person: string, now: Books, { before = nothing, alsoSentBy = 'nothing' }: Doubling = {}): string[] {
    const log = createOrderLog();
    const attempt = placed(log, 'withdrawal', '50.13');
    attempt.alsoSentBy = alsoSentBy;
    const books: PersonBooks = { person, now, before };
    return doubledOrders([books], log);
  }

  test('are right with one or none for each click', () => {
    expect(judged(ANN, nothing)).toEqual([]);
    expect(judged(ANN, withdrawals('50.13'))).toEqual([]);
  });

  test('are right with those from before the run', () => {
    expect(judged(ANN, withdrawals('999.99', '50.13'), { before: withdrawals('999.99') })).toEqual([]);
  });

  test('are right with a second one that the browser may have sent itself', () => {
    expect(judged(ANN, withdrawals('50.13', '50.13'), { alsoSentBy: 'browser' })).toEqual([]);
  });

  test('are right with as many as the user has deliberately ordered', () => {
    const log = createOrderLog();
    const attempts = [placed(log, 'withdrawal', '50.13'), placed(log, 'withdrawal', '50.13')];
    expect(attempts.map(({ isRepeated }) => isRepeated)).toEqual([true, true]);
    const now = (...amounts: readonly string[]) => ({ person: ANN, now: withdrawals(...amounts), before: nothing });
    expect(doubledOrders([now('50.13', '50.13')], log)).toEqual([]);
    expect(doubledOrders([now('50.13', '50.13', '50.13')], log)).toEqual([expect.stringContaining('too often')]);
  });

  test('are wrong with a duplicate, one without a click, or one of another user', () => {
    expect(judged(ANN, withdrawals('50.13', '50.13'))).toEqual([expect.stringContaining('too often')]);
    expect(judged(ANN, withdrawals('51.13'))).toEqual([expect.stringContaining('nobody has placed')]);
    expect(judged(BOB, withdrawals('50.13'))).toEqual([expect.stringContaining(`which ${ANN} has placed`)]);
  });
});

describe('a balance', () => {
  const shown = (usd: string, provenance = 'live') => ({ balances: [{ place: 'top strip', usd, provenance }] });

  test('is shown as live if it was sent last, any other only with its badge', () => {
    expect(unstatedBalances(tab(shown('100.00')))).toEqual([]);
    expect(unstatedBalances(tab(shown('160.00')))).toEqual([expect.stringContaining('$160.00 as live')]);
    expect(unstatedBalances(tab(shown('160.00', 'cached')))).toEqual([]);
  });

  test('is derived from what was sent last and what was accepted since', () => {
    const derived = (usd: string) => wrongDerivations(tab(shown(usd, 'derived'), { stated: ['100.00'], least: 40 }));
    for (const usd of ['100.00', '70.00', '40.00']) expect(derived(usd)).toEqual([]);
    expect(derived('39.99')).toEqual([expect.stringContaining('derives $39.99')]);
    expect(derived('100.01')).toHaveLength(1);
    expect(wrongDerivations(tab(shown('99.00', 'derived'), { stated: ['100.00'] }))).toHaveLength(1);
  });

  test('is not checked before the server has sent one, or when nobody is signed in', () => {
    expect(unstatedBalances(tab(shown('0.00'), { stated: [] }))).toEqual([]);
    expect(unstatedBalances(tab(shown('0.00'), { person: null }))).toEqual([]);
  });
});

describe('an order', () => {
  const orders: readonly (readonly [OrderKind, string, string])[] = [
    ['withdrawal', '50.13', `$50.13 to ${chooseAddress(ANN, '50.13')}`],
    ['deposit', '0.10000113', 'Ethereum 0.10000113 ETH'],
    ['bot', '500.31', 'Initial $500.31'],
    ['bot', '1500.49', 'Initial $1,500.49'],
  ];

  test.each(orders)(
    'of kind %s over %s is seen on a screen of its user and must not be on one of another',
    (...order) => {
      const [kind, amount, text] = order;
      const log = createOrderLog();
      const attempt = placed(log, kind, amount);
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
  placed(log, 'bot', '500.31');
  const open = tab({ openForms: [{ kind: 'bot', amount: '501.31' }] });
  expect(openForms(open, log)).toEqual([]);
  log.sent('bot', '500.31', null);
  expect(openForms(open, log)).toEqual([expect.stringContaining('would send another bot')]);
  expect(openForms(tab({ openForms: [{ kind: 'deposit', amount: '0.1' }] }), log)).toEqual([]);
  expect(openForms({ ...open, person: BOB }, log)).toEqual([]);
  log.lost('bot', '500.31');
  expect(openForms(open, log)).toHaveLength(1);
  log.release(ANN, 'bot');
  expect(openForms(open, log)).toEqual([]);
});

test('the form of a refused order that is stored must not send the same again', () => {
  const log = createOrderLog();
  placed(log, 'withdrawal', '50.13');
  log.sent('withdrawal', '50.13', 'ETH');
  log.answered('withdrawal', '50.13', 403);
  const open = (amount: string) => tab({ openForms: [{ kind: 'withdrawal', amount }] });
  const stored = [createBooks({ withdrawals: ['50.13'] })];
  expect(reopenedOrders(open('50.13'), stored, log)).toEqual([expect.stringContaining('refused but is stored')]);
  expect(reopenedOrders(open('51.13'), stored, log)).toEqual([]);
  expect(reopenedOrders(open('50.13'), [createBooks({})], log)).toEqual([]);
  log.leave(ANN);
  expect(reopenedOrders(open('50.13'), stored, log)).toEqual([]);
});

test('the sign-in page is only for those who have logged out', () => {
  expect(lostSessions(tab({ isSignIn: true }))).toEqual([expect.stringContaining(`asks ${ANN} to sign in`)]);
  expect(lostSessions(tab({ isSignIn: true }, { person: null }))).toEqual([]);
  expect(lostSessions(tab({}))).toEqual([]);
});
