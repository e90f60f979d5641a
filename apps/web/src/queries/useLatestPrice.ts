import type { HeldClose as StoredClose, StoredPrice } from '@etherpilot/api-client/market';
import { onDemand, useOnDemand } from '@etherpilot/ui';
import type { HeldClose, LivePrice } from '@etherpilot/ui/model';
import { parseDecimal } from '@etherpilot/ui/money';
import { useMemo, useSyncExternalStore } from 'react';

/** Not waited for: a form is there without the price, which it shows once a coin is chosen. */
const marketCode = onDemand(() => import('../services/market.js'));

const NONE: readonly StoredClose[] = [];

const noMarket = { subscribeToMarket: () => () => {}, readLatestPrice: () => undefined, readHeldCloses: () => NONE };

/** A newest candle that began this long before it was fetched holds no current price (ms). */
const LAG_MS = 2 * 60 * 60_000;

/**
 * The price of ETH from the candles cached on this device, if the finance provider sent them. Sends no request to a
 * provider; without the market's code there is none.
 */
export function useLatestPrice(): LivePrice | undefined {
  const state = useOnDemand(marketCode);
  const { subscribeToMarket, readLatestPrice } = state.status === 'ready' ? state.code : noMarket;
  const stored = useSyncExternalStore(subscribeToMarket, readLatestPrice, readLatestPrice);
  return useMemo(() => stored && toLivePrice(stored), [stored]);
}

/** The closes of ETH cached on this device, by whichever provider. Sends no request. */
export function useHeldCloses(): readonly HeldClose[] {
  const state = useOnDemand(marketCode);
  const { subscribeToMarket, readHeldCloses } = state.status === 'ready' ? state.code : noMarket;
  const stored = useSyncExternalStore(subscribeToMarket, readHeldCloses, readHeldCloses);
  return useMemo(
    () =>
      stored.flatMap(({ time, price }) => {
        const value = parseDecimal(String(price));
        return value === undefined ? [] : { time, price: value };
      }),
    [stored],
  );
}

function toLivePrice({ price, time, fetchedAt, isDerived }: StoredPrice): LivePrice | undefined {
  if (isDerived || fetchedAt - time > LAG_MS) return undefined;
  const value = parseDecimal(String(price));
  return value && { value, provenance: 'live', asOf: fetchedAt, currency: 'ETH' };
}
