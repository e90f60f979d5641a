'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { PriceHistory } from '../model/Candle.js';
import { atAge, type PriceAge, priceAgeOf } from '../rules/priceAge.js';
import { useUi } from './UiContext.js';

/** How far a price fetched at that moment (ms since the epoch) has aged. Renders again only when it reaches the next stage. */
export function usePriceAge(fetchedAt: number): PriceAge {
  const { now } = useUi();
  const [present, setPresent] = useState(now);
  const newest = useRef(fetchedAt);
  useEffect(() => {
    // Not a dependency of the timer: prices that change each second would put it off for ever.
    newest.current = fetchedAt;
  }, [fetchedAt]);
  useEffect(() => {
    const check = () =>
      setPresent((before) => {
        const after = now();
        const stageAt = (time: number) => priceAgeOf(time - newest.current);
        return stageAt(after) === stageAt(before) ? before : after;
      });
    check();
    const timer = setInterval(check, 1000);
    return () => clearInterval(timer);
  }, [now]);
  return priceAgeOf(present - fetchedAt);
}

/** The history as what it is by now; the same object until it reaches the next stage. */
export function useAgedHistory(history: PriceHistory): PriceHistory;
export function useAgedHistory(history: PriceHistory | undefined): PriceHistory | undefined;
export function useAgedHistory(history: PriceHistory | undefined): PriceHistory | undefined {
  const age = usePriceAge(history?.fetchedAt ?? 0);
  return useMemo(() => history && atAge(history, age), [history, age]);
}
