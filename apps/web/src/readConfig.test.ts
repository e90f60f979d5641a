import { describe, expect, it } from 'vitest';
import { readConfig } from './readConfig.js';

const SECRET = 'q7Zk29-secret';
const primary = { url: 'https://finance.example.com/chart', key: SECRET, host: 'finance.example.com' };
const secondary = { url: 'https://crypto.example.com/market_chart' };
const withMarket = (market: unknown) => JSON.stringify({ market });

function refusal(block: string): string {
  try {
    readConfig(block);
  } catch (error) {
    return String(error);
  }
  throw new Error(`${block} was accepted`);
}

describe('the configuration of the page', () => {
  it('uses the origin of the operator’s server and drops a trailing slash', () => {
    expect(readConfig('{ "apiUrl": "https://api.example.com/" }').apiUrl).toBe('https://api.example.com');
  });

  it.each(['{}', '{ "apiUrl": "" }', null, undefined])('uses its own origin when the block is %s', (block) => {
    expect(readConfig(block).apiUrl).toBe('');
  });

  it.each([
    '{ "apiUrl": "api.example.com" }',
    '{ "apiUrl": "javascript:alert(1)" }',
    '{ "apiUrl": 7 }',
    '[]',
    '[]x',
    '"text"',
    'null',
  ])('throws at startup for %s', (block) => {
    expect(() => readConfig(block)).toThrow("The page's configuration");
  });

  it.each([
    ['{ "apiURL": "" }', 'an unknown field apiURL'],
    ['{ "market": { "primary": { "Url": "" } } }', 'an unknown field market.primary.Url'],
    ['{ "market": { "secondary": { "key": "" } } }', 'an unknown field market.secondary.key'],
    ['{ "orders": { "header": "" } }', 'an unknown field orders.header'],
    ['{ "environment": { "toString": "" } }', 'an unknown field environment.toString'],
  ])('has no field that nobody reads: %s', (block, problem) => {
    expect(refusal(block)).toContain(problem);
  });

  it('is not quoted where it is no JSON, because it may hold the key', () => {
    const block = `{ "market": { "primary": { "key": "${SECRET}", "host": x } } }`;
    expect(refusal(block)).toBe("TypeError: The page's configuration is not valid JSON");
    expect(refusal(block.replace(' x', ''))).not.toContain(SECRET);
  });

  it.each([
    ['https://api.example.com?key=1', 'has a query in apiUrl'],
    ['https://api.example.com#a', 'has a query in apiUrl'],
    ['https://api.exam ple.com', 'has no plain text in apiUrl'],
    ['https://api\n.example.com', 'has no plain text in apiUrl'],
    ['https://my_server', 'has a host that no content security policy can name in apiUrl'],
  ])('cannot have a server at %j', (apiUrl, problem) => {
    expect(refusal(JSON.stringify({ apiUrl }))).toContain(problem);
  });

  it('may have a server whose name is written in other letters', () => {
    expect(readConfig('{ "apiUrl": "https://bücher.example" }').apiUrl).toBe('https://bücher.example');
  });
});

describe('the header for the key of an order', () => {
  it('is sent only where one is named', () => {
    expect(readConfig('{}').orders).toEqual({ idempotencyHeader: '' });
    const orders = { idempotencyHeader: 'Idempotency-Key' };
    expect(readConfig(JSON.stringify({ orders })).orders).toEqual(orders);
  });

  it('must be a text', () => {
    expect(refusal('{ "orders": { "idempotencyHeader": 7 } }')).toContain('orders.idempotencyHeader');
    expect(refusal('{ "orders": "Idempotency-Key" }')).toContain('orders');
  });
});

describe('the price providers', () => {
  it('are used as configured', () => {
    const note = 'Recorded prices.';
    expect(readConfig(withMarket({ primary, secondary, note })).market).toEqual({
      primary,
      secondary,
      note,
      pairs: ['ETH-USD', 'ETH-BTC'],
    });
  });

  it.each([{}, { primary: {}, secondary: {} }, { primary: { url: '', key: '', host: '' }, secondary: { url: '' } }])(
    'are not configured where %j leaves them empty',
    { tags: ['H-28'] },
    (market) => {
      expect(readConfig(withMarket(market)).market).toEqual({ note: '', pairs: ['ETH-USD', 'ETH-BTC'] });
    },
  );

  it('reject a note that is not text', () => {
    expect(refusal(withMarket({ note: 7 }))).toContain('market.note');
    for (const pairs of ['ETH-BTC', [7], ['BTC-USD'], ['ETH-btc']]) {
      expect(refusal(withMarket({ pairs }))).toContain('market.pairs');
    }
    expect(readConfig(withMarket({ pairs: ['ETH-EUR'] })).market.pairs).toEqual(['ETH-USD', 'ETH-EUR']);
  });

  it.each([
    [{ ...primary, key: '' }, 'market.primary without key'],
    [{ url: primary.url }, 'market.primary without key and host'],
    [{ key: SECRET }, 'market.primary without url and host'],
  ])('name the missing fields of the primary one', (given, sentence) => {
    expect(refusal(withMarket({ primary: given }))).toContain(sentence);
  });

  it.each([
    [{ primary: { ...primary, url: 'finance.example.com' } }, 'market.primary.url'],
    [{ primary: { ...primary, url: `${primary.url}?key=${SECRET}` } }, 'market.primary.url'],
    [{ primary: { ...primary, key: `${SECRET}\n` } }, 'market.primary.key'],
    [{ primary: { ...primary, key: [SECRET] } }, 'market.primary.key'],
    [{ primary: { ...primary, host: `fünance ${SECRET}` } }, 'market.primary.host'],
    [{ primary: [primary] }, 'market.primary'],
    [{ secondary: { url: `ftp://${SECRET}` } }, 'market.secondary.url'],
    [{ secondary: secondary.url }, 'market.secondary'],
    [SECRET, 'market'],
  ])('reject an invalid value by the name of its field, and never quote the key', (market, field) => {
    const message = refusal(withMarket(market));
    expect(message).toContain(`${field} `.trim());
    expect(message).not.toContain(SECRET);
  });
});

describe('the environment', () => {
  const withEnvironment = (environment: unknown) => JSON.stringify({ environment });

  it.each([undefined, {}, { ribbon: '', addressWarning: '', payUrl: '', network: 'main' }])(
    'is production where the block has %j',
    (environment) => {
      const real = { ribbon: '', addressWarning: '', payUrl: '', network: 'main' };
      expect(readConfig(withEnvironment(environment)).environment).toEqual(real);
    },
  );

  it('is used as configured', () => {
    const payUrl = 'http://127.0.0.1:8787/pay';
    const sandbox = { ribbon: 'Nothing here is money', addressWarning: 'Do not send', payUrl, network: 'test' };
    expect(readConfig(withEnvironment(sandbox)).environment).toEqual(sandbox);
  });

  it.each([
    { ribbon: 7 },
    { addressWarning: {} },
    { payUrl: 'javascript:alert(1)' },
    { network: 'Test' },
    { network: null },
  ])('throws at startup for %j, and names the field', (environment) => {
    expect(refusal(withEnvironment(environment))).toContain(`environment.${Object.keys(environment)[0]}`);
  });

  it('throws at startup when it is not an object', () => {
    expect(refusal(withEnvironment('test'))).toContain('environment');
  });
});
