import { afterTrade, createCandles } from '../candles.ts';
import { requestFrames, watchPicture } from './picture.ts';
import { STEP } from '../../tasks.ts';
import type { Candle } from '../../../../packages/ui/src/model/Candle.ts';

/** A chart as used by the page: ours or the peer, each rendered as its users would. */
interface Subject {
  /** Converts the candles to the chart's format; this is not measured. */
  prepare(candles: readonly Candle[]): void;
  /** Creates the chart in the element with the last 200 candles in view: first paint is measured from this call. */
  mount(element: HTMLElement): void;
  /** Redraws the last candle. */
  tick(last: Candle): void;
}

declare global {
  interface Window {
    /** Set when fonts are loaded. */
    bench?: ReturnType<typeof createBench>;
  }
}

/** A first render counts as finished when nothing has changed for this long after the call (ms). */
const FIRST_PAINT_STILL = 250;

/** Loads fonts, then exposes the measurements to the driver. `?count=` is the length of the history. */
export async function exposeBench(subject: Subject): Promise<void> {
  const element = document.querySelector<HTMLElement>('#chart');
  if (!element) throw new Error('The page has no chart element.');
  const count = Number(new URLSearchParams(location.search).get('count'));
  // Of the fallbacks, a device may have none.
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
  const candles = createCandles(count);
  const last = candles.at(-1);
  if (!last) throw new Error('The URL has no count of candles.');
  subject.prepare(candles);
  await writeDigits();

  window.bench = createBench(subject, element, last);
}

function createBench(subject: Subject, element: HTMLElement, last: Candle) {
  const picture = watchPicture(element);
  return {
    /** Mounts the chart; see `untilStill` for what is measured. */
    async firstPaint() {
      const stopFrames = await requestFrames();
      const start = performance.now();
      subject.mount(element);
      const took = await picture.untilStill(start, { stillFor: FIRST_PAINT_STILL });
      stopFrames();
      if (took === undefined || !picture.hasContent()) throw new Error('The chart has drawn nothing.');
      return took;
    },

    /** Applies trades one after the other, each with a mark in the browser's trace and a pause (ms) after it. */
    async trades(first: number, wanted: number, rest: number) {
      for (let n = first; n < first + wanted; n += 1) {
        performance.mark(STEP);
        subject.tick(afterTrade(last, n));
        await new Promise((resolve) => setTimeout(resolve, rest));
      }
    },

    /** Whether the n-th trade changes the render. */
    async isDrawn(n: number) {
      subject.tick(afterTrade(last, n));
      return (await picture.untilStill(performance.now())) !== undefined;
    },

    /** Whether the render has changed since the last call. */
    hasChanged: () => picture.hasChanged(),

    /** From now on leaves a mark in the browser's trace when the page receives an event of this type. */
    mark(type: 'pointermove' | 'wheel') {
      window.addEventListener(type, leaveMark, { capture: true, passive: true });
    },
  };
}

/** One function object, so that an event leaves one mark however often it is registered. */
function leaveMark(): void {
  performance.mark(STEP);
}

/** The first text in a font costs tens of milliseconds; in an app much text has been rendered before a chart. */
async function writeDigits(): Promise<void> {
  const context = document.createElement('canvas').getContext('2d');
  for (const face of ["12px 'Instrument Sans'", "600 12px 'Instrument Sans'", "12px 'Geist Mono'"]) {
    if (context) context.font = face;
    context?.measureText('0,123.45 Nov 6789');
    context?.fillText('0,123.45 Nov 6789', 0, 20);
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
}
