import { describe, expect, it } from 'vitest';
import { date, instant, unreadable } from '../fixtures/time.js';
import { withdrawals } from '../fixtures/withdrawals.js';
import { decimal } from '../money/decimal.js';
import { getWithdrawalStatus, NEWEST_FIRST, withdrawalHistory, type WithdrawalQuery } from './withdrawalHistory.js';

const { count: countWithdrawals, find: findWithdrawals } = withdrawalHistory;
const EVERYTHING: WithdrawalQuery = { text: '', status: 'all', sort: NEWEST_FIRST };

const ids = (query: Partial<WithdrawalQuery>) =>
  findWithdrawals(withdrawals, { ...EVERYTHING, ...query }).map((record) => record.id);

describe('the status of a withdrawal', () => {
  it.each(['pending', 'processing', 'completed', 'failed', 'cancelled'])(
    'recognises %s',
    { tags: ['WHIST-14'] },
    (status) => {
      expect(getWithdrawalStatus(status)).toBe(status);
      expect(getWithdrawalStatus(status.toUpperCase())).toBe(status);
    },
  );

  it.each(['on_hold', '', 'constructor', 'canceled'])('does not recognise %j', (status) => {
    expect(getWithdrawalStatus(status)).toBeNull();
  });
});

describe('the withdrawal history', () => {
  it('is newest first, whatever the order of the response', { tags: ['G-135'] }, () => {
    expect(ids({})).toEqual([5, 4, 3, 2, 1]);
    expect(findWithdrawals(withdrawals.toReversed(), EVERYTHING).map((record) => record.id)).toEqual([5, 4, 3, 2, 1]);
  });

  it('compares moments, not texts with zones', () => {
    const [first] = withdrawals;
    if (first === undefined) throw new Error('The fixture is empty');
    const times = [instant('2026-07-01T10:30:00+02:00'), instant('2026-07-01T10:00:00Z'), unreadable('yesterday')];
    const zoned = times.map((createdAt, id) => ({ ...first, id, createdAt }));
    expect(findWithdrawals(zoned, EVERYTHING).map((record) => record.id)).toEqual([1, 0, 2]);
  });

  it('reverses by date and sorts amounts exactly, the newest of equals first', () => {
    expect(ids({ sort: { key: 'requested', direction: 'ascending' } })).toEqual([1, 2, 3, 4, 5]);
    expect(ids({ sort: { key: 'amount', direction: 'ascending' } })).toEqual([1, 2, 4, 3, 5]);
    expect(ids({ sort: { key: 'amount', direction: 'descending' } })).toEqual([5, 3, 4, 2, 1]);
    const close = withdrawals.map((record) => ({
      ...record,
      amount: decimal(`9007199254740993.0${Number(record.id) % 2}`),
    }));
    const sort = { key: 'amount', direction: 'descending' } as const;
    expect(findWithdrawals(close, { ...EVERYTHING, sort }).map((record) => record.id)).toEqual([5, 3, 1, 4, 2]);
  });

  it.each([
    ['requested', 'ascending', [1, 2, 3]],
    ['requested', 'descending', [3, 2, 1]],
    ['amount', 'ascending', [3, 2, 1]],
    ['amount', 'descending', [3, 2, 1]],
  ] as const)('by %s, %s, tells equals apart by time and then by id', (key, direction, order) => {
    const [first] = withdrawals;
    if (first === undefined) throw new Error('The fixture is empty');
    const equal = [
      { ...first, id: 1, createdAt: date('2026-03-08') },
      { ...first, id: 3, createdAt: date('2026-03-09') },
      { ...first, id: 2, createdAt: date('2026-03-09') },
    ];
    for (const given of [equal, equal.toReversed()]) {
      const found = findWithdrawals(given, { ...EVERYTHING, sort: { key, direction } });
      expect(found.map(({ id }) => id)).toEqual(order);
    }
  });

  it.each([
    ['eth', [5, 4, 3]],
    ['Bitcoin', [2]],
    ['0xFB6916', [5]],
    ['dfba1b22060', [3]],
    [' ethereum  processing ', [4]],
    ['doge', []],
    ['null', []],
  ] as const)('finds by coin, address, hash and status: %j', (text, found) => {
    expect(ids({ text })).toEqual(found);
  });

  it('filters by status and counts each; an unknown one counts only in all', () => {
    expect(ids({ status: 'failed' })).toEqual([2]);
    expect(ids({ status: 'failed', text: 'eth' })).toEqual([]);
    const odd = withdrawals.map((record) => (record.id === 1 ? { ...record, status: 'on_hold' } : record));
    expect(countWithdrawals(odd)).toEqual({ all: 5, pending: 1, processing: 1, completed: 1, failed: 1, cancelled: 0 });
  });
});
