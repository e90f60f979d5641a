import { statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatSums, judge } from './acceptanceReport.ts';
import { readAcceptance } from './acceptanceRows.ts';
import { findShell } from '../lib/browser.ts';
import { buildPackage, publishedPackages, weighPackage } from '../lib/builds.ts';
import { tryPackage, tryTypeScripts } from '../lib/packages.ts';
import { walkEngines } from '../engines/walkEngines.ts';
import { allWalks, smoke } from '../engines/walks.ts';
import { formatBodySum, tryBodies } from './faultBodies.ts';
import { formatFaultSum, judgeFaults } from './faultSuites.ts';
import { mustRun, program, root } from '../lib/processes.ts';
import { tryExamples, withPacked } from './examples.ts';
import { checkPublicApi } from './publicApi.ts';
import { rehearseRelease } from './releaseDry.ts';
import { formatQuarantine, quarantine } from './quarantine.ts';
import { reportOf } from '../lib/reportOf.ts';
import { check, countPlaywright, countVitest, type Step, suite } from '../lib/steps.ts';
import { type Pick, pickAll } from '../lib/storybook.ts';
import { formatProblems, walkStorybook } from './storybookWalk.ts';
import { reportedTests } from '../lib/testReports.ts';
import { type EngineName, whatIsMissing } from '../lib/engines.ts';
import { lintDeploy } from './deployLint.ts';
import { tryDeployServers } from './deployServers.ts';
import { tryWebServers } from './webServers.ts';
import { unitProjects } from '../lib/unitProjects.ts';

/** Where tsconfig.base.json keeps what is known of a folder's types. */
const TYPES_CACHE = 'node_modules/.cache/tsc.tsbuildinfo';
/** The folders with a tsconfig.json. */
const typedFolders = [
  '.',
  'packages/api-client',
  'packages/ui',
  'apps/sandbox-api',
  'apps/price-proxy',
  'apps/web',
  'scripts/checks/hosts',
];

/** Two at a time; a folder whose files are as they were is not checked again. */
export const types: Step = check('types', () => {
  // `tsc -b` does not notice when a package in node_modules has been replaced by another version.
  const isOld = (folder: string) => changedAt(join(folder, TYPES_CACHE)) < changedAt('pnpm-lock.yaml');
  const options = ['--builders', '2', ...(typedFolders.some(isOld) ? ['--force'] : [])];
  return mustRun([program('typescript/bin/tsc'), '-b', ...typedFolders, ...options]);
});

