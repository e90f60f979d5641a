import { ApiError, memoryTokenStore } from '@etherpilot/api-client';
import { createOrders, memoryOrders, type NewOrder, type OrderStorage } from '@etherpilot/api-client/orders';
import type { Bot } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import { QueryClientProvider } from '@tanstack/react-query';
import { createHash } from 'node:crypto';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';

const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const bot: Bot = {
  id: 7,
  name: 'Binance Pro Bot',
  exchange: 'Binance',
  description: '',
  successRate: null,
  monthlyReturn: null,
  riskLevel: 'Medium',
  minDeposit: decimal('500'),
  features: [],
  status: 'active',
  isUnlocked: true,
};
const configuration = {
  amount: decimal('500'),
  strategy: 'balanced',
  riskLevel: 'Medium',
  stopLoss: 5,
  takeProfit: 10,
  maxTrades: 5,
} as const;

const PROFILE = '/api/auth/profile/';
const BOTS = '/api/bots/';
const answers: Readonly<Record<string, object>> = {
  [PROFILE]: { id: 7, display_id: '100007', email: 'viewer@example.com', balance: '1250.00' },
  '/api/deposit/withdraw/': { message: 'Withdrawal request submitted.' },
  '/api/deposit/create/': { address: ADDRESS, currency: 'ETH' },
  '/api/bots/investments/create/': {},
  [BOTS]: [{ id: 7, name: 'Binance Pro Bot', exchange: 'Binance', status: 'active' }],
};

const routes = {
  WithdrawRoute: () => import('./WithdrawRoute.js'),
  DepositRoute: () => import('./DepositRoute.js'),
  BotsRoute: () => import('./BotsRoute.js'),
} as const;

