import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestServer, sendJson } from '../testing/createTestServer.js';
import { createMarket } from './createMarket.js';
import type { Market } from './Market.js';
import type { MarketStorage } from './MarketStorage.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.UTC(2025, 10, 20, 12);
const chart = { symbol: 'ETH-USD', interval: '1h', range: '1d' };
const prices: unknown = JSON.parse(
  readFileSync(new URL('./fixtures/btc-usd-days1-2021-05-15.json', import.meta.url), 'utf8'),
);

/** As local storage: what one tab stores, only the others hear of. */
function sharedStorage() {
  const entries = new Map<string, string>();
  const tabs = new Set<(key: string | null) => void>();
  function openTab(): MarketStorage {
    let own: ((key: string | null) => void) | undefined;
    const tell = (key: string | null) => {
      for (const onChange of tabs) if (onChange !== own) onChange(key);
    };
    return {
      getItem: (key) => entries.get(key) ?? null,
      setItem(key, value) {
        entries.set(key, value);
        tell(key);
      },
      removeItem(key) {
        entries.delete(key);
        tell(key);
      },
      subscribe(onChange) {
        own = onChange;
        tabs.add(onChange);
        return () => void tabs.delete(onChange);
      },
    };
  }
  return { entries, tabs, openTab };
}

/** Two tabs over one storage and one provider, with an adjustable clock. */
async function scene(storage = sharedStorage()) {
  const clock = { now: NOON };
  const server = await createTestServer((_request, response) => sendJson(response, 200, prices));
  const openTab = (given: MarketStorage = storage.openTab()) =>
    createMarket({
      storage: given,
      now: () => clock.now,
      random: () => 0.5,
      secondary: { url: `${server.url}/prices` },
      timeZone: 'UTC',
    });
  return { clock, server, storage, openTab, market: openTab(), other: openTab() };
}

/** A listener that notes what the market says each time, as a screen reads it. */
function watch(market: Market) {
  const seen: { readonly used: number; readonly nextRefreshAt: number | null; readonly fetchedAt?: number }[] = [];
  const unsubscribe = market.subscribe(() => {
    const fetchedAt = market.readPrice(chart)?.fetchedAt;
    const read = { used: market.callsToday(), nextRefreshAt: market.nextRefreshAt() };
    seen.push(fetchedAt === undefined ? read : { ...read, fetchedAt });
  });
  return { seen, unsubscribe };
}

const afterFirstLoad = { used: 1, nextRefreshAt: NOON + 96 * MINUTE, fetchedAt: NOON };

/** Lets pending notifications arrive. */
const settle = () => Promise.resolve();

