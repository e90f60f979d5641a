'use client';

import { useContext, useMemo } from 'react';
import { formatPrice, formatPriceChange, formatPricePercent, formatQuotedPrice } from '../format/price.js';
import { DirectionContext } from '../messages/DirectionContext.js';
import { isolate } from '../messages/isolate.js';
import { useUi } from './UiContext.js';

/**
 * The formatters for the prices of a pair, bound to the provider's locale; separate from `useFormat`, which every screen loads.
 */
export function usePriceFormat(symbol = 'ETH-USD') {
  const { locale } = useUi();
  const direction = useContext(DirectionContext);
  const quote = symbol.split('-')[1] ?? 'USD';
  return useMemo(
    () => ({
      price: (value: number) => formatPrice(value, locale),
      usdPrice: (value: number) => isolate(formatQuotedPrice(value, quote, locale), direction),
      priceChange: (from: number, to: number) => formatPriceChange(from, to, locale, quote),
      pricePercent: (from: number, to: number) => formatPricePercent(from, to, locale),
    }),
    [locale, direction, quote],
  );
}
