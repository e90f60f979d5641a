import { describe, expect, test } from 'vitest';
import type { Books } from '../../apps/sandbox-api/src/routes/books.ts';
import { chooseAddress } from './amounts.ts';
import { doubledOrders, foreignOrders, isSeen, lostSessions, type TabState, wrongDerivations } from './invariants.ts';
import { createOrderLog, type OrderAttempt, type OrderKind, type OrderLog } from './orderLog.ts';
import { persons } from './persons.ts';
import type { ScreenReading } from './readScreen.ts';
import type { PersonBooks } from './storedOrders.ts';

const [{ email: ANN }, { email: BOB }] = persons;

/** A tab of the first user that shows only this. */
function tab(shown: Partial<ScreenReading>, change: Partial<TabState> = {}): TabState {
  const reading = { text: '', balances: [], ...shown } as unknown as ScreenReading;
  return { name: 'tab 1', person: ANN, stated: [], least: null, isClockWrong: false, loadedAt: 0, reading, ...change };
}

/** An order of the first user that was clicked in the first tab. */
function placed(log: OrderLog, kind: OrderKind, amount: string): OrderAttempt {
  return log.attempt({ person: ANN, kind, amount, coin: null, tab: 'tab 1', step: 1, isListKnown: false });
}

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

test('a balance is derived from what was sent last and what was accepted since', () => {
  const shown = (usd: string) => ({ balances: [{ place: 'top strip' as const, usd, provenance: 'derived' }] });
  const derived = (usd: string, least: number | null = 40) =>
    wrongDerivations(tab(shown(usd), { stated: ['100.00'], least }));
  for (const usd of ['100.00', '70.00', '40.00']) expect(derived(usd)).toEqual([]);
  expect(derived('39.99')).toEqual([expect.stringContaining('derives $39.99')]);
  expect([derived('100.01'), derived('99.00', null)].flat()).toHaveLength(2);
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

test('the sign-in page is only for those who have logged out', () => {
  expect(lostSessions(tab({ isSignIn: true }))).toEqual([expect.stringContaining(`asks ${ANN} to sign in`)]);
  expect(lostSessions(tab({ isSignIn: true }, { person: null }))).toEqual([]);
});
