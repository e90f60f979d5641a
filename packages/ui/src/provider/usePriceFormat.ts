'use client';

import { useMemo } from 'react';
import { price, priceChange, pricePercent, usdPrice } from '../format/price.js';
import { useUi } from './UiContext.js';

/**
 * The formatters for chart prices, bound to the provider's locale; separate from `useFormat`, which every screen loads.
 */
export function usePriceFormat() {
  const { locale } = useUi();
  return useMemo(
    () => ({
      price: (value: number) => price(value, locale),
      usdPrice: (value: number) => usdPrice(value, locale),
      priceChange: (from: number, to: number) => priceChange(from, to, locale),
      pricePercent: (from: number, to: number) => pricePercent(from, to, locale),
    }),
    [locale],
  );
}
