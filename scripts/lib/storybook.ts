import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve as absolute } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { browserFlags } from './browser.ts';
import { mustRun, program, root } from './processes.ts';
import { getOrigin } from './servers.ts';
import { serveFolder } from './staticServer.ts';
import { storybookPolicyOf } from './storybookPolicy.ts';
import type { StoryReport } from './testReports.ts';

/** Where hosts often publish a Storybook: not at the root of a domain. */
const SUB_PATH = 'library/storybook';
/** Longer than any story takes on a busy machine. */
export const STORY_LIMIT_MS = 60_000;

/** What Storybook's preview offers to the page it runs in. */
export interface PreviewPage {
  readonly __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    loadStory(of: { readonly storyId: string }): Promise<{
      readonly argTypes: Readonly<Record<string, { readonly description?: string }>>;
      readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
      readonly parameters: {
        readonly viewport: {
          readonly options: Readonly<Record<string, { readonly styles: Readonly<Record<'width' | 'height', string>> }>>;
        };
      };
    }>;
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (payload: never) => void): void;
    off(event: string, listener: (payload: never) => void): void;
    emit(event: 'setCurrentStory', payload: { storyId: string; viewMode: 'story' | 'docs' }): void;
  };
}

/** What a story has reported when it has ended: the part of Storybook's payload that is read here. */
interface FinishedStory {
  readonly storyId: string;
  readonly status: 'success' | 'error';
  readonly reporters: readonly StoryReport[];
}

interface Violations {
  readonly violations?: readonly { readonly help: string; readonly nodes: readonly { readonly html: string }[] }[];
}

/** How a story has ended. */
export interface StoryEnd {
  /** What was wrong: an error of its `play`, an error page, or what axe has found. */
  readonly error?: string;
  /** What its parts of the test have reported, axe apart. */
  readonly reports: readonly StoryReport[];
}

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

/** Every story. */
export const pickAll: Pick = (entries) => entries.filter(({ type }) => type === 'story');

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

/** Pages at a time: one for each core of a small machine. */
const PAGES = 2;

/** Hands each page a run of stories to open: neighbours share the code of their component. */
export async function openInRuns<Story>(
  stories: readonly Story[],
  openRun: (run: readonly Story[]) => Promise<void>,
): Promise<void> {
  const size = Math.ceil(stories.length / PAGES);
  await Promise.all(
    Array.from({ length: PAGES }, (_, index) => openRun(stories.slice(index * size, (index + 1) * size))),
  );
}

/** CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PreviewOptions {
  readonly theme?: string | undefined;
  /** Whether the device forces its colors. */
  readonly forcedColors?: 'active' | 'none';
  /** Without motion. */
  readonly isStill?: boolean;
  /** Whether to show pages of documentation instead of stories. */
  readonly isDocs?: boolean;
}

/** A page with Storybook's preview, which shows no story yet. */
export async function openPreview(
  { browser, origin }: OpenStorybook,
  { theme, forcedColors = 'none', isStill = false, isDocs = false }: PreviewOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    reducedMotion: isStill ? 'reduce' : 'no-preference',
    forcedColors,
  });
  context.setDefaultTimeout(STORY_LIMIT_MS);
  const page = await context.newPage();
  const view = isDocs ? 'docs' : 'story';
  await page.goto(`${origin}iframe.html?viewMode=${view}${theme === undefined ? '' : `&globals=theme:${theme}`}`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewPage;
    await preview.ready();
  });
  return page;
}

/**
 * Shows a story as a click in the sidebar does, in the window it asks for or the given one, and resolves when its `play`
 * and the check of its accessibility have ended.
 */
export async function show(page: Page, id: string, window?: Size): Promise<StoryEnd> {
  try {
    await page.setViewportSize(window ?? (await page.evaluate(readViewport, id)));
    return await page.evaluate(showStory, [id, STORY_LIMIT_MS] as const);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), reports: [] };
  }
}

/** Runs in the page: the size of the window a story asks for (px). */
export async function readViewport(storyId: string): Promise<Size> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewPage;
  const { storyGlobals, parameters } = await preview.loadStory({ storyId });
  const { width, height } = parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles ?? {
    width: '1200px',
    height: '900px',
  };
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/** Runs in the page: shows a story and resolves with how it has ended. */
export function showStory([storyId, limitMs]: readonly [string, number]): Promise<StoryEnd> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as PreviewPage;
  return new Promise((resolve) => {
    const errors: string[] = [];
    const still = document.createElement('style');
    still.textContent =
      '*, ::before, ::after { animation-delay: 0s !important; animation-duration: 0s !important; transition: none !important }';
    // Whatever begins to fade now would be read by axe in a colour that nobody sees for long.
    const onRendered = (rendered: string) => rendered === storyId && document.head.append(still);
    const onThrown = ({ message }: Error) => errors.push(message);
    const onUnhandled = (thrown: readonly Error[]) => errors.push(...thrown.map(({ message }) => message));
    const end = (reports: readonly StoryReport[]) => {
      still.remove();
      channel.off('storyRendered', onRendered);
      channel.off('playFunctionThrewException', onThrown);
      channel.off('unhandledErrorsWhilePlaying', onUnhandled);
      channel.off('storyFinished', onFinished);
      const error = errors.length > 0 && { error: errors.join('\n') };
      resolve({ ...error, reports: reports.filter(({ type }) => type !== 'a11y') });
    };
    const onFinished = ({ storyId: finished, status, reporters }: FinishedStory) => {
      if (finished !== storyId) return;
      for (const { type, result, status: reported } of reporters) {
        if (type === 'requirements' && reported === 'failed') errors.push('names requirements but has no assertion');
        const { violations = [] } = type === 'a11y' ? (result as Violations) : {};
        errors.push(...violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`));
      }
      const isErrorPage = document.body.classList.contains('sb-show-errordisplay');
      if (isErrorPage) errors.push(`error page: ${document.querySelector('#error-message')?.textContent ?? ''}`);
      if (status !== 'success' && errors.length === 0) errors.push(`ended with ${status}`);
      end(reporters);
    };
    setTimeout(() => {
      errors.push('has not ended');
      end([]);
    }, limitMs);
    channel.on('storyRendered', onRendered);
    channel.on('playFunctionThrewException', onThrown);
    channel.on('unhandledErrorsWhilePlaying', onUnhandled);
    channel.on('storyFinished', onFinished);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
