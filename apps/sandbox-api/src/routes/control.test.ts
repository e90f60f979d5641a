import { describe, expect, test } from 'vitest';
import { initialSettings } from '../botSettings.ts';
import { createHarness } from '../testing/harness.ts';
import type { Books } from './books.ts';

const arm = (harness: ReturnType<typeof createHarness>, fault: unknown) =>
  harness.call('POST', '/sandbox/faults', { body: fault });

test('control is off by default', async () => {
  const { call } = createHarness();
  for (const [method, path] of [
    ['POST', '/sandbox/clock'],
    ['POST', '/sandbox/faults'],
    ['GET', '/sandbox/requests'],
    ['POST', '/sandbox/reset'],
  ] as const) {
    expect((await call(method, path, method === 'POST' ? { body: {} } : {})).status).toBe(404);
  }
});

const controls = [
  ['POST', '/sandbox/clock', { advanceMs: 1_000 }],
  ['POST', '/sandbox/faults', { method: 'GET', path: '/api/bots/', status: 503 }],
  ['POST', '/sandbox/settings', { pageSize: 1 }],
  ['POST', '/sandbox/lists', { lagMs: 1_000 }],
  ['POST', '/sandbox/reset', {}],
  ['DELETE', '/sandbox/faults', undefined],
  ['POST', '/sandbox/release', {}],
  ['GET', '/sandbox/faults', undefined],
  ['GET', '/sandbox/requests', undefined],
  ['GET', '/sandbox/books?email=rich@sandbox.test', undefined],
] as const;

test.each(controls)('%s %s is refused for a page of another origin', async (method, path, body) => {
  const harness = createHarness({ hasControl: true });
  const { token } = await harness.addPerson();
  const before = harness.clock.now();
  const foreign = { origin: 'https://elsewhere.example' };
  const send = (headers: Record<string, string>) =>
    harness.call(method, path, { headers, ...(body !== undefined && { body }) });
  expect((await send(foreign)).status).toBe(403);
  expect((await send({ 'x-sandbox-control': '' })).status).toBe(403);
  // The preflight a browser sends when a page wants to send the header.
  const preflight = await harness.call('OPTIONS', path, {
    headers: {
      ...foreign,
      'access-control-request-method': method,
      'access-control-request-headers': 'x-sandbox-control',
    },
  });
  expect(preflight.status).toBe(403);
  expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(harness.clock.now()).toBe(before);
  expect((await harness.call('GET', '/api/bots/', { token })).status).toBe(200);
});

test("the server's own pages and programs without an origin may call", async () => {
  const { call } = createHarness({ hasControl: true });
  expect((await call('GET', '/sandbox/requests')).status).toBe(200);
  expect((await call('GET', '/sandbox/requests', { headers: { origin: 'http://127.0.0.1:8787' } })).status).toBe(200);
});

test('lists can be paged at run time, until a reset', async () => {
  const harness = createHarness({ hasControl: true });
  const { token } = await harness.addPerson();
  const bots = async () => (await harness.call('GET', '/api/bots/', { token })).body;
  expect((await harness.call('POST', '/sandbox/settings', { body: { pageSize: 2 } })).status).toBe(204);
  expect(await bots()).toMatchObject({ count: 3, results: [{ id: 1 }, { id: 2 }] });
  expect((await harness.call('POST', '/sandbox/settings', { body: { pageSize: null } })).status).toBe(204);
  expect(await bots()).toHaveLength(3);
  for (const pageSize of [0, 1.5, '10', undefined]) {
    expect((await harness.call('POST', '/sandbox/settings', { body: { pageSize } })).status).toBe(400);
  }
  await harness.call('POST', '/sandbox/settings', { body: { pageSize: 2 } });
  await harness.call('POST', '/sandbox/reset');
  const rich = await harness.getToken('rich@sandbox.test');
  expect((await harness.call('GET', '/api/bots/', { token: rich })).body).toHaveLength(3);
});

test('an armed fault answers only the next calls of its endpoint, as often as asked', async () => {
  const harness = createHarness({ hasControl: true });
  const { token } = await harness.addPerson();
  const bots = async () => (await harness.call('GET', '/api/bots/', { token })).status;
  expect((await arm(harness, { method: 'get', path: '/api/bots/', status: 503, times: 2 })).status).toBe(204);
  expect((await harness.call('GET', '/api/auth/profile/', { token })).status).toBe(200);
  expect([await bots(), await bots(), await bots()]).toEqual([503, 503, 200]);
});

