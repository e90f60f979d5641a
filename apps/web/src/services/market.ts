import { createMarket } from '@etherpilot/api-client/market';
import { config } from '../config.js';
import { CANDLES_KEY, deviceStorage } from './storage.js';

/** The market of this page: its one source of candles. */
export const market = createMarket({
  ...config.market,
  storage: deviceStorage,
  now: () => Date.now(),
  random: () => Math.random(),
  onProviderError: (error, provider) => log(`${provider}: ${error.message}`),
});

/** Whether a price provider is configured. */
export const hasProviders = config.market.primary !== undefined || config.market.secondary !== undefined;

if (config.market.primary === undefined) log('yahoo: not configured');
if (config.market.secondary === undefined) log('coingecko: not configured');

/** A provider that is down is expected and has a fallback: logged, not reported as an error. */
function log(line: string): void {
  // eslint-disable-next-line no-console -- provider failures are logged on purpose.
  console.info(line);
}

/**
 * Calls back when another tab has stored newer candles; loading again then costs no call. Returns a function that
 * unsubscribes.
 */
export function onCandlesElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === CANDLES_KEY && newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
