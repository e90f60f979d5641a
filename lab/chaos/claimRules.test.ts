import { describe, expect, test } from 'vitest';
import type { Books } from '../../apps/sandbox-api/src/routes/books.ts';
import { falseFailures } from './claimRules.ts';
import { type ListRead, toClaim } from './claims.ts';
import { createOrderLog } from './orderLog.ts';
import { persons } from './persons.ts';

const [{ email: ANN }] = persons;
const AMOUNT = '50.13';

interface Case {
  /** What the tab has read of its history, and how long before the toast (ms); negative after it. */
  readonly reads: readonly (readonly [amount: string | null, before: number])[];
  readonly text?: string;
  /** Whether a form says since that the history shows the order. */
  readonly isNoted?: boolean;
  /** Whether lists lag behind for longer than the app looks for the order. */
  readonly isHidden?: boolean;
}

/** What is wrong with a toast that says that a stored withdrawal has failed. */
function judged({ reads, text = 'Verify your e-mail first.', isNoted = false, isHidden = false }: Case): string[] {
  const log = createOrderLog();
  const order = { person: ANN, kind: 'withdrawal', amount: AMOUNT, coin: null, tab: 'tab 1' } as const;
  const attempt = log.attempt({ ...order, step: 1, isListKnown: true });
  attempt.isHidden = isHidden;
  const at = attempt.clickedAt + 5_000;
  const shown = { person: ANN, tab: 'tab 1', at, isToast: true };
  const claim = toClaim({ title: 'Withdrawal Failed', text }, shown, log.attempts);
  if (claim === null) throw new Error('The toast claims nothing.');
  const nothing = { deposits: [], withdrawals: [], investments: [] } as unknown as Books;
  const now = { ...nothing, withdrawals: [{ id: 1, amount: AMOUNT }] } as unknown as Books;
  const toRead = (amount: string | null, before: number): ListRead => ({
    ...order,
    text: amount === null ? null : JSON.stringify([{ amount }]),
    isWhole: true,
    at: at - before,
  });
  return falseFailures({
    attempts: log.attempts,
    claims: [claim],
    reads: reads.map((read) => toRead(...read)),
    books: [{ person: ANN, now, before: nothing }],
    notes: isNoted ? [{ person: ANN, kind: 'withdrawal' }] : [],
    loadedAt: new Map(),
    now: at + 10_000,
  });
}

describe('a toast that says that a stored order has failed', () => {
  const isWrong = [expect.stringContaining('“Withdrawal Failed”')];

  test('is wrong where nothing corrects it', () => {
    expect(judged({ reads: [[AMOUNT, -3_000]] })).toEqual(isWrong);
  });

  test('is wrong though a form corrects it, when all that was read by then shows the order', () => {
    expect(judged({ reads: [[AMOUNT, 20]], isNoted: true })).toEqual(isWrong);
  });

  test('is wrong though a form corrects it, long after something read has shown the order', () => {
    const reads = [
      [AMOUNT, 2_000],
      ['1.00', 20],
    ] as const;
    expect(judged({ reads, isNoted: true })).toEqual(isWrong);
  });

  test('is right when a list without the order was read, and what shows it only just', () => {
    const reads = [
      ['1.00', 40],
      [AMOUNT, 20],
    ] as const;
    expect(judged({ reads, isNoted: true })).toEqual([]);
  });

  test('is right when a form corrects it with what was read later', () => {
    expect(judged({ reads: [[AMOUNT, -3_000]], isNoted: true })).toEqual([]);
  });

  test('is right when it says that the history was not checked', () => {
    const text = "Verify your e-mail first. Your history hasn't been checked.";
    expect(judged({ reads: [[AMOUNT, 20]], text, isNoted: true })).toEqual([]);
    expect(judged({ reads: [['1.00', 20]], text })).toEqual([]);
  });

  test('is right when two looks have not shown it, because lists lag behind for longer', () => {
    const reads = ['1.00', '1.00', AMOUNT].map((amount, at) => [amount, 40 - at * 3_000] as const);
    expect(judged({ reads, isHidden: true })).toEqual([]);
    expect(judged({ reads })).toEqual(isWrong);
    expect(judged({ reads: reads.slice(1), isHidden: true })).toEqual(isWrong);
  });

  test('is right when a read has failed', () => {
    expect(judged({ reads: [[null, 20]] })).toEqual([]);
  });
});
