import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withBrowser } from '@etherpilot/testkit/browser';
import { packCopy, pnpm, publishedPackages } from '@etherpilot/testkit/builds';
import { program, root, runOrThrow, startNode } from '@etherpilot/testkit/processes';
import { getOrigin } from '@etherpilot/testkit/servers';
import { twoPorts, withProgram, withSandbox } from '../builtApp.ts';
import { type Findings, type Walk, walkExample } from './exampleWalk.ts';
import { listExamples } from './listExamples.ts';

const sent = ['loading', 'failed'];
const list = ['loading', 'failed', 'empty'];

/** Every screen, with the states other than ready of those that take data or send a form. */
const statesByPath: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/login': sent,
  '/signup': sent,
  '/forgot-password': [],
  '/platform': sent,
  '/robot': list,
  '/active-bots': list,
  '/deposit': sent,
  '/deposit-history': list,
  '/withdraw': sent,
  '/withdrawal-history': list,
  '/account': [],
  '/profile': sent,
  '/settings': [],
  '/support': [],
  '/deposit-success': [],
  '/deposit-cancel': [],
  '/unknown': [],
};
const screens = Object.entries(statesByPath).flatMap(([path, states]) => [
  path,
  ...states.map((state) => `${path}?state=${state}`),
]);

interface Example extends Walk {
  /** What `npm start` of the example runs, with a port in place of its own. */
  readonly start: (port: string) => readonly string[];
}

const vite = (port: string) => {
  const options = ['--host', '127.0.0.1', '--strictPort', '--port', port];
  return ['node_modules/vite/bin/vite.js', 'preview', ...options];
};

/** How each example that has pages is started, and what is looked at. */
const examples: Readonly<Record<string, Example>> = {
  vite: { start: vite, paths: screens, hasRouter: true },
  embedded: { start: vite, paths: ['/'] },
  forms: { start: vite, paths: ['/'] },
  'light-chart': { start: vite, paths: ['/'] },
  modals: { start: vite, paths: ['/?in=mui', '/?in=mantine', '/?in=bootstrap', '/?in=radix'], hasDialog: true },
  'next-app-router': {
    start: (port) => ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', port],
    paths: [...screens, '/quick-start'],
    hasRouter: true,
    isServerRendered: true,
  },
  'react-router': {
    start: () => ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
    paths: screens,
    hasRouter: true,
    isServerRendered: true,
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
    const found = await open(await buildExample(name), example);
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((aspect) => [aspect, []])));
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
    filter: (path) => !/[\\/](node_modules|dist|build|\.next|\.react-router)$/.test(path),
  });
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const needed = Object.entries(manifest.dependencies).map(([each, version]) => [each, archives[each] ?? version]);
  const dependencies = Object.fromEntries(needed);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }, undefined, 2));
  const options = ['--ignore-workspace', '--ignore-scripts', '--no-frozen-lockfile', '--reporter=append-only'];
  await runOrThrow([pnpm, '--dir', folder, 'install', ...options], { cwd: folder, env: { CI: 'true' } });
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  if (manifest.scripts['build']) await runOrThrow([pnpm, '--dir', folder, 'run', 'build'], { cwd: folder, env });
  await runOrThrow([program('typescript/bin/tsc'), '-p', '.'], { cwd: folder });
  return folder;
}

async function open(folder: string, example: Example): Promise<Findings> {
  const { web } = await twoPorts();
  const env = { PORT: `${web}`, HOST: '127.0.0.1', NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const server = startNode(example.start(`${web}`), { cwd: folder, env, output: 'errors' });
  return withProgram(server, getOrigin(web), () =>
    withBrowser((_, browser) => walkExample(browser, getOrigin(web), example)),
  );
}
