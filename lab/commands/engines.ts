import { parseArgs } from 'node:util';
import { runInEngine, suiteNames } from '../engines/engineSuites.ts';
import { takePictures } from '../engines/pictures.ts';
import { walkEngines } from '../engines/walkEngines.ts';
import { smoke } from '../engines/walks.ts';
import { findBrowser } from '@etherpilot/testkit/browser';
import { engineNames, whatIsMissing } from '@etherpilot/testkit/engines';
import { main } from '@etherpilot/testkit/processes';
import { table } from '@etherpilot/testkit/table';

/**
 * `pnpm --filter lab engines [--engine firefox] [--suite walks|failures|journeys|stories]`: checks the product in Chromium, Firefox
 * and WebKit: the walks through the money screens, each way a call can fail, the journeys at both widths, and the stories (in WebKit
 * those of screens). `--short` takes the shortest way through the product in the engines that are there. `--pictures folder` instead photographs the screens and puts those of each engine side by side. Says what
 * is missing and how to install it, and installs nothing.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string', multiple: true },
      suite: { type: 'string', multiple: true },
      pictures: { type: 'string' },
      short: { type: 'boolean', default: false },
    },
  });
  if (values.short) return walkShortly();
  const engines = engineNames.filter((engine) => values.engine?.includes(engine) ?? true);
  const suites = suiteNames.filter((suite) => values.suite?.includes(suite) ?? true);
  if (engines.length === 0 || suites.length === 0) {
    throw new Error(`--engine is one of ${engineNames.join(', ')}, --suite one of ${suiteNames.join(', ')}.`);
  }
  const missing = engines.map(whatIsMissing).filter((sentence) => sentence !== undefined);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  await findBrowser();
  if (values.pictures !== undefined) {
    const sheets = await takePictures(values.pictures, engines);
    return console.log(sheets.join('\n'));
  }

  const rows: string[][] = [];
  let failures = 0;
  for (const engine of engines) {
    for (const suite of suites) {
      console.log(`… ${suite} in ${engine}`);
      // oxlint-disable-next-line no-await-in-loop -- each takes all cores
      const outcome = await runInEngine(engine, suite);
      if (outcome === undefined) {
        rows.push([engine, suite, '–', '–', "all: Playwright drives its own WebKit only, which isn't installed"]);
        continue;
      }
      const { passed, failed, leftOut, output } = outcome;
      failures += failed;
      if (failed > 0 && output !== '') console.log(`${output.trim()}\n`);
      rows.push([engine, suite, `${passed}`, `${failed}`, leftOut]);
    }
  }
  console.log(`\n${table(['engine', 'suite', 'passed', 'failed', 'left out'], rows)}`);
  process.exitCode = failures > 0 ? 1 : 0;
});

async function walkShortly(): Promise<void> {
  const others = engineNames.filter((engine) => engine !== 'chromium');
  for (const sentence of others.map(whatIsMissing)) if (sentence !== undefined) console.log(sentence);
  const { problems } = await walkEngines(smoke, others);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
