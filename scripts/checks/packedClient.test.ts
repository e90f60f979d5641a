import type { ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { SCENARIO_PASSWORD } from '../../apps/sandbox-api/src/scenarios.ts';
import { installClient } from '@etherpilot/testkit/packedClient';
import { withBrowser } from '@etherpilot/testkit/browser';
import { readCodeBlocks } from '@etherpilot/testkit/packages';
import { answers, reservePort, root, runOrThrow, stop } from '@etherpilot/testkit/processes';
import { bringBun, bringDeno, bringNode, runProgram, versions } from '@etherpilot/testkit/runtimes';
import { getOrigin, startSandbox } from '@etherpilot/testkit/servers';
import { askWorker, bundleWorker } from '@etherpilot/testkit/worker';
import { type LiveServer, startLiveServer } from './liveServer.ts';
import { type OddServer, startOddServer } from './oddServer.ts';
import {
  anyRuntime,
  asProgram,
  asWorker,
  connectsForm,
  placesOrders,
  staysSignedIn,
  withoutExtras,
} from './packedPrograms.ts';

interface Runtime {
  readonly name: string;
  /** Options of Node. */
  readonly args?: readonly string[];
  /** The program, when it is not the running Node. */
  readonly program?: () => string;
  readonly env?: (place: string) => Readonly<Record<string, string>>;
}

const here: readonly Runtime[] = [
  { name: `Node ${process.versions.node}`, args: ['--expose-gc'] },
  { name: 'a runtime without newer and browser features', args: ['--import', './withoutExtras.mjs'] },
];

/** Those that are fetched first: `pnpm --filter lab runtimes`. */
const fetched: readonly Runtime[] = [
  ...versions.node
    .filter((version) => version !== process.versions.node)
    .map((version) => ({
      name: `Node ${version}`,
      args: ['--expose-gc'],
      program: () => bringNode(version),
    })),
  {
    name: `Deno ${versions.deno}`,
    args: ['run', '--allow-all', '--no-remote', '--node-modules-dir=manual'],
    program: bringDeno,
    env: (place) => ({ DENO_DIR: join(place, 'deno'), DENO_NO_UPDATE_CHECK: '1' }),
  },
  { name: `Bun ${versions.bun}`, program: bringBun },
];

/** Before and after Cloudflare Workers took `cache` and kept the bearer token from other origins. */
const workerDates = ['2024-01-01', '2026-11-01'];

const areFetched = process.env['RUNTIMES'] === 'all';

/** What every runtime answers. */
const expected = {
  email: 'rich@sandbox.test',
  isComplete: true,
  currency: 'ETH',
  refused: 'http 400',
  ends: [
    'timeout: Too late.',
    'timeout: Too late.',
    'aborted: Left.',
    'aborted: Left.',
    'timeout: Too late.',
    'uncertain: Network error. Please check your connection and try again. Who knows.',
  ],
  redirected: ['invalidResponse', 'network', 'uncertain'],
  unreached: 'network',
  source: 'coingecko',
  bot: 'object',
};

/** Runs a program of `examples/node-script` where the packed client is installed. Resolves with what it prints. */
async function runExample(product: string, file: string, { origin, socket }: LiveServer): Promise<string> {
  await cp(join(root, 'examples/node-script', file), join(product, file));
  return (await runOrThrow([file], { cwd: product, env: { API_URL: origin, SOCKET_URL: socket } })).trim();
}

function questionFor(sandbox: string, odd: OddServer): object {
  return { sandbox, odd: odd.origin, nobody: odd.nobody, password: SCENARIO_PASSWORD };
}

describe('the packed client, installed in an empty folder', () => {
  const account = { email: 'viewer@example.com', password: 'correct horse' };
  let place = '';
  let product = '';
  let origin = '';
  let sandbox: ChildProcess;
  let readme = new Map<string, string>();
  let odd: OddServer;

  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'client-'));
    product = join(place, 'product');
    const api = await reservePort();
    origin = getOrigin(api);
    sandbox = startSandbox({ api, web: api }, { DATABASE: ':memory:', SANDBOX_CONTROL: '1' }, { output: 'errors' });
    odd = await startOddServer();
    product = await installClient(place);
    const programs = { anyRuntime, asProgram, asWorker, withoutExtras };
    for (const [name, code] of Object.entries(programs)) await writeFile(join(product, `${name}.mjs`), code);
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
    await Promise.all([stop(sandbox), odd.close()]);
    await rm(place, { recursive: true, force: true });
  });

  test('the README is right about fileTokenStore.ts: who has signed in stays so from one client to the next', async () => {
    await writeFile(join(product, 'staysSignedIn.ts'), staysSignedIn);
    const output = await runOrThrow(['staysSignedIn.ts', origin, SCENARIO_PASSWORD], { cwd: product });
    expect(output.trim()).toBe('rich@sandbox.test false');
  });

  test.each(areFetched ? [...here, ...fetched] : here)('works in $name', async (runtime) => {
    const { args = [], program = () => process.execPath, env = () => ({}) } = runtime;
    const question = JSON.stringify(questionFor(origin, odd));
    const { stdout, stderr } = await runProgram(program(), [...args, 'asProgram.mjs', question], product, env(place));
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(expected);
    expect(odd.leaks()).toEqual([]);
  });

  test.each(areFetched ? workerDates : [])(
    'works in Cloudflare Workers with a compatibility date of %s',
    async (date) => {
      await bundleWorker(product, 'asWorker.mjs');
      const answer = await askWorker(product, date, questionFor(origin, odd));
      // Nothing there tells a connection that was never made from a lost one.
      expect(answer).toEqual({ ...expected, unreached: 'uncertain' });
      expect(odd.leaks()).toEqual([]);
    },
  );

  test.each([
    ['start.ts', 'viewer can choose from 3 bots\nValidation Error: Insufficient balance'],
    ['node.ts', 'Balance 0.00, 0 investments'],
  ])('the README is right about %s', async (file, output) => {
    expect((await runOrThrow([file], { cwd: product })).trim()).toBe(output);
  });

  test.each([
    ['livePrices.ts', '/prices', 'ETH 2000.00'],
    ['saveReport.ts', 'GET /api/reports/2026/', 'report.csv: 28 bytes, text/csv'],
  ])('the example %s goes on with a new token where the server refuses the first', async (file, call, output) => {
    const live = await startLiveServer();
    onTestFinished(() => live.close());
    expect(await runExample(product, file, live)).toBe(output);
    expect(live.asked.slice(2)).toEqual([`${call} spent`, 'POST /api/auth/refresh/', `${call} renewed`]);
  });

  test('the example livePrices.ts ends where the server refuses the new token, too', async () => {
    const live = await startLiveServer({ refusesAll: true });
    onTestFinished(() => live.close());
    await expect(runExample(product, 'livePrices.ts', live)).rejects.toThrow('The server refuses the new token, too.');
    expect(live.asked.filter((call) => call.endsWith('/refresh/'))).toHaveLength(1);
  });

  test('the README is right about order.ts', async () => {
    await writeFile(join(product, 'placesOrders.ts'), placesOrders);
    const lines = await runOrThrow(['placesOrders.ts', origin, SCENARIO_PASSWORD], { cwd: product });
    expect(lines.trim().split('\n')).toEqual(['accepted', 'refused']);
  });

  /** Bundles a module, opens a page of the server with this body, whose script `/code.mjs` it is, and hands over what it logs. */
  async function openWith(file: string, body: string, task: (page: Page, lines: readonly string[]) => Promise<void>) {
    await bundleWorker(product, file);
    const code = await readFile(join(product, 'worker.bundle.mjs'), 'utf8');
    await withBrowser(async (context) => {
      const page = await context.newPage();
      await page.route('**/page', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.route('**/code.mjs', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
      const lines: string[] = [];
      page.on('console', (message) => lines.push(message.text()));
      await page.goto(`${origin}/page`);
      await task(page, lines);
    });
  }
  const inPage = '<script type="module" src="/code.mjs"></script>';
  const inWorker = '<script type="module">new Worker("/code.mjs", { type: "module" });</script>';
  const places = process.env['RELEASE'] === '1' ? [['page', inPage] as const, ['worker', inWorker] as const] : [];

  test('the README is right about orderForm.ts in a page of a browser', async () => {
    await writeFile(join(product, 'connectsForm.ts'), connectsForm);
    const names = ['amount', 'currency', 'address'];
    const fields = names.map((name) => `<input name="${name}" aria-label="${name}">`).join('');
    const form = `<form data-password="${SCENARIO_PASSWORD}">${fields}<button>Withdraw</button></form>`;
    await openWith('connectsForm.ts', form + inPage, async (page, lines) => {
      await expect.poll(() => lines, { timeout: 20_000 }).toContain('connected');
      await page.getByLabel('amount').fill('61');
      await page.getByLabel('currency').fill('ETH');
      await page.getByLabel('address').fill('0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B');
      await page.getByRole('button').click();
      await expect.poll(() => lines.at(-1), { timeout: 20_000 }).toBe('accepted');
    });
  });

  test.each(places)('the README is right about start.ts in a %s of a browser', async (_place, body) => {
    await openWith('start.ts', body, async (_, lines) => {
      await expect.poll(() => lines, { timeout: 20_000 }).toContain('Validation Error: Insufficient balance');
      expect(lines[0]).toBe('viewer can choose from 3 bots');
    });
  });

  test('the README says what esbuild leaves of it', async () => {
    const text = await readFile(join(product, 'node_modules/@etherpilot/api-client/README.md'), 'utf8');
    const [, ...limits] = /esbuild leaves at most ([\d.]+), ([\d.]+) and ([\d.]+) kB/.exec(text) ?? [];
    const client = "export * from '@etherpilot/api-client';";
    const orders = "export * from '@etherpilot/api-client/orders';";
    const codes = [client, client + orders, "export * from '@etherpilot/api-client/market';"];
    const weights = await Promise.all(
      codes.map(async (contents) => {
        const stdin = { contents, resolveDir: product };
        const { outputFiles } = await build({ stdin, bundle: true, minify: true, format: 'esm', write: false });
        return gzipSync(outputFiles[0]?.contents ?? '').byteLength;
      }),
    );
    expect(limits).toHaveLength(codes.length);
    expect(weights.filter((weight, at) => weight > Number(limits[at]) * 1_000)).toEqual([]);
  });

  test('the README and `engines` name the versions it is tested with', async () => {
    const installed = join(product, 'node_modules/@etherpilot/api-client');
    const { engines } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    const [oldest, middle, newest] = versions.node.map((version) => version.split('.')[0]);
    const getMinor = (version: string) => version.split('.').slice(0, 2).join('.');
    expect(engines).toEqual({
      node: `${oldest} || ${middle} || >=${newest}`,
      deno: `>=${getMinor(versions.deno)}`,
      bun: `>=${getMinor(versions.bun)}`,
    });
    const text = await readFile(join(installed, 'README.md'), 'utf8');
    const tested = [...versions.node, versions.deno, versions.bun].map(getMinor);
    expect([...tested, versions.workerd, ...workerDates].filter((version) => !text.includes(version))).toEqual([]);
  });

  test('the README names the file of each code block', () => {
    expect([...readme.keys()].filter((file) => file.startsWith('block'))).toEqual([]);
    expect(readme.size).toBeGreaterThan(10);
  });
});
