import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright';
import { withBrowser } from '@etherpilot/testkit/browser';
import { builtWeb } from '@etherpilot/testkit/builtWeb';
import { root } from '@etherpilot/testkit/processes';
import { getOrigin, startPreview } from '@etherpilot/testkit/servers';
import { signIn, twoPorts, withProgram, withSandbox } from '../builtApp.ts';
import { median } from './statistics.ts';
import { reported, type Verdict, verdict } from './verdict.ts';

/** The measured pages and their files in the build. */
const pages = { '/': 'index.html', '/login': 'login/index.html' } as const;
const screens = [
  '/platform',
  '/account',
  '/robot',
  '/active-bots',
  '/deposit',
  '/deposit-history',
  '/withdraw',
  '/withdrawal-history',
] as const;
/** Every script but the configuration, which is data. */
const SCRIPTS = /<script\b(?![^>]*type="application\/json")[^>]*>[^]*?<\/script>/g;

/** Slow 4G as Lighthouse applies it: 1.6 Mbit/s with a round trip of 150 ms, of which a request takes several. */
const network = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
};
/** A phone of the middle class. */
const SLOWER = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** How often the frame of a screen is waited for in a round: it is soon there, and its time scatters by a tenth. */
const FRAMES = 5;
/** So long nothing has happened when a page is finished (ms). */
const QUIET = 1_500;

/** What a person gets of a page: its paints (ms since the navigation), its layout shift and its heading. */
interface Load {
  readonly first: number;
  readonly painted: number;
  /** The first frame in which nothing is loading. */
  readonly content: number;
  readonly shift: number;
  readonly heading: string;
}

declare global {
  interface Window {
    seen: { isQuiet(quiet: number): boolean; read(): Load };
  }
}

/** Measures the first load of the built app on a slow phone, beside the same pages without their scripts. */
export async function benchFirstLoad(rounds: number): Promise<readonly Verdict[]> {
  const built = await builtWeb();
  const bare = join(root, '.reports/bench/web-without-scripts');
  await rm(bare, { recursive: true, force: true });
  await cp(built, bare, { recursive: true });
  for (const file of [...Object.values(pages), ...screens.map((path) => `${path}/index.html`)]) {
    // oxlint-disable-next-line no-await-in-loop -- few files
    await writeFile(join(bare, file), (await readFile(join(bare, file), 'utf8')).replaceAll(SCRIPTS, ''));
  }
  const [ports, other] = [await twoPorts(), await twoPorts()];
  const [ours, theirs] = [getOrigin(ports.web), getOrigin(other.web)];
  const serve = (outDir: string, web: number) => startPreview({ api: ports.api, web }, { outDir, output: 'errors' });
  return withSandbox(ports, {}, () =>
    withProgram(serve(built, ports.web), ours, () =>
      withProgram(serve(bare, other.web), theirs, () =>
        withBrowser(async (_, browser) => [
          ...(await compare(browser, { ours, bare: theirs }, rounds)),
          ...(await compareScreens(browser, { ours, bare: theirs }, rounds)),
        ]),
      ),
    ),
  );
}

type Origins = Readonly<Record<'ours' | 'bare', string>>;

async function compare(browser: Browser, origins: Origins, rounds: number): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  /* oxlint-disable no-await-in-loop -- one page at a time, or they would slow each other */
  for (const path of Object.keys(pages)) {
    const loads = await takeTurns(browser, origins, path, rounds);
    const headings = new Set([...loads.ours, ...loads.bare].map(({ heading }) => heading));
    if (headings.size !== 1 || headings.has('')) throw new Error(`${path} is not the same page without its scripts.`);
    const [painted, floor] = [loads.ours, loads.bare].map((all) => median(all.map((load) => load.painted)));
    const peer = `without scripts: ${floor?.toFixed(0)} ms`;
    const ratio = (painted ?? Number.NaN) / (floor ?? Number.NaN);
    const shift = Math.max(...loads.ours.map((load) => load.shift));
    verdicts.push(
      verdict('F3', `${path}: largest paint, slow 4G, 4× CPU`, 1.05, '×', ratio, peer),
      // Less than this moves nothing by a pixel.
      verdict('F3', `${path}: layout shift, largest`, 0.001, 'shift', shift),
      reported('W1', `${path}: largest paint`, 850, 'ms', painted ?? Number.NaN),
    );
  }
  /* oxlint-enable no-await-in-loop */
  return verdicts;
}