/** Orders in memory that tell tabs of their changes. */
function sharedOrders(): OrderStorage {
  const memory = memoryOrders();
  const listeners = new Set<() => void>();
  return {
    ...memory,
    async update(change) {
      const journal = await memory.update(change);
      for (const listener of listeners) listener();
      return journal;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const withdrawal = { amount: decimal('75.5'), currency: 'ETH', withdrawalAddress: ADDRESS };

type Call = (given?: unknown) => void;

/**
 * A route on a page without a document: what it hands its screen, what the server receives, and where it leads. The clock of
 * timers does not advance.
 */
async function openRoute(name: keyof typeof routes, { hasCode = true, botsAnswered = Promise.resolve() } = {}) {
  // Before there is a document: it takes one for a browser's.
  await import('styled-components');
  const received: string[] = [];
  const bodies: unknown[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    received.push(`${request.method} ${pathname}`);
    if (request.method === 'POST') bodies.push(await request.json());
    if (pathname === BOTS) await botsAnswered;
    return Response.json(answers[pathname] ?? [], { status: request.method === 'POST' ? 201 : 200 });
  };
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = Object.assign(new EventTarget(), { getElementById: () => null, visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', new URL('http://127.0.0.1'));
  const tokens = { access: 'access-1', refresh: 'refresh-1' };
  const tokenStore = memoryTokenStore({ tokens, user: null });
  vi.doMock('../services/storedSession.js', () => ({ hasStoredSession: () => true }));
  vi.doMock('../services/api.js', async () => {
    const { createApiClient } = await import('@etherpilot/api-client');
    return { api: createApiClient({ baseUrl: 'http://127.0.0.1', tokenStore, fetch }) };
  });
  const orderStorage = sharedOrders();
  vi.doMock('../services/orderStorage.js', () => ({ orderStorage }));
  const screen = name.replace('Route', 'Screen');
  let props: Readonly<Record<string, Call>> = {};
  vi.doMock(`@etherpilot/ui/screens/${screen}`, () => ({
    [screen]: (given: typeof props) => {
      props = given;
      return null;
    },
  }));

  const { startSession } = await import('../state/session.js');
  const { orderCode } = await import('../queries/orderCode.js');
  const { createQueryClient } = await import('../queries/createQueryClient.js');
  await startSession();
  const loadOrders = async () => (await orderCode.load()).orders;
  if (hasCode) await (await loadOrders()).open();
  received.length = 0;
  const { [name]: Route }: Readonly<Record<string, ComponentType>> = await routes[name]();
  if (Route === undefined) throw new Error(`There is no ${name}.`);
  const places: string[] = [];
  const queryClient = createQueryClient();
  const draw = () => {
    vi.stubGlobal('document', undefined);
    renderToString(
      <Router hook={() => ['/here', (place: string) => places.push(place)]}>
        <QueryClientProvider client={queryClient}>
          <Route />
        </QueryClientProvider>
      </Router>,
    );
    vi.stubGlobal('document', page);
    return props;
  };
  const { toasts } = await import('../state/toasts.js');
  const openOtherTab = async () => {
    const { orderHistories: histories } = await import('../queries/orderHistories.js');
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    const { locks } = navigator;
    return createOrders({ person: () => 7, storage: orderStorage, locks, hash, histories, tab: 'other' });
  };
  return { props: draw(), draw, received, bodies, places, notices: () => toasts.past, loadOrders, openOtherTab };
}

/** Waits without the clock of timers. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; !isSo() && turns < 2_000; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(isSo()).toBe(true);
}

/** Long enough for another order to be written down and sent. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 200; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('../services/storedSession.js');
  vi.doUnmock('../services/api.js');
  vi.doUnmock('../services/orderStorage.js');
  vi.doUnmock('../queries/orderEngine.js');
});

it.each([
  [
    'WithdrawRoute',
    'onWithdraw',
    { amount: decimal('75.5'), currency: 'ETH', withdrawalAddress: ADDRESS },
    '/api/deposit/withdraw/',
    { amount: '75.5', currency: 'ETH', withdrawal_address: ADDRESS },
  ],
  [
    'DepositRoute',
    'onCreateDeposit',
    { currency: 'ETH', amount: decimal('0.10') },
    '/api/deposit/create/',
    { currency: 'ETH', amount: '0.10' },
  ],
  [
    'BotsRoute',
    'onStartBot',
    { bot, configuration },
    '/api/bots/investments/create/',
    { bot: 7, initial_amount: '500', strategy: 'balanced', stop_loss: 5, take_profit: 10, max_trades: 5 },
  ],
] as const)('pressed twice in the same tick, %s sends one order', async (route, callback, given, path, body) => {
  const { props, received, bodies } = await openRoute(route);
  props[callback]?.(given);
  props[callback]?.(given);
  await until(() => received.includes(`POST ${path}`));
  await settle();
  expect(received.filter((call) => call.startsWith('POST'))).toEqual([`POST ${path}`]);
  expect(bodies).toEqual([body]);
});

it('pressed twice before the code that sends orders has come, one is sent', async () => {
  const { props, received } = await openRoute('WithdrawRoute', { hasCode: false });
  props['onWithdraw']?.(withdrawal);
  props['onWithdraw']?.(withdrawal);
  await vi.dynamicImportSettled();
  await until(() => received.includes('POST /api/deposit/withdraw/'));
  await settle();
  expect(received.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

it('nothing is sent where the code that sends orders cannot be fetched, and pressing again fetches it', async () => {
  const { props, received, notices } = await openRoute('WithdrawRoute', { hasCode: false });
  vi.doMock('../queries/orderEngine.js', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  props['onWithdraw']?.(withdrawal);
  await vi.dynamicImportSettled();
  await until(() => notices().length > 0);
  expect(received.filter((call) => call.startsWith('POST'))).toEqual([]);
  vi.doUnmock('../queries/orderEngine.js');
  props['onWithdraw']?.(withdrawal);
  await vi.dynamicImportSettled();
  await until(() => received.includes('POST /api/deposit/withdraw/'));
});

it('pressed in two places in the same tick, the journal lets one order through', async () => {
  const { props, draw, received } = await openRoute('WithdrawRoute');
  const other = draw();
  props['onWithdraw']?.(withdrawal);
  other['onWithdraw']?.(withdrawal);
  await until(() => received.includes('POST /api/deposit/withdraw/'));
  await settle();
  expect(received.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

it('pressed twice in the same tick, the id of a sample bot is looked up once', async () => {
  const { props, received } = await openRoute('BotsRoute');
  const given = { bot: { ...bot, id: 'sample-1' }, configuration };
  props['onStartBot']?.(given);
  props['onStartBot']?.(given);
  await until(() => received.includes('POST /api/bots/investments/create/'));
  await settle();
  expect(received.filter((call) => call === 'GET /api/bots/')).toHaveLength(1);
  expect(received.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

it.each([
  ['a withdrawal', 'WithdrawRoute', 'onWithdraw', withdrawal, 2_000, '/withdrawal-history'],
  ['the start of a bot', 'BotsRoute', 'onStartBot', { bot, configuration }, 1_500, '/active-bots'],
] as const)(
  '%s has the profile read again, and leads on after its time and no sooner',
  { tags: ['CONST-06', 'CONST-07', 'BCFG-27', 'WD-22'] },
  async (_, route, callback, given, ms, place) => {
    const { props, received, places } = await openRoute(route);
    props[callback]?.(given);
    await until(() => received.includes(`GET ${PROFILE}`));
    expect(received.indexOf(`GET ${PROFILE}`)).toBeGreaterThan(received.findIndex((call) => call.startsWith('POST')));
    vi.advanceTimersByTime(ms - 1);
    expect(places).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(places).toEqual([place]);
  },
);

it(
  'a deposit that is missing leads to it after 1.5 s and no sooner',
  { tags: ['CONST-07', 'BOTS-20', 'BOTS-22'] },
  async () => {
    const { props, places } = await openRoute('BotsRoute');
    props['onRequireDeposit']?.({ bot });
    vi.advanceTimersByTime(1_499);
    expect(places).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(places).toEqual([`/deposit?bot=${bot.id}`]);
  },
);

it.each([
  ['another start', 'bot', []],
  ['a withdrawal', 'withdrawal', ['POST /api/bots/investments/create/']],
] as const)('the start of a bot that is still looked up, while another tab sends %s', async (_, kind, sent) => {
  const lookup = Promise.withResolvers<void>();
  const { props, received, openOtherTab } = await openRoute('BotsRoute', { botsAnswered: lookup.promise });
  const tab = await openOtherTab();
  props['onStartBot']?.({ bot: { ...bot, id: 'sample-1' }, configuration });
  await until(() => received.includes(`GET ${BOTS}`));
  const answer = Promise.withResolvers<object>();
  const order: NewOrder = { kind, amount: '600', target: 'OKX Bot', discriminator: 'OKX' };
  const placing = tab.place(order, () => answer.promise);
  await until(() => tab.get(kind).status === 'sending');
  answer.resolve({});
  expect(await placing).toMatchObject({ status: 'accepted' });
  lookup.resolve();
  await settle();
  expect(received.filter((call) => call.startsWith('POST'))).toEqual(sent);
});

it('the start of a bot that is still looked up is sent after one that another tab was refused before', async () => {
  const lookup = Promise.withResolvers<void>();
  const { props, received, openOtherTab, loadOrders } = await openRoute('BotsRoute', { botsAnswered: lookup.promise });
  const tab = await openOtherTab();
  const refusal = new ApiError({ kind: 'http', status: 400, title: 'Error', message: 'No' });
  const order: NewOrder = { kind: 'bot', amount: '600', target: 'OKX Bot', discriminator: 'OKX' };
  expect(await tab.place(order, () => Promise.reject(refusal))).toMatchObject({ status: 'refused' });
  const orders = await loadOrders();
  await until(() => orders.get('bot').status === 'refused');
  const changes: string[] = [];
  props['onStartBot']?.({ bot: { ...bot, id: 'sample-1' }, configuration });
  await until(() => received.includes(`GET ${BOTS}`));
  orders.subscribe(({ type }) => changes.push(type));
  await orders.check('bot');
  expect(changes).toContain('changed');
  lookup.resolve();
  await until(() => received.includes('POST /api/bots/investments/create/'));
});

it('an order that has ended no longer listens to other tabs', async () => {
  const { props, received, loadOrders } = await openRoute('WithdrawRoute');
  const orders = await loadOrders();
  const { subscribe } = orders;
  let listening = 0;
  const subscribed = vi.spyOn(orders, 'subscribe').mockImplementation((listener) => {
    listening += 1;
    const unsubscribe = subscribe(listener);
    return () => {
      listening -= 1;
      unsubscribe();
    };
  });
  props['onWithdraw']?.(withdrawal);
  await until(() => received.includes(`GET ${PROFILE}`));
  expect(subscribed).toHaveBeenCalled();
  expect(listening).toBe(0);
});
