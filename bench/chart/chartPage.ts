import type { Browser, Page } from 'playwright';
import { type Subject, subjects } from './subjects.ts';
import { stepCosts, traceCategories, type TraceEvent } from './tasks.ts';
import { plot, size } from './view.ts';

/** Near the right edge, so that the newest candle stays where it is whatever the zoom. */
const WHEEL_AT = { x: plot.width - 4, y: 240 };
/** Steps at the start of a gesture that are not counted: what runs for the first time is slower in any chart. */
const RUN_UP = 5;
/** Between two steps (ms): a frame at 60 Hz. What a chart puts off longer falls to the next step, which is like it. */
const REST = 17;

/** Opens a fresh page with fonts and data loaded and nothing drawn; closing it closes all of it. */
export async function openPage(browser: Browser, origin: string, subject: Subject, count: number): Promise<Page> {
  const { page: name, query } = subjects[subject];
  const page = await browser.newPage({ viewport: { ...size }, deviceScaleFactor: 1 });
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
  await page.goto(`${origin}/${name}.html?count=${count}&${query}`);
  await page.waitForFunction(() => window.bench !== undefined);
  return page;
}

/** Draws the chart for the first time (ms, see `Picture.untilStill`). */
export function firstPaint(page: Page): Promise<number> {
  return page.evaluate(() => window.bench?.firstPaint() ?? Number.NaN);
}

/** Trades that move the last candle, one after the other (ms each, see `stepCosts`). */
export async function ticks(page: Page, count: number): Promise<number[]> {
  for (let n = 0; n < RUN_UP; n += 1) {
    if (!(await page.evaluate((trade) => window.bench?.isDrawn(trade), n)))
      throw new Error(`${page.url()} did not draw trade ${n}.`);
  }
  await rest(page);
  const trade = () => page.evaluate((args) => window.bench?.trades(...args), [RUN_UP, count, REST] as const);
  return traced(page, count, trade);
}

/** Drags the candles towards the right, 8 px and one real mouse move at a time (ms each, see `stepCosts`). */
export async function pan(page: Page, moves: number, play: Play = measured): Promise<number[]> {
  const startX = 200;
  await page.mouse.move(startX, 240);
  await page.mouse.down();
  const took = await play(page, 'pointermove', moves + RUN_UP, (n) => page.mouse.move(startX + 8 * (n + 1), 240));
  await mustHaveChanged(page);
  await page.mouse.up();
  return took.slice(RUN_UP);
}

/** Moves the mouse over the candles, each time to another one (ms each, see `stepCosts`). */
export async function crosshair(page: Page, moves: number, play: Play = measured): Promise<number[]> {
  await page.mouse.move(150, 120);
  const to = (n: number) => page.mouse.move(160 + ((n * 11) % 820), 130 + (n % 20) * 9);
  const took = await play(page, 'pointermove', moves + RUN_UP, to);
  await mustHaveChanged(page);
  return took.slice(RUN_UP);
}

/** Turns the wheel outwards by so many real events and back inwards by as many (ms each, see `stepCosts`). */
export function zoom(page: Page, subject: Subject, turns: number): Promise<number[]> {
  return atTheWheel(page, subject, (turn) => measured(page, 'wheel', 2 * turns, (n) => turn(n < turns ? 1 : -1)));
}

/** Turns the wheel outwards without measuring it. */
export async function zoomOut(page: Page, subject: Subject, turns: number): Promise<void> {
  await atTheWheel(page, subject, (turn) => unmeasured(page, 'wheel', turns, () => turn(1)));
}

/** Bytes the chart keeps on the JavaScript heap once drawn, garbage collected, the candles themselves left out. */
export async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    // Twice: what the first round finalises is free only in the second.
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await used();
  await firstPaint(page);
  return (await used()) - before;
}

/** Does something with the wheel, which is turned by one step outwards (1) or inwards (-1). */
async function atTheWheel(
  page: Page,
  subject: Subject,
  act: (turn: (direction: 1 | -1) => Promise<void>) => Promise<number[]>,
): Promise<number[]> {
  const { wheelKey, wheelDelta } = subjects[subject];
  await page.mouse.move(WHEEL_AT.x, WHEEL_AT.y);
  if (wheelKey) await page.keyboard.down(wheelKey);
  const took = await act((direction) => page.mouse.wheel(0, direction * wheelDelta));
  if (wheelKey) await page.keyboard.up(wheelKey);
  return took;
}

/** Acts so many times, each when the page has come to rest: what each has cost, if that is measured. */
type Play = (
  page: Page,
  type: 'pointermove' | 'wheel',
  count: number,
  act: (n: number) => Promise<void>,
) => Promise<number[]>;

const measured: Play = async (page, type, count, act) => {
  await rest(page);
  await page.evaluate((wanted) => {
    window.bench?.hasChanged();
    window.bench?.mark(wanted);
  }, type);
  return traced(page, count, () => unmeasured(page, type, count, act));
};

/** A gesture that leaves no trace in the picture was not drawn, and what it cost means nothing. */
async function mustHaveChanged(page: Page): Promise<void> {
  if (!(await page.evaluate(() => window.bench?.hasChanged())))
    throw new Error(`${page.url()}: a gesture has changed nothing in the picture.`);
}

/** For a profiler: the marks of a trace would stop it each time. */
export const unmeasured: Play = async (page, _, count, act) => {
  for (let n = 0; n < count; n += 1) {
    await act(n);
    await rest(page);
  }
  return [];
};

/** What the steps cost that a page takes meanwhile. */
async function traced(page: Page, count: number, act: () => Promise<unknown>): Promise<number[]> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: [...traceCategories] });
  await act();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser?.stopTracing()));
  const costs = stepCosts(trace.traceEvents);
  if (costs.length !== count) throw new Error(`${page.url()}: of ${count} steps the page heard ${costs.length}.`);
  return costs;
}

/** A pause between two steps. */
function rest(page: Page): Promise<void> {
  return page.waitForTimeout(REST);
}
