import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright';
import { SCENARIO_PASSWORD } from '../../apps/sandbox-api/src/scenarios.ts';
import { createRandom } from '../../apps/sandbox-api/src/simulation/random.ts';
import { servePages } from '../bench/withPages.ts';
import { countRenderers, EMAIL, twoPorts, withSandbox } from '../builtApp.ts';
import { refreshesAmong, refusedAmong } from '../requestLog.ts';
import { withBrowser } from '@etherpilot/testkit/browser';
import { wholeNumber } from '@etherpilot/testkit/counts';
import { main } from '@etherpilot/testkit/processes';

/** Longer than a run takes (s), so that tokens expire only when the server's clock is moved. */
const ACCESS_SECONDS = 3600;
const callNames = ['profile', 'bots', 'investments', 'currencies', 'withdrawals'];
const [MOST_CALLS, JITTER_MS] = [3, 20];

/**
 * `pnpm --filter lab stress [--tabs 8] [--rotations 500] [--without-locks] [--seed text]`: real tabs whose access tokens all
 * expire at once, again and again, against a server that rotates refresh tokens and revokes the session on a second use.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      tabs: { type: 'string', default: '8' },
      rotations: { type: 'string', default: '500' },
      'without-locks': { type: 'boolean', default: false },
      seed: { type: 'string', default: 'tabs' },
    },
  });
  const [tabs, rotations] = [wholeNumber('--tabs', values.tabs), wholeNumber('--rotations', values.rotations)];
  const random = createRandom(values.seed);
  const served = await servePages('session');
  // The longest possible sandbox day: the clock is moved by hours, and bots should not write years of history.
  const env = { ACCESS_SECONDS: `${ACCESS_SECONDS}`, DAY_MS: `${2 ** 31 - 1}` };
  try {
    await withSandbox(await twoPorts(), env, (sandbox) =>
      withBrowser(async (context, browser) => {
        if (values['without-locks']) await removeLocks(context);
        const pages = await openTabs(context, tabs, `${served.origin}/index.html?api=${sandbox.origin}`);
        // Tabs in one process share its view of the storage, which then never lags.
        if ((await countRenderers(browser)) < tabs) throw new Error('Some tabs share a process.');
        await pages[0]?.evaluate(([email, password]) => window.tab?.signIn(email, password), [
          EMAIL,
          SCENARIO_PASSWORD,
        ] as const);
        await Promise.all(pages.map((page) => page.waitForFunction(() => window.tab?.isSignedIn())));
        for (let rotation = 1; rotation <= rotations; rotation += 1) {
          await sandbox.readLog();
          const before = sandbox.log.entries.length;
          await sandbox.advanceClock((ACCESS_SECONDS + 1) * 1000);
          const failures = await callAtOnce(pages, (label) => random.fraction(`${rotation}/${label}`));
          const ends = await Promise.all(pages.map((page) => page.evaluate(() => window.tab?.ends() ?? 1)));
          await sandbox.readLog();
          const seen = sandbox.log.entries.slice(before);
          const [refreshes, refused] = [refreshesAmong(seen).length, refusedAmong(seen).length];
          if (failures.length > 0 || refreshes !== 1 || refused > 0 || ends.some(Boolean)) {
            const counts = `${refreshes} refreshes, ${refused} refused, ${ends.filter(Boolean).length} tabs logged out`;
            throw new Error([`Rotation ${rotation} (seed ${values.seed}): ${counts}`, ...failures].join('\n'));
          }
          if (rotation % 50 === 0) process.stderr.write(`${rotation} of ${rotations} rotations\n`);
        }
      }),
    );
  } finally {
    served.close();
  }
  const locks = values['without-locks'] ? 'without Web Locks' : 'with Web Locks';
  console.log(
    `${tabs} tabs ${locks}: ${rotations} rotations, one refresh each, no call failed, nobody was logged out.`,
  );
});

async function removeLocks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
  });
}

async function openTabs(context: BrowserContext, count: number, url: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => window.tab !== undefined);
    pages.push(page);
  }
  return pages;
}

/** Each tab makes one to three calls with the token it holds, all within a moment. Resolves with what failed. */
async function callAtOnce(pages: readonly Page[], chance: (label: string) => number): Promise<string[]> {
  const below = (label: string, limit: number) => Math.floor(chance(label) * limit);
  const failures = await Promise.all(
    pages.map((page, tab) => {
      const calls = Array.from({ length: 1 + below(`${tab}/count`, MOST_CALLS) }, (_, index) => {
        const name = callNames[below(`${tab}/${index}/name`, callNames.length)] ?? 'profile';
        return [name, below(`${tab}/${index}/delay`, JITTER_MS + 1)] as const;
      });
      return page.evaluate((planned) => window.tab?.make(planned) ?? ['no client'], calls);
    }),
  );
  return failures.flat();
}
