import type { Browser, Page } from 'playwright';

/** What a person on a slow phone gets of a page (ms since the navigation). */
export interface Load {
  /** Largest contentful paint. */
  readonly painted: number;
  /** Total blocking time: of each long task after the first paint what is over 50 ms. */
  readonly blocked: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** What the page says is its heading. */
  readonly heading: string;
}

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
/** So long nothing has happened when a page is finished (ms). */
const QUIET = 1_500;

/** Opens a page in a browser without a cache and waits until nothing happens any more. */
export async function visit(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(watch);
    await page.goto(url, { timeout: 60_000 });
    await page.waitForFunction((quiet) => window.seen.isQuiet(quiet), QUIET, { timeout: 60_000, polling: 250 });
    return await page.evaluate(() => window.seen.read());
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

declare global {
  interface Window {
    seen: { isQuiet(quiet: number): boolean; read(): Load };
  }
}

/** Runs in the page, before anything else. */
function watch(): void {
  let [painted, shift, last] = [0, 0, 0];
  const tasks: { from: number; length: number }[] = [];
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  const happened = ({ startTime, duration }: PerformanceEntry) => {
    last = Math.max(last, startTime + duration);
  };
  observe('largest-contentful-paint', (entry) => {
    painted = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    shift += (entry as unknown as { value: number }).value;
  });
  observe('longtask', (entry) => {
    happened(entry);
    tasks.push({ from: entry.startTime, length: entry.duration });
  });
  observe('resource', happened);
  window.seen = {
    isQuiet: (quiet) =>
      document.readyState === 'complete' && painted > 0 && performance.now() - Math.max(last, painted) > quiet,
    read: () => {
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const blocked = tasks.filter(({ from }) => from >= first).reduce((sum, { length }) => sum + length - 50, 0);
      return { painted, blocked, shift, heading: document.querySelector('h1')?.textContent ?? '' };
    },
  };
}
