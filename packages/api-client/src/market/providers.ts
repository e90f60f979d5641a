import type { Candle } from './Candle.js';
import type { ChartKey } from './storedPrice.js';
import { parseCoinGecko } from './coingecko.js';
import { DEFAULT_CHART } from './constants.js';
import { stepOf } from './durations.js';
import { FETCH_FAILED, INVALID_YAHOO_FORMAT } from './errors.js';
import type { GetJson } from './fetchJson.js';
import { parseYahoo } from './yahoo.js';

/** The finance provider. Without url, key or host it is not configured and skipped without a request (H-28, G-C10). */
export interface PrimaryProvider {
  /** The whole address of its chart call; symbol, interval and range are added. */
  readonly url: string;
  /** Sent as `x-rapidapi-key`, never in the address. */
  readonly key: string;
  /** Sent as `x-rapidapi-host`. */
  readonly host: string;
}

/** The crypto market-data provider. */
export interface SecondaryProvider {
  /** The whole address of the market chart of Ethereum; currency and days are added. Empty: not configured. */
  readonly url: string;
}

export interface Provider {
  readonly name: 'yahoo' | 'coingecko';
  /** Whether it can answer for a chart at all. */
  serves(key: ChartKey): boolean;
  /** Sound candles, at least one, or a rejection with one of the errors of spec section 8. */
  load(key: ChartKey): Promise<Candle[]>;
}

/** The primary provider, or none. Throws a `TypeError` when the address or a header cannot be used. */
export function yahoo(getJson: GetJson, primary: PrimaryProvider | undefined): Provider[] {
  if (primary === undefined || [primary.url, primary.key, primary.host].some((value) => value.trim() === '')) return [];
  const { url, key, host } = primary;
  const headers = { 'x-rapidapi-key': key.trim(), 'x-rapidapi-host': host.trim() };
  checkAddress('primary', url);
  // Printable ASCII is what a header can carry everywhere. The key itself is not quoted: this error ends in a log.
  if (!/^[\x21-\x7E]+ [\x21-\x7E]+$/.test(Object.values(headers).join(' '))) {
    throw new TypeError("The primary provider's key or host has characters no header can carry");
  }
  return [
    {
      name: 'yahoo',
      serves: () => true,
      async load({ symbol, interval, range }) {
        const query = { symbol, interval, range };
        return parseYahoo(await getJson({ url, query, headers, invalidFormat: INVALID_YAHOO_FORMAT }), interval);
      },
    },
  ];
}

/** The length of its shortest bar: its prices come five minutes apart (ms). */
const SHORTEST_BAR_MS = 5 * 60_000;

/** The secondary provider, or none. Throws a `TypeError` when the address cannot be used. */
export function coinGecko(
  getJson: GetJson,
  secondary: SecondaryProvider | undefined,
  random: () => number,
): Provider[] {
  if (secondary === undefined || secondary.url.trim() === '') return [];
  const { url } = secondary;
  checkAddress('secondary', url);
  const stepFor = ({ interval }: ChartKey) => stepOf(interval) ?? 0;
  return [
    {
      name: 'coingecko',
      // Its address names one coin and its answer holds one day: for another chart it would tell the wrong price.
      serves: (key) =>
        key.symbol === DEFAULT_CHART.symbol && key.range === DEFAULT_CHART.range && stepFor(key) >= SHORTEST_BAR_MS,
      async load(key) {
        const query = { vs_currency: 'usd', days: '1' };
        return parseCoinGecko(await getJson({ url, query, invalidFormat: FETCH_FAILED }), stepFor(key), random);
      },
    },
  ];
}

function checkAddress(provider: string, url: string): void {
  const isHttp = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  if (!isHttp) throw new TypeError(`The ${provider} provider's url has to start with http:// or https://, not ${url}`);
}
