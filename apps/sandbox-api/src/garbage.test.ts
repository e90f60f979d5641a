import * as fc from 'fast-check';
import { anyCharacter } from '@etherpilot/testkit/characters';
import { expect, test } from 'vitest';
import { trials } from '@etherpilot/testkit/trials';
import { controlHeaders } from './controlHeaders.ts';
import { brokenRules } from './testing/books.ts';
import { createHarness, type Harness } from './testing/harness.ts';

const posts = [
  '/api/auth/login/',
  '/api/auth/register/',
  '/api/auth/refresh/',
  '/api/deposit/create/',
  '/api/deposit/withdraw/',
  '/api/bots/investments/create/',
];
const gets = [
  '/api/auth/profile/',
  '/api/deposit/currencies/',
  '/api/deposit/list/',
  '/api/deposit/withdrawals/',
  '/api/deposit/withdrawals/1/',
  '/api/bots/',
  '/api/bots/1/',
  '/api/bots/investments/',
  '/api/bots/investments/1/',
];
const others = [
  '/pay/1',
  '/market/yahoo',
  '/market/coingecko/coins/ethereum/market_chart',
  '/sandbox/clock',
  '/sandbox/faults',
  '/sandbox/settings',
];

const names = [
  'email',
  'password',
  'password_confirm',
  'refresh',
  'currency',
  'amount',
  'withdrawal_address',
  'bot',
  'initial_amount',
  'strategy',
  'stop_loss',
  'take_profit',
  'max_trades',
  'advanceMs',
  'method',
  'path',
  'status',
  'headers',
  '__proto__',
  'constructor',
  'non_field_errors',
];
// Valid values among the invalid ones, so that a body also passes the first checks.
const likely = fc.constantFrom<unknown>(
  'ETH',
  'USDT',
  '500',
  '0.5',
  '1e3',
  '1_000',
  '１００',
  '-1',
  '99999999999999999999',
  50,
  0.1,
  1e308,
  -0,
  1,
  20,
  true,
  null,
  [],
  {},
  'balanced',
  '0x1234567890',
  'a@b.co',
  'long enough',
  '\0',
  '\ud800',
  '__proto__',
  'x'.repeat(5_000),
);
const value = fc.oneof({ weight: 3, arbitrary: likely }, fc.jsonValue({ maxDepth: 3 }));
// Built as text: an object literal would swallow a '__proto__' key.
const objectText = fc
  .array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 10 })
  .map((pairs) => `{${pairs.map(([name, item]) => `${JSON.stringify(name)}:${JSON.stringify(item)}`).join(',')}}`);
const anyBody = fc.oneof(
  { weight: 4, arbitrary: objectText },
  fc.json(),
  fc.string({ unit: anyCharacter }),
  fc.uint8Array({ maxLength: 200 }),
);
const anyType = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    ';;',
  ),
);

async function send(
  harness: Harness,
  token: string,
  method: string,
  path: string,
  type: string,
  body?: string | Uint8Array<ArrayBuffer>,
) {
  const response = await harness.app.request(path, {
    method,
    headers: { ...controlHeaders, 'content-type': type, authorization: `Bearer ${token}` },
    ...(body !== undefined && { body }),
  });
  await response.text();
  return response.status;
}

test.each([...posts, ...gets, ...others])('no body causes a server error in %s', async (path) => {
  const harness = createHarness({ hasControl: true });
  const { token } = await harness.addPerson(1_000_000n);
  await fc.assert(
    fc.asyncProperty(anyBody, anyType, async (body, type) => {
      expect(await send(harness, token, 'POST', path, type, body)).toBeLessThan(500);
    }),
    { numRuns: trials(150) },
  );
  expect(harness.lines.filter((line) => line.includes('failed'))).toEqual([]);
  expect(brokenRules(harness.sandbox.db)).toEqual([]);
});

test('no path, query, method or token causes a server error', async () => {
  const harness = createHarness();
  const { token } = await harness.addPerson();
  const segment = fc.oneof(
    fc.constantFrom('api', 'bots', 'deposit', 'withdrawals', 'investments', 'pay', 'market', 'yahoo', ''),
    fc.webSegment(),
    fc.nat().map(String),
  );
  const path = fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`);
  const query = fc.dictionary(fc.constantFrom('symbol', 'interval', 'range', 'vs_currency', 'days'), fc.string());
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND');
  const bearer = fc.oneof(fc.constant(token), fc.base64String(), fc.constantFrom('', 'a b', '..', 'a.b.c'));
  await fc.assert(
    fc.asyncProperty(path, query, method, bearer, async (where, what, how, who) => {
      const url = `http://localhost${where}?${new URLSearchParams(what).toString()}`;
      const response = await harness.app.request(url, {
        method: how,
        headers: { authorization: `Bearer ${who}`, 'x-rapidapi-key': 'k' },
      });
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: trials(1_000) },
  );
  expect(harness.lines).toEqual([]);
});
