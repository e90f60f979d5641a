import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve as absolute } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { browserFlags } from '@etherpilot/testkit/browser';
import { mustRun, program, root } from '@etherpilot/testkit/processes';
import { getOrigin } from '@etherpilot/testkit/servers';
import { serveFolder } from '../staticServer.ts';
import { storybookPolicyOf } from './storybookPolicy.ts';
import { type PreviewPage, readViewport, showStory, type Size, type StoryEnd } from './storyPage.ts';

/** Where hosts often publish a Storybook: not at the root of a domain. */
const SUB_PATH = 'library/storybook';
/** Longer than any story takes on a busy machine. */
export const STORY_LIMIT_MS = 60_000;

/** A story, as Storybook's index lists it. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  /** The state in code: `FailedWithOlderData`. */
  readonly exportName?: string;
  /** The state in words: `Failed With Older Data`. */
  readonly name: string;
  /** Its file, from the root of the repository: `./packages/ui/src/…`. */
  readonly importPath: string;
  /** `dev` is that of stories in the sidebar; others are tests. */
  readonly tags: readonly string[];
}

export type Pick = (entries: readonly StoryEntry[]) => StoryEntry[];

/** Whether a story is in the sidebar; others only prove behavior. */
export function isInSidebar({ tags }: StoryEntry): boolean {
  return tags.includes('dev');
}

/** Every story of the sidebar. */
export const pickSidebar: Pick = (entries) => entries.filter((entry) => entry.type === 'story' && isInSidebar(entry));

/** A built Storybook that is served. */
export interface ServedStorybook {
  /** Where its pages are, with a slash at the end. */
  readonly origin: string;
  /** All that its index lists. */
  readonly entries: readonly StoryEntry[];
}

/** The same, and a browser to open it in. */
export interface OpenStorybook extends ServedStorybook {
  readonly browser: Browser;
}

export interface StorybookOptions {
  /** A folder with a Storybook that has been built, instead of building one. */
  readonly built?: string | undefined;
  /** Whether to build its docs, too, which takes more than twice as long. */
  readonly hasDocs?: boolean;
  /** Whether stories are shown under the app's content security policy. */
  readonly hasPolicy?: boolean;
  /** Further flags for the browser. */
  readonly flags?: readonly string[];
}

/** Builds Storybook, serves it under a sub-path, and closes everything after its use. */
export async function withStorybook<Result>(
  executablePath: string,
  work: (opened: OpenStorybook) => Promise<Result>,
  { flags = [], ...options }: StorybookOptions = {},
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: [...browserFlags, ...flags] });
  try {
    return await withServedStorybook((served) => work({ browser, ...served }), options);
  } finally {
    await browser.close();
  }
}

/** Builds Storybook, serves it under a sub-path, and ends the server after its use. */
export async function withServedStorybook<Result>(
  work: (served: ServedStorybook) => Promise<Result>,
  { built: existing, hasDocs = false, hasPolicy = false }: Omit<StorybookOptions, 'flags'> = {},
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'storybook-'));
  try {
    const built = join(folder, SUB_PATH);
    const build = ['build', '--output-dir', built, '--quiet', ...(hasDocs ? [] : ['--test'])];
    if (existing === undefined) await mustRun([program('storybook/dist/bin/dispatcher.js'), ...build]);
    else await cp(absolute(root, existing), built, { recursive: true });
    const { entries }: { entries: Record<string, StoryEntry> } = JSON.parse(
      readFileSync(join(built, 'index.json'), 'utf8'),
    );
    const policy = storybookPolicyOf(readFileSync(join(built, 'iframe.html'), 'utf8'));
    // The pages of documentation are Storybook's own.
    const isOfStories = (url: string) => url.includes('/iframe.html') && !url.includes('viewMode=docs');
    const { server, port } = await serveFolder(folder, 'pages', (url) =>
      hasPolicy && isOfStories(url) ? { 'content-security-policy': policy } : {},
    );
    try {
      return await work({ origin: `${getOrigin(port)}/${SUB_PATH}/`, entries: Object.values(entries) });
    } finally {
      server.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Pages at a time: more than the cores of a small machine, because stories often wait. */
const PAGES = 3;
/** Runs for each page, so that none has the slowest stories alone. */
const RUNS = 4;

/** Hands each page a run of stories to open, then the next one: neighbours share the code of their component. */
export async function openInRuns<Story>(
  stories: readonly Story[],
  openRun: (run: readonly Story[]) => Promise<void>,
): Promise<void> {
  const size = Math.ceil(stories.length / (PAGES * RUNS));
  // The last ones are the flows, which take longest.
  const runs = Array.from({ length: PAGES * RUNS }, (_, index) => stories.slice(index * size, (index + 1) * size))
    .filter((run) => run.length > 0)
    .toReversed();
  const openRuns = async () => {
    // oxlint-disable-next-line no-await-in-loop -- one run after the other
    for (let run = runs.shift(); run; run = runs.shift()) await openRun(run);
  };
  await Promise.all(Array.from({ length: PAGES }, openRuns));
}

export interface PreviewOptions {
  readonly theme?: string | undefined;
  /** Whether the device forces its colors. */
  readonly forcedColors?: 'active' | 'none';
  /** Without motion. */
  readonly isStill?: boolean;
  /** Whether animations are over once a story's `play` has ended, instead of being waited for. */
  readonly isTest?: boolean;
  /** Whether to show pages of documentation instead of stories. */
  readonly isDocs?: boolean;
}

/** By this name, Storybook knows that a test opens it. */
const TEST_AGENT = 'StorybookTestRunner';

/** A page with Storybook's preview, which shows no story yet. Axe waits until it is asked. */
export async function openPreview(
  { browser, origin }: OpenStorybook,
  { theme, forcedColors = 'none', isStill = false, isTest = false, isDocs = false }: PreviewOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    reducedMotion: isStill ? 'reduce' : 'no-preference',
    forcedColors,
    ...(isTest && { userAgent: `${TEST_AGENT} Chrome/${browser.version()}` }),
  });
  // Nobody looks at highlighted elements, for which Storybook asks every element for its style after each change.
  await context.addInitScript(() => Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true }));
  context.setDefaultTimeout(STORY_LIMIT_MS);
  const page = await context.newPage();
  const view = isDocs ? 'docs' : 'story';
  await page.goto(`${origin}iframe.html?viewMode=${view}${theme === undefined ? '' : `&globals=theme:${theme}`}`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      globalThis as unknown as PreviewPage;
    await preview.ready();
    // There is no sidebar around it, for which every event would be written as text.
    channel.transports.length = 0;
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
  return page;
}

/**
 * Shows a story as a click in the sidebar does, in the window it asks for or the given one, and resolves when its `play`
 * and the check of its accessibility have ended.
 */
export async function show(page: Page, id: string, window?: Size): Promise<StoryEnd> {
  try {
    const size = window ?? (await page.evaluate(readViewport, id));
    const current = page.viewportSize();
    if (current?.width !== size.width || current.height !== size.height) await page.setViewportSize(size);
    return await page.evaluate(showStory, [id, STORY_LIMIT_MS] as const);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), reports: [] };
  }
}
