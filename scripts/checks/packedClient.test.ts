import { type ChildProcess, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { controlHeaders } from '../../apps/sandbox-api/src/controlHeaders.ts';
import { SCENARIO_PASSWORD } from '../../apps/sandbox-api/src/scenarios.ts';
import { pnpm } from '../lib/builds.ts';
import { packCopy } from '../lib/hosts.ts';
import { readCodeBlocks } from '../lib/packages.ts';
import { answers, freePort, mustRun, root, stop } from '../lib/processes.ts';
import { getOrigin, startSandbox } from '../lib/servers.ts';

const source = 'packages/api-client';

/** What a consumer does in the first minute; moving the server's clock replaces an hour of waiting. */
const firstMinute = `
import { createApiClient } from '@etherpilot/api-client';
import { fileTokenStore } from './fileTokenStore.ts';

const [baseUrl, password] = process.argv.slice(2);
const client = createApiClient({ baseUrl, tokenStore: fileTokenStore('session.json') });
const { email } = await client.auth.login({ email: 'rich@sandbox.test', password });
const bots = await client.bots.list();
const { kind, status, title, fieldErrors } = await client.withdrawals
  .create({ amount: '1.00', currency: 'ETH', withdrawalAddress: '0x52908400098527886E0F7030069857D2E4169EE7' })
  .catch((error) => error);
const headers = { 'content-type': 'application/json', 'x-sandbox-control': '1' };
await fetch(baseUrl + '/sandbox/clock', { method: 'POST', headers, body: JSON.stringify({ advanceMs: 3_600_000 }) });
const later = await Promise.all([client.bots.list(), client.investments.list()]);
const again = createApiClient({ baseUrl, tokenStore: fileTokenStore('session.json') });
const profile = await again.auth.profile();
again.auth.logout();
const after = createApiClient({ baseUrl, tokenStore: fileTokenStore('session.json') }).session.hasTokens();
console.log(JSON.stringify({ email, bots: bots.items.length, kind, status, title, fields: Object.keys(fieldErrors),
  later: later.map(({ isComplete }) => isComplete), profile: profile.email, after }));
`;

/** What differs between Node versions: signals and timeouts, also of bodies, garbage collection, a market. */
const anyNode = `
import { createServer } from 'node:http';
import { createApiClient, memoryTokenStore } from '@etherpilot/api-client';
import { botSchema } from '@etherpilot/api-client/contract';
import { createMarket, DEFAULT_CHART } from '@etherpilot/api-client/market';

const [baseUrl, password] = process.argv.slice(2);
// Whatever nobody holds on to is gone before its time.
setInterval(() => globalThis.gc(), 20).unref();
const hours = Array.from({ length: 48 }, (_, index) => [1_700_000_000_000 + index * 1_800_000, 2_000 + index]);
const server = createServer((request, response) => {
  if (request.url.startsWith('/prices')) return response.end(JSON.stringify({ prices: hours }));
  response.writeHead(200, { 'content-type': 'application/json' });
  // Bots never come, deposits never end.
  if (request.url.startsWith('/api/deposit')) response.write('[');
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const slow = 'http://127.0.0.1:' + server.address().port;

const client = createApiClient({ baseUrl });
const { email } = await client.auth.login({ email: 'rich@sandbox.test', password });
const headers = { 'content-type': 'application/json' };
await fetch(baseUrl + '/sandbox/clock', { method: 'POST', headers, body: JSON.stringify({ advanceMs: 3_600_000 }) });
const later = await Promise.all([client.bots.list(), client.investments.list()]);

const tokenStore = memoryTokenStore({ tokens: { access: 'a', refresh: 'r' }, user: null });
const stuck = createApiClient({ baseUrl: slow, tokenStore });
const kindOf = (call) => call.then(() => 'done', ({ kind, message }) => kind + ': ' + message);
const texts = { network: 'Too late.', aborted: 'Left.' };
const left = new AbortController();
setTimeout(() => left.abort(), 200);
const ends = await Promise.all([
  kindOf(stuck.bots.list({ timeoutMs: 300, texts })),
  kindOf(stuck.deposits.list({ timeoutMs: 300, texts })),
  kindOf(stuck.bots.list({ signal: left.signal, texts })),
  kindOf(stuck.deposits.list({ signal: left.signal, texts })),
  kindOf(stuck.deposits.list({ signal: AbortSignal.timeout(200), texts })),
  kindOf(stuck.deposits.create({ currency: 'ETH', amount: '1' }, { timeoutMs: 300, texts: { uncertain: 'Who knows.' } })),
]);

const cells = new Map();
const storage = {
  getItem: (key) => cells.get(key) ?? null,
  setItem: (key, text) => void cells.set(key, text),
  removeItem: (key) => void cells.delete(key),
};
const market = createMarket({ storage, now: Date.now, random: Math.random, secondary: { url: slow + '/prices' } });
const { source } = await market.load({ ...DEFAULT_CHART, signal: AbortSignal.timeout(5_000) });
console.log(JSON.stringify({ email, later: later.map(({ isComplete }) => isComplete), ends, source, bot: typeof botSchema }));
process.exit();
`;

/** The supported Node versions on this machine: the running one and all on the PATH, by version. */
function nodesHere(): [version: string, program: string][] {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const places = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name));
  const programs = [process.execPath, ...places.filter((place) => existsSync(place))];
  const versionOf = (node: string) => spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const nodes = new Map(programs.map((node) => [versionOf(node), node]));
  return [...nodes].filter(([version]) => isMeant(version));
}

