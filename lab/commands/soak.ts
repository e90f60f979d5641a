import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright';
import { createRandom } from '../../apps/sandbox-api/src/simulation/random.ts';
import { signIn, withBuiltApp } from '../builtApp.ts';
import { positiveNumber, wholeNumber } from '@etherpilot/testkit/counts';
import { main } from '@etherpilot/testkit/processes';

/** Lifetime of an access token (s). Timestamps are whole seconds, so it lives for one to two of them. */
const ACCESS_SECONDS = 2;
const REFRESH = '/api/auth/refresh/';
/** A local server answers before anything else can happen; a remote one does not (ms). */
const delays = [
  ['POST', REFRESH, 120],
  ['GET', '/api/auth/profile/', 40],
  ['GET', '/api/bots/', 40],
  ['GET', '/api/bots/investments/', 60],
  ['GET', '/api/deposit/currencies/', 30],
] as const;
/** Screens of the sidebar that make requests, by their links and headings. */
const screens = [
  ['Trading Bots', 'Ethereum Trading Bots'],
  ['Active Bots', 'Active Bots'],
  ['Deposit Funds', 'Deposit Ethereum'],
  ['Withdraw', 'Withdraw Funds'],
  ['Account', 'Account'],
] as const;
/** By this time most tokens have expired (ms). */
const REST_MS = 1000;
/** A token lives for two seconds at most: fewer refreshes would mean that the tabs were hardly active. */
const LEAST_REFRESHES_A_MINUTE = 10;

/**
 * `pnpm --filter lab soak [--minutes 10] [--tabs 3] [--without-locks] [--seed text]`: tabs that navigate the built app with access
 * tokens of two seconds, against a server that rotates refresh tokens and revokes the session on a second use. Nothing may fail.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      tabs: { type: 'string', default: '3' },
      seed: { type: 'string', default: 'soak' },
      'without-locks': { type: 'boolean', default: false },
    },
  });
  const [minutes, tabs] = [positiveNumber('--minutes', values.minutes), wholeNumber('--tabs', values.tabs)];
  const random = createRandom(values.seed);
  await withBuiltApp({ ACCESS_SECONDS: `${ACCESS_SECONDS}` }, async ({ context, web, sandbox }) => {
    for (const [method, path, delayMs] of delays) await sandbox.delay(method, path, delayMs);
    const problems = await watch(context);
    if (values['without-locks']) await removeLocks(context);
    const statuses: number[] = [];
    context.on('response', (response) => {
      const isRefresh = new URL(response.url()).pathname === REFRESH && response.request().method() === 'POST';
      if (isRefresh) statuses.push(response.status());
    });
    const pages = await openTabs(context, web, tabs);
    // Tabs in one process share its view of the storage, which then never lags.
    if ((await countRenderers(context)) < tabs) throw new Error('Some tabs share a process.');
    for (const page of pages)
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame() && new URL(frame.url()).pathname === '/login') problems.push('logged out');
      });
    const until = Date.now() + minutes * 60_000;
    let rounds = 0;
    for (; problems.length === 0 && Date.now() < until; rounds += 1) {
      await pages[rounds % tabs]?.bringToFront();
      await Promise.all(
        pages.map(async (page, tab) => {
          const pick = (label: string) =>
            screens[Math.floor(random.fraction(`${rounds}/${tab}/${label}`) * screens.length)] ?? screens[0];
          await hurry(page, pick('first'), pick('second'));
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, random.fraction(`${rounds}/rest`) * 2 * REST_MS));
    }
    const refreshes = statuses.length;
    const refused = statuses.filter((status) => status >= 400 && status < 500).length;
    if (refused > 0) problems.push(`${refused} refreshes the server refused`);
    if (refreshes < minutes * LEAST_REFRESHES_A_MINUTE) problems.push(`only ${refreshes} refreshes`);
    if (problems.length > 0) throw new Error([`Round ${rounds}, seed ${values.seed}:`, ...problems].join('\n'));
    console.log(`${tabs} tabs, ${rounds} rounds, ${refreshes} refreshes: nothing failed, nobody was logged out.`);
  });
});

async function removeLocks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
}

async function countRenderers(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  return processInfo.filter(({ type }) => type === 'renderer').length;
}

/** Collects what no tab may show: an alert, an error, a word in the console but the browser's own about a 401. */
async function watch(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (!message.text().startsWith('Failed to load resource: the server responded with a status of 401'))
      problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (problem) => problems.push(problem.error().stack ?? problem.error().message));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.method()} ${request.url()}: ${reason}`);
  });
  await context.exposeFunction('reportAlert', (text: string) => problems.push(`alert: ${text}`));
  await context.addInitScript(() => {
    const { reportAlert } = window as unknown as { reportAlert: (text: string) => void };
    new MutationObserver(() => {
      const texts = [...document.querySelectorAll('[data-type=negative]')].map((alert) => alert.textContent.trim());
      for (const text of texts) if (text !== '') reportAlert(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return problems;
}

/** The first tab signs in, the others find the session stored. */
async function openTabs(context: BrowserContext, web: string, count: number): Promise<Page[]> {
  const pages: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const page = await context.newPage();
    await (index === 0 ? signIn(page, web) : page.goto(`${web}/platform`));
    await page.getByRole('heading', { level: 1, name: 'Trading platform' }).waitFor();
    pages.push(page);
  }
  return pages;
}

type Screen = (typeof screens)[number];

/** The calls of the first screen are pending, or aborted, when those of the second are sent. */
async function hurry(page: Page, [first]: Screen, [second, heading]: Screen): Promise<void> {
  for (const link of [first, second]) {
    // The sidebar comes before the screen, whose own links may have the same name.
    const found = page.getByRole('link', { name: link, exact: true }).first();
    await found.evaluate((element: HTMLElement) => element.click());
  }
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}
