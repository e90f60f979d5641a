import { createCloseReader, createMarket, DEFAULT_CHART, type StoredPrice } from '@etherpilot/api-client/market';
import { config } from '../config.js';
import { deviceStorage } from './storage.js';

/** The market of this page: its one source of candles, of the count of calls and of the next refresh. */
export const market = createMarket({
  ...config.market,
  storage: { ...deviceStorage, subscribe: subscribeToOtherTabs },
  now: () => Date.now(),
  random: () => Math.random(),
  onProviderError: (error, provider) => log(`${provider}: ${error.message}`),
});

/** The newest price of the chart that is stored on this device: the same object until there is another one. */
export function readLatestPrice(): StoredPrice | undefined {
  return market.readPrice(DEFAULT_CHART);
}

/** The closes of ETH that are stored on this device: the same array until there are others. */
export const readHeldCloses = createCloseReader(deviceStorage, DEFAULT_CHART.symbol);

/** Whether a price provider is configured. */
export const hasProviders = config.market.primary !== undefined || config.market.secondary !== undefined;

if (config.market.primary === undefined) log('yahoo: not configured');
if (config.market.secondary === undefined) log('coingecko: not configured');

/** A provider that is down is expected and has a fallback: logged, not reported as an error. */
function log(line: string): void {
  // eslint-disable-next-line no-console -- provider failures are logged on purpose.
  console.info(line);
}

/** Called with the key of what another tab has stored; with `null` when it has cleared everything. */
function subscribeToOtherTabs(onChange: (key: string | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => onChange(key);
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** `market.subscribe` while the tab is visible, and a call when it becomes visible. A hidden tab watches nothing. */
export function subscribeToMarket(listener: () => void): () => void {
  let unsubscribe: (() => void) | undefined;
  const watch = () => {
    unsubscribe?.();
    unsubscribe = document.hidden ? undefined : market.subscribe(listener);
  };
  const follow = () => {
    watch();
    if (!document.hidden) listener();
  };
  watch();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    unsubscribe?.();
  };
}
