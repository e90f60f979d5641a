import { memoryTokenStore } from '@etherpilot/api-client';
import { decimal } from '@etherpilot/ui/money';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WatchedList } from '../queries/useWatchedList.js';

type Watched = WatchedList<{ readonly id: number; readonly status: string }, readonly string[]>;

const received: string[] = [];
const watched = new Map<string, Watched>();
let page: Awaited<ReturnType<typeof openPage>>;

/** A page of somebody who is signed in, watching their money: what it watches, and what the server receives. */
async function openPage() {
  // Before there is a document: it takes one for a browser's.
  await import('styled-components');
  vi.resetModules();
  const shown = Object.assign(new EventTarget(), {
    getElementById: () => null,
    hasFocus: () => true,
    visibilityState: 'visible',
  });
  vi.stubGlobal('document', shown);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', new URL('http://127.0.0.1'));
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { method, url } = new Request(input, init);
    received.push(`${method} ${new URL(url).pathname}`);
    return Response.json({ id: 7, display_id: '100007', email: 'viewer@example.com', balance: '1250.00' });
  };
  const tokenStore = memoryTokenStore({ tokens: { access: 'access-1', refresh: 'refresh-1' }, user: null });
  vi.doMock('../services/storedSession.js', () => ({ hasStoredSession: () => true }));
  vi.doMock('../services/api.js', async () => {
    const { createApiClient } = await import('@etherpilot/api-client');
    return { api: createApiClient({ baseUrl: 'http://127.0.0.1', tokenStore, fetch }) };
  });
  vi.doMock('../queries/useWatchedList.js', async (original) => ({
    ...(await original<object>()),
    useWatchedList: (given: Watched) => void watched.set(given.query.queryKey.join('/'), given),
  }));
  const { startSession } = await import('../state/session.js');
  const { createQueryClient } = await import('../queries/createQueryClient.js');
  const { PendingMoney } = await import('./PendingMoney.js');
  const { toasts } = await import('../state/toasts.js');
  const { deposit } = await import('../state/deposit.js');
  const { storeDeposit } = await import('../state/storedDeposit.js');
  await startSession();
  received.length = 0;
  vi.stubGlobal('document', undefined);
  renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <PendingMoney />
    </QueryClientProvider>,
  );
  vi.stubGlobal('document', shown);
  return { toasts, deposit, storeDeposit };
}

beforeEach(async () => {
  watched.clear();
  page = await openPage();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../services/storedSession.js');
  vi.doUnmock('../services/api.js');
  vi.doUnmock('../queries/useWatchedList.js');
});

it('watches both lists, each by its own words for what is not over', () => {
  expect([...watched.keys()]).toEqual(['deposits', 'withdrawals']);
  expect([...watched.values()].map(({ list, userId }) => [list, userId])).toEqual([
    ['deposits', 7],
    ['withdrawals', 7],
  ]);
  const states = (list: string, ...statuses: string[]) =>
    statuses.map((status) => watched.get(list)?.pendingState({ id: 1, status }));
  expect(states('withdrawals', 'pending', 'processing', 'Processing')).toEqual(['pending', 'pending', 'pending']);
  expect(states('withdrawals', 'completed', 'failed', 'Cancelled')).toEqual(['final', 'final', 'final']);
  // Nobody may say of a status that is unknown that the withdrawal has ended.
  expect(states('withdrawals', 'approved', 'held')).toEqual(['slowly', 'slowly']);
  expect(states('deposits', 'pending', 'paid', 'failed', 'held')).toEqual(['pending', 'final', 'final', 'slowly']);
});

const time = { kind: 'instant', iso: '2026-07-12T14:02:00.000Z' } as const;

it.each([
  ['deposits', { currency: 'ETH', amount: decimal('0.5'), status: 'paid' }, '0.5 ETH deposit credited'],
  ['withdrawals', { currency: 'ETH', amount: decimal('60'), status: 'completed' }, '$60.00 withdrawal completed'],
  ['withdrawals', { currency: 'ETH', amount: decimal('60'), status: 'failed' }, '$60.00 withdrawal not completed'],
] as const)('one of the %s that ends is announced, and the balance is read again', async (list, record, title) => {
  const ended = { id: 1, createdAt: time, ...record };
  watched.get(list)?.onRead({ items: [ended], isComplete: true, settled: [ended], readAt: 0, isOwnRead: true });
  expect(page.toasts.shown.map((toast) => toast.title)).toEqual([title]);
  await expect.poll(() => received).toEqual(['GET /api/auth/profile/']);
});

it('a read in which nothing has ended tells nothing and reads no balance', async () => {
  const item = { id: 1, status: 'pending' };
  const withdrawals = watched.get('withdrawals');
  withdrawals?.onRead({ items: [item], isComplete: true, settled: [], readAt: 0, isOwnRead: true });
  expect(page.toasts.shown).toEqual([]);
  const ended = { id: 2, currency: 'ETH', amount: decimal('60'), createdAt: time, status: 'completed' };
  withdrawals?.onRead({ items: [ended], isComplete: true, settled: [ended], readAt: 1, isOwnRead: true });
  // A request of the first read would be there by now, too.
  await expect.poll(() => received).toEqual(['GET /api/auth/profile/']);
});

it('each deposit of this tab that ends is announced once and forgotten alone', async () => {
  const created = { currency: 'ETH', address: 'a', createdAt: 0, known: null };
  page.storeDeposit({ ...created, amount: decimal('0.5'), recordId: 1 });
  page.storeDeposit({ ...created, amount: decimal('0.7'), recordId: 2 });
  const deposits = watched.get('deposits');
  const read = (...statuses: string[]) => {
    const items = statuses.map((status, at) => ({
      id: at + 1,
      currency: 'ETH',
      amount: decimal(at === 0 ? '0.5' : '0.7'),
      createdAt: time,
      status,
    }));
    deposits?.onRead({ items, isComplete: true, settled: [], readAt: 1, isOwnRead: true });
  };
  const titles = () => page.toasts.shown.map((toast) => toast.title);

  read('paid', 'pending');
  expect(titles()).toEqual(['0.5 ETH deposit credited']);
  expect(page.deposit.created).toMatchObject([{ recordId: 2, status: 'pending' }]);
  read('paid', 'pending');
  expect(titles()).toEqual(['0.5 ETH deposit credited']);
  read('paid', 'paid');
  expect(titles()).toEqual(['0.5 ETH deposit credited', '0.7 ETH deposit credited']);
  expect(page.deposit.created).toEqual([]);
});
