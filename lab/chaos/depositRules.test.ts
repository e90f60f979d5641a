import { expect, test } from 'vitest';
import type { ListRead } from './claims.ts';
import { endedAddresses, foreignAddresses, hiddenAddresses } from './depositRules.ts';
import { createOrderLog } from './orderLog.ts';
import { persons } from './persons.ts';
import { createBooks, placed, tab } from './testing.ts';

const [{ email: ANN }, { email: BOB }] = persons;
const AMOUNT = '0.10000113';

/** A deposit with an address, as the server has it. */
function created(status: string, isListKnown = false) {
  const log = createOrderLog();
  const attempt = placed(log, 'deposit', AMOUNT, isListKnown);
  log.sent('deposit', AMOUNT, 'ETH');
  log.answered('deposit', AMOUNT, 201);
  log.read('deposit', AMOUNT, '{"address":"0xab","currency":"ETH"}');
  const books = [createBooks({ deposits: [[AMOUNT, status]] })];
  const reads: ListRead[] = [];
  const loadedAt = new Map<string, number>();
  return {
    log,
    attempts: log.attempts,
    books,
    reads,
    claims: [],
    notes: [],
    loadedAt,
    now: attempt.clickedAt + 60_000,
  };
}

function read(after: number, statuses: readonly string[]): ListRead {
  const text = JSON.stringify(statuses.map((status) => ({ amount: AMOUNT, status })));
  return { kind: 'deposit', person: ANN, tab: 'tab 1', text, isWhole: true, at: Date.now() + after };
}

test("an address on offer is one of this user's deposits", () => {
  const { books } = created('pending');
  expect(foreignAddresses(tab({ offers: ['0xab'] }), books)).toEqual([]);
  expect(foreignAddresses(tab({ offers: ['0xcd'] }), books)).toHaveLength(1);
  expect(foreignAddresses(tab({ offers: ['0xab'] }, { person: BOB }), books)).toHaveLength(1);
});

test('what is to be paid is on the deposit page of its tab', () => {
  const hidden = (depositPage: string | null, status = 'pending', isClockWrong = false) =>
    hiddenAddresses(tab({ depositPage }, { isClockWrong }), created(status));
  expect(hidden('Send 0.10000113 ETH to this address.')).toEqual([]);
  expect(hidden('Deposit Ethereum')).toEqual([expect.stringContaining('still to be paid')]);
  expect(hidden(null)).toEqual([]);
  expect(hidden('Deposit Ethereum', 'paid')).toEqual([]);
  expect(hidden('Deposit Ethereum', 'pending', true)).toEqual([]);
});

test('signing out takes the addresses away', () => {
  const { log, ...rest } = created('pending');
  log.leave(ANN);
  expect(hiddenAddresses(tab({ depositPage: '' }), rest)).toEqual([]);
});

test('the address of a deposit that has ended is gone soon after its page has read that', () => {
  const ended = (status: string, isListKnown: boolean, ...reads: readonly ListRead[]) =>
    endedAddresses(tab({ offers: ['0xab'] }), { ...created(status, isListKnown), reads });
  expect(ended('paid', true, read(10_000, ['paid']))).toEqual([expect.stringContaining('which has ended')]);
  expect(ended('paid', true, read(59_900, ['paid']))).toEqual([]);
  expect(ended('paid', true, read(10_000, ['pending']))).toEqual([]);
  expect(ended('pending', true, read(10_000, ['pending']))).toEqual([]);
  expect(ended('paid', false, read(10_000, ['paid']))).toEqual([]);
  expect(ended('paid', false, read(5_000, ['pending']), read(10_000, ['paid']))).toHaveLength(1);
  const loadedAt = Date.now() + 20_000;
  const reads = [read(10_000, ['paid'])];
  expect(endedAddresses(tab({ offers: ['0xab'] }, { loadedAt }), { ...created('paid', true), reads })).toEqual([]);
});
