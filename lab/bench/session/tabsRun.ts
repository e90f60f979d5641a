import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { mustRun, program, root } from '@etherpilot/testkit/processes';
import { getOrigin } from '@etherpilot/testkit/servers';
import { serveFolder } from '../../staticServer.ts';
import { verdictsText } from './goals.ts';
import { withBrowser } from '@etherpilot/testkit/browser';
import { countRenderers, twoPorts, withSandbox } from '../../builtApp.ts';
import { failuresText, judgeRotations, type TabsRun } from './rotationGoals.ts';
import { ACCESS_SECONDS, openTabs, rotate } from './rotations.ts';

export interface TabsOptions {
  readonly tabs: number;
  readonly rotations: number;
  readonly seed: string;
  /** Removes `navigator.locks` before the page's scripts run, as without a secure context. */
  readonly isWithoutLocks: boolean;
  /** Runs the recipe of ky's README beside it. */
  readonly hasPeer: boolean;
}

const folder = join(root, '.reports/tabs');

/**
 * Tabs of one origin against a server that accepts each refresh token once and ends the session on a second use.
 * @returns Whether every goal is met; the peer has none.
 */
export async function runTabs(options: TabsOptions): Promise<boolean> {
  await rm(folder, { recursive: true, force: true });
  const place = ['--config', 'lab/bench/session/vite.config.ts', '--outDir', folder, '--logLevel', 'error'];
  await mustRun([program('vite/bin/vite.js'), 'build', ...place]);
  const { server, port } = await serveFolder(folder);
  try {
    const ours = await runOne('ours', getOrigin(port), options);
    const verdicts = judgeRotations(ours, true);
    printRun(`${options.tabs} tabs, ${locksText(options)}`, ours, verdicts);
    if (options.hasPeer) {
      const peer = await runOne('peer', getOrigin(port), options);
      printRun(`The recipe of ky's README, ${locksText(options)}`, peer, judgeRotations(peer, false));
    }
    return verdicts.every(({ isMet }) => isMet);
  } finally {
    server.close();
  }
}

function locksText({ isWithoutLocks }: TabsOptions): string {
  return isWithoutLocks ? 'without Web Locks' : 'with Web Locks';
}

function printRun(title: string, run: TabsRun, verdicts: Parameters<typeof verdictsText>[0]): void {
  const failures = failuresText(run.rotations);
  console.log(`\n${title}\n\n${verdictsText(verdicts)}${failures && `\n\nWhat failed:\n${failures}`}`);
}

async function runOne(page: 'ours' | 'peer', origin: string, options: TabsOptions): Promise<TabsRun> {
  const { tabs, rotations, seed, isWithoutLocks } = options;
  const ports = await twoPorts();
  // The longest possible sandbox day: the clock is moved by hours, and bots should not write years of history.
  const env = { ACCESS_SECONDS: `${ACCESS_SECONDS}`, DAY_MS: `${2 ** 31 - 1}` };
  return withSandbox(ports, env, (sandbox) =>
    withBrowser(async (context, browser) => {
      if (isWithoutLocks) await removeLocks(context);
      const pages = await openTabs(context, tabs, `${origin}/${page}.html?api=${sandbox.origin}`);
      const haveLocks = await Promise.all(pages.map((tab) => tab.evaluate(() => navigator.locks !== undefined)));
      if (haveLocks.some((hasLocks) => hasLocks === isWithoutLocks)) {
        throw new Error(`The tabs should run ${locksText(options)}, but do not.`);
      }
      const onProgress = (done: number) => process.stderr.write(`${page}: ${done} of ${rotations} rotations\n`);
      const outcome = await rotate(pages, sandbox, { rotations, seed, onProgress });
      return { tabs, rotations: outcome, renderers: await countRenderers(browser) };
    }),
  );
}

async function removeLocks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
  });
}