/** When a file of the repository was written (ms since the epoch); 0 without one. */
function changedAt(path: string): number {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Checks that read or build the sources. Each takes seconds and one core. */
export const checks: readonly Step[] = [
  check('format', () => mustRun([program('oxfmt/bin/oxfmt'), '--list-different', '.'])),
  check('lint', () => mustRun([program('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '.'])),
  types,
  ...publishedPackages.map((folder) =>
    check(`build and import of ${folder}`, async () => {
      await buildPackage(folder);
      await tryPackage(folder);
      checkPublicApi(folder);
      console.log(await weighPackage(folder));
    }),
  ),
];

export const unitTests: Step = vitest('unit tests', unitProjects);

/** The packed client and the price proxy in every runtime, which are fetched when they are missing. */
export const runtimes: Step = vitest(
  'runtimes',
  ['--project', 'unit', 'scripts/checks/packedClient', 'scripts/checks/priceProxy'],
  {
    env: { RUNTIMES: 'all' },
  },
);

/** The packed packages in the products of `examples/`, which install what else they need. */
export const examples: Step = check('examples', async () => {
  const { text, problems } = await withPacked(tryExamples);
  console.log(text);
  if (problems.length > 0) throw new Error(problems.slice(0, 40).join('\n'));
});

/** Publishing to a registry on this machine, and installing from it. Needs the packages' builds. */
export const release: Step = check('release rehearsal', async () => {
  const { published, tags } = await rehearseRelease();
  console.log(`  ${published.join(', ')}, tagged ${tags.join(', ')}`);
});

/**
 * The built app behind nginx and Caddy, which must be installed: with the headers alone, and as `deploy/` starts them. And
 * as Cloudflare Pages serves it, whose program is fetched when it is missing.
 */
export const webServers: Step = check('nginx, Caddy and Cloudflare Pages', async () => {
  console.log(await tryWebServers());
  console.log(await tryDeployServers());
  console.log(lintDeploy().join('\n'));
});

/** Every screen in a document of jsdom, which is fetched when it is missing. */
export const underJsdom: Step = vitest('jsdom', ['--project', 'jsdom']);

/** The packages under the last TypeScripts before the one in use, which are fetched when they are missing. Needs their builds. */
export const olderTypes: Step = check('older TypeScripts', async () => {
  for (const folder of publishedPackages) {
    // oxlint-disable-next-line no-await-in-loop -- a compiler takes all cores
    await tryTypeScripts(folder, ['5.9.3', '6.0.3']);
  }
});

/** The packed interface in pages of other products, in a browser. A release tries the links of every router. */
export function hosts({ isRelease = false }: SuiteOptions = {}): Step {
  return vitest('hosts', ['--project', 'hosts'], { env: isRelease ? { HOSTS: 'all' } : {} });
}

export interface SuiteOptions {
  /** Whether to run every journey at both widths, or only those that each change must pass. */
  readonly isRelease?: boolean;
  /** The part of the suite to run, such as `1/3`, to spread it over machines. */
  readonly shard?: string | undefined;
}

/**
 * Every story of the built Storybook, in a browser: its `play`, axe, the console and the requests. A release builds its
 * docs, too, and shows stories under the app's content security policy.
 */
export function stories({ isRelease = false, shard }: SuiteOptions = {}): Step {
  const name = 'stories';
  return {
    name,
    run: async () => {
      await rm(reportOf(name), { force: true });
      const pick: Pick = (entries) => partOf(pickAll(entries), shard);
      const walked = await walkStorybook(await findShell(), pick, { hasDocs: isRelease, hasPolicy: isRelease });
      await mkdir(dirname(reportOf(name)), { recursive: true });
      await writeFile(reportOf(name), JSON.stringify(walked));
      const failed = walked.filter(({ problems }) => problems.length > 0).length;
      const alike = walked.filter(({ sameAs }) => sameAs !== undefined).length;
      console.log(`  ${alike} stories end on the document of another one, in which axe has looked once`);
      return { passed: walked.length - failed, failed, output: formatProblems(walked) };
    },
  };
}

/** A part of a list such as `1/3`, the first of three; without one the whole list. */
function partOf<Item>(items: readonly Item[], shard = '1/1'): Item[] {
  const [index = 1, count = 1] = shard.split('/').map(Number);
  const start = (of: number) => Math.round((items.length * of) / count);
  return items.slice(start(index - 1), start(index));
}

/** Every story from its source, with React for development, which has more to say in the console. */
export function storiesInDevelopment({ shard }: SuiteOptions = {}): Step {
  return vitest('stories in development', ['--project', 'storybook'], { shard });
}

/** What a second renders of a screen, which React counts in development only. */
export const ticks: Step = vitest('ticks', ['--project', 'storybook', '.storybook/flows/Ticks']);

/** The engines beside Chromium, in which everything else runs. */
const otherEngines: readonly EngineName[] = ['firefox', 'webkit'];

/** The shortest way through the product in Firefox and WebKit. A release needs both, and does all walks in them. */
export function engines({ isRelease = false }: SuiteOptions = {}): Step {
  return {
    name: 'Firefox and WebKit',
    run: async () => {
      const missing = otherEngines.map(whatIsMissing).filter((sentence) => sentence !== undefined);
      for (const sentence of missing) console.log(`  ${sentence}`);
      const { passed, failed, problems } = await walkEngines(isRelease ? allWalks : smoke, otherEngines);
      const isShort = isRelease && missing.length > 0;
      return { passed, failed: failed + (isShort ? missing.length : 0), output: [...problems, ...missing].join('\n') };
    },
  };
}

/** End-to-end tests of the built app against the sandbox server. */
export function journeys({ isRelease = false, shard }: SuiteOptions = {}): Step {
  const mayRetry = Object.keys(quarantine);
  const args = [
    'test',
    `--retries=${Math.min(mayRetry.length, 1)}`,
    '--reporter=list,json',
    ...(shard ? [`--shard=${shard}`] : []),
  ];
  return suite('journeys', [program('@playwright/test/cli.js'), ...args], countPlaywright(mayRetry), {
    cwd: 'apps/web',
    env: {
      ...(isRelease && { RELEASE: '1' }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('journeys'),
    },
  });
}

/** A random walk with a fixed seed, long enough that each kind of order meets every outcome. */
export const chaos: Step = check('chaos', () => {
  const walk = ['--seed', '1', '--steps', '150', '--least-orders', '20', '--least-stored', '5'];
  return mustRun(['scripts/commands/chaos.ts', ...walk]);
});

/** Checks the suites' reports against each row of docs/acceptance.md. The suites must have finished. */
export const acceptance: Step = check('acceptance', async () => {
  const { verdicts, problems } = judge(await readAcceptance(), await reportedTests());
  console.log(formatSums(verdicts));
  if (problems.length > 0) throw new Error(problems.join('\n'));
});

/** Checks the suites' reports against docs/faults.md, and tries many error bodies. The suites must have finished. */
export function faults(bodies: number): Step {
  return check('faults', async () => {
    const seed = 1;
    const { verdicts, problems } = await judgeFaults('all');
    const rows = await tryBodies({ count: bodies, seed });
    console.log(`${formatFaultSum(verdicts)}, ${formatBodySum(rows, seed)}`);
    const misses = [...problems, ...rows.flatMap(({ bad }) => bad)];
    if (misses.length > 0) throw new Error(misses.slice(0, 40).join('\n'));
  });
}

/** Names the journeys that may have a second try. */
export const quarantined: Step = check('quarantine', async () => {
  const list = formatQuarantine();
  if (list !== '') console.log(list);
});

interface VitestOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly shard?: string | undefined;
}

function vitest(name: string, projects: readonly string[], { env = {}, shard }: VitestOptions = {}): Step {
  const args = [
    ...projects,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
    ...(shard ? [`--shard=${shard}`] : []),
  ];
  return suite(name, [program('vitest/vitest.mjs'), 'run', ...args], countVitest, { env });
}
