import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { redisCache } from './redisCache.ts';
import { KEY, startUpstream, type Upstream } from './testing/upstream.ts';
import { answers, reservePort, root, runNode, startNode, stop } from '@etherpilot/testkit/processes';
import { bringDeno, bringWorkerd } from '@etherpilot/testkit/runtimes';
import { getOrigin } from '@etherpilot/testkit/servers';
import { bundleWorker } from '@etherpilot/testkit/worker';

const source = join(root, 'apps/price-proxy/src');
const CRYPTO = '/market_chart?vs_currency=usd&days=1';
/** `pnpm --filter lab runtimes`, which fetches what is missing. */
const areFetched = process.env['RUNTIMES'] === 'all';
const hasRedis = !spawnSync('redis-server', ['--version']).error;
if (areFetched && !hasRedis) console.warn('redis-server is not installed, so the proxy is not tried with it.');

let place = '';
let upstream: Upstream;
let children: ChildProcess[] = [];

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'price-proxy-'));
  upstream = await startUpstream();
});
afterEach(async () => {
  await Promise.all(children.map(stop));
  children = [];
  await upstream.close();
  await rm(place, { recursive: true, force: true });
});

function settings(port: number): Record<string, string> {
  return { PORT: `${port}`, CRYPTO_URL: `${upstream.origin}/crypto`, CRYPTO_KEY: KEY, CALLS_PER_MINUTE: '3' };
}

async function started(child: ChildProcess, port: number): Promise<string> {
  children.push(child);
  await answers(`${getOrigin(port)}/health`, child);
  return getOrigin(port);
}

const onNode = (port: number, env: Readonly<Record<string, string>> = {}) =>
  started(startNode([join(source, 'main.ts')], { env: { ...settings(port), ...env }, output: 'errors' }), port);

function onDeno(port: number): Promise<string> {
  const options = ['--allow-net', '--allow-env', '--allow-sys', '--no-remote', '--node-modules-dir=manual'];
  const where = ['--host', '127.0.0.1', '--port', `${port}`];
  const env = { ...process.env, ...settings(port), DENO_DIR: join(place, 'deno'), DENO_NO_UPDATE_CHECK: '1' };
  const child = spawn(bringDeno(), ['serve', ...options, ...where, join(source, 'deno.ts')], { env, stdio: 'ignore' });
  return started(child, port);
}

async function onWorkerd(port: number): Promise<string> {
  await writeFile(join(place, 'worker.mjs'), `export { default } from '${source}/worker.ts';`);
  await bundleWorker(place, 'worker.mjs');
  const bindings = Object.entries(settings(port)).map(([name, value]) => `(name = "${name}", text = "${value}")`);
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker), (name = "internet", network = (allow = ["public", "private"]))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.bundle.mjs")],
  compatibilityDate = "2026-11-01",
  bindings = [${bindings.join(', ')}],
);
`;
  await writeFile(join(place, 'worker.capnp'), config);
  return started(spawn(bringWorkerd(), ['serve', 'worker.capnp'], { cwd: place, stdio: 'ignore' }), port);
}

const runtimes = [
  { name: 'Node', start: onNode },
  ...(areFetched
    ? [
        { name: 'Deno', start: onDeno },
        { name: 'workerd', start: onWorkerd },
      ]
    : []),
];

test.each(runtimes)('on $name it asks once, with its key, and limits a caller', async ({ start }) => {
  const origin = await start(await reservePort());
  const answered = await Promise.all([1, 2, 3].map(() => fetch(origin + CRYPTO)));
  expect(answered.map(({ status }) => status)).toEqual([200, 200, 200]);
  const bodies = await Promise.all(answered.map((answer) => answer.json() as Promise<{ source: string; prices: [] }>));
  const seen = bodies.map((body) => `${body.prices.length} of ${body.source}`);
  expect(new Set(seen)).toEqual(new Set(['288 of coingecko']));
  expect(upstream.calls.map(({ headers }) => headers['x-cg-demo-api-key'])).toEqual([KEY]);
  expect((await fetch(origin + CRYPTO)).status).toBe(429);
});

test('a setting that cannot be used stops it with a sentence', async () => {
  const { code, output } = await runNode([join(source, 'main.ts')], { env: { FINANCE_KEY: KEY } });
  expect([code, output]).toEqual([1, 'FINANCE_URL, FINANCE_KEY and FINANCE_HOST are needed together.\n']);
});

describe.each(areFetched && hasRedis ? ['Redis'] : [])('with %s', () => {
  async function redis(): Promise<{ url: string; port: number }> {
    const port = await reservePort();
    const args = ['--port', `${port}`, '--save', '', '--requirepass', KEY, '--dir', place, '--bind', '127.0.0.1'];
    const child = spawn('redis-server', args, { stdio: 'ignore' });
    children.push(child);
    const url = `redis://:${KEY}@127.0.0.1:${port}`;
    await expect
      .poll(async () => {
        const cache = await redisCache(url);
        const isUp = await cache.set('probe', '1', 1_000).then(
          () => true,
          () => false,
        );
        cache.close();
        return isUp;
      })
      .toBe(true);
    return { url, port };
  }

  test('a claim is had by one until its time is over', async () => {
    const { url } = await redis();
    const [one, other] = [await redisCache(url), await redisCache(url)];
    const claims = await Promise.all([one, other, one, other].map((cache) => cache.claim('a', 100)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await expect.poll(() => other.claim('a', 100)).toBe(true);
    await one.set('b', 'text', 100);
    expect(await other.get('b')).toBe('text');
    await expect.poll(() => other.get('b')).toBeUndefined();
    one.close();
    other.close();
  });

  test('two instances ask once together, and go on when it is gone', async () => {
    const { url } = await redis();
    const [server] = children;
    const env = { REDIS_URL: url, CALLS_PER_MINUTE: '0', INTERVAL_S: '1' };
    const origins = [await onNode(await reservePort(), env), await onNode(await reservePort(), env)];
    await Promise.all(origins.map((origin) => fetch(origin + CRYPTO)));
    expect(upstream.calls).toHaveLength(1);
    if (server) await stop(server);
    const statuses = await Promise.all(origins.map(async (origin) => (await fetch(origin + CRYPTO)).status));
    expect(statuses).toEqual([200, 200]);
  });
});
