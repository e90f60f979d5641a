import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createRandom } from '../../apps/sandbox-api/src/simulation/random.ts';
import { type Lab, withBuiltApp } from '../builtApp.ts';
import { root } from '@etherpilot/testkit/processes';
import type { Chance } from './chance.ts';
import { countOrders, type Least, missing } from './counts.ts';
import { problemsNow } from './judge.ts';
import { openBooks } from './persons.ts';
import { createSession, type Session } from './session.ts';
import { takeStep } from './steps.ts';
import { openTab } from './tabs.ts';
import { createWire, watchConsole } from './wire.ts';

export interface ChaosOptions {
  readonly seed: string;
  /** The limit reached first ends the run. */
  readonly steps: number;
  readonly minutes: number;
  /** Prints each step. */
  readonly isVerbose: boolean;
  /** The names of actions and faults that are to come more often. */
  readonly preferred: readonly string[];
  /** What the run must have covered to be meaningful. */
  readonly least: Least;
}

/** Tokens expire all the time, deposits are credited soon. */
const env = { ACCESS_SECONDS: '5', PAY_SETTLE_MS: '500' };
const TABS = 3;
/** How long a step waits for what it needs (ms) before it is skipped. */
const PATIENCE_MS = 4_000;
const PRINTED_STEPS = 30;

/** Runs random user actions against a failing server. @returns Whether every invariant held to the end. */
export function runChaos(options: ChaosOptions): Promise<boolean> {
  return withBuiltApp(env, (lab) => chaosIn(lab, options));
}

async function chaosIn(
  lab: Lab,
  { seed, steps, minutes, least, isVerbose, preferred }: ChaosOptions,
): Promise<boolean> {
  const wire = createWire();
  watchConsole(lab.context, wire);
  lab.context.setDefaultTimeout(PATIENCE_MS);
  lab.context.setDefaultNavigationTimeout(2 * PATIENCE_MS);
  const random = createRandom(seed);
  const readBooks = await openBooks(lab);
  const session = createSession(lab, wire, preferred);
  for (; session.opened < TABS; session.opened += 1) {
    const tab = await openTab(lab.context, `tab ${session.opened + 1}`, wire, session);
    await tab.page.goto(lab.web);
    session.tabs.push(tab);
  }
  const story: string[] = [];
  const until = Date.now() + minutes * 60_000;
  while (session.step < steps && Date.now() < until) {
    session.step += 1;
    const { step } = session;
    const chance: Chance = (label) => random.fraction(`${step}/${label}`);
    story.push(`${String(step).padStart(4)}  ${await takeStep(session, chance)}`);
    if (isVerbose) console.log(story.at(-1));
    const problems = await problemsNow(session, readBooks);
    if (problems.length > 0) return printViolation(session, { seed, story, problems });
  }
  const counts = countOrders(wire.log.attempts, await readBooks(), session.seen);
  const missingCounts = missing(counts, least);
  console.log(`\n${session.step} steps, seed ${seed}: no invariant was violated`);
  console.table(counts);
  console.table(Object.fromEntries([...wire.counts].toSorted(([one], [other]) => one.localeCompare(other))));
  if (missingCounts.length > 0) console.log(`\nThe run covered too little:\n${indented(missingCounts)}`);
  return missingCounts.length === 0;
}

interface Violation {
  readonly seed: string;
  readonly story: readonly string[];
  readonly problems: readonly string[];
}

async function printViolation({ step, tabs, wire }: Session, { seed, story, problems }: Violation): Promise<false> {
  const folder = join(root, '.reports/chaos-violation');
  await mkdir(folder, { recursive: true });
  for (const { name, page } of tabs) {
    await page.screenshot({ path: join(folder, `${name.replace(' ', '-')}.png`), timeout: 5_000 }).catch(() => {});
  }
  console.log(`\nViolated in step ${step}, seed ${seed}:\n${indented([...new Set(problems)])}`);
  console.log(`\nThe last ${PRINTED_STEPS} steps:\n${indented(story.slice(-PRINTED_STEPS))}`);
  console.log(`\nThe last order requests:\n${indented(wire.trace.slice(-PRINTED_STEPS))}`);
  console.log(`\nScreenshots of the tabs: ${folder}`);
  return false;
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}
