import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { indexedDbOrders } from './indexedDbOrders.js';
import { type OrderEntry, type OrderJournal, withDetail, withEntry, withoutEntry } from './journal.js';
import type { OrderStorage } from './OrderStorage.js';

const entry: OrderEntry = {
  account: 'salt:hash',
  kind: 'withdrawal',
  sentAt: 1_000,
  detail: {
    status: 'sending',
    tab: 'tab 1',
    amount: '60',
    target: 'ETH',
    discriminator: 'hash',
    before: { ids: [2, 'a'], unreadableIds: [], unidentified: 0 },
    failure: null,
    failedChecks: 0,
    endedAt: null,
    recordId: null,
    isReported: false,
  },
};
const anonymous = { account: entry.account, kind: entry.kind, sentAt: entry.sentAt };

const add = (journal: OrderJournal) => withEntry(journal, entry);
const remove = (journal: OrderJournal) => withoutEntry(journal, entry);
const entriesIn = async (storage: OrderStorage) => (await storage.read()).entries;

/** A local storage for the pages of one browser. */
function createLocalStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

let local: ReturnType<typeof createLocalStorage>;
let count = 0;
let name = '';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  local = createLocalStorage();
  vi.stubGlobal('localStorage', local);
  name = `orders-${(count += 1)}`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('what one page has stored, the next one reads, in the database and nowhere else', async () => {
  await indexedDbOrders(name).update(add);
  expect(await entriesIn(indexedDbOrders(name))).toEqual([entry]);
  expect(local.values.size).toBe(0);
});

test('a change sees what another page has stored, and what is damaged hides nothing else', async () => {
  const [one, two] = [indexedDbOrders(name), indexedDbOrders(name)];
  await one.update(add);
  await two.update((journal) => ({ ...journal, entries: [...journal.entries, 7 as unknown as OrderEntry] }));
  await two.update((journal) => withDetail(journal, entry, () => ({ failedChecks: 'many' as unknown as number })));
  expect(await entriesIn(one)).toEqual([anonymous]);
});

describe('a database that refuses', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });

  test('leaves the page its orders, the next page their locks, and is reported once', async () => {
    const onRefused = vi.fn<() => void>();
    const storage = indexedDbOrders(name, { onRefused });
    expect((await storage.update(add)).entries).toEqual([entry]);
    await storage.update((journal) => journal);
    expect(onRefused).toHaveBeenCalledOnce();
    expect(await entriesIn(storage)).toEqual([entry]);
    expect(await entriesIn(indexedDbOrders(name))).toEqual([anonymous]);
    expect([...local.values.values()].join()).not.toMatch(/60|ETH|sending/);
  });

  test('is unlocked for all pages by the end of the order, here or elsewhere', async () => {
    const [one, two] = [indexedDbOrders(name), indexedDbOrders(name)];
    await one.update(add);
    await two.update(remove);
    expect(await entriesIn(two)).toEqual([]);
    await one.update(remove);
    expect(await entriesIn(one)).toEqual([]);
    expect(await entriesIn(indexedDbOrders(name))).toEqual([]);
  });

  test('has its locks changed by one page after the other', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const key = `${name}.fallback`;
    const held = navigator.locks.request(key, () => promise);
    const adding = indexedDbOrders(name).update(add);
    const waiting = async () => (await navigator.locks.query()).pending?.map((lock) => lock.name);
    await expect.poll(waiting).toContain(key);
    expect(local.values.size).toBe(0);
    resolve();
    await Promise.all([held, adding]);
    expect(local.values.size).toBe(1);
  });

  test('leaves the orders in memory where local storage refuses as well', async () => {
    vi.stubGlobal('localStorage', undefined);
    const storage = indexedDbOrders(name);
    await storage.update(add);
    expect(await entriesIn(storage)).toEqual([entry]);
  });
});

test('locks from a time without the database count when it works again, and end with their orders', async () => {
  local.setItem(`${name}.fallback`, JSON.stringify([anonymous]));
  const storage = indexedDbOrders(name);
  expect(await entriesIn(storage)).toEqual([anonymous]);
  expect((await storage.update((journal) => journal)).entries).toEqual([anonymous]);
  await storage.update(remove);
  expect(await entriesIn(indexedDbOrders(name))).toEqual([]);
  expect(local.values.size).toBe(0);
});

