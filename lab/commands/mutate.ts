import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '../../apps/sandbox-api/src/simulation/random.ts';
import { changesSince, copyTree, listFiles } from '../treeCopy.ts';
import { findBrowser } from '@etherpilot/testkit/browser';
import { wholeNumber } from '@etherpilot/testkit/counts';
import { main, program, root, runNode } from '@etherpilot/testkit/processes';

/** The share of mutants that must be killed (percent). */
const GOAL = 90;
/** The same for drawn files whose unit tests are not all there is: journeys and the random walk hold the client's orders. */
const least: Readonly<Record<string, number>> = { 'packages/api-client': 70 };

/** What unit tests are for; components and screens are shown by stories, and what wires the app by journeys. */
const logic: Readonly<Record<string, RegExp>> = {
  'packages/ui': /^packages\/ui\/src\/(?:address|format|messages|model|money|rules)\/.*\.ts$/,
  'packages/api-client': /^packages\/api-client\/src\/.*\.ts$/,
};
/** What journeys walk through: components as well. */
const walked: Readonly<Record<string, RegExp>> = {
  'packages/ui': /^packages\/ui\/src\/.*\.tsx?$/,
  'packages/api-client': /^packages\/api-client\/src\/.*\.tsx?$/,
  'apps/web': /^apps\/web\/src\/.*\.tsx?$/,
};
const isTested = (path: string) =>
  !/\.(?:test|test-d|stories|styles|messages|d)\.tsx?$|\/(?:testing|fixtures)\//.test(path);

/**
 * `pnpm --filter lab mutate [--seed 1] [--files 6] [--only packages/ui/src/rules] [--since main]
 * [--journeys withdraw]`: Stryker changes some files of each package, one place at a time, in a copy of the tree, and runs the unit
 * tests that depend on them. `--only` takes a part of a path, `--since` all the lines that have changed since a commit, and no
 * others. `--journeys` walks those journeys in place of unit tests, through the app as well.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      files: { type: 'string', default: '6' },
      only: { type: 'string', default: '' },
      since: { type: 'string' },
      journeys: { type: 'string' },
    },
  });
  const { journeys } = values;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
  const random = createRandom(values.seed);
  const changes = values.since === undefined ? undefined : changesSince(root, values.since);
  if (journeys !== undefined) await findBrowser();
  const folder = copyTree(root);
  const playwright = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'apps/web/playwright.config.ts',
    '-x',
  ];
  const command = `cd ${folder} && node ${playwright.join(' ')} --project=wide ${journeys}`;
  const vitest = 'lab/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js';
  for (const [place, pattern] of Object.entries(journeys === undefined ? logic : walked)) {
    const paths = listFiles(root).filter((path) => pattern.test(path) && isTested(path) && path.includes(values.only));
    const drawn = changes
      ? paths.filter((path) => changes.has(path))
      : paths
          .toSorted((one, other) => random.fraction(one) - random.fraction(other))
          .slice(0, wholeNumber('--files', values.files));
    if (drawn.length === 0) continue;
    console.log(`\n${place}:\n${drawn.map((path) => `  ${path}`).join('\n')}`);
    const options = {
      ...(journeys === undefined
        ? {
            testRunner: 'vitest',
            plugins: [join(folder, vitest)],
            // As in the suite: a thread has no time zone of its own.
            vitest: { pool: 'forks' },
            ignoreStatic: true,
            concurrency: 2,
          }
        : { testRunner: 'command', commandRunner: { command }, concurrency: 1 }),
      inPlace: true,
      mutate: drawn.flatMap((path) => {
        const file = relative(place, path);
        return changes?.get(path)?.map((lines) => `${file}:${lines}`) ?? file;
      }),
      reporters: ['clear-text', 'html'],
      htmlReporter: { fileName: join(root, '.reports/mutation', `${place.replaceAll('/', '-')}.html`) },
      thresholds: { high: 100, low: GOAL, break: changes ? GOAL : (least[place] ?? GOAL) },
    };
    writeFileSync(join(folder, place, 'stryker.config.json'), JSON.stringify(options));
    const stryker = program('@stryker-mutator/core/bin/stryker.js', 'lab').replace(root, folder);
    // oxlint-disable-next-line no-await-in-loop -- each takes all cores
    const { code } = await runNode([stryker, 'run'], { cwd: join(folder, place), isEchoed: true });
    if (code !== 0) process.exitCode = 1;
  }
});
