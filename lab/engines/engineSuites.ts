import type { Walk } from './engineLab.ts';
import { walkScreenStories } from './engineStories.ts';
import { everyFailure, failureWalks } from './failureWalks.ts';
import { walkEngines } from './walkEngines.ts';
import { allWalks } from './walks.ts';
import { type EngineName, hasPlaywrightWebKit } from '@etherpilot/testkit/engines';
import { program, runNode } from '@etherpilot/testkit/processes';
import { journeySuite, type Outcome, runSuite, storySuite } from '@etherpilot/testkit/runSuite';

/** What is run in an engine. */
export const suiteNames = ['walks', 'failures', 'journeys', 'stories'] as const;
export type SuiteName = (typeof suiteNames)[number];

export interface EngineOutcome extends Outcome {
  /** Empty where it was shown as it came. */
  readonly output: string;
  /** What is not run there, and why. */
  readonly leftOut: string;
}

/** Runs a suite in an engine; undefined where there is none. */
export async function runInEngine(engine: EngineName, name: SuiteName): Promise<EngineOutcome | undefined> {
  // Playwright drives only its own WebKit, not Debian's.
  const isDriven = engine !== 'webkit' || hasPlaywrightWebKit();
  if (name === 'walks') return runWalks(engine, allWalks);
  // The journeys try every failure.
  if (name === 'failures') {
    return isDriven
      ? runWalks(engine, failureWalks)
      : { ...(await runWalks(engine, everyFailure)), leftOut: 'bodies that break off, which it takes for whole ones' };
  }
  if (name === 'journeys') return isDriven ? runJourneys(engine) : undefined;
  return engine === 'webkit' ? runScreenStories(engine) : runStories(engine);
}

async function runWalks(engine: EngineName, walks: readonly Walk[]): Promise<EngineOutcome> {
  const { passed, failed, problems } = await walkEngines(walks, [engine]);
  return { passed, failed, output: problems.join('\n'), leftOut: '' };
}

async function runJourneys(engine: EngineName): Promise<EngineOutcome> {
  const env = { ENGINE: engine, RELEASE: '1' };
  const outcome = await runSuite(journeySuite(`journeys in ${engine}`, ['--workers=2'], { env, isEchoed: true }));
  const isOther = engine !== 'chromium';
  return {
    ...outcome,
    output: '',
    leftOut: isOther ? `${await countChromiumOnly()} that ask for what only Chromium offers` : '',
  };
}

/** How many journeys are tagged for Chromium only. */
async function countChromiumOnly(): Promise<number> {
  const args = ['test', '--list', '--grep', '@chromium', '--reporter=line'];
  const { output } = await runNode([program('@playwright/test/cli.js'), ...args], {
    cwd: 'apps/web',
    env: { RELEASE: '1' },
  });
  return Number(/Total: (\d+)/.exec(output)?.[1] ?? Number.NaN);
}

async function runStories(engine: EngineName): Promise<EngineOutcome> {
  const options = { env: { ENGINE: engine }, isEchoed: true };
  const outcome = await runSuite(storySuite(`stories in ${engine}`, [], options));
  return { ...outcome, output: '', leftOut: '' };
}

async function runScreenStories(engine: EngineName): Promise<EngineOutcome> {
  const { count, problems } = await walkScreenStories(engine, (line) => console.log(line));
  const failed = problems.length;
  return { passed: count - failed, failed, output: problems.join('\n'), leftOut: 'stories of other components' };
}
