import type { Browser, Page } from 'playwright';
import { median, quantile } from '../statistics.ts';
import { traceSteps } from '../tasks.ts';
import { type Verdict, verdict } from '../verdict.ts';
import { openPage, withPages } from '../withPages.ts';

const [SHORT, LONG, HUGE] = [1_000, 10_000, 100_000];
const SCROLLED_FRAMES = 60;

/** What the rounds have measured (ms). */
interface Samples {
  readonly mounts: Record<number, number[]>;
  readonly nodes: number[];
  readonly scroll: number[];
}

/** Measures a history of 10,000 deposits against one of 1,000, in one run. */
export function benchLists(rounds: number): Promise<readonly Verdict[]> {
  return withPages('bench/lists', [], async (browser, origin) => judge(await sample(browser, origin, rounds)));
}

async function sample(browser: Browser, origin: string, rounds: number): Promise<Samples> {
  const samples: Samples = {
    mounts: { [SHORT]: [], [LONG]: [] },
    nodes: [],
    scroll: [],
  };
  /* oxlint-disable no-await-in-loop -- one page at a time, or they would slow each other */
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`round ${round + 1} of ${rounds}: lists\n`);
    for (const count of round % 2 === 0 ? [SHORT, LONG] : [LONG, SHORT]) {
      const page = await open(browser, origin, count);
      samples.mounts[count]?.push(await page.evaluate(() => window.lists?.mount() ?? Number.NaN));
      if (count === LONG) {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
        await page.waitForTimeout(300);
        samples.nodes.push(await page.evaluate(() => window.lists?.nodes() ?? Number.NaN));
      }
      await page.close();
    }
    await sampleScrolling(browser, origin, samples);
  }
  /* oxlint-enable no-await-in-loop */
  return samples;
}

async function sampleScrolling(browser: Browser, origin: string, samples: Samples): Promise<void> {
  const page = await open(browser, origin, HUGE);
  await page.evaluate(() => window.lists?.mount());
  const frames = await traceSteps(page, SCROLLED_FRAMES, () =>
    page.evaluate((count) => window.lists?.scroll(count), SCROLLED_FRAMES),
  );
  samples.scroll.push(...frames.map(({ all }) => all));
  await page.close();
}

function open(browser: Browser, origin: string, count: number): Promise<Page> {
  return openPage(browser, `${origin}/index.html?count=${count}`, 'lists');
}

function judge({ mounts, nodes, scroll }: Samples): readonly Verdict[] {
  const [long, short] = [median(mounts[LONG] ?? []), median(mounts[SHORT] ?? [])];
  return [
    verdict('L1', 'history of 10k to paint', 1.3, '×', long / short, `1k: ${short.toFixed(1)} ms`),
    verdict('L1', 'its elements', 250, 'elements', Math.max(...nodes)),
    verdict('L4', 'a frame of scrolling 100k, p95', 16.7, 'ms', quantile(scroll, 0.95)),
  ];
}