/** Whether the package's `engines` include a version: whole versions, the last of them with all later ones. */
function isMeant(version: string): boolean {
  const { engines } = JSON.parse(readFileSync(join(root, source, 'package.json'), 'utf8'));
  const major = Number.parseInt(version.slice(1), 10);
  return String(engines.node)
    .split(' || ')
    .some((range) => (range.startsWith('>=') ? major >= Number(range.slice(2)) : major === Number(range)));
}

describe('the packed client, installed in an empty folder', () => {
  const account = { email: 'viewer@example.com', password: 'correct horse' };
  let place = '';
  let product = '';
  let origin = '';
  let sandbox: ChildProcess;
  let readme = new Map<string, string>();

  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'client-'));
    product = join(place, 'product');
    const api = (await freePort()) ?? 0;
    origin = getOrigin(api);
    sandbox = startSandbox({ api, web: api }, { DATABASE: ':memory:', SANDBOX_CONTROL: '1' }, { output: 'errors' });
    const archive = await packCopy(source, place, { hasTypes: true });
    await mkdir(product);
    const catalog = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8');
    const dependencies = {
      '@etherpilot/api-client': `file:${archive}`,
      valibot: /^ {2}valibot: (.+)$/m.exec(catalog)?.[1],
    };
    await writeFile(join(product, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
    await mustRun([pnpm, 'install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'], { cwd: product });
    readme = readCodeBlocks(await readFile(join(product, 'node_modules/@etherpilot/api-client/README.md'), 'utf8'));
    // Only the URL of the README's examples is replaced by that of a running server.
    for (const [file, code] of readme) {
      await writeFile(join(product, file), code.replaceAll('https://api.example.com', origin));
    }
    await answers(`${origin}/api/`, sandbox);
    const body = JSON.stringify({ ...account, password_confirm: account.password });
    const headers = { 'content-type': 'application/json' };
    const registered = await fetch(`${origin}/api/auth/register/`, { method: 'POST', headers, body });
    if (!registered.ok) throw new Error(`The sandbox refuses the README's account: ${await registered.text()}`);
  }, 120_000);

  afterAll(async () => {
    await stop(sandbox);
    await rm(place, { recursive: true, force: true });
  });

  test('signs in, reads, is refused, refreshes once, and stays signed in from one run to the next', async () => {
    await writeFile(join(product, 'firstMinute.ts'), firstMinute);
    const output = JSON.parse(await mustRun(['firstMinute.ts', origin, SCENARIO_PASSWORD], { cwd: product }));
    expect(output).toEqual({
      email: 'rich@sandbox.test',
      bots: 3,
      kind: 'http',
      status: 400,
      title: 'Validation Error',
      fields: ['amount'],
      later: [true, true],
      profile: 'rich@sandbox.test',
      after: false,
    });
    const seen: readonly { path: string }[] = await (
      await fetch(`${origin}/sandbox/requests`, { headers: controlHeaders })
    ).json();
    const refreshes = seen.filter(({ path }) => path === '/api/auth/refresh/');
    expect(refreshes).toMatchObject([{ method: 'POST', status: 200 }]);
  });

  test.each(nodesHere())('works in Node %s', async (_version, node) => {
    await writeFile(join(product, 'anyNode.mjs'), anyNode);
    const args = ['--expose-gc', 'anyNode.mjs', origin, SCENARIO_PASSWORD];
    const { stdout, stderr } = spawnSync(node, args, { cwd: product, encoding: 'utf8', timeout: 30_000 });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      email: 'rich@sandbox.test',
      later: [true, true],
      ends: [
        'timeout: Too late.',
        'timeout: Too late.',
        'aborted: Left.',
        'aborted: Left.',
        'timeout: Too late.',
        'uncertain: Network error. Please check your connection and try again. Who knows.',
      ],
      source: 'coingecko',
      bot: 'object',
    });
  });

  test.each([
    ['start.ts', 'viewer can choose from 3 bots'],
    ['node.ts', 'Balance 0.00, 0 investments'],
  ])('the README is right about %s', async (file, output) => {
    expect((await mustRun([file], { cwd: product })).trim()).toBe(output);
  });

  // Type checks happen where the package is packed for publishing.
  test('the README names the file of each code block', () => {
    expect([...readme.keys()].toSorted()).toEqual(
      ['chart.ts', 'checkBots.ts', 'fileTokenStore.ts', 'node.ts', 'start.ts', 'tabs.ts', 'withdraw.ts'].toSorted(),
    );
  });
});
