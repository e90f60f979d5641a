import { describe, expect, test } from 'vitest';
import { createHarness } from './testing/harness.ts';

const paths = [
  '/auth/login/',
  '/auth/register/',
  '/auth/refresh/',
  '/auth/profile/',
  '/deposit/currencies/',
  '/deposit/create/',
  '/deposit/list/',
  '/deposit/withdraw/',
  '/deposit/withdrawals/',
  '/deposit/withdrawals/1/',
  '/bots/',
  '/bots/1/',
  '/bots/investments/create/',
  '/bots/investments/',
  '/bots/investments/1/',
].map((path) => `/api${path}`);
const posts = new Set(paths.filter((path) => /login|register|refresh|create|withdraw\/$/.test(path)));
const open = new Set(paths.filter((path) => /login|register|refresh/.test(path)));

describe.each(paths)('%s', (path) => {
  test('without its slash redirects a GET and answers a POST with 404', async () => {
    const { call } = createHarness();
    const bare = path.slice(0, -1);
    const read = await call('GET', `${bare}?a=1`);
    expect(read.status).toBe(301);
    expect(read.headers.get('location')).toBe(`${path}?a=1`);
    expect(await call('POST', bare, { body: {} })).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
  });

  test('answers unsupported methods with 405 and names the supported ones', async () => {
    const { call, addPerson } = createHarness();
    const { token } = await addPerson();
    for (const method of ['PUT', 'PATCH', 'DELETE', posts.has(path) ? 'GET' : 'POST']) {
      const reply = await call(method, path, { token });
      expect(reply).toMatchObject({ status: 405, body: { detail: `Method "${method}" not allowed.` } });
      expect(reply.headers.get('allow')).toContain(posts.has(path) ? 'POST' : 'GET');
    }
  });
});

describe.each(paths.filter((path) => !open.has(path)))('%s', (path) => {
  test('checks authentication before the method', async () => {
    const { call } = createHarness();
    const reply = await call(posts.has(path) ? 'POST' : 'GET', path, {});
    expect(reply).toMatchObject({ status: 401, body: { detail: 'Authentication credentials were not provided.' } });
  });
});

describe.each([...posts])('%s', (path) => {
  test('rejects bodies that are too large, of another type, malformed or not an object', async () => {
    const { call, app, addPerson } = createHarness();
    const { token } = await addPerson();
    const send = async (body: string | Uint8Array<ArrayBuffer>, type: string) => {
      const headers = { 'content-type': type, ...(!open.has(path) && { authorization: `Bearer ${token}` }) };
      const response = await app.request(path, { method: 'POST', body, headers });
      return { status: response.status, body: await response.json() };
    };
    const json = 'application/json';
    expect(await send(`"${'x'.repeat(65_536)}"`, json)).toMatchObject({ status: 413 });
    expect(await send('a=b', 'text/plain')).toEqual({
      status: 415,
      body: { detail: 'Unsupported media type "text/plain" in request.' },
    });
    for (const broken of ['{', '', '{"a":NaN}', Uint8Array.from([0x22, 0xff, 0x22])]) {
      expect(await send(broken, json)).toMatchObject({
        status: 400,
        body: { detail: expect.stringContaining('JSON parse error') },
      });
    }
    expect(await send('[1]', json)).toEqual({
      status: 400,
      body: { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] },
    });
    expect(await send('null', json)).toEqual({ status: 400, body: { non_field_errors: ['No data provided'] } });
    expect((await send('{}', `${json}; charset=utf-8`)).status).toBe(400);
    expect((await call('POST', path, open.has(path) ? {} : { token })).status).toBe(400);
  });
});

test('HEAD answers like GET without a body', async () => {
  const { call, addPerson } = createHarness();
  const { token } = await addPerson();
  expect(await call('HEAD', '/api/bots/', { token })).toMatchObject({ status: 200 });
});

test('an unknown path is a JSON 404, and no path redirects off the site', async () => {
  const { call } = createHarness();
  for (const path of [
    '/api/nothing/',
    '/api/bots/x',
    '/',
    '/api//evil.example',
    '//evil.example/api/bots',
    '/api/bots/1/2/',
  ]) {
    expect(await call('GET', path)).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
  }
});

test('an internal error is a JSON 500 and a log line that names the call', async () => {
  const { call, addPerson, sandbox, lines } = createHarness();
  const { token } = await addPerson();
  sandbox.db.run('DROP TABLE growth_logs');
  sandbox.db.run(`INSERT INTO investments (user_id, bot_id, status, strategy, initial_cents, current_cents, created_at)
    VALUES (1, 1, 'paused', 'balanced', 1, 1, 0)`);
  expect(await call('GET', '/api/bots/investments/', { token })).toMatchObject({
    status: 500,
    body: { error: 'Server Error (500)' },
  });
  expect(lines).toEqual([expect.stringContaining('GET /api/bots/investments/ failed')]);
});
