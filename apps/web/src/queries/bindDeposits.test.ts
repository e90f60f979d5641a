import { decimal } from '@etherpilot/ui/money';
import { describe, expect, it } from 'vitest';
import type { DepositRecord, RecordId } from '@etherpilot/ui/model';
import type { StoredDeposit } from '../state/deposit.js';
import { bindDeposits, getDepositPendingState } from './bindDeposits.js';

const HOUR = 3_600_000;
const at = Date.UTC(2026, 6, 12, 14, 0);

/** A deposit created in this tab when the list had no record. */
const created = (id: string, more: Partial<StoredDeposit> = {}): StoredDeposit => ({
  id,
  currency: 'ETH',
  address: `0x${id}`,
  amount: decimal('0.25'),
  createdAt: at,
  recordId: null,
  known: [],
  candidates: [],
  ...more,
});

const record = (id: RecordId, status: string, more: Partial<DepositRecord> = {}): DepositRecord => ({
  id,
  currency: 'ETH',
  currencyName: 'Ethereum',
  amount: decimal('0.25000000'),
  status,
  createdAt: { kind: 'instant', iso: new Date(at).toISOString() },
  transactionId: null,
  ...more,
});

interface Read {
  readonly isComplete?: boolean;
  readonly readAt?: number;
  readonly now?: number;
}

/** What becomes of the deposits, read by read. */
function readLists(
  deposits: readonly StoredDeposit[],
  lists: readonly (readonly DepositRecord[])[],
  { isComplete = true, readAt = at + 60_000, now = readAt }: Read = {},
) {
  const ended: RecordId[] = [];
  let open = deposits;
  for (const items of lists) {
    const bound = bindDeposits(open, { items, isComplete }, { readAt, now });
    open = bound.open;
    ended.push(...bound.ended.map(({ id }) => id));
  }
  return { open, ended, records: Object.fromEntries(open.map(({ id, recordId }) => [id, recordId])) };
}

describe('a deposit', () => {
  it.each([
    ['is the only new record of its coin and amount', [record(1, 'pending')], 1],
    ['has a record with an id that is no number', [record('d-1', 'pending')], 'd-1'],
    ['has no record in another coin', [record(1, 'pending', { currency: 'LTC' })], null],
    ['has no record of another amount', [record(1, 'pending', { amount: decimal('0.26') })], null],
    ['has none of two new records', [record(1, 'pending'), record(2, 'pending')], null],
    ['has none of two new records although one has ended', [record(1, 'paid'), record(2, 'pending')], null],
  ])('%s', (_, list, expected) => {
    expect(readLists([created('a')], [list]).records).toEqual({ a: expected });
  });

  it('has no record that the list had before it was sent', () => {
    const known = [1, 'd-1'];
    const before = [record(1, 'pending'), record('d-1', 'pending')];
    expect(readLists([created('a', { known })], [before]).records).toEqual({ a: null });
    expect(readLists([created('a', { known })], [[...before, record(2, 'pending')]]).records).toEqual({ a: 2 });
  });

  it('has the status of its record', () => {
    const { open } = readLists([created('a')], [[record(1, 'pending')], [record(1, 'confirming')]]);
    expect(open).toMatchObject([{ recordId: 1, status: 'confirming' }]);
  });

  it.each(['paid', 'Paid', 'failed', 'expired', 'cancelled', 'refunded'])('ends when its record is %s', (status) => {
    expect(readLists([created('a')], [[record(1, 'pending')], [record(1, status)]])).toEqual({
      open: [],
      ended: [1],
      records: {},
    });
  });

  it('ends at once when its record is final in the first list that has it', () => {
    expect(readLists([created('a')], [[record(1, 'paid')]])).toMatchObject({ open: [], ended: [1] });
  });

  it('stays the same object while nothing changes', () => {
    const list = [record(1, 'pending')];
    const first = readLists([created('a'), created('b', { currency: 'LTC' })], [list]).open;
    const second = readLists(first, [list]).open;
    expect(second.every((one, index) => one === first[index])).toBe(true);
  });
});

