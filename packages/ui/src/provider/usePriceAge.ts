'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { PriceHistory } from '../model/Candle.js';
import { applyAge, getPriceAge, type PriceAge } from '../rules/priceAge.js';
import { useUi } from './UiContext.js';

/**
 * The age stage of a price fetched at `fetchedAt` (ms since the epoch). Re-renders only when it reaches the next stage.
 */
export function usePriceAge(fetchedAt: number): PriceAge {
  const { now } = useUi();
  const [present, setPresent] = useState(now);
  const newest = useRef(fetchedAt);
  useEffect(() => {
    // Not a dependency of the timer, which prices that change every second would restart for ever.
    newest.current = fetchedAt;
  }, [fetchedAt]);
  useEffect(() => {
    const check = () =>
      setPresent((before) => {
        const after = now();
        const stageAt = (time: number) => getPriceAge(time - newest.current);
        return stageAt(after) === stageAt(before) ? before : after;
      });
    check();
    const timer = setInterval(check, 1000);
    return () => clearInterval(timer);
  }, [now]);
  return getPriceAge(present - fetchedAt);
}

/** The history with the provenance of its current age; the same object until it reaches the next stage. */
export function useAgedHistory(history: PriceHistory): PriceHistory;
export function useAgedHistory(history: PriceHistory | undefined): PriceHistory | undefined;
export function useAgedHistory(history: PriceHistory | undefined): PriceHistory | undefined {
  const age = usePriceAge(history?.fetchedAt ?? 0);
  return useMemo(() => history && applyAge(history, age), [history, age]);
}
