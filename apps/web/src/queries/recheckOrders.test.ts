import type { Recheck } from '@etherpilot/ui';
import { ref } from 'valtio/vanilla';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { orders, type UnresolvedOrder } from '../state/orders.js';
import { createQueryClient } from './createQueryClient.js';
import { recheckOrder } from './orderHistories.js';
import { recheckOrders } from './recheckOrders.js';

vi.mock('./orderHistories.js', async (original) => ({
  ...(await original<object>()),
  recheckOrder: vi.fn<() => void>(),
}));

vi.mock('../state/orders.js', async () => {
  const { proxy } = await import('valtio/vanilla');
  return { orders: proxy({ withdrawal: null, deposit: null, bot: null }) };
});

const page = new EventTarget();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  stop = recheckOrders(createQueryClient());
});

afterEach(() => {
  stop();
  orders.withdrawal = null;
  vi.mocked(recheckOrder).mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const failed: Recheck = { status: 'failed', failure: { title: 'Server Error', message: '' } };
const read = (matches: number): Recheck => ({
  status: 'read',
  at: 0,
  result: { matches, newestAt: null, isComplete: true },
});

/** Shows an order of this moment without a clear answer; resolves once the page has noticed. */
async function show(recheck: Recheck | null, sentAt = Date.now()): Promise<void> {
  const entry = { kind: 'withdrawal', sentAt, detail: {} };
  orders.withdrawal = ref({ entry, status: 'uncertain', recheck } as unknown as UnresolvedOrder);
  await vi.advanceTimersByTimeAsync(0);
}

const checks = () => vi.mocked(recheckOrder).mock.calls.map(([kind, , options]) => [kind, options?.isSilent]);

it('an order without a clear answer is checked at once', async () => {
  await show(null);
  expect(checks()).toEqual([['withdrawal', false]]);
});

it('a missing order is searched for every 5 s, for as long as the server may be at it', async () => {
  await show(read(0));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(checks()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(checks()).toEqual([['withdrawal', true]]);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(checks()).toHaveLength(11);
});

it('an order that was found is not searched for again, nor one that is resolved', async () => {
  await show(read(1));
  await vi.advanceTimersByTimeAsync(20_000);
  await show(read(0));
  orders.withdrawal = null;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(checks()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('a check that failed is made again on reconnecting, one that succeeded is not', async () => {
  await show(failed);
  page.dispatchEvent(new Event('online'));
  expect(checks()).toEqual([['withdrawal', false]]);
  await show(read(0));
  page.dispatchEvent(new Event('online'));
  expect(checks()).toHaveLength(1);
});
