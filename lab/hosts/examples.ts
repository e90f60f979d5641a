import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { buildExample, listExamples, packPublished } from './packExamples.ts';
import { withBrowser } from '@etherpilot/testkit/browser';
import { twoPorts, withProgram, withSandbox } from '../builtApp.ts';
import { runOrThrow, startNode } from '@etherpilot/testkit/processes';
import { getOrigin } from '@etherpilot/testkit/servers';
import { table } from '@etherpilot/testkit/table';
import { type Findings, type Walk, walkExample } from './exampleWalk.ts';

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
  embedded: { start: vite, paths: ['/'], hostElements: '#host-header, #host-header *, #host-aside, #host-aside *' },
  forms: { start: vite, paths: ['/'] },
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

const columns = ['hydration', 'console', 'reloads', 'host styles', 'clipped', 'policy', 'without scripts'] as const;

/** Our packages in small products. */
export interface ExamplesReport {
  /** A row per product. */
  readonly text: string;
  /** What is wrong, a sentence each. */
  readonly problems: readonly string[];
}

/** The packed packages by name, and a temporary folder to use them in. */
interface Packed {
  readonly archives: Readonly<Record<string, string>>;
  readonly place: string;
}

/** Packs the published packages for a task, and removes what it has built from them. */
export async function withPacked<T>(task: (packed: Packed) => Promise<T>): Promise<T> {
  const place = await mkdtemp(join(tmpdir(), 'examples-'));
  try {
    return await task({ archives: await packPublished(place), place });
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** Builds the examples (or one of them) with the packed packages, opens what they show, and reports. */
export async function tryExamples({ archives, place }: Packed, only?: string): Promise<ExamplesReport> {
  const all = await listExamples();
  const names = all.filter((name) => only === undefined || name === only);
  if (names.length === 0) throw new Error(`There is no example "${only}". They are: ${all.join(', ')}.`);
  const rows: string[][] = [];
  const problems: string[] = [];
  await withBrowser(async (_context, browser) => {
    for (const name of names) {
      const folder = await buildExample(name, archives, place);
      const found = name === 'node-script' ? await runScript(folder) : await open(name, folder, browser);
      rows.push([name, found.states, ...columns.map((column) => found[column]?.length.toString() ?? '-')]);
      problems.push(...columns.flatMap((column) => (found[column] ?? []).map((each) => `${name}, ${column}: ${each}`)));
      await rm(folder, { recursive: true, force: true });
    }
  });
  return { text: table(['Host', 'states rendered', ...columns], rows), problems };
}

async function open(name: string, folder: string, browser: Browser): Promise<Findings> {
  const example = examples[name];
  if (!example) throw new Error(`lab/hosts/examples.ts does not say how "${name}" is started.`);
  const { web } = await twoPorts();
  const env = { PORT: `${web}`, HOST: '127.0.0.1', NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const server = startNode(example.start(`${web}`), { cwd: folder, env, output: 'errors' });
  return withProgram(server, getOrigin(web), () => walkExample(browser, getOrigin(web), example));
}

/** A program without a page: what it prints for the sandbox's account. */
async function runScript(folder: string): Promise<Findings> {
  const ports = await twoPorts();
  const printed = await withSandbox(ports, {}, () =>
    runOrThrow(['balances.ts'], { cwd: folder, env: { API_URL: getOrigin(ports.api) } }),
  );
  const amounts = printed.match(/: \$\d+\.\d\d$/gm) ?? [];
  return { states: amounts.length > 1 ? '1' : '0', console: amounts.length > 1 ? [] : [`It printed: ${printed}`] };
}