describe('a listener', () => {
  it('learns of calls, deadline and candles of its own tab', async () => {
    const { market } = await scene();
    const { seen } = watch(market);
    await market.load(chart);
    expect(seen.at(-1)).toEqual(afterFirstLoad);
  });

  it('learns of what another tab loads and refreshes', async () => {
    const { market, other, clock } = await scene();
    const { seen } = watch(other);
    await market.load(chart);
    expect(seen.at(-1)).toEqual(afterFirstLoad);
    clock.now += 2 * MINUTE;
    await market.refresh(chart);
    expect(seen.at(-1)).toEqual({ used: 2, nextRefreshAt: clock.now + 96 * MINUTE, fetchedAt: clock.now });
  });

  it('learns once of several changes, not in the middle of them', async () => {
    const { market, storage } = await scene();
    const { seen } = watch(market);
    await market.load(chart);
    const before = seen.length;
    market.clearCache();
    storage.openTab().removeItem('etherpilot.market.calls');
    storage.openTab().removeItem('etherpilot.market.refreshAt');
    expect(seen).toHaveLength(before);
    await settle();
    expect(seen.slice(before)).toEqual([{ used: 0, nextRefreshAt: null }]);
  });

  it('is not called for other keys, and is when everything was removed', async () => {
    const { market, storage } = await scene();
    const { seen } = watch(market);
    storage.openTab().setItem('etherpilot.preferences', '{}');
    storage.openTab().setItem('etherpilot.market.asking', '{}');
    await settle();
    expect(seen).toEqual([]);
    for (const onChange of storage.tabs) onChange(null);
    await settle();
    expect(seen).toHaveLength(1);
  });

  it('that has unsubscribed is not called again, and the others still are', async () => {
    const { market, other, storage } = await scene();
    const first = watch(other);
    const second = watch(other);
    first.unsubscribe();
    first.unsubscribe();
    await market.load(chart);
    expect(first.seen).toEqual([]);
    expect(second.seen.at(-1)).toEqual(afterFirstLoad);
    second.unsubscribe();
    expect(storage.tabs.size).toBe(0);
  });

  it('that unsubscribes another while it is called stops that one at once', async () => {
    const { market } = await scene();
    const late = vi.fn<() => void>();
    market.subscribe(() => stop());
    const stop = market.subscribe(late);
    market.clearCache();
    await settle();
    expect(late).not.toHaveBeenCalled();
  });

  it('that is subscribed twice is called twice, and each is stopped on its own', async () => {
    const { market } = await scene();
    const listener = vi.fn<() => void>();
    const stop = market.subscribe(listener);
    market.subscribe(listener);
    market.clearCache();
    await settle();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    market.clearCache();
    await settle();
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('that throws does not stop the others or the market, and its error is reported', async () => {
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { market } = await scene();
    const failure = new Error('listener');
    market.subscribe(() => {
      throw failure;
    });
    const { seen } = watch(market);
    await expect(market.load(chart)).resolves.toMatchObject({ source: 'coingecko' });
    expect(seen.at(-1)).toEqual(afterFirstLoad);
    expect(new Set(reported)).toEqual(new Set([failure]));
    market.clearCache();
    await settle();
    expect(seen.at(-1)).toEqual({ used: 1, nextRefreshAt: afterFirstLoad.nextRefreshAt });
  });

  it('may read a deadline that has to be repaired', async () => {
    const { market, clock } = await scene();
    await market.load(chart);
    const { seen } = watch(market);
    clock.now -= 24 * HOUR;
    market.clearCache();
    await settle();
    await settle();
    expect(seen.at(-1)?.nextRefreshAt).toBe(clock.now + 96 * MINUTE);
    expect(seen.length).toBeLessThan(4);
  });
});

describe('a storage', () => {
  it('without events, such as localStorage itself, still tells of the own tab', async () => {
    const { openTab } = await scene();
    const entries = new Map<string, string>();
    const plain: MarketStorage = {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    };
    const subscribe: never = 'a text stored under that name' as never;
    for (const given of [plain, { ...plain, subscribe }]) {
      const market = openTab(given);
      const { seen } = watch(market);
      market.clearCache();
      await settle();
      expect(seen).toHaveLength(1);
    }
  });

  it('that refuses everything still tells of the own tab', async () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    const { openTab } = await scene();
    const market = openTab({ getItem: refuse, setItem: refuse, removeItem: refuse, subscribe: refuse });
    const { seen } = watch(market);
    await market.load(chart);
    expect(seen.at(-1)).toMatchObject({ used: 1, nextRefreshAt: NOON + 96 * MINUTE });
  });

  it.each(['rubbish', 'null', '{}', '[null]', '"9"', '-1', '1e999'])(
    'that another tab has damaged to %s reads as empty, and a load mends it',
    async (text) => {
      const { market, other, storage } = await scene();
      await market.load(chart);
      const { seen } = watch(other);
      const vandal = storage.openTab();
      for (const name of ['candles', 'calls']) vandal.setItem(`etherpilot.market.${name}`, text);
      await settle();
      expect(seen.at(-1)).toEqual({ used: 0, nextRefreshAt: NOON + 96 * MINUTE });
      await market.load(chart);
      expect(seen.at(-1)).toEqual(afterFirstLoad);
    },
  );
});

describe('the clock', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOON }));
  afterEach(() => void vi.useRealTimers());

  /** A market that was loaded at noon; its deadline is set without a provider. */
  function loaded() {
    const storage = sharedStorage();
    storage.entries.set('etherpilot.market.calls', JSON.stringify({ day: '2025-11-20', count: 15 }));
    storage.entries.set('etherpilot.market.refreshAt', JSON.stringify(NOON + 90_500));
    const market = createMarket({
      storage: storage.openTab(),
      now: () => Date.now(),
      random: () => 0.5,
      timeZone: 'UTC',
    });
    return { storage, market };
  }

  it('calls a listener to the millisecond when a refresh becomes due, and once', { tags: ['CHART-14'] }, async () => {
    const { storage, market } = loaded();
    storage.entries.delete('etherpilot.market.calls');
    const { seen } = watch(market);
    await vi.advanceTimersByTimeAsync(90_499);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(market.isRefreshDue()).toBe(true);
    expect(seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(seen).toHaveLength(1);
  });

  it('is watched for a deadline that another tab has moved', { tags: ['CHART-14'] }, async () => {
    const { storage, market } = loaded();
    storage.entries.delete('etherpilot.market.calls');
    const { seen } = watch(market);
    storage.openTab().setItem('etherpilot.market.refreshAt', JSON.stringify(NOON + 5_000));
    await settle();
    expect(seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(seen).toHaveLength(2);
  });

  it('calls within a minute of a new day, when calls are allowed again', { tags: ['CHART-15'] }, async () => {
    const { market } = loaded();
    const { seen } = watch(market);
    await vi.advanceTimersByTimeAsync(11 * HOUR);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(HOUR + MINUTE);
    expect(seen).toEqual([{ used: 0, nextRefreshAt: NOON + 90_500 }]);
  });

  it('that was put forward is noticed within a minute', { tags: ['CHART-14'] }, async () => {
    const { storage, market } = loaded();
    storage.entries.delete('etherpilot.market.calls');
    const { seen } = watch(market);
    vi.setSystemTime(NOON + HOUR);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(seen).toHaveLength(1);
  });

  it('is not watched without a listener', () => {
    const { market } = loaded();
    expect(vi.getTimerCount()).toBe(0);
    const stop = market.subscribe(() => undefined);
    const stopSecond = market.subscribe(() => undefined);
    expect(vi.getTimerCount()).toBe(1);
    stop();
    stopSecond();
    expect(vi.getTimerCount()).toBe(0);
  });
});
