import { useSyncExternalStore } from 'react';
import { subscribeToMarket } from '../services/market.js';

/** What `read` reads from the market, kept up to date. It returns the same value until there is another one. */
export function useMarket<Value>(read: () => Value): Value {
  return useSyncExternalStore(subscribeToMarket, read, read);
}
