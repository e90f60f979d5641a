import { describe, expect, it } from 'vitest';
import { anonymize } from '../services/orderDatabase.js';
import type { OrderEntry, OrderJournal } from '../services/orderStore.js';
import {
  countReleased,
  findUnresolved,
  getOwnOrders,
  hashAccount,
  hashWithSalt,
  withFailedCheck,
  withoutOrder,
  withReleased,
  withUncertain,
} from './orderJournal.js';

const HOUR = 3_600_000;
const salt = '1-2-3-4';
const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const failure = { title: 'Connection Error', message: 'Network error.' };

function entryOf(userId: number, kind: OrderEntry['kind'], sentAt = Date.now()): OrderEntry {
  const detail = {
    status: 'sending' as const,
    tab: 'one',
    amount: '60',
    target: 'ETH',
    trait: hashWithSalt(salt, ADDRESS),
    known: [],
    failure: null,
    failedChecks: 0,
  };
  return { account: hashAccount(userId), kind, sentAt, detail };
}

const journalOf = (...entries: OrderEntry[]): OrderJournal => ({ salt, entries });

describe('the journal of a user', () => {
  it('holds only their own orders', () => {
    const [own, other] = [entryOf(7, 'withdrawal'), entryOf(8, 'withdrawal')];
    expect(getOwnOrders(journalOf(own, other), 7).entries).toEqual([own]);
    expect(getOwnOrders(journalOf(own, other), 9).entries).toEqual([]);
  });

  it('locks no form for longer than a day, whichever way the clock was moved', () => {
    const inTime = entryOf(7, 'bot', Date.now() - 23 * HOUR);
    const tooOld = entryOf(7, 'withdrawal', Date.now() - 25 * HOUR);
    const fromTheFuture = entryOf(7, 'deposit', Date.now() + 25 * HOUR);
    expect(getOwnOrders(journalOf(inTime, tooOld, fromTheFuture), 7).entries).toEqual([inTime]);
  });

  it('names no address and no account', () => {
    const text = JSON.stringify(entryOf(1_234_567, 'withdrawal'));
    expect(text).not.toContain(ADDRESS);
    expect(text).not.toContain('1234567');
  });

  it('keeps only owner, kind and time of an order after they have signed out', () => {
    const order = entryOf(7, 'withdrawal');
    const bot = entryOf(7, 'bot');
    const released = withReleased(journalOf(bot), bot).entries;
    const { account, kind, sentAt } = order;
    expect(anonymize(journalOf(order, ...released)).entries).toEqual([{ account, kind, sentAt }]);
  });
});

describe('an order', () => {
  const order = entryOf(7, 'withdrawal');
  const sent = journalOf(order);

  it('locks its kind until it has ended', () => {
    expect(findUnresolved(sent, 'withdrawal')).toBe(order);
    expect(findUnresolved(sent, 'deposit')).toBeUndefined();
    expect(findUnresolved(withoutOrder(sent, order), 'withdrawal')).toBeUndefined();
  });

  it('is uncertain with its message, and stays so when another tab finds out later', () => {
    const uncertain = withUncertain(sent, order, failure);
    expect(findUnresolved(uncertain, 'withdrawal')?.detail).toMatchObject({ status: 'uncertain', failure });
    expect(withUncertain(uncertain, order, { ...failure, message: 'Later.' })).toEqual(uncertain);
  });

  it('is distinct from one that another tab has sent in the same millisecond', () => {
    const other = entryOf(7, 'withdrawal', order.sentAt);
    expect(withoutOrder(sent, other)).toEqual(sent);
    expect(withUncertain(sent, other, failure)).toEqual(sent);
  });

  it('counts its failed checks', () => {
    const twice = withFailedCheck(withFailedCheck(sent, order), order);
    expect(findUnresolved(twice, 'withdrawal')?.detail?.failedChecks).toBe(2);
  });

  it('locks nothing once released, and is still counted; an anonymized one is removed then', () => {
    const released = withReleased(withUncertain(sent, order, failure), order);
    expect(findUnresolved(released, 'withdrawal')).toBeUndefined();
    expect(countReleased(released, 'withdrawal')).toBe(1);
    expect(withReleased(anonymize(sent), order).entries).toEqual([]);
  });
});
