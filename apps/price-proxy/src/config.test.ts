import { expect, test } from 'vitest';
import { findCaller, readConfig } from './config.ts';

const KEY = 'k3y-of-the-provider';
const finance = { FINANCE_URL: 'https://finance.test/chart', FINANCE_KEY: KEY, FINANCE_HOST: 'finance.test' };

test('without settings CoinGecko is asked every five minutes, without a key', () => {
  expect(readConfig({})).toEqual({
    upstream: { coingecko: { url: 'https://api.coingecko.com/api/v3/coins/ethereum/market_chart', headers: {} } },
    intervalMs: 300_000,
    maxAgeMs: 21_600_000,
    rateLimit: { calls: 60, windowMs: 60_000 },
    origin: '*',
    proxies: 0,
    redisUrl: '',
  });
});

test('keys go into headers', () => {
  const { upstream } = readConfig({ ...finance, CRYPTO_KEY: KEY, CRYPTO_KEY_HEADER: 'x-cg-pro-api-key' });
  expect(upstream.yahoo?.headers).toEqual({ 'x-rapidapi-key': KEY, 'x-rapidapi-host': 'finance.test' });
  expect(upstream.coingecko?.headers).toEqual({ 'x-cg-pro-api-key': KEY });
  expect(Object.values(upstream).map(({ url }) => url)).not.toContain(KEY);
});

test.each([
  [{ FINANCE_KEY: KEY }, 'FINANCE_URL, FINANCE_KEY and FINANCE_HOST are needed together.'],
  [{ ...finance, FINANCE_URL: `${KEY}.test` }, 'FINANCE_URL must be an http(s) address.'],
  [{ CRYPTO_URL: 'none' }, 'No provider is configured.'],
  [{ INTERVAL_S: '0' }, "INTERVAL_S must be a whole number from 1 to 3600, not '0'."],
  [{ INTERVAL_S: '5m' }, "INTERVAL_S must be a whole number from 1 to 3600, not '5m'."],
  [{ MAX_AGE_S: '60' }, 'MAX_AGE_S must not be shorter than INTERVAL_S.'],
])('%j is refused, without the key', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
  expect(() => readConfig(env)).not.toThrow(KEY);
});

test('a limit of 0 is none', () => {
  expect(readConfig({ CALLS_PER_MINUTE: '0' }).rateLimit).toBeUndefined();
});

test.each([
  ['nobody in front', undefined, 0, '192.0.2.9'],
  ['an invented header and nobody in front', '10.0.0.1', 0, '192.0.2.9'],
  ['a proxy in front', '198.51.100.7', 1, '198.51.100.7'],
  ['an invented address before the one of the proxy', '10.0.0.1, 198.51.100.7', 1, '198.51.100.7'],
  ['a CDN and a proxy in front', '10.0.0.1, 198.51.100.7, 203.0.113.1', 2, '198.51.100.7'],
  ['a proxy that forgot the header', undefined, 1, '192.0.2.9'],
])('the caller with %s is found', (_, forwarded, proxies, expected) => {
  const request = new Request('https://prices.test', forwarded ? { headers: { 'x-forwarded-for': forwarded } } : {});
  expect(findCaller(request, proxies, '192.0.2.9')).toBe(expected);
});
