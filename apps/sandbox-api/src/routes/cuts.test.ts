import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { controlHeaders } from '../controlHeaders.ts';
import { startServer, stopServer, type RunningServer } from '../testing/process.ts';

const account = { email: 'viewer@example.com', password: 'long enough', password_confirm: 'long enough' };

let server: RunningServer;

async function post(path: string, body: unknown): Promise<Response> {
  const headers = { ...controlHeaders, 'content-type': 'application/json', connection: 'close' };
  return fetch(`${server.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const arm = (fault: object) => post('/sandbox/faults', { method: 'POST', path: '/api/auth/register/', ...fault });
const register = () => post('/api/auth/register/', account);

async function read(path: string): Promise<unknown> {
  return (await fetch(`${server.origin}${path}`, { headers: { ...controlHeaders, connection: 'close' } })).json();
}

const seen = () => read('/sandbox/requests');
const untilFaultsMet = () => expect.poll(() => read('/sandbox/faults')).toEqual([]);

/** The outcome of a call: its status and text, or the code of the underlying failure. */
async function outcome(call: Promise<Response>): Promise<string> {
  try {
    const response = await call;
    return `${response.status} ${await response.text()}`;
  } catch (error) {
    const { cause } = error as Error;
    return cause instanceof Error && 'code' in cause ? String(cause.code) : String(error);
  }
}

beforeAll(async () => {
  server = await startServer({ DATABASE: ':memory:', SANDBOX_CONTROL: '1' });
}, 60_000);
beforeEach(async () => {
  await post('/sandbox/reset', {});
});
afterAll(() => stopServer(server, 'SIGKILL'));

test('a connection cut before the call leaves nothing behind', async () => {
  await arm({ cut: 'before' });
  expect(await outcome(register())).toBe('UND_ERR_SOCKET');
  expect((await register()).status).toBe(201);
});

test('a connection cut after the call has executed it', async () => {
  await arm({ cut: 'after' });
  expect(await outcome(register())).toBe('UND_ERR_SOCKET');
  expect((await register()).status).toBe(400);
});

test('a reset connection fails with ECONNRESET', async () => {
  await arm({ cut: 'reset' });
  expect(await outcome(register())).toBe('ECONNRESET');
  expect((await register()).status).toBe(201);
});

test('a truncated answer announces more than it sends, for a call that was executed', async () => {
  await arm({ cut: 'truncated' });
  const answer = await register();
  expect(answer.status).toBe(201);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(account.email.length);
  await expect(answer.text()).rejects.toThrow('terminated');
  expect((await register()).status).toBe(400);
});

test('an answer of a fault is truncated as well', async () => {
  await arm({ cut: 'truncated', status: 500, body: { detail: 'A server error occurred.' } });
  const answer = await register();
  expect(answer.status).toBe(500);
  await expect(answer.text()).rejects.toThrow('terminated');
  expect((await register()).status).toBe(201);
});

test('a held call is handled once it is released', async () => {
  await arm({ held: true });
  const held = outcome(register());
  await untilFaultsMet();
  expect(await seen()).toEqual([]);
  await post('/sandbox/release', {});
  expect(await held).toMatch(/^201 /);
});

test('a fault that held one call meets the next after a release, without holding it', async () => {
  await arm({ held: true, status: 503, times: 2 });
  const held = outcome(register());
  await untilFaultsMet();
  await post('/sandbox/release', {});
  expect(await held).toMatch(/^503/);
  expect((await register()).status).toBe(503);
  expect((await register()).status).toBe(201);
});

test('a reset cuts a call that is still held', async () => {
  await arm({ held: true });
  const held = outcome(register());
  await untilFaultsMet();
  await post('/sandbox/reset', {});
  expect(await held).toBe('UND_ERR_SOCKET');
  expect(await seen()).toEqual([]);
});

test('a reset cuts a call that is still delayed: it is not handled, and not among the calls after the reset', async () => {
  await arm({ delayMs: 600_000 });
  const delayed = outcome(register());
  await untilFaultsMet();
  await post('/sandbox/reset', {});
  expect(await delayed).toBe('UND_ERR_SOCKET');
  expect(await seen()).toEqual([]);
  expect((await register()).status).toBe(201);
});

test('a reset answers a call whose answer was delayed, and the call is not among those after the reset', async () => {
  await arm({ delayAfterMs: 600_000 });
  const delayed = outcome(register());
  await untilFaultsMet();
  await post('/sandbox/reset', {});
  expect(await delayed).toMatch(/^201 /);
  expect(await seen()).toEqual([]);
});
