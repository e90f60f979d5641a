import type { BrowserContext, Page } from 'playwright';
import { SCENARIO_PASSWORD } from '../../../apps/sandbox-api/src/scenarios.ts';
import { createRandom } from '../../../apps/sandbox-api/src/simulation/random.ts';
import { EMAIL, type Sandbox } from '../../builtApp.ts';
import { callNames, type PlannedCall } from './page/tab.ts';
import { refreshesAmong, refusedAmong, unauthorizedAmong } from '../../requestLog.ts';

/**
 * Lifetime of an access token (s): longer than all rotations take, so that tokens expire only when the clock is moved.
 */
export const ACCESS_SECONDS = 3600;

const MOST_CALLS = 3;
const JITTER_MS = 20;
/** The sandbox remembers some ten thousand requests; a rotation of eight tabs makes about fifty. */
const READ_EVERY = 50;

export interface Rotation {
  /** From the first call to the last answer. */
  readonly ms: number;
  readonly calls: number;
  /** A sentence for each call that failed. */
  readonly failures: readonly string[];
  /** The number of tabs whose session ended. */
  readonly ends: number;
  readonly refreshes: number;
  readonly refused: number;
  readonly unauthorized: number;
}

interface Options {
  readonly rotations: number;
  readonly seed: string;
  readonly onProgress: (done: number) => void;
}

type Unread = Pick<Rotation, 'ms' | 'calls' | 'failures' | 'ends'> & { readonly startedAt: number };

/** Opens the same page so many times and signs in in the first. */
export async function openTabs(context: BrowserContext, count: number, url: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const page = await context.newPage();
    page.on('crash', () => {
      throw new Error('A tab has crashed.');
    });
    await page.goto(url);
    await page.waitForFunction(() => window.tab !== undefined);
    pages.push(page);
  }
  return pages;
}

/**
 * Repeats: all access tokens expire at once, then all tabs call at once with the tokens they hold. A lost session is
 * signed in again, so that each rotation counts for itself.
 */
export async function rotate(
  pages: readonly Page[],
  sandbox: Sandbox,
  { rotations, seed, onProgress }: Options,
): Promise<Rotation[]> {
  const chance = createRandom(seed);
  const done: Unread[] = [];
  for (let number = 1; number <= rotations; number += 1) {
    await signInAll(pages);
    await sandbox.advanceClock((ACCESS_SECONDS + 1) * 1000);
    const plans = pages.map((_, tab) => planOf(`${number}/${tab}`, (label) => chance.fraction(label)));
    done.push(await callAtOnce(pages, plans));
    if (number % READ_EVERY === 0 || number === rotations) {
      await sandbox.readLog();
      onProgress(number);
    }
  }
  return done.map((rotation, index) => withAnswers(rotation, done[index + 1]?.startedAt ?? Infinity, sandbox));
}

/** One to three calls, each slightly after the others. */
function planOf(label: string, fraction: (label: string) => number): PlannedCall[] {
  const below = (what: string, limit: number) => Math.floor(fraction(`${label}/${what}`) * limit);
  return Array.from({ length: 1 + below('count', MOST_CALLS) }, (_, index) => ({
    name: callNames[below(`name ${index}`, callNames.length)] ?? 'profile',
    delayMs: below(`delay ${index}`, JITTER_MS + 1),
  }));
}

async function callAtOnce(pages: readonly Page[], plans: readonly PlannedCall[][]): Promise<Unread> {
  const endsBefore = await endsIn(pages);
  const startedAt = Date.now();
  const start = performance.now();
  const failures = await Promise.all(
    pages.map((page, tab) => page.evaluate((plan) => window.tab?.make(plan) ?? ['no client'], plans[tab] ?? [])),
  );
  const ms = performance.now() - start;
  const ends = (await endsIn(pages)) - endsBefore;
  return { startedAt, ms, calls: plans.flat().length, failures: failures.flat(), ends };
}

async function endsIn(pages: readonly Page[]): Promise<number> {
  const ends = await Promise.all(pages.map((page) => page.evaluate(() => window.tab?.ends() ?? 0)));
  return ends.reduce((sum, count) => sum + count, 0);
}

async function signInAll(pages: readonly Page[]): Promise<void> {
  const [first] = pages;
  if (!first) return;
  const areIn = await Promise.all(pages.map((page) => page.evaluate(() => window.tab?.isSignedIn() ?? false)));
  if (areIn.every(Boolean)) return;
  await first.evaluate(([email, password]) => window.tab?.signIn(email, password), [EMAIL, SCENARIO_PASSWORD] as const);
  await Promise.all(pages.map((page) => page.waitForFunction(() => window.tab?.isSignedIn())));
}

/** Adds the server's answers to a rotation. */
function withAnswers({ startedAt, ...rotation }: Unread, endedAt: number, { log }: Sandbox): Rotation {
  const entries = log.entries.filter(({ at }) => at >= startedAt && at < endedAt);
  return {
    ...rotation,
    refreshes: refreshesAmong(entries).length,
    refused: refusedAmong(entries).length,
    unauthorized: unauthorizedAmong(entries).length,
  };
}
