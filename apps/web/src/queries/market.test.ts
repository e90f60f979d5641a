import type { CandleAnswer } from '@etherpilot/api-client/market';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.js';
import { candlesQuery, getChartKey } from './market.js';

vi.mock('../services/market.js', () => ({ hasProviders: true, market: {} }));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** Shows candles of a provenance; returns the function that loads them. */
async function showCandles(provenance: CandleAnswer['provenance']) {
  const load = vi.fn<() => Promise<CandleAnswer>>(async () => ({ provenance, fetchedAt: Date.now() }) as CandleAnswer);
  const client = createQueryClient();
  client.mount();
  new QueryObserver(client, { ...candlesQuery(getChartKey('ETH-USD', false)), queryFn: load }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
  return load;
}

async function reconnect(): Promise<void> {
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
}

it.each(['stale', 'simulated'] as const)(
  '%s candles are fetched again on reconnecting, every 10 s at most',
  async (provenance) => {
    const load = await showCandles(provenance);
    for (let second = 0; second < 9; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      await reconnect();
    }
    expect(load).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1_000);
    await reconnect();
    await reconnect();
    expect(load).toHaveBeenCalledTimes(2);
  },
);

it('live candles are not fetched again on reconnecting', async () => {
  const load = await showCandles('live');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await reconnect();
  expect(load).toHaveBeenCalledOnce();
});
