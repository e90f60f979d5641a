import { plot } from '../view.ts';

/** The number of unchanged frames after which a render counts as finished, at least. */
const STILL_FRAMES = 2;
/** The number of frames after which a render that has not changed is considered final. */
const MAX_STILL_FRAMES = 12;

/** Observes what an element shows. */
export function watchPicture(element: HTMLElement) {
  let isMutated = false;
  const observer = new MutationObserver(() => {
    isMutated = true;
  });
  observer.observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
  let shown = getNet(element);

  /** Whether it has changed since the last call. */
  function hasChanged(): boolean {
    const now = getNet(element);
    const isChanged = isMutated || now !== shown;
    [isMutated, shown] = [false, now];
    return isChanged;
  }

  return {
    /**
     * Milliseconds from `start` to the end of the first frame that shows the final render; undefined when nothing
     * changes. The end of a frame is two messages after its animation callbacks: by then style, layout, paint and
     * whatever the frame itself posted are done. A render is identified by canvas pixels, read back along a grid of lines
     * after the clock was read, and by every change of the document inside the element, so neither chart is trusted to
     * have rendered, and a chart that finishes a frame later is charged for it.
     * @param stillFor Wait at least this long after `start` for changes (ms).
     */
    async untilStill(start: number, { stillFor = 0 } = {}) {
      let changedAt: number | undefined;
      let still = 0;
      while (
        still < (changedAt === undefined ? MAX_STILL_FRAMES : STILL_FRAMES) ||
        performance.now() - start < stillFor
      ) {
        const now = await frameEnd();
        still += 1;
        if (hasChanged()) [changedAt, still] = [now, 0];
      }
      return changedAt === undefined ? undefined : changedAt - start;
    },
    hasChanged,
    /** Whether a canvas has any content. */
    hasContent: () => getNet(element) !== BLANK,
  };
}

/**
 * Changes one pixel in every frame, in a corner without a candle, until stopped. The browser runs without a frame
 * limit, but still throttles frames that change nothing: without this a render would wait up to 16 ms for its frame,
 * and that wait would be measured instead of the chart.
 */
export async function requestFrames(): Promise<() => void> {
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

/** Calls back in a separate task. A message, unlike a timer, is never delayed. */
function message(done: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', done, { once: true });
  port1.start();
  port2.postMessage(undefined);
}

/** Smaller canvases hold axes; they are drawn together with the candles. */
const LEAST_AREA = 100_000;
const ROWS = 8;
const COLUMNS = 12;
const NEWEST = 24;
const BLANK = -1;

/**
 * A hash of the pixels along a few rows and columns of every canvas as large as a plot; BLANK while all are. Only a
 * few, because reading is slow and would delay the next frame.
 */
function getNet(element: HTMLElement): number {
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
    // The position of the newest candle, which may be all that changes.
    add(plot.width - NEWEST, 0, NEWEST, height);
    for (let row = 0; row < ROWS; row += 1) add(0, Math.floor(((row + 0.5) * height) / ROWS), width, 1);
    for (let column = 0; column < COLUMNS; column += 1)
      add(Math.floor(((column + 0.5) * width) / COLUMNS), 0, 1, height);
  }
  return isBlank ? BLANK : hash;
}
