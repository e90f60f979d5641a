import { createMarket } from '@etherpilot/api-client/market';
import { config } from '../config.js';
import { CANDLES_KEY, deviceStorage } from './storage.js';

/** The one source of candles of this page. */
export const market = createMarket({
  ...config.market,
  storage: deviceStorage,
  now: () => Date.now(),
  random: () => Math.random(),
  onProviderError: (error, provider) => log(`${provider}: ${error.message}`),
});

/** Whether there is a provider to ask. */
export const hasProviders = config.market.primary !== undefined || config.market.secondary !== undefined;

if (config.market.primary === undefined) log('yahoo: not configured');
if (config.market.secondary === undefined) log('coingecko: not configured');

/** A provider that is down is expected and has the next one behind it: told where it can be looked up, not as an error (G-C07). */
function log(line: string): void {
  // eslint-disable-next-line no-console -- the log the catalogue asks for.
  console.info(line);
}

/** Calls back when another tab has kept newer candles; loading again then costs no call. Gives the way to stop. */
export function onCandlesElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === CANDLES_KEY && newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
