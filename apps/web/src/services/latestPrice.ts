import { DEFAULT_CHART, readStoredPrice } from '@etherpilot/api-client/market';
import type { LivePrice } from '@etherpilot/ui';
import { parseDecimal } from '@etherpilot/ui/money';
import { deviceStorage } from './storage.js';

/** A newest candle that began this long before it was fetched holds no current price (ms). */
const LAG_MS = 2 * 60 * 60_000;

/** The price of ETH from the candles cached on this device, if the finance provider sent them. Sends no request. */
export function latestPrice(): LivePrice | undefined {
  const stored = readStoredPrice(deviceStorage, DEFAULT_CHART);
  if (stored === undefined || stored.isDerived || stored.fetchedAt - stored.time > LAG_MS) return undefined;
  const value = parseDecimal(String(stored.price));
  return value && { value, provenance: 'live', asOf: stored.fetchedAt, currency: 'ETH' };
}
