import { DEFAULT_CHART, type StoredPrice } from '@etherpilot/api-client/market';
import type { LivePrice } from '@etherpilot/ui';
import { parseDecimal } from '@etherpilot/ui/money';
import { useMemo } from 'react';
import { market } from '../services/market.js';
import { useMarket } from './useMarket.js';

/** A newest candle that began this long before it was fetched holds no current price (ms). */
const LAG_MS = 2 * 60 * 60_000;

/** The price of ETH from the candles cached on this device, if the finance provider sent them. Sends no request. */
export function useLatestPrice(): LivePrice | undefined {
  const stored = useMarket(readStored);
  return useMemo(() => stored && toLivePrice(stored), [stored]);
}

function readStored(): StoredPrice | undefined {
  return market.readPrice(DEFAULT_CHART);
}

function toLivePrice({ price, time, fetchedAt, isDerived }: StoredPrice): LivePrice | undefined {
  if (isDerived || fetchedAt - time > LAG_MS) return undefined;
  const value = parseDecimal(String(price));
  return value && { value, provenance: 'live', asOf: fetchedAt, currency: 'ETH' };
}
