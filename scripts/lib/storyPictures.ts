import type { Page } from 'playwright';
import { openInRuns, openPreview, type OpenStorybook, show } from './storybook.ts';

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

export interface Picture {
  readonly id: string;
  /** The whole page, or what the window shows of it. */
  readonly isWhole: boolean;
}

/** How often a story is shown until its picture is accepted: smoothing sometimes differs by a shade in a corner. */
const ATTEMPTS = 4;

/**
 * Hands over the picture of each story as its `play` leaves it: a PNG without motion. Where it is not accepted, the story
 * is shown again; the last picture is marked as such.
 */
export async function takePictures(
  opened: OpenStorybook,
  stories: readonly Picture[],
  accept: (id: string, picture: Buffer, isLast: boolean) => boolean,
): Promise<void> {
  await openInRuns(stories, async (run) => {
    let page = await openPreview(opened, { isStill: true });
    /* oxlint-disable no-await-in-loop -- one page shows one story at a time */
    for (const { id, isWhole } of run) {
      for (let attempt = 1, isAccepted = false; !isAccepted && attempt <= ATTEMPTS; attempt++) {
        if (attempt > 1) {
          // A story that is shown already is not shown again.
          await page.context().close();
          page = await openPreview(opened, { isStill: true });
        }
        const { error } = await show(page, id);
        if (error !== undefined) process.stderr.write(`${id} ended on an error: ${error}\n`);
        isAccepted = accept(id, await takePicture(page, isWhole), attempt === ATTEMPTS);
      }
    }
    /* oxlint-enable no-await-in-loop */
    await page.context().close();
  });
}

async function takePicture(page: Page, fullPage: boolean): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
  return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage });
}
