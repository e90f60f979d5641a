import type { Browser, Page } from 'playwright';
import { measureHeap } from '../../builtApp.ts';
import { traceSteps } from '../tasks.ts';
import { openPage } from '../withPages.ts';
import { plot, size, ZOOM_STEP } from './view.ts';

/** Ours zooms by e to the power of the wheel's pixels over 400. */
const OURS_TURN = 400 * Math.log(ZOOM_STEP);
/** The peer by a tenth of a candle's width per 100 wheel pixels. */
const PEER_TURN = 100;

/** What is compared: a page, its query, and the wheel turn that zooms it by one step. */
export const subjects = {
  ours: { page: 'ours', query: '', wheelKey: 'Control', wheelDelta: OURS_TURN },
  /** Ours with a moving average, Bollinger bands and RSI. */
  oursIndicators: { page: 'ours', query: 'indicators', wheelKey: 'Control', wheelDelta: OURS_TURN },
  /** Ours as the platform draws a month: hours as candles of six, without and with the same indicators. */
  month: { page: 'ours', query: 'month', wheelKey: 'Control', wheelDelta: OURS_TURN },
  monthIndicators: { page: 'ours', query: 'month&indicators', wheelKey: 'Control', wheelDelta: OURS_TURN },
  peer: { page: 'peer', query: '', wheelKey: '', wheelDelta: PEER_TURN },
  /** The peer with a window of the history, as its host would pass it. */
  peerWindow: { page: 'peer', query: 'window=2000', wheelKey: '', wheelDelta: PEER_TURN },
  /** The peer drawing several candles as one where they are too narrow. */
  peerConflated: { page: 'peer', query: 'conflation', wheelKey: '', wheelDelta: PEER_TURN },
} as const;

export type Subject = keyof typeof subjects;

/** Near the right edge, so that the newest candle stays in place at any zoom. */
const WHEEL_AT = { x: plot.width - 4, y: 240 };
/** Initial steps of a gesture that are not counted: the first execution is slower in any chart. */
const RUN_UP = 5;
/**
 * Pause between two steps (ms): a frame at 60 Hz. What a chart defers longer counts for the next step, which is alike.
 */
const REST = 17;

/** Opens a fresh page with fonts and data loaded and nothing rendered; closing it closes everything. */
export function openChart(browser: Browser, origin: string, subject: Subject, count: number): Promise<Page> {
  const { page, query } = subjects[subject];
  return openPage(browser, `${origin}/${page}.html?count=${count}&${query}`, 'bench', { ...size });
}

/** Renders the chart for the first time (ms, see `Picture.untilStill`). */
export function firstPaint(page: Page): Promise<number> {
  return page.evaluate(() => window.bench?.firstPaint() ?? Number.NaN);
}

/** Applies trades to the last candle, one after the other (ms each, see `stepCosts`). */
export async function ticks(page: Page, count: number): Promise<number[]> {
  for (let n = 0; n < RUN_UP; n += 1) {
    if (!(await page.evaluate((trade) => window.bench?.isDrawn(trade), n)))
      throw new Error(`${page.url()} did not draw trade ${n}.`);
  }
  await rest(page);
  const trade = () => page.evaluate((args) => window.bench?.trades(...args), [RUN_UP, count, REST] as const);
  return traced(page, count, trade);
}

/** Drags the candles to the right, 8 px and one real mouse move at a time (ms each, see `stepCosts`). */
export async function pan(page: Page, moves: number): Promise<number[]> {
  const startX = 200;
  await page.mouse.move(startX, 240);
  await page.mouse.down();
  const took = await measured(page, 'pointermove', moves + RUN_UP, (n) => page.mouse.move(startX + 8 * (n + 1), 240));
  await mustHaveChanged(page);
  await page.mouse.up();
  return took.slice(RUN_UP);
}

/** Moves the mouse to another candle with each step (ms each, see `stepCosts`). */
export async function crosshair(page: Page, moves: number): Promise<number[]> {
  await page.mouse.move(150, 120);
  const to = (n: number) => page.mouse.move(160 + ((n * 11) % 820), 130 + (n % 20) * 9);
  const took = await measured(page, 'pointermove', moves + RUN_UP, to);
  await mustHaveChanged(page);
  return took.slice(RUN_UP);
}

/** Zooms out by so many real wheel events and back in by as many (ms each, see `stepCosts`). */
export function zoom(page: Page, subject: Subject, turns: number): Promise<number[]> {
  return atTheWheel(page, subject, (turn) => measured(page, 'wheel', 2 * turns, (n) => turn(n < turns ? 1 : -1)));
}

/** Zooms out without measuring. */
export async function zoomOut(page: Page, subject: Subject, turns: number): Promise<void> {
  await atTheWheel(page, subject, (turn) => unmeasured(page, 'wheel', turns, () => turn(1)));
}

/** Bytes of JavaScript heap the chart holds once rendered, after garbage collection, without the candles themselves. */
export async function heap(page: Page): Promise<number> {
  const before = await measureHeap(page);
  await firstPaint(page);
  return (await measureHeap(page)) - before;
}

/** Performs an action with the wheel, turned by one step outwards (1) or inwards (-1). */
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

/** Performs an action several times, each when the page is idle; returns the cost of each, if measured. */
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

/** A gesture that leaves no visible change was not rendered, and its cost means nothing. */
async function mustHaveChanged(page: Page): Promise<void> {
  if (!(await page.evaluate(() => window.bench?.hasChanged())))
    throw new Error(`${page.url()}: a gesture changed nothing on the screen.`);
}

const unmeasured: Play = async (page, _, count, act) => {
  for (let n = 0; n < count; n += 1) {
    await act(n);
    await rest(page);
  }
  return [];
};

/** The costs of the steps a page takes meanwhile. */
async function traced(page: Page, count: number, act: () => Promise<unknown>): Promise<number[]> {
  return (await traceSteps(page, count, act)).map(({ all }) => all);
}

/** A pause between two steps. */
function rest(page: Page): Promise<void> {
  return page.waitForTimeout(REST);
}
