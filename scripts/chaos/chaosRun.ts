import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../../apps/sandbox-api/src/simulation/random.ts';
import { type Lab, withBuiltApp } from '../lib/lab.ts';
import { root } from '../lib/processes.ts';
import type { Chance } from './chance.ts';
import { countOrders, countsText, type Least, missing } from './counts.ts';
import {
  doubledOrders,
  foreignOrders,
  isSeen,
  lostSessions,
  openForms,
  type PersonBooks,
  type TabState,
  unstatedBalances,
} from './invariants.ts';
import { createOrderLog } from './orderLog.ts';
import { openBooks } from './persons.ts';
import { readScreen } from './screens.ts';
import { count, type Session } from './session.ts';
import { takeStep } from './steps.ts';
import { openTab, type Tab, watchConsole, type Wire } from './tabs.ts';

export interface ChaosOptions {
  readonly seed: string;
  /** The limit reached first ends the run. */
  readonly steps: number;
  readonly minutes: number;
  /** Prints each step. */
  readonly isVerbose: boolean;
  /** What the run must have covered to be meaningful. */
  readonly least: Least;
}

/** Tokens expire all the time, deposits are credited soon. */
const env = { ACCESS_SECONDS: '5', PAY_SETTLE_MS: '500' };
const TABS = 3;
/** How long a step waits for what it needs (ms) before it is skipped. */
const PATIENCE_MS = 4_000;
/** How long the tabs have to reach the expected state (ms): messages between tabs are slow on a busy machine. */
const SETTLE_MS = 3_000;
const SETTLE_STEP_MS = 50;
/** Within this time (ms) some page calls the server, and finds out that its tokens are lost. */
const LOST_TOKENS_MS = 60_000;
const PRINTED_STEPS = 30;

/** Runs random user actions against a failing server. @returns Whether every invariant held to the end. */
export function runChaos(options: ChaosOptions): Promise<boolean> {
  return withBuiltApp('chaos', env, (lab) => chaosIn(lab, options));
}

async function chaosIn(lab: Lab, { seed, steps, minutes, least, isVerbose }: ChaosOptions): Promise<boolean> {
  const wire: Wire = { log: createOrderLog(), problems: [], trace: [], complaints: [], lostTokensAt: 0 };
  watchConsole(lab.context, wire);
  lab.context.setDefaultTimeout(PATIENCE_MS);
  lab.context.setDefaultNavigationTimeout(2 * PATIENCE_MS);
  const random = createRandom(seed);
  const readBooks = await openBooks(lab);
  const tabs: Tab[] = [];
  for (let index = 1; index <= TABS; index += 1) tabs.push(await openTab(lab.context, `tab ${index}`, wire));
  const session: Session = {
    lab,
    wire,
    tabs,
    person: null,
    step: 0,
    current: '',
    drafts: new Map(),
    counts: new Map(),
    seen: new Set(),
  };
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
  console.log(
    `\n${session.step} steps, seed ${seed}: no invariant was violated\n\n${countsText(counts, session.counts)}`,
  );
  if (missingCounts.length > 0) console.log(`\nThe run covered too little:\n${indented(missingCounts)}`);
  return missingCounts.length === 0;
}

/**
 * The current violations that persist once the tabs have had time to settle. What was sent or shown cannot be undone.
 */
async function problemsNow(session: Session, readBooks: () => Promise<PersonBooks[]>): Promise<string[]> {
  const { wire, tabs } = session;
  const until = Date.now() + SETTLE_MS;
  for (;;) {
    const stored = doubledOrders(await readBooks(), wire.log);
    const shown = (await Promise.all(tabs.map((tab) => problemsOf(session, tab)))).flat();
    const final = [...wire.problems, ...wire.complaints, ...stored];
    if (final.length > 0) return [...final, ...shown];
    if (shown.length === 0 || Date.now() > until) return shown;
    await pause(SETTLE_STEP_MS);
  }
}

async function problemsOf(session: Session, tab: Tab): Promise<string[]> {
  // A page that is unloading cannot be read; the next one is, after the next step.
  const reading = await readScreen(tab.page).catch(() => undefined);
  if (reading === undefined) return [];
  const { wire } = session;
  const person = session.person?.email ?? null;
  const state: TabState = { name: tab.name, person, reading, stated: tab.profile.stated };
  for (const attempt of wire.log.attempts) if (isSeen(attempt, state)) session.seen.add(attempt);
  const lost = lostSessions(state);
  if (lost.length > 0 && Date.now() - wire.lostTokensAt < LOST_TOKENS_MS) {
    session.person = null;
    count(session, 'sessions lost with a page that was refreshing');
    return [];
  }
  return [
    ...lost,
    ...unstatedBalances(state),
    ...foreignOrders(state, wire.log.attempts),
    ...openForms(state, wire.log),
  ];
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
