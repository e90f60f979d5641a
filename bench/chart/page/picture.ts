import { plot } from '../view.ts';

/** Frames without a change after which a picture counts as finished, at the least. */
const STILL_FRAMES = 2;
/** Frames after which a picture that has not begun to change is taken to stay as it is. */
const PATIENCE = 12;

export interface Picture {
  /**
   * Milliseconds from `start` to the end of the first frame that shows the picture as it then stays; undefined when it
   * stays as it was. The end of a frame is two messages after its animation callbacks: by then style, layout, paint
   * and whatever the frame itself had posted are done. The picture is what is on the canvases, read back along a net of
   * lines after the clock was read, and every change of the document inside the element; so neither chart is believed
   * to have drawn, and a chart that finishes a frame later pays for it.
   * @param stillFor Wait at least so long after `start` for changes (ms).
   */
  untilStill(start: number, options?: { stillFor?: number }): Promise<number | undefined>;
  /** Whether it is another than when this was asked last. */
  hasChanged(): boolean;
  /** Whether a canvas holds anything at all. */
  hasInk(): boolean;
}

/** Watches what an element shows. */
export function watchPicture(element: HTMLElement): Picture {
  let isMutated = false;
  const observer = new MutationObserver(() => {
    isMutated = true;
  });
  observer.observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
  let shown = netOf(element);

  function hasChanged(): boolean {
    const now = netOf(element);
    const isChanged = isMutated || now !== shown;
    [isMutated, shown] = [false, now];
    return isChanged;
  }

  return {
    async untilStill(start, { stillFor = 0 } = {}) {
      let changedAt: number | undefined;
      let still = 0;
      while (still < (changedAt === undefined ? PATIENCE : STILL_FRAMES) || performance.now() - start < stillFor) {
        const now = await frameEnd();
        still += 1;
        if (hasChanged()) [changedAt, still] = [now, 0];
      }
      return changedAt === undefined ? undefined : changedAt - start;
    },
    hasChanged,
    hasInk: () => netOf(element) !== BLANK,
  };
}

/**
 * Changes one pixel in every frame, in a corner without a candle, until told to stop. The browser is started without a
 * limit of frames, but still paces those that change nothing: without this a picture would wait up to 16 ms for its
 * frame, and that wait would be measured in place of the chart.
 */
export async function keepFramesComing(): Promise<() => void> {
  const pixel = document.createElement('i');
  pixel.style.cssText = 'position: fixed; inset: auto 0 0 auto; inline-size: 1px; block-size: 1px; z-index: 9';
  document.body.append(pixel);
  const change = () => {
    pixel.style.background = pixel.style.background === 'black' ? 'gray' : 'black';
    if (pixel.isConnected) requestAnimationFrame(change);
  };
  change();
  for (let frame = 0; frame < 5; frame += 1) await frameEnd();
  return () => pixel.remove();
}

function frameEnd(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => message(() => message(() => resolve(performance.now()))));
  });
}

/** Calls back in a task of its own. A message, unlike a timer, is never delayed. */
function message(done: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', done, { once: true });
  port1.start();
  port2.postMessage(undefined);
}

/** Smaller canvases hold axes; they are drawn in the same go as the candles. */
const LEAST_AREA = 100_000;
const ROWS = 8;
const COLUMNS = 12;
const NEWEST = 24;
const BLANK = -1;

/**
 * A number for the pixels along a few rows and columns of every canvas that is as large as a plot; BLANK while all are.
 * Few, because reading is slow and would make the next frame late.
 */
function netOf(element: HTMLElement): number {
  let hash = 0;
  let isBlank = true;
  for (const canvas of element.querySelectorAll('canvas')) {
    const context = canvas.getContext('2d');
    const { width, height } = canvas;
    if (!context || width * height < LEAST_AREA) continue;
    const add = (x: number, y: number, w: number, h: number) => {
      for (const value of new Uint32Array(context.getImageData(x, y, w, h).data.buffer)) {
        isBlank &&= value === 0;
        hash = (Math.imul(hash, 31) + value) | 0;
      }
    };
    // Where the newest candle is, which may be all that changes.
    add(plot.width - NEWEST, 0, NEWEST, height);
    for (let row = 0; row < ROWS; row += 1) add(0, Math.floor(((row + 0.5) * height) / ROWS), width, 1);
    for (let column = 0; column < COLUMNS; column += 1)
      add(Math.floor(((column + 0.5) * width) / COLUMNS), 0, 1, height);
  }
  return isBlank ? BLANK : hash;
}
