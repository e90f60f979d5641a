import { type Candle, isTime } from './Candle.js';
import type { ChartKey } from './storedPrice.js';
import { parseCoinGecko, parseHourlyPrices } from './coingecko.js';
import { DEFAULT_CHART, MONTH_RANGE } from './constants.js';
import { parseStep } from './durations.js';
import { FETCH_FAILED, INVALID_YAHOO_FORMAT, readProperty } from './errors.js';
import type { GetJson } from './fetchJson.js';
import { isMonth } from './month.js';
import { parseYahoo } from './yahoo.js';
import { parseUrl } from '../runtime.js';

/** The finance provider. Without url, key or host it is not configured and skipped without a request. */
export interface PrimaryProvider {
  /** The full URL of its chart endpoint; symbol, interval and range are appended. */
  readonly url: string;
  /** Sent as `x-rapidapi-key`, never in the URL. */
  readonly key: string;
  /** Sent as `x-rapidapi-host`. */
  readonly host: string;
}

/** The crypto market-data provider. */
export interface SecondaryProvider {
  /** The full URL of the market chart of Ethereum; currency and days are appended. Empty: not configured. */
  readonly url: string;
}

/** What a provider sent. */
export interface ProviderAnswer {
  /** Valid, at least one. */
  readonly candles: Candle[];
  /** When the provider was asked (ms since the epoch), if a proxy that keeps its answers says so. */
  readonly fetchedAt: number | undefined;
}

export interface Provider {
  readonly name: 'yahoo' | 'coingecko';
  /** Whether it can serve this chart at all. */
  serves(key: ChartKey): boolean;
  /** Rejects with one of the errors in `errors.ts`. */
  load(key: ChartKey): Promise<ProviderAnswer>;
}

/**
 * The primary provider, or `undefined` when it is not configured. Throws a `TypeError` when the URL or a header is
 * invalid.
 */
export function yahoo(getJson: GetJson, primary: PrimaryProvider | undefined): Provider[] {
  if (primary === undefined || [primary.url, primary.key, primary.host].some((value) => value.trim() === '')) return [];
  const { url, key, host } = primary;
  const headers = { 'x-rapidapi-key': key.trim(), 'x-rapidapi-host': host.trim() };
  checkAddress('primary', url);
  // Only printable ASCII works in a header everywhere. The key itself is not quoted: this error ends up in a log.
  if (!/^[\x21-\x7E]+ [\x21-\x7E]+$/.test(Object.values(headers).join(' '))) {
    throw new TypeError("The primary provider's key or host has characters no header can carry");
  }
  return [
    {
      name: 'yahoo',
      serves: () => true,
      async load({ symbol, interval, range }) {
        const query = { symbol, interval, range };
        const body = await getJson({ url, query, headers, invalidFormat: INVALID_YAHOO_FORMAT });
        return { candles: parseYahoo(body, interval), fetchedAt: readFetchedAt(body) };
      },
    },
  ];
}

/** The days it is asked for, by range. */
const daysByRange: ReadonlyMap<string, string> = new Map([
  [DEFAULT_CHART.range, '1'],
  [MONTH_RANGE, '30'],
]);

/** Its prices come five minutes apart, those of a month one hour (ms). */
const shortestBar = (key: ChartKey) => (isMonth(key) ? 60 : 5) * 60_000;

/** The secondary provider, or `undefined` when it is not configured. Throws a `TypeError` when the URL is invalid. */
export function coinGecko(
  getJson: GetJson,
  secondary: SecondaryProvider | undefined,
  random: () => number,
): Provider[] {
  if (secondary === undefined || secondary.url.trim() === '') return [];
  const { url } = secondary;
  checkAddress('secondary', url);
  const stepFor = ({ interval }: ChartKey) => parseStep(interval) ?? 0;
  return [
    {
      name: 'coingecko',
      // Its URL names one coin, and it has no bars: for another chart the price would be wrong.
      serves: (key) =>
        key.symbol === DEFAULT_CHART.symbol && daysByRange.has(key.range) && stepFor(key) >= shortestBar(key),
      async load(key) {
        const query = { vs_currency: 'usd', days: daysByRange.get(key.range) ?? '1' };
        const body = await getJson({ url, query, invalidFormat: FETCH_FAILED });
        const parse = isMonth(key) ? parseHourlyPrices : parseCoinGecko;
        return { candles: parse(body, stepFor(key), random), fetchedAt: readFetchedAt(body) };
      },
    },
  ];
}

/** Providers do not send this field; a proxy that keeps their answers adds it. */
function readFetchedAt(body: unknown): number | undefined {
  const fetchedAt = readProperty(body, 'fetchedAt');
  return isTime(fetchedAt) ? fetchedAt : undefined;
}

function checkAddress(provider: string, url: string): void {
  const isHttp = /^https?:$/.test(parseUrl(url)?.protocol ?? '');
  if (!isHttp) throw new TypeError(`The ${provider} provider's url has to start with http:// or https://, not ${url}`);
}
