import type { Browser, Page } from 'playwright';
import { firstPaint, openPage, zoomOut } from './chartPage.ts';
import type { Candle } from '../../../packages/ui/src/model/Candle.ts';
import { type Coverage, expectedCoverage, isPlausible, paintedCoverage } from './coverage.ts';
import { MANY, TURNS_TO_MANY } from './kinds.ts';
import type { Subject } from './subjects.ts';
import { colours, counts, plot, turnsTo, VISIBLE } from './view.ts';

/** Charts differ in margins, body width and how they draw crowded candles; a larger difference is another picture. */
const FACTOR = 3;

/** A view, and the candles that must be visible in it. */
export interface View {
  readonly count: number;
  readonly turns: number;
  readonly visible: number;
}

export const views: readonly View[] = [
  ...counts.map((count) => ({ count, turns: 0, visible: Math.min(count, VISIBLE) })),
  { count: 10_000, turns: TURNS_TO_MANY, visible: Math.round(MANY) },
  { count: 10_000, turns: turnsTo(10_000), visible: 10_000 },
  { count: 100_000, turns: turnsTo(100_000), visible: 100_000 },
];

export interface Proof extends View {
  readonly expected: Coverage;
  readonly ours: Coverage;
  readonly peer: Coverage;
  readonly isProven: boolean;
}

/**
 * Whether both charts really show the candles in each view: the area painted in either colour must be close to what the
 * candles' geometry predicts and to what the other chart paints.
 */
export async function prove(
  browser: Browser,
  origin: string,
  candlesOf: (count: number) => Candle[],
): Promise<Proof[]> {
  const proofs: Proof[] = [];
  for (const view of views) {
    const expected = expectedCoverage(candlesOf(view.count).slice(-view.visible), plot.width, plot.height);
    const [ours, peer] = [
      await measureCoverage(browser, origin, 'ours', view),
      await measureCoverage(browser, origin, 'peer', view),
    ];
    const isProven = [
      isPlausible(ours, expected, FACTOR),
      isPlausible(peer, expected, FACTOR),
      isPlausible(ours, peer, FACTOR),
    ];
    proofs.push({ ...view, expected, ours, peer, isProven: isProven.every(Boolean) });
  }
  return proofs;
}

async function measureCoverage(
  browser: Browser,
  origin: string,
  subject: Subject,
  { count, turns }: View,
): Promise<Coverage> {
  const page = await openPage(browser, origin, subject, count);
  await firstPaint(page);
  if (turns > 0) await zoomOut(page, subject, turns);
  const coverage = await paintedOn(page);
  await page.close();
  return coverage;
}

async function paintedOn(page: Page): Promise<Coverage> {
  // The crosshair and its labels would cover candles.
  await page.mouse.move(plot.width + 40, plot.height + 20);
  await page.waitForTimeout(300);
  const png = await page.screenshot({ clip: plot });
  return paintedCoverage(await pixelsOf(page, png.toString('base64')), colours);
}

/** Red, green, blue and alpha of each pixel of a PNG, decoded by the browser. */
async function pixelsOf(page: Page, base64: string): Promise<Uint8Array> {
  const pixels = await page.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const bytes = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  }, base64);
  return Buffer.from(pixels, 'base64');
}
