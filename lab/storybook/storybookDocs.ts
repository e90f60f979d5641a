import { normalize } from 'node:path/posix';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { listen } from '@etherpilot/testkit/pageProblems';
import { isInSidebar, openInRuns, openPreview, type OpenStorybook, STORY_LIMIT_MS } from './storybook.ts';
import type { PreviewPage } from './storyPage.ts';
import type { WalkedStory } from './storybookWalk.ts';

/** A wide window, and the narrowest that the product supports (px). */
const widths = [1440, 320];
/** What hosts use. */
const isPublic = /^(?:Primitives|Components|Charts|Screens)\//;

/**
 * Opens every page of documentation at both widths: none may be an error page, write to the console, miss a file, have a
 * finding of axe or scroll sideways, and those of public components describe each prop. Stories in frames of their own are
 * left to the walk through the stories.
 */
export async function walkDocs(opened: OpenStorybook): Promise<readonly WalkedStory[]> {
  const pages = opened.entries.filter(({ type }) => type === 'docs');
  const walked: WalkedStory[] = [];
  await openInRuns(pages, async (run) => {
    const page = await openPreview(opened, { isStill: true, isDocs: true });
    /* oxlint-disable no-await-in-loop -- in one page, one after the other */
    for (const { id, title, importPath } of run) {
      const problems: string[] = [];
      const stop = listen(page, problems);
      try {
        await page.evaluate(showDocs, [id, STORY_LIMIT_MS] as const);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          problems.push(...(await findFaults(page)).map((fault) => `${width} px: ${fault}`));
        }
        const first = opened.entries.find((one) => one.type === 'story' && isInSidebar(one) && one.title === title);
        if (first && isPublic.test(title)) problems.push(...(await page.evaluate(findUndescribed, first.id)));
      } catch (error) {
        problems.push(String(error));
      }
      stop();
      walked.push({ id, title: `${title}: docs`, file: normalize(importPath), problems });
    }
    /* oxlint-enable no-await-in-loop */
    await page.context().close();
  });
  return walked;
}

/** Runs in the page: the props of a story's component that its table does not describe. */
async function findUndescribed(storyId: string): Promise<string[]> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewPage;
  const { argTypes } = await preview.loadStory({ storyId });
  return Object.entries(argTypes).flatMap(([name, { description }]) =>
    description ? [] : [`the prop ${name} has no description`],
  );
}

async function findFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .options({ iframes: false })
    .setLegacyMode()
    // Stories below each other each have the headings and landmarks of a page of their own.
    .disableRules(['heading-order', 'landmark-unique'])
    .analyze();
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return isWide ? [...faults, 'scrolls sideways'] : faults;
}

/** Runs in the page: shows a page of documentation, and resolves when its stories are there. */
async function showDocs([id, limitMs]: readonly [string, number]): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as PreviewPage;
  await new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('the page has not appeared')), limitMs);
    channel.on('docsRendered', (rendered: string) => {
      if (rendered === id) resolve();
    });
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  });
  if (document.body.classList.contains('sb-show-errordisplay'))
    throw new Error(`error page: ${document.querySelector('#error-message')?.textContent ?? ''}`);
  const isLoaded = () => document.querySelector('.sb-story > :empty, .docs-story [id^="story--"]:empty') === null;
  const start = performance.now();
  while (!isLoaded() && performance.now() - start < limitMs) {
    // oxlint-disable-next-line no-await-in-loop -- until the stories are drawn
    await new Promise(requestAnimationFrame);
  }
  await document.fonts.ready;
}
