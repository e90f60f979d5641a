import { DEFAULT_CHART, readStoredPrice } from '@etherpilot/api-client/market';
import type { LivePrice } from '@etherpilot/ui';
import { parseDecimal } from '@etherpilot/ui/money';
import { deviceStorage } from './storage.js';

/** A newest candle begun so long before it was fetched holds no price of that moment (ms). */
const LAG_MS = 2 * 60 * 60_000;

/** What ETH costs by the candles this device has, where the finance provider gave them. Asks nobody. */
export function latestPrice(): LivePrice | undefined {
  const stored = readStoredPrice(deviceStorage, DEFAULT_CHART);
  if (stored === undefined || stored.isDerived || stored.fetchedAt - stored.time > LAG_MS) return undefined;
  const value = parseDecimal(String(stored.price));
  return value && { value, provenance: 'live', asOf: stored.fetchedAt, currency: 'ETH' };
}
