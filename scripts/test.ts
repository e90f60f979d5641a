import { parseArgs } from 'node:util';
import { findBrowser } from '@etherpilot/testkit/browser';
import { publishedPackages } from '@etherpilot/testkit/builds';
import { whatIsMissing } from '@etherpilot/testkit/engines';
import { main, type NodeOptions, program, runNode } from '@etherpilot/testkit/processes';
import {
  journeySuite,
  type Outcome,
  runSuite,
  storySuite,
  type Suite,
  vitestSuite,
} from '@etherpilot/testkit/runSuite';

interface Command {
  readonly name: string;
  /** A Node program that exits with 0 when all is well. Counts as one test. */
  readonly args: readonly string[];
  /** Relative to the root folder. */
  readonly cwd?: string;
}

type Step = Command | Suite;

const unitProjects = ['ui', 'api-client', 'testkit', 'web', 'sandbox-api', 'price-proxy', 'lab', 'repository'].flatMap(
  (name) => ['--project', name],
);

const lab = (name: string, ...args: readonly string[]): Command => ({
  name,
  args: [`commands/${name}.ts`, ...args],
  cwd: 'lab',
});
const script = (name: string, ...args: readonly string[]): Command => ({ name, args: [`scripts/${name}.ts`, ...args] });

const format: Command = { name: 'format', args: [program('oxfmt/bin/oxfmt'), '--list-different', '.'] };
const lint: Command = { name: 'lint', args: [program('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'] };
const types: Command = {
  name: 'types',
  args: [program('typescript/bin/tsc'), '-b', 'tsconfig.all.json', '--builders', '2'],
};
const packages = publishedPackages.map((folder): Command => ({
  name: `package ${folder}`,
  args: ['scripts/package.ts', folder],
}));
const units = (options: NodeOptions = {}) => vitestSuite('unit tests', unitProjects, options);
const labTests = (name: string) => vitestSuite(name, ['--root', 'lab', '--config', `vitest.${name}.config.ts`]);

const firefox = { ENGINE: 'firefox' };
/** What runs in Firefox, where it is installed. */
const inFirefox = (...steps: readonly Step[]): readonly Step[] => (whatIsMissing('firefox') ? [] : steps);

/**
 * What every change must pass, two at a time: what waits for browsers runs together first, then what keeps a core busy, and
 * the longest of each first.
 */
const ofChange: readonly Step[] = [
  journeySuite('journeys', []),
  storySuite('stories', [], { env: { STORIES: 'change', NODE_ENV: 'production' } }),
  units(),
  ...packages.toReversed(),
  types,
  lint,
  format,
];

/**
 * What a release must pass, one after the other: every journey, at both widths, every story and page of the
 * built Storybook, Firefox and WebKit, a walk with a screen reader, a long random walk, the build behind nginx and Caddy, the client in every runtime, the packages under
 * older TypeScripts and in the examples, the screens under jsdom, and a release to a local registry.
 */
function ofRelease(shard: string | undefined): readonly Step[] {
  const part = shard === undefined ? [] : [`--shard=${shard}`];
  const sharded = [storySuite('stories', part), journeySuite('journeys', part, { env: { RELEASE: '1' } })];
  if (shard !== undefined && !shard.startsWith('1/')) return sharded;
  return [
    format,
    lint,
    types,
    ...packages,
    units({ env: { RELEASE: '1' } }),
    labTests('hosts'),
    ...sharded,
    journeySuite('crawl', ['--config', 'storybook/playwright.config.ts', 'crawl'], { cwd: 'lab' }),
    ...inFirefox(
      journeySuite('journeys in Firefox', ['--workers=2'], { env: { ...firefox, RELEASE: '1' } }),
      storySuite('stories in Firefox', [], { env: firefox }),
    ),
    lab('webkit'),
    lab('orca'),
    lab('chaos', '--seed', '10', '--steps', '250', '--least-orders', '20', '--least-stored', '5'),
    labTests('deployment'),
    vitestSuite('runtimes', [...unitProjects, 'packedClient', 'priceProxy'], { env: { RUNTIMES: 'all' } }),
    labTests('jsdom'),
    ...publishedPackages.map((folder) => ({
      ...script('package', folder, '--older-types'),
      name: `older TypeScripts for ${folder}`,
    })),
    script('release', '--dry-run', '--tests', 'none'),
    labTests('consumers'),
  ];
}

/** Reads the reports of the others. */
const acceptance = (isRelease: boolean) => script('acceptance', ...(isRelease ? ['--release'] : []));

/**
 * `npm test`: everything a change must pass. `-- --release [--shard 1/3]`: everything a release must pass; browsers and web
 * servers must be there. A shard runs its part of the stories and journeys, and only a whole run reads all reports. The last line is
 * the total.
 */
await main(async () => {
  const options = { release: { type: 'boolean' }, shard: { type: 'string' } } as const;
  const { release = false, shard } = parseArgs({ options }).values;
  // Said and installed first, not amid the tests.
  await findBrowser();
  const missing = release ? whatIsMissing('firefox') : undefined;
  if (missing !== undefined) console.log(missing);
  const outcomes = await (release ? runSteps(ofRelease(shard), 1) : runSteps(ofChange, 2));
  if (shard === undefined) outcomes.push(...(await runSteps([acceptance(release)], 1)));
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
});

async function runSteps(steps: readonly Step[], atATime: number): Promise<Outcome[]> {
  const queue = [...steps];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    // oxlint-disable-next-line no-await-in-loop -- the next one when this one has ended
    for (let step = queue.shift(); step; step = queue.shift()) outcomes.push(await runAndPrint(step));
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return outcomes;
}

async function runAndPrint(step: Step): Promise<Outcome> {
  const { name } = step;
  console.log(`… ${name}`);
  const start = performance.now();
  const outcome = await ('format' in step ? runSuite(step) : runCommand(step));
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const { passed, failed, output } = outcome;
  const counts = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`;
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${counts} (${seconds})`);
  const isShown = failed > 0 || (!('format' in step) && output.trim() !== '');
  if (isShown) console.log(`\n${output.trim()}\n`);
  return outcome;
}

async function runCommand({ args, cwd = '.' }: Command): Promise<Outcome> {
  const { code, output } = await runNode(args, { cwd });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}
