import { decimal } from '@etherpilot/ui/money';
import { beforeEach, expect, it, vi } from 'vitest';

const tab = new Map<string, string>();
let userId = 7;

vi.mock('./session.js', () => ({ getCurrentUserId: () => userId }));
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => tab.get(key) ?? null,
  setItem: (key: string, value: string) => void tab.set(key, value),
  removeItem: (key: string) => void tab.delete(key),
});

const { deposit, DEPOSIT_KEY, forgetDeposits, toggleDepositInfo } = await import('./deposit.js');
const { restoreDeposits, setDeposits, storeDeposit } = await import('./storedDeposit.js');

const ethereum = {
  currency: 'ETH',
  address: '0x228b48a56DbC2eCf10393227Ac9c9dc943881fD7',
  amount: decimal('0.5'),
  createdAt: Date.UTC(2026, 6, 12, 14, 0),
  recordId: null,
  known: null,
};
const litecoin = { ...ethereum, currency: 'LTC', address: 'LZ1e4pe7YVkxnJBJhEV1Zb9rG8rxH2YUSj', known: [3, 'd-4'] };
const stored = { ...ethereum, amount: '0.5' };

/** Leaves the page and opens the next one of the same tab. */
function reload(): void {
  const text = tab.get(DEPOSIT_KEY);
  forgetDeposits();
  if (text !== undefined) tab.set(DEPOSIT_KEY, text);
  restoreDeposits();
}

const restore = (value: unknown) => {
  tab.set(DEPOSIT_KEY, JSON.stringify(value));
  restoreDeposits();
};

beforeEach(() => {
  userId = 7;
  forgetDeposits();
});

it('all deposits of a tab are there after a reload, newest first, with what is known of their records', () => {
  storeDeposit(ethereum);
  storeDeposit(litecoin);
  setDeposits(
    deposit.created.map((one) => (one.currency === 'LTC' ? { ...one, status: 'confirming' } : { ...one, recordId: 6 })),
  );
  reload();
  expect(deposit.created).toMatchObject([
    { ...litecoin, status: 'confirming', candidates: [] },
    { ...ethereum, recordId: 6, candidates: [] },
  ]);
  expect(new Set(deposit.created.map(({ id }) => id)).size).toBe(2);
  expect(deposit.openInfoId).toBeNull();
});

it('a new deposit joins those an earlier page of the tab has stored, and its dialog opens', () => {
  storeDeposit(ethereum);
  const text = tab.get(DEPOSIT_KEY) ?? '';
  forgetDeposits();
  tab.set(DEPOSIT_KEY, text);
  storeDeposit(litecoin);
  expect(deposit.created.map(({ currency }) => currency)).toEqual(['LTC', 'ETH']);
  expect(deposit.openInfoId).toBe(deposit.created[0]?.id);
});

it('a record the server answers twice is one deposit, and two equal ones without a record are two', () => {
  storeDeposit({ ...ethereum, recordId: 6 });
  storeDeposit({ ...ethereum, recordId: 6 });
  expect(deposit.created).toHaveLength(1);
  storeDeposit(ethereum);
  storeDeposit(ethereum);
  expect(new Set(deposit.created.map(({ id }) => id)).size).toBe(3);
});

it('the dialog closes with the deposit it is about, and the last one leaves nothing in the tab', () => {
  storeDeposit(ethereum);
  storeDeposit(litecoin);
  const both = deposit.created;
  const earlier = both.slice(1);
  setDeposits(earlier);
  expect(deposit.openInfoId).toBeNull();
  const id = earlier[0]?.id ?? null;
  toggleDepositInfo({ id });
  setDeposits(both);
  expect(deposit.openInfoId).toBe(id);
  setDeposits([]);
  expect(tab.has(DEPOSIT_KEY)).toBe(false);
});

it('the one deposit an earlier release has stored is still there', () => {
  restore({ userId: 7, ...stored, recordId: undefined, known: undefined });
  expect(deposit.created).toMatchObject([{ ...ethereum, recordId: null, known: null, candidates: [] }]);
});

it.each<[string, unknown]>([
  ['no address', { ...stored, address: null }],
  ['no amount', { ...stored, amount: 'much' }],
  ['a moment that is none', { ...stored, createdAt: 9e15 }],
  ['nothing', null],
])('a damaged deposit with %s hides no other', (_, damaged) => {
  restore({ userId: 7, deposits: [damaged, stored] });
  expect(deposit.created).toMatchObject([ethereum]);
});

it('a deposit is offered although what is known of its record is damaged', () => {
  restore({ userId: 7, deposits: [{ ...stored, recordId: {}, known: [null], candidates: 3, status: 5 }] });
  expect(deposit.created).toMatchObject([{ ...ethereum, recordId: null, known: null, candidates: [] }]);
  expect(deposit.created[0]?.status).toBeUndefined();
});

it('the deposits of another user are removed', () => {
  storeDeposit(ethereum);
  userId = 8;
  reload();
  expect(deposit.created).toEqual([]);
  expect(tab.has(DEPOSIT_KEY)).toBe(false);
});
