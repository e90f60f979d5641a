import { DEFAULT_CHART } from '@etherpilot/api-client/market';
import type { LivePrice } from '@etherpilot/ui';
import { parseDecimal } from '@etherpilot/ui/money';
import { market } from './market.js';

/** A newest candle begun so long before it was fetched holds no price of that moment (ms). */
const LAG_MS = 2 * 60 * 60_000;

/** What ETH costs by the candles this device has, where the finance provider gave them less than 30 minutes ago. Asks nobody. */
export function latestPrice(): LivePrice | null {
  const stored = market.peek(DEFAULT_CHART);
  if (stored === undefined || stored.isDerived || stored.provenance !== 'cached') return null;
  const newest = stored.candles.at(-1);
  if (newest === undefined || stored.fetchedAt - newest.time > LAG_MS) return null;
  const value = parseDecimal(String(newest.close));
  return value === undefined ? null : { value, provenance: 'live', asOf: stored.fetchedAt, currency: 'ETH' };
}