describe('the clock of the device', () => {
  it.each([
    ['right', 0],
    ['three hours ahead', 3 * HOUR],
    ['three hours behind', -3 * HOUR],
  ])('does not matter while it is %s', (_, skew) => {
    const times = { readAt: at + skew + 60_000 };
    const deposits = [created('a', { createdAt: at + skew })];
    expect(readLists(deposits, [[record(1, 'pending')]], times).records).toEqual({ a: 1 });
    expect(readLists(deposits, [[record(1, 'pending')], [record(1, 'paid')]], times)).toMatchObject({
      open: [],
      ended: [1],
    });
  });

  it('may be set back by three hours after the deposit', () => {
    const deposits = [created('a', { createdAt: at + 3 * HOUR })];
    const first = readLists(deposits, [[record(1, 'pending')]], { readAt: at + 60_000, now: at + 61_000 });
    expect(first.open).toMatchObject([{ recordId: null, createdAt: at + 61_000 }]);
    expect(readLists(first.open, [[record(1, 'pending')]], { readAt: at + 90_000 }).records).toEqual({ a: 1 });
  });

  it('tells only that a list was read before the deposit was created, which says nothing of it', () => {
    const times = { readAt: at - 1, now: at };
    expect(readLists([created('a')], [[record(1, 'pending')]], times)).toMatchObject({
      records: { a: null },
      ended: [],
    });
    expect(readLists([created('a')], [[record(1, 'paid')]], times)).toMatchObject({ records: { a: null }, ended: [] });
  });
});

describe('of two equal deposits', () => {
  it('exactly the one that was paid ends, where each has its record', () => {
    const first = readLists([created('a')], [[record(1, 'pending')]]).open;
    const both = [created('b', { known: [1] }), ...first];
    const pending = [record(2, 'pending'), record(1, 'pending')];
    expect(readLists(both, [pending]).records).toEqual({ a: 1, b: 2 });
    const paid = (id: number) => pending.map((one) => (one.id === id ? { ...one, status: 'paid' } : one));
    expect(readLists(both, [pending, paid(1)])).toMatchObject({ records: { b: 2 }, ended: [1] });
    expect(readLists(both, [pending, paid(2)])).toMatchObject({ records: { a: 1 }, ended: [2] });
  });

  it('the older has its record as soon as the newer has its own', () => {
    const both = [created('b', { known: [1] }), created('a')];
    expect(readLists(both, [[record(2, 'pending'), record(1, 'pending')]]).records).toEqual({ a: 1, b: 2 });
  });

  it('neither ends when one is paid and nobody knows which, and both when the other has ended too', () => {
    const both = [created('b'), created('a')];
    const lists = [
      [record(1, 'pending'), record(2, 'pending')],
      [record(1, 'paid'), record(2, 'pending')],
    ];
    expect(readLists(both, lists).records).toEqual({ a: null, b: null });
    expect(readLists(both, [...lists, [record(1, 'paid'), record(2, 'failed')]])).toMatchObject({
      open: [],
      ended: [],
    });
  });

  it('neither takes the one record of a list that lacks the other', () => {
    const both = [created('b'), created('a')];
    expect(readLists(both, [[record(1, 'pending')]]).records).toEqual({ a: null, b: null });
    expect(readLists(both, [[record(1, 'pending')], [record(1, 'paid')]]).records).toEqual({ a: null, b: null });
  });

  it('each is reported once, in whatever order they are paid', () => {
    const both = [created('b'), created('a')];
    const lists = [
      [record(1, 'paid'), record(2, 'pending')],
      [record(1, 'paid'), record(2, 'pending')],
      [record(1, 'paid'), record(2, 'paid')],
    ];
    // The second was seen pending, so the watcher of pending records reports it.
    expect(readLists(both, lists)).toMatchObject({ open: [], ended: [1] });
  });

  it('a record that ended with one is not a candidate of the other later', () => {
    const both = [created('b'), created('a', { recordId: 1 })];
    const part = readLists(both, [[record(1, 'paid')]], { isComplete: false });
    expect(part).toMatchObject({ records: { b: null }, ended: [1] });
    expect(readLists(part.open, [[record(1, 'paid'), record(2, 'pending')]])).toMatchObject({
      records: { b: 2 },
      ended: [],
    });
  });
});

