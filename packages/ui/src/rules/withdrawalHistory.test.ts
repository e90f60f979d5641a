import { describe, expect, it } from 'vitest';
import { date, instant, localTime, unreadable } from '../fixtures/time.js';
import { withdrawals } from '../fixtures/withdrawals.js';
import type { ServerTime } from '../model/ServerTime.js';
import type { WithdrawalRecord } from '../model/Withdrawal.js';
import { decimal } from '../money/decimal.js';
import { type HistoryDates, isDay } from './history.js';
import { EVERY_WITHDRAWAL, withdrawalHistory, type WithdrawalQuery } from './withdrawalHistory.js';

const { count: countWithdrawals } = withdrawalHistory;
const calendar = { timeZone: 'UTC', now: Date.UTC(2026, 6, 12, 14, 2) };
const findWithdrawals = (records: readonly WithdrawalRecord[], query: Partial<WithdrawalQuery>) =>
  withdrawalHistory.find(records, { ...EVERY_WITHDRAWAL, ...query }, calendar).found;

const ids = (query: Partial<WithdrawalQuery>) => findWithdrawals(withdrawals, query).map((record) => record.id);

describe('the withdrawal history', () => {
  it('is newest first, whatever the order of the response', { tags: ['G-135'] }, () => {
    expect(ids({})).toEqual([5, 4, 3, 2, 1]);
    expect(findWithdrawals(withdrawals.toReversed(), {}).map((record) => record.id)).toEqual([5, 4, 3, 2, 1]);
  });

  it('compares moments, not texts with zones', () => {
    const [first] = withdrawals;
    if (first === undefined) throw new Error('The fixture is empty');
    const times = [instant('2026-07-01T10:30:00+02:00'), instant('2026-07-01T10:00:00Z'), unreadable('yesterday')];
    const zoned = times.map((createdAt, id) => ({ ...first, id, createdAt }));
    expect(findWithdrawals(zoned, {}).map((record) => record.id)).toEqual([1, 0, 2]);
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
    expect(findWithdrawals(close, { sort }).map((record) => record.id)).toEqual([5, 3, 1, 4, 2]);
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
      const found = findWithdrawals(given, { sort: { key, direction } });
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

  it('counts for each status what it would find with the same words and dates', () => {
    const dates = { kind: 'between', from: '2026-07-01', to: null } as const;
    const query = { ...EVERY_WITHDRAWAL, text: 'eth', dates, status: 'failed' } as const;
    expect(withdrawalHistory.find(withdrawals, query, calendar)).toEqual({
      found: [],
      counts: { all: 3, pending: 1, processing: 1, completed: 1, failed: 0, cancelled: 0 },
    });
  });
});

describe('the days of the withdrawal history', () => {
  const at = (createdAt: ServerTime, id: number): WithdrawalRecord => ({
    ...(withdrawals[0] as WithdrawalRecord),
    id,
    createdAt,
  });
  const found = (records: readonly WithdrawalRecord[], dates: HistoryDates, timeZone: string, now = calendar.now) =>
    withdrawalHistory.find(records, { ...EVERY_WITHDRAWAL, dates }, { timeZone, now }).found.map(({ id }) => id);
  const ofJuly11: HistoryDates = { kind: 'between', from: '2026-07-11', to: '2026-07-11' };

  it('begin and end at midnight of the zone shown, and include both', () => {
    const records = [
      instant('2026-07-10T23:59:59.999Z'),
      instant('2026-07-11T00:00:00Z'),
      instant('2026-07-11T23:59:59.999Z'),
      instant('2026-07-12T00:00:00Z'),
    ].map(at);
    expect(found(records, ofJuly11, 'UTC')).toEqual([2, 1]);
    // Four hours behind.
    expect(found(records, ofJuly11, 'America/New_York')).toEqual([3, 2]);
    // Nine hours ahead.
    expect(found(records, ofJuly11, 'Asia/Tokyo')).toEqual([1, 0]);
  });

  it('last 23 or 25 hours where the clocks change', () => {
    const records = ['2026-11-01T03:59:59Z', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'];
    const day = { kind: 'between', from: '2026-11-01', to: '2026-11-01' } as const;
    expect(found(records.map(instant).map(at), day, 'America/New_York')).toEqual([2, 1]);
  });

  it('are as stated where a record has no time or no zone, and never those of an unreadable one', () => {
    const records = [date('2026-07-11'), localTime('2026-07-11T23:59:59'), unreadable('July 11')].map(at);
    for (const timeZone of ['UTC', 'America/New_York', 'Asia/Tokyo']) {
      expect(found(records, ofJuly11, timeZone)).toEqual([1, 0]);
    }
    expect(found(records, { kind: 'between', from: null, to: null }, 'UTC')).toHaveLength(3);
  });

  it('may be open to one side', () => {
    const records = [date('2026-07-10'), date('2026-07-11'), date('2026-07-12')].map(at);
    expect(found(records, { kind: 'between', from: '2026-07-11', to: null }, 'UTC')).toEqual([2, 1]);
    expect(found(records, { kind: 'between', from: null, to: '2026-07-11' }, 'UTC')).toEqual([1, 0]);
  });

  it('are the last seven with today, which depends on the zone', () => {
    const records = [date('2026-07-05'), date('2026-07-06'), date('2026-07-12'), date('2026-07-13')].map(at);
    const week = { kind: 'last', days: 7 } as const;
    expect(found(records, week, 'UTC')).toEqual([2, 1]);
    const lateEvening = Date.UTC(2026, 6, 12, 23);
    expect(found(records, week, 'Asia/Tokyo', lateEvening)).toEqual([3, 2]);
  });

  it.each(['2026-02-28', '2024-02-29', '2026-12-31'])('can be %s', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each(['', '2026-02-30', '2026-13-01', '2026-2-3', '2026-07-12T00:00:00Z', 'yesterday', '+02026-07-12'])(
    'cannot be %j',
    (day) => {
      expect(isDay(day)).toBe(false);
    },
  );
});
