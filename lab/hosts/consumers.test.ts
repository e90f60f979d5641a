import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright';
import { withBrowser } from '@etherpilot/testkit/browser';
import { packCopy, pnpm, publishedPackages } from '@etherpilot/testkit/builds';
import { compareStyles } from '@etherpilot/testkit/computedStyles';
import { program, root, runOrThrow, startNode } from '@etherpilot/testkit/processes';
import { getOrigin } from '@etherpilot/testkit/servers';
import { twoPorts, withProgram, withSandbox } from '../builtApp.ts';
import { type Findings, readHost, type Walk, walkExample } from './exampleWalk.ts';
import { listExamples } from './listExamples.ts';

const inStates = (paths: string, ...states: readonly string[]) =>
  paths.split(' ').flatMap((path) => [path, ...states.map((state) => `${path}?state=${state}`)]);

/** Every screen, with the states other than ready of those that take data or send a form. */
const screens = [
  ...inStates('/ /forgot-password /account /settings /support /deposit-success /deposit-cancel /unknown'),
  ...inStates('/login /signup /platform /deposit /withdraw /profile', 'loading', 'failed'),
  ...inStates('/robot /active-bots /deposit-history /withdrawal-history', 'loading', 'failed', 'empty'),
];

interface Example extends Walk {
  /** What `npm start` of the example runs, with a port in place of its own. */
  readonly start: (port: number) => string;
  /** Whether it has elements of its own, whose look must not depend on our style sheets. */
  readonly isHost?: boolean;
}

const vite = (port: number) => `node_modules/vite/bin/vite.js preview --host 127.0.0.1 --strictPort --port ${port}`;

const some = ['/', '/robot', '/withdraw'];
const two = ['/', '/bots'];
const modals = ['mui', 'mantine', 'bootstrap', 'radix', 'mui-tailwind'].map((name) => `/?in=${name}`);

/** How each example that has pages is started, and what is looked at. */
const examples: Readonly<Record<string, Example>> = {
  vite: { start: vite, paths: screens, hasRouter: true },
  astro: { start: () => 'dist/server/entry.mjs', paths: two, withoutScripts: two, isHost: true },
  embedded: { start: vite, paths: ['/'], isHost: true },
  forms: { start: vite, paths: ['/'] },
  'light-chart': { start: vite, paths: ['/'] },
  modals: { start: vite, paths: modals, hasDialog: true, withUtilities: modals.slice(-1), isHost: true },
  'next-app-router': {
    start: (port) => `node_modules/next/dist/bin/next start -H 127.0.0.1 -p ${port}`,
    paths: [...screens, '/quick-start'],
    hasRouter: true,
    withoutScripts: some,
  },
  'react-router': {
    start: () => 'node_modules/@react-router/serve/bin.cjs build/server/index.js',
    paths: [...screens, '/streamed'],
    hasRouter: true,
    withoutScripts: some,
    streamed: ['/streamed'],
  },
  'tanstack-start': {
    start: () => 'node_modules/srvx/bin/srvx.mjs serve --prod --entry dist/server/server.js --static ../client',
    paths: two,
    withoutScripts: ['/'],
    streamed: ['/bots'],
    isHost: true,
  },
};

let place = '';
const archives: Record<string, string> = {};

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'examples-'));
  for (const folder of publishedPackages) {
    const archive = await packCopy(folder, join(place, folder), { hasTypes: true });
    archives[folder.replace('packages/', '@etherpilot/')] = `file:${archive}`;
  }
}, 240_000);

afterAll(() => rm(place, { recursive: true, force: true }));

test.each(Object.entries(examples))(
  'the example %s shows every state without a problem',
  async (name, example) => {
    const folder = await buildExample(name);
    const found = await open(folder, example, (browser, origin) => walkExample(browser, origin, example));
    const all: Findings = { ...found, restyled: example.isHost ? await findRestyled(folder, example) : [] };
    expect(all).toEqual(Object.fromEntries(Object.keys(all).map((aspect) => [aspect, []])));
  },
  900_000,
);

test('the example node-script prints the balances of an account', async () => {
  const ports = await twoPorts();
  const folder = await buildExample('node-script');
  const printed = await withSandbox(ports, {}, () =>
    runOrThrow(['balances.ts'], { cwd: folder, env: { API_URL: getOrigin(ports.api) } }),
  );
  expect((printed.match(/: \$\d+\.\d\d$/gm) ?? []).length).toBeGreaterThan(1);
}, 900_000);

test('the tests of the example jest pass', async () => {
  const folder = await buildExample('jest');
  const jest = runOrThrow(['--experimental-vm-modules', 'node_modules/jest/bin/jest.js'], { cwd: folder });
  await expect(jest).resolves.toMatch(/Tests: +3 passed/);
}, 900_000);

test('every example is tried', () => {
  expect([...Object.keys(examples), 'jest', 'node-script'].toSorted()).toEqual(listExamples().toSorted());
});

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Copies an example out of the repository, installs our packages from the archives and everything else from the registry, where no
 * package may run code, checks its types, and builds it if it has a build. Resolves with its folder.
 */
async function buildExample(name: string): Promise<string> {
  const folder = join(place, name);
  await cp(join(root, 'examples', name), folder, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist|build|\.next|\.react-router|\.astro)$/.test(path),
  });
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const needed = Object.entries(manifest.dependencies).map(([each, version]) => [each, archives[each] ?? version]);
  const dependencies = Object.fromEntries(needed);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }, undefined, 2));
  const options = ['--ignore-workspace', '--ignore-scripts', '--no-frozen-lockfile', '--reporter=append-only'];
  await runOrThrow([pnpm, '--dir', folder, 'install', ...options], { cwd: folder, env: { CI: 'true' } });
  if (manifest.scripts['build']) await build(folder);
  await runOrThrow([program('typescript/bin/tsc'), '-p', '.'], { cwd: folder });
  return folder;
}

const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

const build = (folder: string) => runOrThrow([pnpm, '--dir', folder, 'run', 'build'], { cwd: folder, env: production });

/** Serves an example, and opens a browser for a task. */
async function open<T>(folder: string, { start }: Example, task: (...shown: [Browser, string]) => Promise<T>) {
  const { web } = await twoPorts();
  const env = { ...production, PORT: `${web}`, HOST: '127.0.0.1' };
  const server = startNode(start(web).split(' '), { cwd: folder, env, output: 'errors' });
  return withProgram(server, getOrigin(web), () => withBrowser((_, browser) => task(browser, getOrigin(web))));
}

/** What elements of an example look otherwise once it is built with our style sheets empty. */
async function findRestyled(folder: string, example: Example): Promise<string[]> {
  const look = () => open(folder, example, (browser, origin) => readHost(browser, origin, example.paths));
  const styled = await look();
  for await (const sheet of glob(join(folder, 'node_modules/@etherpilot/ui/dist/**/*.css'))) {
    // A file of pnpm is a link into its store.
    await rm(sheet);
    await writeFile(sheet, '');
  }
  await build(folder);
  return compareStyles(await look(), styled);
}