test('a fault can carry a body, a type and headers, and can leave out CORS', async () => {
  const harness = createHarness({ hasControl: true });
  await arm(harness, {
    method: 'POST',
    path: '/api/auth/login/',
    status: 502,
    body: '<h1>Bad Gateway</h1>',
    contentType: 'text/html',
    headers: { 'retry-after': '3600' },
    cors: false,
  });
  const reply = await harness.call('POST', '/api/auth/login/', { body: {} });
  expect(reply).toMatchObject({ status: 502, body: '<h1>Bad Gateway</h1>' });
  expect(reply.headers.get('retry-after')).toBe('3600');
  expect(reply.headers.has('access-control-allow-origin')).toBe(false);
  await arm(harness, { method: 'POST', path: '/api/auth/login/', status: 400, body: { error: 'No' } });
  const plain = await harness.call('POST', '/api/auth/login/', { body: {} });
  expect(plain).toMatchObject({ status: 400, body: { error: 'No' } });
  expect(plain.headers.get('access-control-allow-origin')).toBe('*');
});

test('a fault without a status only delays the real answer', async () => {
  const harness = createHarness({ hasControl: true });
  await arm(harness, { method: 'GET', path: '/api/bots/', delayMs: 1_500 });
  expect((await harness.call('GET', '/api/bots/')).status).toBe(401);
  expect(harness.waits).toEqual([1_500]);
});

describe('a fault that commits', () => {
  const path = '/api/deposit/withdraw/';
  const body = { amount: '60', currency: 'ETH', withdrawal_address: '0x1234567890' };

  async function armed(fault: object) {
    const harness = createHarness({ hasControl: true });
    const { token } = await harness.addPerson(100_000n);
    await arm(harness, { method: 'POST', path, ...fault });
    const withdraw = (wish: object) => harness.call('POST', path, { token, body: wish });
    const stored = async () => (await harness.call('GET', '/api/deposit/withdrawals/', { token })).body;
    return { ...harness, withdraw, stored };
  }

  test('executes the call, and answers its own status anyway', async () => {
    const { withdraw, stored } = await armed({ status: 500, commits: true, body: { error: 'Server Error (500)' } });
    const reply = await withdraw(body);
    expect(reply).toMatchObject({ status: 500, body: { error: 'Server Error (500)' } });
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(await stored()).toMatchObject([{ amount: '60.00' }]);
  });

  test('does nothing when it is off', async () => {
    const { withdraw, stored } = await armed({ status: 500 });
    expect((await withdraw(body)).status).toBe(500);
    expect(await stored()).toEqual([]);
  });

  test('leaves a refusal unchanged: nothing was committed', async () => {
    const { withdraw, stored } = await armed({ status: 500, commits: true });
    expect(await withdraw({ ...body, amount: '1' })).toMatchObject({
      status: 400,
      body: { amount: [expect.any(String)] },
    });
    expect(await stored()).toEqual([]);
  });

  test('can delay the answer, before or after', async () => {
    const { withdraw, waits, stored } = await armed({ status: 524, commits: true, delayMs: 10, delayAfterMs: 20 });
    expect((await withdraw(body)).status).toBe(524);
    expect(waits).toEqual([10, 20]);
    expect(await stored()).toHaveLength(1);
  });
});

test('the books of an account hold every order with its creation time', async () => {
  const harness = createHarness({ hasControl: true, hasScenarios: true });
  const { clock } = harness;
  const token = await harness.getToken('rich@sandbox.test');
  const books = async (email: string) => harness.call('GET', `/sandbox/books?email=${email}`);
  const before = (await books('rich@sandbox.test')).body as Books;
  clock.advance(1_000);
  const at = new Date(clock.now()).toISOString();
  const [withdrawal, deposit, bot] = [
    { amount: '60.5', currency: 'ETH', withdrawal_address: '0x1234567890' },
    { currency: 'ETH', amount: '0.25' },
    { bot: 1, initial_amount: '500', strategy: 'balanced', ...initialSettings },
  ];
  await harness.call('POST', '/api/deposit/withdraw/', { token, body: withdrawal });
  await harness.call('POST', '/api/deposit/create/', { token, body: deposit });
  await harness.call('POST', '/api/bots/investments/create/', { token, body: bot });
  const after = (await books('RICH@sandbox.test')).body as Books;
  expect(before.user.balance).toBe('12500.00');
  expect(after).toMatchObject({ now: clock.now(), user: { email: 'rich@sandbox.test', balance: '11939.50' } });
  expect(after.withdrawals).toHaveLength(before.withdrawals.length + 1);
  expect(after.withdrawals.at(-1)).toMatchObject({ amount: '60.50', status: 'pending', created_at: at });
  expect(after.deposits.at(-1)).toMatchObject({
    amount: '0.25000000',
    currency: 'ETH',
    status: 'pending',
    created_at: at,
  });
  expect(after.investments.at(-1)).toMatchObject({ initial_amount: '500.00', status: 'active', created_at: at });
  expect(after.investments.at(-1)).not.toHaveProperty('growth_logs');
  expect((await books('nobody@sandbox.test')).status).toBe(404);
});

