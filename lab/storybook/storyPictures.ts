import type { Page } from 'playwright';
import { openInRuns, openPreview, type OpenStorybook, type PreviewOptions, show } from './storybook.ts';
import type { Size } from './storyPage.ts';

/** Draws the same picture on every machine with the same browser, as far as a browser can. */
export const pictureFlags = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Corners that are drawn again in part are smoothed differently.
  '--disable-partial-raster',
  '--disable-gpu',
] as const;

/** What a picture can be taken with that no choice of the toolbar brings about. */
const modes = {
  'forced-colors': { forcedColors: 'active' },
  // What fits into a window of 1440 × 900 px at 200 %.
  zoom: { window: { width: 720, height: 450 } },
} as const satisfies Readonly<Record<string, PreviewOptions & { readonly window?: Size }>>;

export interface Picture {
  readonly id: string;
  readonly mode?: keyof typeof modes;
  /** The whole page, or what the window shows of it. */
  readonly isWhole: boolean;
}

/** The name of a picture: the id of its story, with the mode it is taken in. */
export const nameOf = ({ id, mode }: Picture): string => (mode === undefined ? id : `${id}.${mode}`);

/** How often a story is shown until its picture is accepted: smoothing sometimes differs by a shade in a corner. */
const ATTEMPTS = 4;

/**
 * Hands over each picture by name as the story's `play` leaves it: a PNG without motion. Where it is not accepted, the
 * story is shown again; the last picture is marked as such.
 */
export async function takePictures(
  opened: OpenStorybook,
  pictures: readonly Picture[],
  accept: (name: string, picture: Buffer, isLast: boolean) => boolean,
): Promise<void> {
  for (const [mode, ofMode] of Map.groupBy(pictures, (picture) => picture.mode)) {
    const { window, ...options }: PreviewOptions & { window?: Size } = mode === undefined ? {} : modes[mode];
    const open = () => openPreview(opened, { ...options, isStill: true });
    // oxlint-disable-next-line no-await-in-loop -- each run has as many pages as a small machine can serve
    await openInRuns(ofMode, async (run) => {
      let page = await open();
      /* oxlint-disable no-await-in-loop -- one page shows one story at a time */
      for (const picture of run) {
        for (let attempt = 1, isAccepted = false; !isAccepted && attempt <= ATTEMPTS; attempt++) {
          if (attempt > 1) {
            // A story that is shown already is not shown again.
            await page.context().close();
            page = await open();
          }
          const { error } = await show(page, picture.id, window);
          // Axe cannot tell colors that the device forces.
          if (error !== undefined && mode !== 'forced-colors')
            process.stderr.write(`${picture.id} ended on an error: ${error}\n`);
          const png = await takePicture(page, picture.isWhole).catch((cause: unknown) => {
            throw new Error(`${picture.id} has no picture: ${String(cause)}`, { cause });
          });
          isAccepted = accept(nameOf(picture), png, attempt === ATTEMPTS);
        }
      }
      /* oxlint-enable no-await-in-loop */
      await page.context().close();
    });
  }
}

/** Beyond it the browser draws no picture, and nobody looks (CSS pixels). */
const TALLEST = 12_000;

async function takePicture(page: Page, isWhole: boolean): Promise<Buffer> {
  const { width, height } = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });
  const isTooTall = isWhole && height > TALLEST;
  const clip = { x: 0, y: 0, width, height: TALLEST };
  return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: isWhole, ...(isTooTall && { clip }) });
}
