import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RecordId } from '../contract/fields.js';
import { ApiError, type ApiErrorInit } from '../errors/ApiError.js';
import { createOrders } from './createOrders.js';
import type { HistoryList, HistoryRecord } from './evidence.js';
import { getOrderName, type NewOrder, type OrderJournal, withoutDetails } from './journal.js';
import { memoryOrders } from './OrderStorage.js';
import type { HistoryReadOptions, OrderEvent, OrderHistory, OrdersOptions } from './Orders.js';
import { isSameAmount } from './sameAmount.js';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

interface Stored extends HistoryRecord {
  readonly amount: string;
  readonly currency: string;
  readonly address: string;
}

/** An accepted order was looked for by then (ms). */
const LISTED_MS = 5_000;

const order: NewOrder = { kind: 'withdrawal', amount: '60', target: 'ETH', discriminator: '0xabc' };
const other: NewOrder = { ...order, amount: '61' };

/** The server: what it has stored, and whether its list can be read. */
function createBooks() {
  let records: Stored[] = [{ id: 1, amount: '60.00', currency: 'ETH', address: '0xabc' }];
  const reads: HistoryReadOptions[] = [];
  let answer: () => Promise<Partial<HistoryList<Stored>>> = async () => ({});
  let last: { list: HistoryList<Stored>; readAt: number } | undefined;
  let balance: () => Promise<unknown> = async () => null;
  let isPart = false;
  const history: OrderHistory<Stored> = {
    async read(options) {
      reads.push(options);
      const more = await answer();
      const items = records;
      const list = { items, unreadableIds: [], total: items.length, hasMore: false, ...more };
      if (!isPart) last = { list, readAt: Date.now() };
      await balance();
      return list;
    },
    peek: () => last,
    matches: (record, { amount, target, hasDiscriminator }) =>
      isSameAmount(record.amount, amount) && record.currency === target && hasDiscriminator(record.address),
  };
  return {
    history,
    reads,
    store({ amount, target, discriminator }: NewOrder, id: RecordId = records.length + 1) {
      records = [{ id, amount: `${amount}.00`, currency: target, address: discriminator }, ...records];
    },
    /** What the list does instead of answering. */
    answerWith(next: typeof answer) {
      answer = next;
    },
    /** What is read with the list. */
    readWithIt(next: typeof balance) {
      balance = next;
    },
    forget() {
      last = undefined;
    },
    /** From now on a read ends before the end of the list, which is not known anew. */
    readInPart() {
      isPart = true;
    },
  };
}

/** Locks of all pages of a browser. */
function createLocks() {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...rest: readonly unknown[]) => {
    const task = rest.at(-1) as () => unknown;
    const { signal } = (rest.length > 1 ? rest[0] : {}) as { signal?: AbortSignal };
    const before = held.get(name);
    if (before !== undefined) {
      await Promise.race([
        before,
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
      ]);
    }
    const running = Promise.resolve(task());
    held.set(name, running);
    await running;
    held.delete(name);
  };
  return { request } as unknown as LockManager;
}

function createPage(options: Partial<OrdersOptions> = {}, books = createBooks()) {
  let person: number | null = 7;
  const orders = createOrders({
    person: () => person,
    storage: memoryOrders(),
    hash,
    histories: { withdrawal: books.history, deposit: books.history, bot: books.history },
    tab: 'tab 1',
    ...options,
  });
  const events: OrderEvent[] = [];
  orders.subscribe((event) => event.type !== 'changed' && events.push(event));
  return {
    orders,
    books,
    events,
    state: () => orders.get('withdrawal'),
    signIn(id: number | null) {
      person = id;
      if (id === null) orders.leave();
    },
  };
}

const error = (init: Partial<ApiErrorInit>) => new ApiError({ kind: 'http', title: 'Error', message: 'No', ...init });
const refusal = error({ status: 400, message: 'Insufficient balance' });
const lost = error({ kind: 'uncertain' });

