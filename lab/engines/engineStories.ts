import { type EngineName } from '@etherpilot/testkit/engines';
import { pickSidebar, STORY_LIMIT_MS, withServedStorybook } from '../storybook/storybook.ts';
import { type PreviewPage, readViewport, showStory } from '../storybook/storyPage.ts';
import { withEnginePage } from './engineLab.ts';
import { type EnginePage, until } from './enginePage.ts';

export interface StoryOutcome {
  readonly count: number;
  /** What each story that failed has ended on. */
  readonly problems: readonly string[];
}

/** Opens the stories of screens in the built Storybook, one after the other, and runs their `play` in an engine. */
export function walkScreenStories(engine: EngineName, report: (line: string) => void): Promise<StoryOutcome> {
  return withServedStorybook(async ({ origin, entries }) => {
    const stories = pickSidebar(entries).filter(({ title }) => title.startsWith('Screens/'));
    const problems: string[] = [];
    await withEnginePage(engine, 1440, async (page) => {
      await openPreview(page, origin);
      for (const { id } of stories) {
        // oxlint-disable-next-line no-await-in-loop -- one story after the other
        const problem = await show(page, id);
        report(`${problem === undefined ? '✓' : '✗'} ${id}`);
        if (problem === undefined) continue;
        problems.push(`${id}: ${problem}`);
        // What a broken story leaves behind must not be blamed on the next one.
        // oxlint-disable-next-line no-await-in-loop -- one story after the other
        await openPreview(page, origin);
      }
    });
    return { count: stories.length, problems };
  });
}

async function openPreview(page: EnginePage, origin: string): Promise<void> {
  await page.open(`${origin}iframe.html?viewMode=story`);
  await until('preview of Storybook', () =>
    page.run(async () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Partial<PreviewPage>;
      await preview?.ready();
      return preview !== undefined;
    }),
  );
}

async function show(page: EnginePage, id: string): Promise<string | undefined> {
  try {
    const { width, height } = await page.run(readViewport, id);
    await page.resize(width, height);
    return (await page.run(showStory, [id, STORY_LIMIT_MS] as const)).error;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
