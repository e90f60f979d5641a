'use client';

import { useMemo } from 'react';
import type { PriceHistory } from '../model/Candle.js';
import { applyAge, getPriceAge, type PriceAge } from '../rules/priceAge.js';
import { useNow } from './useNow.js';

/**
 * The age stage of a price fetched at `fetchedAt` (ms since the epoch). Re-renders only when it reaches the next stage.
 */
export function usePriceAge(fetchedAt: number): PriceAge {
  const stageAt = (now: number) => getPriceAge(now - fetchedAt);
  return stageAt(useNow(1000, stageAt));
}

/** The history with the provenance of its current age; the same object until it reaches the next stage. */
export function useAgedHistory(history: PriceHistory): PriceHistory;
export function useAgedHistory(history: PriceHistory | undefined): PriceHistory | undefined;
export function useAgedHistory(history: PriceHistory | undefined): PriceHistory | undefined {
  const age = usePriceAge(history?.fetchedAt ?? 0);
  return useMemo(() => history && applyAge(history, age), [history, age]);
}
