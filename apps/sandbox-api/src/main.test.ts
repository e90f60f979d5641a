import { existsSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { controlHeaders } from './controlHeaders.ts';
import { openDb } from './db/open.ts';
import { runToEnd, startServer, stopServer, temporaryFolder, type RunningServer } from './testing/process.ts';

const folder = temporaryFolder();
const running = new Set<RunningServer>();

afterEach(async () => {
  await Promise.all([...running].map((server) => stopServer(server, 'SIGKILL')));
  running.clear();
});
afterAll(folder.remove);

async function start(env: Record<string, string>) {
  const server = await startServer(env);
  running.add(server);
  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${server.origin}${path}`, {
      method,
      headers: { ...controlHeaders, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { server, send };
}

const account = { email: 'viewer@example.com', password: 'long enough', password_confirm: 'long enough' };

test('a restart loses nothing, tokens included', async () => {
  const DATABASE = join(folder.path, 'deep', 'sandbox.sqlite');
  const first = await start({ DATABASE });
  expect((await first.send('POST', '/api/auth/register/', account)).status).toBe(201);
  const { access } = (await (await first.send('POST', '/api/auth/login/', account)).json()) as { access: string };
  expect(await stopServer(first.server, 'SIGTERM')).toBe(0);
  const second = await start({ DATABASE });
  const profile = await fetch(`${second.server.origin}/api/auth/profile/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  expect(profile.status).toBe(200);
  expect(await profile.json()).toMatchObject({ email: account.email });
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops it at once, with a connection open', async (signal) => {
  const { server, send } = await start({ DATABASE: ':memory:' });
  await send('GET', '/api/bots/');
  // A server that waited for the rest of this request would not end before the test does.
  const open = connect(Number(new URL(server.origin).port), '127.0.0.1');
  open.on('error', () => undefined);
  await new Promise<void>((resolve) => void open.write('POST /api/auth/login/ HTTP/1.1\r\n', () => resolve()));
  expect(await stopServer(server, signal)).toBe(0);
  open.destroy();
});

test('a taken port prints one sentence and exits with code 1', async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
  const { port } = blocker.address() as AddressInfo;
  const end = await runToEnd('main.ts', { PORT: String(port), DATABASE: ':memory:' });
  blocker.close();
  expect(end).toEqual({ code: 1, output: `Port ${port} on 127.0.0.1 is taken; set API_PORT to another one.\n` });
});

test('an invalid setting prints one sentence and exits with code 1', async () => {
  const end = await runToEnd('main.ts', { DAY_MS: 'soon', DATABASE: ':memory:' });
  expect(end.code).toBe(1);
  expect(end.output).toMatch(/^DAY_MS must be a whole number .*\n$/);
});

test.each([
  [{ NODE_ENV: 'production' }, /^The sandbox does not start with NODE_ENV=production: .*\n$/],
  [{ HOST: '0.0.0.0' }, /^The sandbox listens on this machine only, not on HOST '0\.0\.0\.0': .*\n$/],
])('with %j it refuses to start, unless SANDBOX_ALLOW_PUBLIC is set', async (env, sentence) => {
  const end = await runToEnd('main.ts', { ...env, DATABASE: ':memory:' });
  expect(end.code).toBe(1);
  expect(end.output).toMatch(sentence);
  const flag = { SANDBOX_ALLOW_PUBLIC: 'i-know-nothing-here-is-real' };
  const { server } = await start({ ...env, ...flag, DATABASE: ':memory:' });
  expect(server.output()).toContain('listening');
});

test('a body that is too large is answered with 413 and the next call works', async () => {
  const { send } = await start({ DATABASE: ':memory:' });
  expect((await send('POST', '/api/auth/login/', { email: 'x'.repeat(1_000_000) })).status).toBe(413);
  expect((await send('POST', '/api/auth/login/', account)).status).toBe(401);
});

test('control is off without SANDBOX_CONTROL=1', async () => {
  const { send } = await start({ DATABASE: ':memory:' });
  expect((await send('GET', '/sandbox/requests')).status).toBe(404);
});

test('a dropped connection loses the answer but not the work', async () => {
  const { send } = await start({ DATABASE: ':memory:', SANDBOX_CONTROL: '1' });
  const path = '/api/auth/register/';
  for (const cut of ['before', 'after']) {
    expect((await send('POST', '/sandbox/faults', { method: 'POST', path, cut })).status).toBe(204);
    await expect(send('POST', path, { ...account, email: `${cut}@example.com` })).rejects.toThrow(TypeError);
  }
  expect((await send('POST', '/api/auth/login/', { ...account, email: 'before@example.com' })).status).toBe(401);
  expect((await send('POST', '/api/auth/login/', { ...account, email: 'after@example.com' })).status).toBe(200);
});

test('the simulation advances without any request', async () => {
  const DATABASE = join(folder.path, 'timer.sqlite');
  const { server } = await start({ DATABASE, DAY_MS: '50' });
  const db = openDb(DATABASE);
  const count = () => db.get<{ logs: bigint }>('SELECT COUNT(*) AS logs FROM growth_logs')?.logs ?? 0n;
  const before = count();
  await expect.poll(count, { timeout: 20_000 }).toBeGreaterThan(before);
  db.close();
  await stopServer(server, 'SIGTERM');
});

test('a reset removes the database with its journal files', async () => {
  const DATABASE = join(folder.path, 'reset.sqlite');
  const { server } = await start({ DATABASE });
  await stopServer(server, 'SIGKILL');
  expect(existsSync(`${DATABASE}-wal`)).toBe(true);
  expect((await runToEnd('reset.ts', { DATABASE })).code).toBe(0);
  for (const suffix of ['', '-wal', '-shm']) expect(existsSync(`${DATABASE}${suffix}`)).toBe(false);
});
