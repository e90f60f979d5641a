import type { OrderCheck, OrderState } from '@etherpilot/api-client/orders';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { orders } from './orders.js';
import { recheckOrders, recheckReadLists } from './recheckOrders.js';

let state: OrderState = { status: 'idle' };
let notify = () => {};

vi.mock('../services/api.js', () => ({ api: {} }));
vi.mock('./orders.js', () => ({
  orders: {
    get: (kind: string) => (kind === 'withdrawal' ? state : { status: 'idle' }),
    isAwaited: () => 'check' in state && state.check.status === 'read' && state.check.lookup.records.length === 0,
    check: vi.fn<() => Promise<void>>(async () => undefined),
    subscribe: (listener: () => void) => {
      notify = listener;
      return () => {};
    },
  },
}));

const page = new EventTarget();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  stop = recheckOrders();
});

afterEach(() => {
  stop();
  state = { status: 'idle' };
  vi.mocked(orders.check).mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const failed: OrderCheck = { status: 'failed', error: new Error('lost') };
const read = (...ids: readonly number[]): OrderCheck => ({
  status: 'read',
  at: 0,
  lookup: { records: ids.map((id) => ({ id })), isNew: true, isComplete: true },
});

function show(status: 'uncertain' | 'refused', check: OrderCheck): void {
  const open = { since: 0, order: null, isFromAnotherTab: false, failure: null, check, canUnlock: true };
  state = status === 'refused' ? { status, ...open } : { status, count: 1, ...open };
  notify();
}

const checks = () => vi.mocked(orders.check).mock.calls.map(([kind, options]) => [kind, options?.isSilent ?? false]);

it('a missing order is searched for every 5 s, for as long as it may show up', async () => {
  show('uncertain', read());
  await vi.advanceTimersByTimeAsync(4_999);
  expect(checks()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(checks()).toEqual([['withdrawal', true]]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(checks()).toHaveLength(3);
});

it('an order that was found is not searched for again, nor one that is resolved', async () => {
  show('uncertain', read(1));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(checks()).toEqual([]);
  state = { status: 'idle' };
  notify();
  expect(vi.getTimerCount()).toBe(0);
});

it.each(['uncertain', 'refused'] as const)(
  'a failed check of an order that is %s is made again on reconnecting, one that succeeded is not',
  (status) => {
    show(status, failed);
    page.dispatchEvent(new Event('online'));
    expect(checks()).toEqual([['withdrawal', false]]);
    show(status, read());
    page.dispatchEvent(new Event('online'));
    expect(checks()).toHaveLength(1);
  },
);

it('an accepted order that is not listed is looked for in each list of its kind that a screen reads', async () => {
  const queryClient = new QueryClient();
  const stopReading = recheckReadLists(queryClient);
  const readList = (key: string) => queryClient.fetchQuery({ queryKey: [key], queryFn: () => [key] });
  await readList('withdrawals');
  expect(checks(), 'nothing is missing').toEqual([]);
  const order = { kind: 'withdrawal', amount: '60', target: 'ETH', since: 0 } as const;
  state = { status: 'unlisted', order };
  await readList('withdrawals');
  expect(checks()).toEqual([['withdrawal', true]]);
  await readList('deposits');
  queryClient.setQueryData(['withdrawals'], []);
  stopReading();
  await readList('withdrawals');
  expect(checks()).toHaveLength(1);
});
