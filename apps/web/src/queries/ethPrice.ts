import { queryOptions } from '@tanstack/react-query';
import { readKept } from '../services/kept.js';
import { CANDLES_KEY } from '../services/storage.js';

/**
 * The price of ETH this device already has, for an estimate in dollars. The market's code is fetched only where it has
 * stored candles, and no provider is asked.
 */
export const ethPriceQuery = queryOptions({
  queryKey: ['ethPrice'],
  queryFn: async () =>
    readKept(CANDLES_KEY) === null ? null : (await import('../services/latestPrice.js')).latestPrice(),
  networkMode: 'always',
  gcTime: 0,
});