test('an invalid fault is rejected', async () => {
  const harness = createHarness({ hasControl: true });
  for (const fault of [
    {},
    { method: 'GET', path: '/', status: 99 },
    { method: 'GET', path: '/', cut: 'later' },
    { method: 'GET', path: '/', times: 0 },
    { method: 'GET', path: '/', commits: true },
    { method: 'GET', path: '/', status: 500, commits: 'yes' },
    { method: 'GET', path: '/', delayAfterMs: -1 },
  ]) {
    expect((await arm(harness, fault)).status).toBe(400);
  }
});

test('faults can be disarmed, and the request log remains', async () => {
  const harness = createHarness({ hasControl: true });
  await arm(harness, { method: 'GET', path: '/api/bots/', status: 503, times: 9 });
  expect((await harness.call('GET', '/api/bots/')).status).toBe(503);
  expect((await harness.call('DELETE', '/sandbox/faults')).status).toBe(204);
  expect((await harness.call('GET', '/api/bots/')).status).toBe(401);
  expect((await harness.call('GET', '/sandbox/requests')).body).toMatchObject([{ status: 503 }, { status: 401 }]);
});

test('the faults that no call has met are listed', async () => {
  const harness = createHarness({ hasControl: true });
  await arm(harness, { method: 'GET', path: '/api/bots/', status: 503, times: 2 });
  expect((await harness.call('GET', '/sandbox/faults')).body).toMatchObject([{ path: '/api/bots/', status: 503 }]);
  await harness.call('GET', '/api/bots/');
  expect((await harness.call('GET', '/sandbox/faults')).body).toEqual([]);
});

test('requests are counted by method, path and status, without bodies or tokens', async () => {
  const harness = createHarness({ hasControl: true });
  const { token } = await harness.addPerson();
  await harness.call('GET', '/api/auth/profile/', { token });
  await harness.call('POST', '/api/auth/login/', { body: { email: 'secret@example.com', password: 'a secret' } });
  const { body } = await harness.call('GET', '/sandbox/requests');
  expect(body).toMatchObject([
    { method: 'GET', path: '/api/auth/profile/', status: 200 },
    { method: 'POST', path: '/api/auth/login/', status: 401 },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/secret|eyJ/);
});

test('the clock moves forward and never back', async () => {
  const harness = createHarness({ hasControl: true });
  const before = harness.clock.now();
  expect((await harness.call('POST', '/sandbox/clock', { body: { advanceMs: 5_000 } })).body).toEqual({
    now: before + 5_000,
  });
  expect((await harness.call('POST', '/sandbox/clock', { body: { advanceMs: -1 } })).status).toBe(400);
});

test('a reset leaves only the scenarios, and old tokens stop working', async () => {
  const harness = createHarness({ hasControl: true });
  const { token } = await harness.addPerson(100_000n);
  await harness.call('POST', '/sandbox/clock', { body: { advanceMs: 5_000 } });
  await arm(harness, { method: 'GET', path: '/api/auth/profile/', status: 503 });
  expect((await harness.call('POST', '/sandbox/reset')).status).toBe(204);
  expect((await harness.call('GET', '/api/auth/profile/', { token })).status).toBe(401);
  expect(harness.sandbox.db.all('SELECT id FROM users')).toHaveLength(5);
  const rich = await harness.getToken('rich@sandbox.test');
  expect((await harness.call('GET', '/api/auth/profile/', { token: rich })).status).toBe(200);
});