/** Holds the database back: it opens only once the returned function is called. */
function holdDatabase(): () => void {
  const working = indexedDB;
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('indexedDB', {
    open(database: string) {
      const request = {
        result: undefined as unknown,
        error: null,
        onsuccess: () => {},
        onupgradeneeded: () => {},
        onerror: () => {},
      };
      void promise.then(() => {
        const real = working.open(database);
        Object.assign(real, {
          onupgradeneeded: () => {
            request.result = real.result;
            request.onupgradeneeded();
          },
          onsuccess: () => {
            request.result = real.result;
            request.onsuccess();
          },
        });
      });
      return request;
    },
  });
  return () => {
    resolve();
    vi.stubGlobal('indexedDB', working);
  };
}

test('a change the database makes late learns what has happened since', async () => {
  const letGo = holdDatabase();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onRefused = vi.fn<() => void>();
  const storage = indexedDbOrders(name, { onRefused });
  const adding = storage.update(add);
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await adding).entries).toEqual([entry]);
  expect(onRefused).toHaveBeenCalledOnce();
  await storage.update(remove);
  expect(await entriesIn(storage)).toEqual([]);
  vi.useRealTimers();
  letGo();
  const next = indexedDbOrders(name);
  const later: OrderEntry = { ...entry, sentAt: 2_000 };
  await expect
    .poll(async () => {
      await storage.update((journal) => withEntry(withoutEntry(journal, later), later));
      // With its detail, so from the database; and without the change that was late.
      return entriesIn(next);
    })
    .toEqual([later]);
});

test('an order that the database stores late is there for the next page, with its detail', async () => {
  const letGo = holdDatabase();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const adding = indexedDbOrders(name).update(add);
  await vi.advanceTimersByTimeAsync(2_000);
  await adding;
  vi.useRealTimers();
  letGo();
  const next = indexedDbOrders(name);
  await expect.poll(() => local.values.size).toBe(0);
  expect(await entriesIn(next)).toEqual([entry]);
});

test('two changes that the database makes late at once are both there, and it is used again', async () => {
  const letGo = holdDatabase();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const storage = indexedDbOrders(name);
  const other: OrderEntry = { ...entry, kind: 'bot' };
  const adding = [storage.update(add), storage.update((journal) => withEntry(journal, other))];
  await vi.advanceTimersByTimeAsync(2_000);
  await Promise.all(adding);
  const lost = vi.fn<(reason: unknown) => void>();
  process.once('unhandledRejection', lost);
  vi.useRealTimers();
  letGo();
  const next = indexedDbOrders(name);
  await expect.poll(() => entriesIn(next)).toEqual([entry, other]);
  await expect.poll(() => local.values.size).toBe(0);
  await storage.update(remove);
  expect(await entriesIn(next)).toEqual([other]);
  process.off('unhandledRejection', lost);
  expect(lost).not.toHaveBeenCalled();
});

test('what another page has accepted while the database hangs does not count as sent, then or later', async () => {
  const [one, two] = [indexedDbOrders(name), indexedDbOrders(name)];
  await one.update(add);
  await two.update((journal) => journal);
  // Both have the database open, which does not answer any more.
  vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue({} as IDBRequest);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const accepting = one.update((journal) => withDetail(journal, entry, () => ({ status: 'accepted' })));
  const changing = two.update((journal) => journal);
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await accepting).entries.map(({ detail }) => detail?.status)).toEqual(['accepted']);
  await changing;
  expect((await entriesIn(one)).map(({ detail }) => detail?.status)).toEqual(['accepted']);
  expect(await entriesIn(two)).toEqual([]);
  expect((await two.update((journal) => journal)).entries).toEqual([]);
  expect(JSON.stringify([...local.values.values()])).not.toMatch(/60|ETH/);
});

test('a read the database answers late is announced', async () => {
  await indexedDbOrders(name).update(add);
  const letGo = holdDatabase();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const storage = indexedDbOrders(name);
  const { promise: announced, resolve: announce } = Promise.withResolvers<void>();
  storage.subscribe(announce);
  const reading = entriesIn(storage);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await reading).toEqual([]);
  vi.useRealTimers();
  letGo();
  await announced;
  expect(await entriesIn(storage)).toEqual([entry]);
});
