'use client';

import { useContext, useMemo } from 'react';
import { formatPrice, formatPriceChange, formatPricePercent, formatUsdPrice } from '../format/price.js';
import { DirectionContext } from '../messages/DirectionContext.js';
import { isolate } from '../messages/isolate.js';
import { useUi } from './UiContext.js';

/**
 * The formatters for chart prices, bound to the provider's locale; separate from `useFormat`, which every screen loads.
 */
export function usePriceFormat() {
  const { locale } = useUi();
  const direction = useContext(DirectionContext);
  return useMemo(
    () => ({
      price: (value: number) => formatPrice(value, locale),
      usdPrice: (value: number) => isolate(formatUsdPrice(value, locale), direction),
      priceChange: (from: number, to: number) => formatPriceChange(from, to, locale),
      pricePercent: (from: number, to: number) => formatPricePercent(from, to, locale),
    }),
    [locale, direction],
  );
}
