import type { FeedName } from './feeds.ts';
import type { PriceProxyOptions } from './createPriceProxy.ts';
import type { Provider } from './provider.ts';

type Environment = Readonly<Record<string, unknown>>;

/** What the environment says of a proxy; what a runtime brings itself is missing. */
export type Config = Required<Pick<PriceProxyOptions, 'upstream' | 'intervalMs' | 'maxAgeMs' | 'origin'>> &
  Pick<PriceProxyOptions, 'rateLimit'> & {
    /** How many proxies stand in front, each of which adds an address to `x-forwarded-for`. */
    readonly proxies: number;
    /** The address of a Redis that instances share; empty for none. */
    readonly redisUrl: string;
  };

const COINGECKO = 'https://api.coingecko.com/api/v3/coins/ethereum/market_chart';
const MINUTE_MS = 60_000;

function readText(env: Environment, name: string, fallback = ''): string {
  const value = env[name];
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/** A whole number of the environment. @throws Error with one sentence for another value. */
export function readWholeNumber(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = readText(env, name, `${fallback}`);
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new Error(`${name} must be a whole number from ${min} to ${max}, not '${text}'.`);
}

function readAddress(env: Environment, name: string, fallback = ''): string {
  const text = readText(env, name, fallback);
  // Not quoted: people put keys into addresses.
  if (text !== '' && !(URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) {
    throw new Error(`${name} must be an http(s) address.`);
  }
  return text;
}

/** Reads the environment. @throws Error with one sentence, without the value of a key. */
export function readConfig(env: Environment): Config {
  const upstream: Partial<Record<FeedName, Provider>> = {};
  const finance = {
    url: readAddress(env, 'FINANCE_URL'),
    key: readText(env, 'FINANCE_KEY'),
    host: readText(env, 'FINANCE_HOST'),
  };
  const given = Object.values(finance).filter((text) => text !== '').length;
  if (given === 3) {
    upstream.yahoo = { url: finance.url, headers: { 'x-rapidapi-key': finance.key, 'x-rapidapi-host': finance.host } };
  } else if (given > 0) {
    throw new Error('FINANCE_URL, FINANCE_KEY and FINANCE_HOST are needed together.');
  }
  const cryptoUrl = readText(env, 'CRYPTO_URL') === 'none' ? '' : readAddress(env, 'CRYPTO_URL', COINGECKO);
  const cryptoKey = readText(env, 'CRYPTO_KEY');
  if (cryptoUrl !== '') {
    const header = readText(env, 'CRYPTO_KEY_HEADER', 'x-cg-demo-api-key');
    upstream.coingecko = { url: cryptoUrl, headers: cryptoKey === '' ? {} : { [header]: cryptoKey } };
  }
  if (Object.keys(upstream).length === 0) throw new Error('No provider is configured.');
  const intervalMs = readWholeNumber(env, 'INTERVAL_S', 300, 1, 3_600) * 1000;
  const maxAgeMs = readWholeNumber(env, 'MAX_AGE_S', 21_600, 1, 604_800) * 1000;
  if (maxAgeMs < intervalMs) throw new Error('MAX_AGE_S must not be shorter than INTERVAL_S.');
  const calls = readWholeNumber(env, 'CALLS_PER_MINUTE', 60, 0, 1_000_000);
  return {
    upstream,
    intervalMs,
    maxAgeMs,
    rateLimit: calls === 0 ? undefined : { calls, windowMs: MINUTE_MS },
    origin: readText(env, 'ALLOWED_ORIGIN', '*'),
    proxies: readWholeNumber(env, 'PROXIES_IN_FRONT', 0, 0, 10),
    redisUrl: readText(env, 'REDIS_URL'),
  };
}

/**
 * The address of a caller behind so many proxies: the last entries of `x-forwarded-for` are theirs, while the caller can
 * invent those before. Without proxies in front, the address of the connection.
 */
export function findCaller(request: Request, proxies: number, connected: string): string {
  if (proxies === 0) return connected;
  const chain = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return chain.at(-proxies) || connected;
}