/** Each signed-in screen, as a person who has signed in before opens it. */
async function compareScreens(browser: Browser, origins: Origins, rounds: number): Promise<readonly Verdict[]> {
  const context = await browser.newContext();
  await signIn(await context.newPage(), origins.ours);
  const storageState = await context.storageState();
  await context.close();
  const verdicts: Verdict[] = [];
  /* oxlint-disable no-await-in-loop -- one page at a time, or they would slow each other */
  for (const path of screens) {
    const { ours, bare } = await takeTurns(browser, origins, path, rounds * FRAMES, { storageState, only: 'frame' });
    const [first = Number.NaN, floor = Number.NaN] = [ours, bare].map((all) => median(all.map((load) => load.first)));
    const contents = [];
    for (let round = 0; round < rounds; round += 1)
      contents.push((await visit(browser, origins.ours + path, { storageState })).content);
    const content = median(contents) ?? Number.NaN;
    verdicts.push(
      verdict('F4', `${path}: frame`, 1.1, '×', first / floor, `without scripts: ${floor.toFixed(0)} ms`),
      reported('F5', `${path}: content over frame`, 1.5, '×', content / first, `frame: ${first.toFixed(0)} ms`),
    );
  }
  /* oxlint-enable no-await-in-loop */
  return verdicts;
}

async function takeTurns(
  browser: Browser,
  origins: Origins,
  path: string,
  rounds: number,
  options: VisitOptions = {},
): Promise<Record<'ours' | 'bare', Load[]>> {
  const loads: Record<'ours' | 'bare', Load[]> = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`round ${round + 1} of ${rounds}: first load of ${path}\n`);
    for (const subject of round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const))
      // oxlint-disable-next-line no-await-in-loop -- one page at a time, or they would slow each other
      loads[subject].push(await visit(browser, origins[subject] + path, options));
  }
  return loads;
}

interface VisitOptions extends BrowserContextOptions {
  /** Ends the visit with the first paint. */
  readonly only?: 'frame';
}

/** Opens a page in a browser without a cache and waits until nothing happens any more. */
async function visit(browser: Browser, url: string, { only, ...options }: VisitOptions): Promise<Load> {
  const context = await browser.newContext({ ...phone, ...options });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watch);
    await page.goto(url, { timeout: 60_000, waitUntil: only ? 'commit' : 'load' });
    await (only
      ? page.waitForFunction(() => window.seen.read().first > 0)
      : page.waitForFunction((quiet) => window.seen.isQuiet(quiet), QUIET, { timeout: 60_000, polling: 250 }));
    return await page.evaluate(() => window.seen.read());
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything else. */
function watch(): void {
  let [first, painted, content, shift, last] = [0, 0, 0, 0, 0];
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  const happened = ({ startTime, duration }: PerformanceEntry) => {
    last = Math.max(last, startTime + duration);
  };
  observe('largest-contentful-paint', (entry) => {
    painted = entry.startTime;
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') first = startTime;
  });
  const look = () => {
    const isLoading = document.querySelector('main [aria-busy="true"], main [data-loading]') !== null;
    if (document.querySelector('main h1') !== null && !isLoading) content ||= performance.now();
    if (content === 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  observe('layout-shift', (entry) => {
    shift += (entry as unknown as { value: number }).value;
  });
  observe('longtask', happened);
  observe('resource', happened);
  window.seen = {
    isQuiet: (quiet) =>
      document.readyState === 'complete' && painted > 0 && performance.now() - Math.max(last, painted) > quiet,
    read: () => ({ first, painted, content, shift, heading: document.querySelector('h1')?.textContent ?? '' }),
  };
}
