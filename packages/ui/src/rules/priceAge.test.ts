import { describe, expect, it } from 'vitest';
import {
  cachedDerivedHistory,
  cachedHistory,
  derivedHistory,
  emptyHistory,
  liveHistory,
  simulatedHistory,
  staleHistory,
} from '../fixtures/market.js';
import { applyAge, getLagStart, getPriceAge } from './priceAge.js';

const MINUTE = 60_000;

describe('the age of a price', () => {
  it.each([
    [-5 * MINUTE, 'fresh'],
    [0, 'fresh'],
    [30 * MINUTE - 1, 'fresh'],
    [30 * MINUTE, 'aging'],
    [60 * MINUTE - 1, 'aging'],
    [60 * MINUTE, 'outdated'],
    [96 * MINUTE, 'outdated'],
  ] as const)('%d ms after it was fetched is %s', (age, stage) => {
    expect(getPriceAge(age)).toBe(stage);
  });
});

describe('a history at its age', () => {
  it('is live for 30 minutes, cached for 30 more, then out of date, and keeps its source', () => {
    expect(applyAge(liveHistory, 'fresh')).toBe(liveHistory);
    expect(applyAge(liveHistory, 'aging')).toEqual({ ...liveHistory, provenance: 'cached' });
    expect(applyAge(liveHistory, 'outdated')).toEqual({ ...liveHistory, provenance: 'stale' });
  });

  it('keeps the flag for estimated highs and lows', () => {
    for (const history of [derivedHistory, { ...derivedHistory, isDerived: false }, cachedDerivedHistory]) {
      expect(applyAge(history, 'aging')).toMatchObject({ provenance: 'cached', isDerived: true });
      expect(applyAge(history, 'outdated')).toMatchObject({ provenance: 'stale', isDerived: true });
    }
    expect(applyAge(cachedHistory, 'outdated').isDerived).toBe(false);
  });

  it('never changes one that was out of date or simulated', () => {
    for (const history of [staleHistory, simulatedHistory]) {
      for (const age of ['fresh', 'aging', 'outdated'] as const) expect(applyAge(history, age)).toBe(history);
    }
  });
});

describe('a provider that lags behind its market', () => {
  const hours = (count: number) => ({
    ...liveHistory,
    fetchedAt: (liveHistory.candles.at(-1)?.time ?? 0) + count * 60 * MINUTE,
  });

  it('differs from one whose newest hour is still running', () => {
    expect(getLagStart(hours(1))).toBeUndefined();
    expect(getLagStart(hours(2))).toBeUndefined();
    expect(getLagStart(hours(2.01))).toBe(liveHistory.candles.at(-1)?.time);
    expect(getLagStart({ ...hours(9), provenance: 'simulated' })).toBeUndefined();
    expect(getLagStart(emptyHistory)).toBeUndefined();
  });
});
