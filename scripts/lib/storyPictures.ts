import type { Page } from 'playwright';
import { openPreview, type OpenStorybook, show } from './storybook.ts';

/** Pages at a time: one for each core of a small machine. */
const PAGES = 2;

/** Draws the same picture on every machine with the same browser, as far as a browser can. */
export const pictureFlags = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
] as const;

export interface Picture {
  readonly id: string;
  /** The whole page, or what the window shows of it. */
  readonly isWhole: boolean;
}

/** Hands over the picture of each story as its `play` leaves it: a PNG without motion. */
export async function takePictures(
  opened: OpenStorybook,
  stories: readonly Picture[],
  keep: (id: string, picture: Buffer) => void,
): Promise<void> {
  // Neighbours share their component's code, so each page takes a run of them.
  const size = Math.ceil(stories.length / PAGES);
  const takePart = async (part: readonly Picture[]) => {
    const page = await openPreview(opened, { isStill: true });
    /* oxlint-disable no-await-in-loop -- one page shows one story at a time */
    for (const { id, isWhole } of part) {
      await show(page, id);
      keep(id, await takePicture(page, isWhole));
    }
    /* oxlint-enable no-await-in-loop */
    await page.context().close();
  };
  await Promise.all(
    Array.from({ length: PAGES }, (_, index) => takePart(stories.slice(index * size, (index + 1) * size))),
  );
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
