import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright';
import { browserFlags } from '../lib/browser.ts';
import { mustRun, program } from '../lib/processes.ts';
import { getOrigin } from '../lib/servers.ts';
import { serveFolder } from '../lib/staticServer.ts';

/** Where hosts often publish a Storybook: not at the root of a domain. */
const SUB_PATH = 'library/storybook';
/** Longer than any story takes on a busy machine. */
const STORY_LIMIT_MS = 60_000;

/** What Storybook's preview offers to the page it runs in. */
interface PreviewPage {
  readonly __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    loadStory(of: { readonly storyId: string }): Promise<{
      readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
      readonly parameters: {
        readonly viewport: {
          readonly options: Readonly<Record<string, { readonly styles: Readonly<Record<'width' | 'height', string>> }>>;
        };
      };
    }>;
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: 'storyFinished', listener: (payload: { storyId: string; status: string }) => void): void;
    emit(event: 'setCurrentStory', payload: { storyId: string; viewMode: 'story' }): void;
  };
}

/** A story, as Storybook's index lists it. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  /** `dev` is that of stories in the sidebar; others are tests. */
  readonly tags: readonly string[];
}

export interface WalkResult {
  /** How many stories were opened. */
  readonly count: number;
  /** What was wrong, by story: an error page, a console message, a request that failed, a page that was left. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
}

export interface WalkOptions {
  readonly pages?: number;
  /** Whether to build its docs, too, which takes more than twice as long. */
  readonly hasDocs?: boolean;
  /** Looks only for texts that are hard to read in this theme, whatever else a story says of its colours. */
  readonly theme?: string | undefined;
}

export type Pick = (entries: readonly StoryEntry[]) => StoryEntry[];

/** Every story of the sidebar. */
export const pickAll: Pick = (entries) => entries.filter(({ type, tags }) => type === 'story' && tags.includes('dev'));

/** Every story of a screen and of a flow, and the first one of each other component. */
export const pickSome: Pick = (entries) => {
  const seen = new Set<string>();
  return pickAll(entries).filter(({ title }) => {
    const isNew = !seen.has(title);
    seen.add(title);
    return isNew || /^(screens\/[^/]+|flows\/.*)$/i.test(title);
  });
};

/**
 * Builds Storybook and opens its stories one after the other, as its sidebar does: React for production, with motion,
 * under a sub-path. Each must end without an error page, without a word in the console, without a failed request and on
 * its own page.
 */
export async function walkStorybook(
  executablePath: string,
  pick: Pick,
  options: WalkOptions = {},
): Promise<WalkResult> {
  const folder = await mkdtemp(join(tmpdir(), 'storybook-'));
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  try {
    const built = join(folder, SUB_PATH);
    const build = ['build', '--output-dir', built, '--quiet', ...(options.hasDocs ? [] : ['--test'])];
    await mustRun([program('storybook/dist/bin/dispatcher.js'), ...build]);
    const { entries }: { entries: Record<string, StoryEntry> } = JSON.parse(
      readFileSync(join(built, 'index.json'), 'utf8'),
    );
    const { server, port } = await serveFolder(folder, 'pages');
    try {
      return await walk(browser, `${getOrigin(port)}/${SUB_PATH}/`, pick(Object.values(entries)), options);
    } finally {
      server.close();
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function walk(
  browser: Browser,
  origin: string,
  stories: readonly StoryEntry[],
  { pages = 2, theme }: WalkOptions,
): Promise<WalkResult> {
  const problems = new Map<string, string[]>();
  // Neighbours share their component's code, so each page takes a run of them.
  const size = Math.ceil(stories.length / pages);
  const walkPart = async (part: readonly StoryEntry[]) => {
    let page: Page | undefined;
    for (const { id } of part) {
      const found: string[] = [];
      page ??= await openPreview(browser, origin, theme);
      const stop = theme === undefined ? listen(page, found) : () => {};
      const error = await show(page, id);
      if (theme !== undefined) found.push(...(await findUnreadable(page)));
      else if (error !== undefined) found.push(error);
      if (!page.url().startsWith(`${origin}iframe.html`)) found.push(`left for ${page.url()}`);
      stop();
      if (found.length === 0) continue;
      problems.set(id, found);
      // What a broken story leaves behind must not be blamed on the next one.
      await page.context().close();
      page = undefined;
    }
    await page?.context().close();
  };
  await Promise.all(
    Array.from({ length: pages }, (_, index) => walkPart(stories.slice(index * size, (index + 1) * size))),
  );
  return { count: stories.length, problems };
}

/** A page with Storybook's preview, which shows no story yet. */
async function openPreview(browser: Browser, origin: string, theme: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // A text that fades in has another colour on its way.
    ...(theme !== undefined && { reducedMotion: 'reduce' }),
  });
  context.setDefaultTimeout(STORY_LIMIT_MS);
  const page = await context.newPage();
  await page.goto(`${origin}iframe.html?viewMode=story${theme === undefined ? '' : `&globals=theme:${theme}`}`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewPage;
    await preview.ready();
  });
  return page;
}

/** The texts of a page that are too close to their background. */
async function findUnreadable(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${any[0]?.message ?? 'hard to read'}: ${html.slice(0, 120)}`),
  );
}

/** Collects what a page writes to its console and the requests that fail, until the returned function is called. */
function listen(page: Page, found: string[]): () => void {
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(`${message.type()}: ${message.text()}`);
  };
  const onError = (error: Error) => found.push(`uncaught: ${error.message}`);
  const onResponse = (response: { status(): number; url(): string }) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
  };
  page.on('console', onConsole).on('pageerror', onError).on('response', onResponse);
  return () => {
    page.off('console', onConsole).off('pageerror', onError).off('response', onResponse);
  };
}

/**
 * Shows a story as a click in the sidebar does, in the window it asks for, and resolves when its `play` has ended: with
 * the error it ended on.
 */
async function show(page: Page, id: string): Promise<string | undefined> {
  try {
    await page.setViewportSize(await page.evaluate(readViewport, id));
    return await page.evaluate(showStory, [id, STORY_LIMIT_MS] as const);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Runs in the page: the size of the window a story asks for (px). */
async function readViewport(storyId: string): Promise<{ width: number; height: number }> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewPage;
  const { storyGlobals, parameters } = await preview.loadStory({ storyId });
  const { width, height } = parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles ?? {
    width: '1200px',
    height: '900px',
  };
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/** Runs in the page. */
function showStory([storyId, limitMs]: readonly [string, number]): Promise<string | undefined> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as PreviewPage;
  return new Promise((resolve) => {
    setTimeout(() => resolve('has not ended'), limitMs);
    channel.on('storyFinished', ({ storyId: finished, status }) => {
      if (finished !== storyId) return;
      const isErrorPage = document.body.classList.contains('sb-show-errordisplay');
      const text = document.querySelector('#error-message')?.textContent ?? '';
      resolve(isErrorPage ? `error page: ${text}` : status === 'success' ? undefined : `ended with ${status}`);
    });
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** The problems of a walk as text, a block a story. */
export function formatProblems({ problems }: WalkResult): string {
  return [...problems].map(([id, found]) => `${id}\n  ${found.join('\n  ')}`).join('\n');
}