describe('a list', () => {
  const two = [record(1, 'pending'), record(2, 'pending')];

  it('may be in any order', () => {
    const deposits = [created('a', { known: [2] })];
    expect(readLists(deposits, [two]).records).toEqual({ a: 1 });
    expect(readLists(deposits, [two.toReversed()]).records).toEqual({ a: 1 });
  });

  it('that no longer has a record ends nothing and chooses nothing', () => {
    expect(readLists([created('a')], [[record(1, 'pending')], []]).records).toEqual({ a: 1 });
    expect(readLists([created('a')], [two, [record(2, 'pending')]]).records).toEqual({ a: null });
    expect(readLists([created('a')], [two, [record(2, 'paid')]])).toMatchObject({ records: { a: null } });
    expect(readLists([created('a')], [two, []]).records).toEqual({ a: null });
  });

  it('of which only a part was read chooses no record, nor ends a deposit without one', () => {
    const part = { isComplete: false };
    expect(readLists([created('a')], [[record(1, 'pending')]], part).records).toEqual({ a: null });
    expect(readLists([created('a')], [[record(1, 'paid')]], part).records).toEqual({ a: null });
    expect(readLists([created('a', { known: null })], [two, [record(1, 'paid')]], part).records).toEqual({ a: null });
  });

  it('of which only a part was read still ends the deposit whose record the answer has named', () => {
    const deposits = [created('b'), created('a', { recordId: 'd-1' })];
    const part = { isComplete: false };
    expect(readLists(deposits, [[record('d-1', 'pending')]], part).open).toMatchObject([{}, { status: 'pending' }]);
    expect(readLists(deposits, [[record('d-1', 'paid')]], part)).toMatchObject({
      records: { b: null },
      ended: ['d-1'],
    });
  });

  it('of which a part was read warns a later one of a second candidate', () => {
    const { open } = readLists([created('a')], [two], { isComplete: false });
    expect(readLists(open, [[record(1, 'paid')]]).records).toEqual({ a: null });
  });
});

describe('a deposit of which nobody knows what the list had before', () => {
  const unknown = [created('a', { known: null })];
  const old = record(1, 'paid');

  it.each([
    ['no record is listed', [[]]],
    ['a record of its coin and amount is pending', [[record(2, 'pending')]]],
    ['only an older one was paid', [[old], [old]]],
    ['an older one was paid and its own is pending', [[old, record(2, 'pending')]]],
    [
      'one of two pending ones was paid',
      [
        [record(2, 'pending'), record(3, 'pending')],
        [record(2, 'paid'), record(3, 'pending')],
      ],
    ],
    ['a pending one is missing', [[record(2, 'pending')], [old]]],
  ])('keeps its address without a record while %s', (_, lists) => {
    expect(readLists(unknown, lists)).toMatchObject({ records: { a: null }, ended: [] });
  });

  it('keeps its address, like another one, while the list has one record for both', () => {
    const both = [created('b', { known: null }), ...unknown];
    expect(readLists(both, [[record(2, 'pending')], [record(2, 'paid')]]).records).toEqual({ a: null, b: null });
  });

  it('ends when every record that was pending since has ended', () => {
    expect(
      readLists(unknown, [
        [old, record(2, 'pending')],
        [old, record(2, 'paid')],
      ]),
    ).toMatchObject({
      open: [],
      // Seen pending, so the watcher of pending records reports it.
      ended: [],
    });
  });

  it('has the status that all pending records share', () => {
    const statuses = (...list: DepositRecord[]) => readLists(unknown, [list]).open.map(({ status }) => status);
    expect(statuses(old, record(2, 'confirming'))).toEqual(['confirming']);
    expect(statuses(record(2, 'confirming'), record(3, 'pending'))).toEqual([undefined]);
  });
});

describe('the record of a deposit', () => {
  it.each(['paid', 'Paid', 'failed', 'expired', 'cancelled', 'refunded'])(
    'no longer changes once it is %s',
    { tags: ['H-20'] },
    (status) => {
      expect(getDepositPendingState({ status })).toBe('final');
    },
  );

  it('is polled less often while its status is unknown', () => {
    expect(getDepositPendingState({ status: 'on hold' })).toBe('slowly');
    expect(getDepositPendingState({ status: 'pending' })).toBe('pending');
  });
});
