import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { SCENARIO_PASSWORD } from '../../../apps/sandbox-api/src/scenarios.ts';
import { createRandom, type Random } from '../../../apps/sandbox-api/src/simulation/random.ts';
import { verdictsText } from './goals.ts';
import { EMAIL, heapOf, type Lab, type Sandbox, withBuiltApp } from '../../builtApp.ts';
import { judgeSoak, missesText, type Soak } from './soakGoals.ts';
import { watch, watchLogouts } from './soakRecord.ts';
import { askAtOnce, type Chance, rest, takeStep } from './walk.ts';

export interface SoakOptions {
  readonly minutes: number;
  readonly tabs: number;
  readonly seed: string;
}

/** Lifetime of an access token (s). Timestamps are whole seconds, so it lives for one to two of them. */
const ACCESS_SECONDS = 2;
/** A local server answers before anything else can happen; a remote one does not (ms). */
const delays = [
  ['POST', '/api/auth/refresh/', 120],
  ['GET', '/api/auth/profile/', 40],
  ['GET', '/api/bots/', 40],
  ['GET', '/api/bots/investments/', 60],
  ['GET', '/api/deposit/currencies/', 30],
  ['GET', '/api/deposit/list/', 50],
  ['GET', '/api/deposit/withdrawals/', 50],
] as const;
/** Steps of a round, and the pause (ms) before all tabs act together: most tokens have expired by then. */
const STEPS = 4;
const REST_MS = 1000;
/** How long each tab is in front (ms). */
const FRONT_MS = 2000;
/** The sandbox remembers ten thousand requests; the tabs make fifty a second at most. */
const READ_LOG_MS = 5000;

/** Runs tabs that navigate the built app for a while. @returns Whether every goal is met. */
export async function runSoak(options: SoakOptions): Promise<boolean> {
  const soak = await withBuiltApp({ ACCESS_SECONDS: `${ACCESS_SECONDS}` }, (lab) => soakIn(lab, options));
  const verdicts = judgeSoak(soak);
  const misses = missesText(soak);
  console.log(`\n${options.tabs} tabs, ${options.minutes} minutes, seed ${options.seed}\n\n${verdictsText(verdicts)}`);
  if (misses) console.log(`\nWhat was seen:\n${misses}`);
  return verdicts.every(({ isMet }) => isMet);
}

async function soakIn({ context, web, sandbox }: Lab, { minutes, tabs, seed }: SoakOptions): Promise<Soak> {
  for (const [method, path, delayMs] of delays) await sandbox.delay(method, path, delayMs);
  const record = await watch(context);
  const pages = await openTabs(context, web, tabs);
  const heapBefore = await heapsOf(pages);
  const until = Date.now() + minutes * 60_000;
  for (const page of pages) watchLogouts(page, record);
  const isRunning = () => record.logouts.length === 0 && Date.now() < until;
  const walk: Walk = { isRunning, random: createRandom(seed), navigations: 0, stuck: [] };
  await Promise.all([walkAll(pages, walk), takeTurns(pages, isRunning), pollRequestLog(sandbox, isRunning)]);
  const heapAfter = record.logouts.length > 0 ? [] : await heapsOf(pages);
  await sandbox.readLog();
  return { minutes, ...walk, record, requests: sandbox.log.entries, heapBefore, heapAfter };
}

/** The first tab signs in, the others find the session stored. */
async function openTabs(context: BrowserContext, web: string, count: number): Promise<Page[]> {
  const pages: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const page = await context.newPage();
    await page.goto(`${web}/${index === 0 ? 'login' : 'platform'}`);
    if (index === 0) {
      await page.getByLabel('Email').fill(EMAIL);
      await page.getByLabel('Password', { exact: true }).fill(SCENARIO_PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
    }
    await page.getByRole('heading', { level: 1, name: 'Trading platform' }).waitFor();
    pages.push(page);
  }
  return pages;
}

async function heapsOf(pages: readonly Page[]): Promise<number[]> {
  await Promise.all(pages.map(rest));
  return Promise.all(pages.map(heapOf));
}

interface Walk {
  readonly isRunning: () => boolean;
  readonly random: Random;
  navigations: number;
  readonly stuck: string[];
}

/** Rounds: each tab takes some steps on its own, then all at the same moment with an expired token. */
async function walkAll(pages: readonly Page[], walk: Walk): Promise<void> {
  for (let round = 1; walk.isRunning(); round += 1) {
    await Promise.all(
      pages.map(async (page, tab) => {
        for (let step = 1; step <= STEPS; step += 1) {
          await take(walk, `${tab + 1}/${round}/${step}`, (chance) => takeStep(page, chance));
        }
      }),
    );
    await pause(REST_MS);
    await Promise.all(
      pages.map((page, tab) => take(walk, `${tab + 1}/${round}/all`, (chance) => askAtOnce(page, chance))),
    );
  }
}

/** Takes a step, named for its random choices and for the report, and counts the result. */
async function take(walk: Walk, name: string, step: (chance: Chance) => Promise<number>): Promise<void> {
  if (!walk.isRunning()) return;
  try {
    walk.navigations += await step((label) => walk.random.fraction(`${name}/${label}`));
  } catch (error) {
    // After the session ended no screen can appear; that is counted already.
    if (walk.isRunning()) walk.stuck.push(`tab/round/step ${name}: ${String(error)}`);
  }
}

/** Brings one tab after the other to the front. */
async function takeTurns(pages: readonly Page[], isRunning: () => boolean): Promise<void> {
  for (let turn = 0; isRunning(); turn += 1) {
    await pages[turn % pages.length]?.bringToFront();
    await pause(FRONT_MS);
  }
}

async function pollRequestLog(sandbox: Sandbox, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    await pause(READ_LOG_MS);
    await sandbox.readLog();
  }
}
