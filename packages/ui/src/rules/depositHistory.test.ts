import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deposits } from '../fixtures/deposits.js';
import { date, unreadable } from '../fixtures/time.js';
import { decimal } from '../money/decimal.js';
import type { DepositRecord } from '../model/Deposit.js';
import { type DepositQuery, depositHistory, EVERY_DEPOSIT, getDepositStatus } from './depositHistory.js';

const { count: countDeposits } = depositHistory;
const calendar = { timeZone: 'UTC', now: Date.UTC(2026, 6, 12, 14, 2) };
const findDeposits = (records: readonly DepositRecord[], query: Partial<DepositQuery>) =>
  depositHistory.find(records, { ...EVERY_DEPOSIT, ...query }, calendar).found;

const ids = (query: Partial<DepositQuery>) => findDeposits(deposits, query).map((record) => record.id);

describe('the style of a deposit status', () => {
  it.each([
    ['pending', 'pending'],
    ['paid', 'paid'],
    ['failed', 'failed'],
    ['Paid', 'paid'],
    ['FAILED', 'failed'],
    ['underpaid', 'pending'],
    ['manual_accept', 'pending'],
    ['Refunding', 'pending'],
    ['expired', 'failed'],
    ['Cancelled', 'failed'],
    ['refunded', 'failed'],
    ['', 'pending'],
    ['constructor', 'pending'],
  ] as const)('of %j is %s', { tags: ['DHIST-10', 'DHIST-11', 'DHIST-12'] }, (status, style) => {
    expect(getDepositStatus(status)).toBe(style);
  });
});

describe('the deposit history', () => {
  it('is newest first, whatever the order of the response', { tags: ['G-135'] }, () => {
    expect(ids({})).toEqual([6, 5, 4, 3, 2, 1]);
    const shuffled = [3, 0, 5, 1, 4, 2].flatMap((at) => deposits.slice(at, at + 1));
    expect(findDeposits(shuffled, {})[0]?.id).toBe(6);
  });

  it('reverses by date', () => {
    expect(ids({ sort: { key: 'date', direction: 'ascending' } })).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('sorts amounts within a coin, exactly, the newest of equals first', () => {
    expect(ids({ sort: { key: 'amount', direction: 'descending' } })).toEqual([4, 5, 6, 1, 2, 3]);
    expect(ids({ sort: { key: 'amount', direction: 'ascending' } })).toEqual([4, 1, 6, 5, 2, 3]);
    const [first] = deposits;
    if (first === undefined) throw new Error('The fixture is empty');
    const close = ['0.10000000000000000001', '0.1', '0.10000000000000000002'].map((amount, id) => ({
      ...first,
      id,
      amount: decimal(amount),
    }));
    const sorted = findDeposits(close, { sort: { key: 'amount', direction: 'ascending' } });
    expect(sorted.map((record) => record.id)).toEqual([1, 0, 2]);
  });

  it.each(['ascending', 'descending'] as const)('keeps equal amounts newest first, %s as well', (direction) => {
    const [first] = deposits;
    if (first === undefined) throw new Error('The fixture is empty');
    const equal = [
      { ...first, id: 1, createdAt: date('2025-03-08') },
      { ...first, id: 3, createdAt: date('2025-03-09') },
      { ...first, id: 2, createdAt: date('2025-03-09') },
    ];
    for (const order of [equal, equal.toReversed()]) {
      const sorted = findDeposits(order, { sort: { key: 'amount', direction } });
      expect(sorted.map(({ id }) => id)).toEqual([3, 2, 1]);
    }
  });

  it('puts a date nobody can read at the old end', () => {
    const odd = deposits.map((record) =>
      record.id === 6 ? { ...record, createdAt: unreadable('yesterday') } : record,
    );
    const sorted = findDeposits(odd, {});
    expect(sorted.at(-1)?.id).toBe(6);
  });

  it('orders records of one day by their ids, both numbers and strings', () => {
    const [first] = deposits;
    if (first === undefined) throw new Error('The fixture is empty');
    const sameDay = [9, 10, '11', 'b', 'a'].map((id) => ({ ...first, id, createdAt: date('2025-03-08') }));
    const sorted = findDeposits(sameDay, {});
    expect(sorted.map(({ id }) => id)).toEqual(['b', 'a', '11', 10, 9]);
  });

  it.each([
    ['eth', [6, 5, 3, 1]],
    ['Bitcoin', [4]],
    ['193139644', [5]],
    ['  ethereum   failed ', [1]],
    ['underpaid', [2]],
    ['doge', []],
  ] as const)('finds by coin, status and transaction id: %j', (text, found) => {
    expect(ids({ text })).toEqual(found);
  });

  it('filters by status and counts each', () => {
    expect(ids({ status: 'pending' })).toEqual([6, 2]);
    expect(ids({ status: 'failed', text: 'eth' })).toEqual([1]);
    expect(countDeposits(deposits)).toEqual({ all: 6, pending: 2, paid: 2, failed: 2 });
    expect(countDeposits([])).toEqual({ all: 0, pending: 0, paid: 0, failed: 0 });
  });

  it('drops no record without a query', () => {
    const key = fc.constantFrom('date' as const, 'amount' as const);
    const direction = fc.constantFrom('ascending' as const, 'descending' as const);
    fc.assert(
      fc.property(fc.shuffledSubarray([...deposits]), key, direction, (some, by, way) => {
        const sort = { key: by, direction: way };
        expect(new Set(findDeposits(some, { sort }))).toEqual(new Set(some));
      }),
    );
  });
});

it('reads what a search covers of each record once, and sorts a list once, however many letters are typed', () => {
  const reads = { transactionId: 0, createdAt: 0 };
  const counted = deposits.map((record) => {
    const copy = { ...record };
    for (const name of ['transactionId', 'createdAt'] as const) {
      const read = () => {
        reads[name] += 1;
        return record[name];
      };
      Object.defineProperty(copy, name, { get: read });
    }
    return copy;
  });
  findDeposits(counted, { text: '6' });
  expect(reads.createdAt).toBeGreaterThan(0);
  reads.createdAt = 0;
  for (const text of ['60', '600', 'eth']) findDeposits(counted, { text });
  expect(reads).toEqual({ transactionId: counted.length, createdAt: 0 });
});
