import { expect, test } from 'vitest';
import type { ListRead } from './claims.ts';
import { endedAddresses, foreignAddresses, hiddenAddresses } from './depositRules.ts';
import { createOrderLog } from './orderLog.ts';
import { persons } from './persons.ts';
import { booksOf, placed, tab } from './testing.ts';

const [{ email: ANN }, { email: BOB }] = persons;
const AMOUNT = '0.10000113';

/** A deposit with an address, as the server has it. */
function created(status: string) {
  const log = createOrderLog();
  const attempt = placed(log, 'deposit', AMOUNT);
  log.sent('deposit', AMOUNT, 'ETH');
  log.answered('deposit', AMOUNT, 201);
  log.read('deposit', AMOUNT, '{"address":"0xab","currency":"ETH"}');
  const books = [booksOf({ deposits: [[AMOUNT, status]] })];
  const reads: ListRead[] = [];
  return { log, attempts: log.attempts, books, reads, claims: [], notes: [], now: attempt.clickedAt + 60_000 };
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

test('the address of a deposit that has ended is gone soon after its tab has read that', () => {
  const ended = (status: string, ...reads: readonly ListRead[]) =>
    endedAddresses(tab({ offers: ['0xab'] }), { ...created(status), reads });
  const before = read(-5_000, []);
  expect(ended('paid', before, read(10_000, ['paid']))).toEqual([expect.stringContaining('which has ended')]);
  expect(ended('paid', before, read(55_000, ['paid']))).toEqual([]);
  expect(ended('paid', before, read(10_000, ['pending']))).toEqual([]);
  expect(ended('pending', before, read(10_000, ['pending']))).toEqual([]);
  expect(ended('paid', read(10_000, ['paid']))).toEqual([]);
  expect(ended('paid', read(5_000, ['pending']), read(10_000, ['paid']))).toHaveLength(1);
});