/** Lets everything happen that needs no time. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  // Fake timers leave this one real.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an accepted order', () => {
  test('ends at once, and its record is named when it is listed', async () => {
    const { orders, books, events, state } = createPage();
    await orders.prepare('withdrawal');
    const end = await orders.place(order, async () => {
      books.store(order, 2);
      return { message: 'Done' };
    });
    expect(end).toEqual({ status: 'accepted', result: { message: 'Done' } });
    expect(state()).toEqual({ status: 'idle' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(events).toEqual([{ type: 'listed', order: expect.objectContaining({ amount: '60' }), ids: [2] }]);
  });

  test('that is stored twice is named with both records', async () => {
    const { orders, books, events } = createPage();
    await orders.prepare('withdrawal');
    await orders.place(order, async () => {
      books.store(order, 2);
      books.store(order, 3);
    });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(events).toMatchObject([{ type: 'listed', ids: [3, 2] }]);
  });

  test('beside an equal one is not stored twice', async () => {
    const { orders, books, events } = createPage();
    await orders.prepare('withdrawal');
    for (const id of [2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await orders.place(order, async () => books.store(order, id));
    }
    await vi.advanceTimersByTimeAsync(LISTED_MS);
    expect(events).toMatchObject([
      { type: 'listed', ids: [2] },
      { type: 'listed', ids: [3] },
    ]);
  });

  test('that is stored twice beside an equal one is said to be, once', async () => {
    const { orders, books, events } = createPage();
    await orders.prepare('withdrawal');
    for (const ids of [[2, 3], [4]]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await orders.place(order, async () => {
        for (const id of ids) books.store(order, id);
      });
    }
    await vi.advanceTimersByTimeAsync(LISTED_MS);
    expect(events.map((event) => event.type === 'listed' && event.ids.length)).toEqual([2, 1]);
  });

  test('is not stored twice while an equal one is on its way', async () => {
    const { orders, books, events } = createPage();
    await orders.prepare('withdrawal');
    await orders.place(order, async () => books.store(order, 2));
    const { promise, resolve } = Promise.withResolvers<void>();
    const ending = orders.place(order, () => {
      books.store(order, 3);
      return promise;
    });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(events).toEqual([]);
    resolve();
    await ending;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(events).toMatchObject([
      { type: 'listed', ids: [2] },
      { type: 'listed', ids: [3] },
    ]);
  });

  test('is recognized by the id its answer names, also without a list from before', async () => {
    const { orders, books, events } = createPage();
    await orders.place(order, async () => {
      books.store(order, 'w-9');
      return { id: 'w-9' };
    });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(events).toMatchObject([{ type: 'listed', ids: ['w-9'] }]);
  });

  test('names no record where it cannot be told which one it is', async () => {
    const { orders, books, events } = createPage();
    await orders.place(order, async () => books.store(order, 2));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(events).toMatchObject([{ type: 'listed', ids: [] }]);
  });

  test('is said to be missing after a minute, never uncertain, and is still looked for', async () => {
    const { orders, books, events, state } = createPage();
    await orders.prepare('withdrawal');
    await orders.place(other, async () => null);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(state()).toEqual({ status: 'idle' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state()).toMatchObject({ status: 'unlisted', order: { amount: '61', target: 'ETH' } });
    books.store(other, 2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()).toEqual({ status: 'idle' });
    expect(events).toMatchObject([{ type: 'listed', ids: [2] }]);
  });

  test('needs no request of its own when a screen has read the history', async () => {
    const { orders, books } = createPage();
    await orders.prepare('withdrawal');
    await orders.place(order, async () => books.store(order, 2));
    await vi.advanceTimersByTimeAsync(1_000);
    await books.history.read({ reason: 'before' });
    expect(books.reads).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(books.reads).toHaveLength(2);
  });
});

test('a history that is older than half a minute is read before the next order', async () => {
  const { orders, books } = createPage();
  await orders.prepare('withdrawal');
  await vi.advanceTimersByTimeAsync(29_000);
  await orders.prepare('withdrawal');
  expect(books.reads).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await orders.prepare('withdrawal');
  expect(books.reads).toHaveLength(2);
});

describe('an order that was not stored', () => {
  test.each([
    ['never sent', { kind: 'network' }],
    ['cancelled before it was sent', { kind: 'aborted' }],
    ['answered 401', { status: 401 }],
    ['answered 404', { status: 404 }],
    ['answered 405', { status: 405 }],
    ['answered 413', { status: 413 }],
    ['answered 415', { status: 415 }],
  ] as const)('because it was %s has failed, and nothing is read', async (_, init) => {
    const failure = error(init);
    const { orders, books, state } = createPage();
    expect(await orders.place(order, () => Promise.reject(failure))).toEqual({ status: 'failed', error: failure });
    expect(state()).toEqual({ status: 'idle' });
    expect(books.reads).toEqual([]);
  });
});

describe('a refused order', () => {
  const refuse = () => Promise.reject(refusal);

  test('can be corrected at once; only the identical one stays closed until two reads show nothing new', async () => {
    const { orders, books, events, state } = createPage();
    await orders.prepare('withdrawal');
    const end = await orders.place(order, refuse);
    expect(end).toMatchObject({
      status: 'refused',
      error: refusal,
      check: { status: 'read', lookup: { records: [] } },
    });
    expect(books.reads.at(-1)).toMatchObject({ timeoutMs: 5_000, retry: false });
    expect(state()).toMatchObject({ status: 'refused', failure: { message: 'Insufficient balance' } });
    expect(orders.isClosed(order)).toBe(true);
    expect(orders.isClosed({ ...order, amount: '60.00' })).toBe(true);
    for (const different of [other, { ...order, target: 'BTC' }, { ...order, discriminator: '0xdef' }]) {
      expect(orders.isClosed(different)).toBe(false);
    }
    const send = vi.fn<() => Promise<void>>(async () => books.store(other));
    expect(await orders.place(order, send)).toEqual({ status: 'locked' });
    expect(send).not.toHaveBeenCalled();
    expect(await orders.place(other, send)).toMatchObject({ status: 'accepted' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(orders.isClosed(order)).toBe(false);
    expect(state()).toEqual({ status: 'idle' });
    expect(events.filter(({ type }) => type === 'found')).toEqual([]);
  });

  test('stays closed for those three seconds although the clock of the device is set forward', async () => {
    const { orders } = createPage();
    await orders.prepare('withdrawal');
    await orders.place(order, refuse);
    vi.setSystemTime(Date.now() + 3 * 3_600_000);
    await orders.check('withdrawal');
    expect(orders.isClosed(order)).toBe(true);
    await vi.advanceTimersByTimeAsync(LISTED_MS);
    expect(orders.isClosed(order)).toBe(false);
  });

  test('whose first copy was stored is found at once', async () => {
    const { orders, books, events, state } = createPage();
    await orders.prepare('withdrawal');
    const end = await orders.place(order, () => {
      books.store(order, 2);
      return refuse();
    });
    expect(end).toMatchObject({ status: 'refused', check: { lookup: { records: [{ id: 2 }], isNew: true } } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()).toMatchObject({ status: 'refused', canUnlock: true });
    expect(orders.isClosed(order)).toBe(true);
    expect(events, 'said once').toEqual([]);
    await orders.unlock('withdrawal');
    expect(orders.isClosed(order)).toBe(false);
  });

  test('whose first copy shows up with the second read corrects what was said, once', async () => {
    const { orders, books, events } = createPage();
    await orders.prepare('withdrawal');
    await orders.place(order, refuse);
    books.store(order, 2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(events).toMatchObject([
      { type: 'found', refusal: { message: 'Insufficient balance' }, lookup: { records: [{ id: 2 }] } },
    ]);
  });

  test('is said after a second when the history is slow, and corrected by what that shows', async () => {
    const { orders, books, events } = createPage();
    await orders.prepare('withdrawal');
    const { promise, resolve } = Promise.withResolvers<object>();
    books.answerWith(() => promise);
    const ending = orders.place(order, () => {
      books.store(order, 2);
      return refuse();
    });
    await settle();
    expect(orders.get('withdrawal').status, 'the form has it before').toBe('refused');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await ending).toMatchObject({ status: 'refused', check: { status: 'reading' } });
    resolve({});
    await settle();
    expect(events).toMatchObject([{ type: 'found' }]);
  });

  test('stays closed while the history cannot be read, or lacks what it had', async () => {
    const { orders, books, state } = createPage();
    await orders.prepare('withdrawal');
    books.answerWith(() => Promise.reject(error({ kind: 'network' })));
    expect(await orders.place(order, refuse)).toMatchObject({ check: { status: 'failed' } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(orders.isClosed(order)).toBe(true);
    books.answerWith(async () => ({ items: [], total: 0 }));
    await orders.check('withdrawal');
    expect(state()).toMatchObject({ status: 'refused', check: { lookup: { isComplete: false } } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(orders.isClosed(order)).toBe(true);
    books.answerWith(async () => ({}));
    await orders.check('withdrawal');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(orders.isClosed(order)).toBe(false);
  });

  test('stays closed when the second read fails, until it is checked again', async () => {
    const { orders, books, state } = createPage();
    await orders.prepare('withdrawal');
    await orders.place(order, refuse);
    books.answerWith(() => Promise.reject(error({ kind: 'network' })));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()).toMatchObject({ status: 'refused', check: { status: 'failed' } });
    expect(orders.isClosed(order)).toBe(true);
  });

  test('says that it cannot be told when an equal record is listed and nothing is known from before', async () => {
    const { orders, state } = createPage();
    const end = await orders.place(order, refuse);
    expect(end).toMatchObject({ check: { lookup: { records: [{ id: 1 }], isNew: false } } });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(orders.isClosed(order)).toBe(true);
    expect(state()).toMatchObject({ status: 'refused', canUnlock: true });
  });

  test('is looked for again after a reload', async () => {
    const storage = memoryOrders();
    const books = createBooks();
    const first = createPage({ storage }, books);
    await first.orders.prepare('withdrawal');
    await first.orders.place(order, refuse);
    first.orders.close();
    books.store(order, 2);
    const second = createPage({ storage }, books);
    await second.orders.open();
    await settle();
    expect(second.events).toMatchObject([{ type: 'found' }]);
    expect(second.orders.isClosed(order)).toBe(true);
  });
});

describe('an order without a conclusive answer', () => {
  test('is looked for first, and then keeps its form locked until the person unlocks it', async () => {
    const { orders, books, state } = createPage();
    await orders.prepare('withdrawal');
    const { promise, resolve } = Promise.withResolvers<object>();
    books.answerWith(() => promise);
    const ending = orders.place(order, () => Promise.reject(lost));
    await settle();
    expect(state()).toMatchObject({ status: 'checking', count: 1, canUnlock: false });
    resolve({});
    expect(await ending).toMatchObject({ status: 'uncertain', error: lost });
    expect(state()).toMatchObject({
      status: 'uncertain',
      check: { lookup: { records: [], isComplete: true } },
      canUnlock: true,
    });
    expect(await orders.place(other, async () => null)).toEqual({ status: 'locked' });
    await orders.unlock('withdrawal');
    expect(state()).toEqual({ status: 'idle' });
    expect(await orders.place(other, async () => null)).toMatchObject({ status: 'accepted' });
  });

  test('is found in a list that was read, although what is read with it has failed', async () => {
    const { orders, books, state } = createPage();
    await orders.prepare('withdrawal');
    await orders.place(order, () => Promise.reject(lost));
    expect(state()).toMatchObject({ check: { lookup: { records: [] } } });
    books.store(order, 2);
    books.readWithIt(() => Promise.reject(error({ kind: 'network' })));
    await orders.check('withdrawal', { isSilent: true });
    expect(state()).toMatchObject({ status: 'uncertain', check: { lookup: { records: [{ id: 2 }], isNew: true } } });
  });

  test('is not missing while what is read with the list has failed', async () => {
    const { orders, books, state } = createPage();
    await orders.prepare('withdrawal');
    books.readWithIt(() => Promise.reject(error({ kind: 'network' })));
    await orders.place(order, () => Promise.reject(lost));
    expect(state()).toMatchObject({ check: { status: 'failed' }, canUnlock: false });
  });

  test('is no accepted one that is not listed, once its form was unlocked', async () => {
    const { orders, state } = createPage();
    await orders.prepare('withdrawal');
    await orders.place(order, () => Promise.reject(lost));
    await orders.unlock('withdrawal');
    await vi.advanceTimersByTimeAsync(90_000);
    await orders.check('withdrawal');
    expect(state()).toEqual({ status: 'idle' });
  });

  test('that was unlocked is not what is found while another one is on its way', async () => {
    const { orders, books, events } = createPage();
    await orders.prepare('withdrawal');
    await orders.place(order, () => Promise.reject(lost));
    await orders.unlock('withdrawal');
    const { promise, resolve } = Promise.withResolvers<void>();
    const ending = orders.place(order, () => {
      books.store(order, 2);
      return promise;
    });
    await settle();
    await orders.check('withdrawal');
    expect(events).toEqual([]);
    resolve();
    expect(await ending).toMatchObject({ status: 'accepted' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(events).toMatchObject([{ type: 'listed', ids: [2] }]);
  });

  test('locks nothing a day later', async () => {
    const { orders, state } = createPage();
    await orders.place(order, () => Promise.reject(lost));
    await vi.advanceTimersByTimeAsync(86_400_000);
    await orders.check('withdrawal');
    expect(state()).toEqual({ status: 'idle' });
  });

  test('is not found in a record that was there before', async () => {
    const { orders } = createPage();
    await orders.prepare('withdrawal');
    const end = await orders.place(order, () => Promise.reject(lost));
    expect(end).toMatchObject({ check: { lookup: { records: [], isNew: true, isComplete: true } } });
  });

  test('is a bug of the caller, too', async () => {
    const { orders } = createPage();
    expect(await orders.place(order, () => Promise.reject(new TypeError('bug')))).toMatchObject({
      status: 'uncertain',
    });
  });

  test('counts after it was unlocked, and is reported when it shows up', async () => {
    const { orders, books, events, state } = createPage();
    await orders.prepare('withdrawal');
    await orders.place(order, () => Promise.reject(lost));
    await orders.unlock('withdrawal');
    await orders.place(other, () => Promise.reject(lost));
    expect(state()).toMatchObject({ status: 'uncertain', count: 2 });
    books.store(order, 2);
    await orders.check('withdrawal');
    expect(events).toMatchObject([{ type: 'found', order: { amount: '60' }, refusal: null }]);
    expect(state()).toMatchObject({ status: 'uncertain', count: 1 });
  });

  test('is not taken for an earlier one of the same kind and amount', async () => {
    const { orders, books, events, state } = createPage();
    await orders.prepare('withdrawal');
    await orders.place(order, () => Promise.reject(lost));
    await orders.unlock('withdrawal');
    await orders.place(order, () => {
      books.store(order, 2);
      return Promise.reject(lost);
    });
    expect(state()).toMatchObject({ status: 'uncertain', count: 2, check: { lookup: { records: [{ id: 2 }] } } });
    expect(events).toEqual([]);
    await orders.unlock('withdrawal');
    await orders.place(order, () => Promise.reject(lost));
    expect(state(), 'what was found is known').toMatchObject({ count: 2, check: { lookup: { records: [] } } });
    expect(events).toEqual([]);
  });

  test('is not found in the record of an equal one that was accepted', async () => {
    const { orders, books, state } = createPage();
    await orders.prepare('withdrawal');
    await orders.place(order, async () => books.store(order, 2));
    await orders.place(order, () => Promise.reject(lost));
    expect(state()).toMatchObject({ status: 'uncertain', check: { lookup: { records: [] } } });
  });

  test('is not found in the record of an equal one that has ended since the whole list was read', async () => {
    const { orders, books, events, state } = createPage();
    await orders.prepare('withdrawal');
    await orders.place(order, async () => books.store(order, 2));
    books.readInPart();
    await vi.advanceTimersByTimeAsync(LISTED_MS);
    expect(events).toMatchObject([{ type: 'listed', ids: [2] }]);
    await orders.place(order, () => Promise.reject(lost));
    expect(state()).toMatchObject({ status: 'uncertain', check: { lookup: { records: [] } } });
  });

  test('can be unlocked after five minutes without a check', async () => {
    const { orders, books, state } = createPage();
    books.answerWith(() => Promise.reject(error({ kind: 'network' })));
    await orders.place(order, () => Promise.reject(lost));
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1_000);
    expect(state()).toMatchObject({ canUnlock: false });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state()).toMatchObject({ canUnlock: true });
  });

  test('can be unlocked after three failed checks', async () => {
    const { orders, books, state } = createPage();
    books.answerWith(() => Promise.reject(error({ kind: 'network' })));
    await orders.place(order, () => Promise.reject(lost));
    expect(state()).toMatchObject({ canUnlock: false });
    await orders.unlock('withdrawal');
    expect(state(), 'whatever a screen asks for').toMatchObject({ status: 'uncertain' });
    await orders.check('withdrawal');
    await orders.check('withdrawal');
    expect(state()).toMatchObject({ canUnlock: true });
  });

  const DAY_MS = 86_400_000;
  test.each([DAY_MS, -DAY_MS])(
    'is found in the history by a device whose clock is %d ms off',
    { tags: ['FAULT-20'] },
    async (off) => {
      const { orders, books, state } = createPage({ now: () => Date.now() + off });
      await orders.prepare('withdrawal');
      await orders.place(order, () => {
        books.store(order);
        return Promise.reject(lost);
      });
      expect(state()).toMatchObject({ status: 'uncertain', check: { lookup: { records: [{ id: 2 }], isNew: true } } });
    },
  );
});

describe('an order belongs to its person', () => {
  test('and locks their form again after another person was signed in', async () => {
    const page = createPage();
    await page.orders.place(order, () => Promise.reject(lost));
    page.signIn(null);
    page.signIn(8);
    await page.orders.open();
    await settle();
    expect(page.state()).toEqual({ status: 'idle' });
    await page.orders.place(other, async () => null);
    page.signIn(null);
    page.signIn(7);
    await page.orders.open();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(page.state()).toMatchObject({ status: 'uncertain' });
  });

  test('who has left while the journal was opened, and is not sent for the next one', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const memory = memoryOrders();
    const storage = { ...memory, read: () => promise.then(() => memory.read()) };
    const page = createPage({ storage });
    const send = vi.fn<() => Promise<object>>(async () => ({}));
    const ending = page.orders.place(order, send);
    page.signIn(null);
    page.signIn(8);
    void page.orders.open();
    resolve();
    expect(await ending).toEqual({ status: 'locked' });
    expect(send).not.toHaveBeenCalled();
  });

  test('who has left while their history was read is told nothing of it', async () => {
    const page = createPage();
    const { orders, books, events } = page;
    await orders.prepare('withdrawal');
    const { promise, resolve } = Promise.withResolvers<object>();
    books.answerWith(() => promise);
    const ending = orders.place(order, () => {
      books.store(order, 2);
      return Promise.reject(refusal);
    });
    await vi.advanceTimersByTimeAsync(1_000);
    await ending;
    page.signIn(null);
    page.signIn(8);
    await orders.open();
    resolve({});
    await settle();
    expect(events).toEqual([]);
  });

  test('who has left is told nothing, and finds the form locked only if it may have been stored', async () => {
    for (const [answer, expected] of [
      [() => Promise.resolve({}), 'idle'],
      [() => Promise.reject(lost), 'uncertain'],
    ] as const) {
      let journal: OrderJournal = { salt: 's', entries: [] };
      const storage = {
        ...memoryOrders(),
        read: async () => journal,
        update: async (change: (old: OrderJournal) => OrderJournal) => (journal = change(journal)),
      };
      const page = createPage({ storage });
      const { promise, resolve } = Promise.withResolvers<void>();
      const ending = page.orders.place(order, () => promise.then(answer));
      await settle();
      page.signIn(null);
      journal = withoutDetails(journal);
      resolve();
      expect(await ending).toEqual({ status: 'left' });
      expect(page.events).toEqual([]);
      page.signIn(7);
      await page.orders.open();
      await vi.advanceTimersByTimeAsync(30_000);
      expect(page.state().status).toBe(expected);
    }
  });

  test('is stored without anything that reveals address or account', async () => {
    let text = '';
    const storage = memoryOrders();
    const page = createPage({
      storage: {
        ...storage,
        update: async (change) => {
          const journal = await storage.update(change);
          text += JSON.stringify(journal);
          return journal;
        },
      },
    });
    await page.orders.place({ ...order, discriminator: 'secret address' }, () => Promise.reject(lost));
    expect(text).not.toContain('secret address');
    expect(text).not.toMatch(/"account":"?7\b/);
  });

  test('is not placed while nobody is signed in', async () => {
    const page = createPage();
    page.signIn(null);
    const send = vi.fn<() => Promise<null>>(async () => null);
    expect(await page.orders.place(order, send)).toEqual({ status: 'locked' });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('an order whose signal was aborted', () => {
  test('is neither sent nor left in the journal when its database takes long', async () => {
    const storage = memoryOrders();
    const { promise, resolve } = Promise.withResolvers<void>();
    const update: typeof storage.update = (change) => promise.then(() => storage.update(change));
    const page = createPage({ storage: { ...storage, update } });
    const send = vi.fn<() => Promise<null>>(async () => null);
    const controller = new AbortController();
    const placing = page.orders.place(order, send, { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    resolve();
    expect(await placing).toEqual({ status: 'locked' });
    expect(send).not.toHaveBeenCalled();
    expect((await storage.read()).entries).toEqual([]);
    expect(await page.orders.place(order, send)).toMatchObject({ status: 'accepted' });
  });

  test('goes on once it is sent', async () => {
    const page = createPage();
    const { promise, resolve } = Promise.withResolvers<null>();
    const controller = new AbortController();
    const placing = page.orders.place(order, () => promise, { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    expect(page.state()).toMatchObject({ status: 'sending' });
    resolve(null);
    expect(await placing).toMatchObject({ status: 'accepted' });
  });
});

describe('two pages', () => {
  test('never send two orders of a kind at once', async () => {
    const [storage, locks] = [memoryOrders(), createLocks()];
    const [one, two] = [createPage({ storage, locks }), createPage({ storage, locks, tab: 'tab 2' })];
    const { promise, resolve } = Promise.withResolvers<null>();
    const send = vi.fn<() => Promise<null>>(() => promise);
    const first = one.orders.place(order, send);
    const second = two.orders.place(other, send);
    expect(await second).toEqual({ status: 'locked' });
    expect(send).toHaveBeenCalledOnce();
    resolve(null);
    expect(await first).toMatchObject({ status: 'accepted' });
  });

  test('one of which was closed leave an uncertain order, which the other reports', async () => {
    const storage = memoryOrders();
    const locks = createLocks();
    const closed = createPage({ storage });
    void closed.orders.place(order, () => new Promise(() => {}));
    await settle();
    const page = createPage({ storage, locks, tab: 'tab 2' });
    await page.orders.open();
    await settle();
    expect(page.events).toEqual([{ type: 'interrupted', kind: 'withdrawal' }]);
    expect(page.state()).toMatchObject({ status: 'uncertain', isFromAnotherTab: true, failure: null });
  });
});

test('another page waits for a sender that is still there, whatever the clock says', async () => {
  const [storage, locks] = [memoryOrders(), createLocks()];
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const sender = createPage({ storage, locks, now });
  const { promise, resolve } = Promise.withResolvers<null>();
  const placed = sender.orders.place(order, () => promise);
  await settle();
  ahead = 3 * 3_600_000;
  const page = createPage({ storage, locks, now, tab: 'tab 2' });
  await page.orders.open();
  await settle();
  expect(page.events).toEqual([]);
  expect(page.state()).toMatchObject({ status: 'sending' });
  resolve(null);
  expect(await placed).toMatchObject({ status: 'accepted' });
  await settle();
  expect(page.state()).toEqual({ status: 'idle' });
});

test('an order that may still show up is awaited for a minute, whatever the clock says', async () => {
  const storage = memoryOrders();
  const sender = createPage({ storage });
  await sender.orders.prepare('withdrawal');
  await sender.orders.place(order, () => Promise.reject(lost));
  const page = createPage({ storage, tab: 'tab 2', now: () => Date.now() + 3 * 3_600_000 });
  await page.orders.open();
  await settle();
  expect(page.orders.isAwaited('withdrawal')).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.orders.isAwaited('withdrawal')).toBe(false);
});

test('no two orders have the same name, and each has a key of its own', async () => {
  const { orders } = createPage();
  const keys: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    await orders.place(order, async (key) => keys.push(key));
  }
  expect(new Set(keys).size).toBe(3);
  expect(getOrderName({ account: 'a', kind: 'bot', sentAt: 1 })).not.toBe(
    getOrderName({ account: 'b', kind: 'bot', sentAt: 1 }),
  );
});
