import { type Browser, type Page, test as base } from '@playwright/test';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What Storybook's preview offers to the page it runs in. */
interface PreviewPage {
  readonly __STORYBOOK_PREVIEW__: {
    readonly selectionStore: { readonly selection?: { readonly storyId: string } };
    ready(): Promise<void>;
    loadStory(of: { readonly storyId: string }): Promise<{
      readonly playFunction?: unknown;
      readonly argTypes: Readonly<Record<string, { readonly description?: string }>>;
      readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
      readonly parameters: {
        readonly viewport: { readonly options: Readonly<Record<string, { readonly styles: Record<string, string> }>> };
      };
    }>;
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (payload: never) => void): void;
    off(event: string, listener: (payload: never) => void): void;
    emit(event: string, payload: object): void;
  };
}

/** What a story has reported when it has ended: the part of Storybook's payload that is read here. */
interface FinishedStory {
  readonly storyId: string;
  readonly status: string;
  readonly reporters: readonly { readonly type: string; readonly status: string }[];
}

/** Longer than a story takes on a busy machine (ms). */
const STORY_TIMEOUT_MS = 60_000;

/** Drawn with half as many pixels in each direction: enough for a cell of the screen map, and a quarter of the bytes. */
const half = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5 };

/** A page with Storybook's preview for all tests of a worker, which shows them one after the other as the sidebar does. */
const openFor = (options: object, theme = 'dark') =>
  [
    async ({ browser }: { readonly browser: Browser }, use: (page: Page) => Promise<void>) => {
      const page = await browser.newPage({ viewport: null, locale: 'en-US', reducedMotion: 'reduce', ...options });
      await openPreview(page, theme);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ] as const;

export const test = base.extend<object, { readonly preview: Page; readonly dark: Page; readonly light: Page }>({
  preview: [...openFor({})],
  dark: [...openFor(half)],
  light: [...openFor(half, 'light')],
});

/** Opens Storybook's preview, which shows nothing yet. */
export async function openPreview(page: Page, theme = 'dark'): Promise<void> {
  await page.goto(`${process.env['STORYBOOK_ORIGIN']}iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(async (chosen) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      globalThis as unknown as PreviewPage;
    await preview.ready();
    channel.emit('updateGlobals', { globals: { theme: chosen } });
  }, theme);
}

/** Shows a story in the window it asks for; resolves with what was wrong when axe has ended. */
export async function showStory(page: Page, storyId: string, window?: Size): Promise<string> {
  const size = window ?? (await page.evaluate(readViewport, storyId));
  await page.setViewportSize(size);
  return page.evaluate(playStory, [storyId, STORY_TIMEOUT_MS] as const);
}

/** Runs in the page: the size of the window a story asks for (px). */
async function readViewport(storyId: string): Promise<Size> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewPage;
  const { playFunction, storyGlobals, parameters } = await preview.loadStory({ storyId });
  if (playFunction !== undefined) throw new Error('Its args do not bring its state about: it has a play.');
  const { width = '1440px', height = '900px' } =
    parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles ?? {};
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/** Runs in the page. */
function playStory([storyId, timeoutMs]: readonly [string, number]): Promise<string> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    globalThis as unknown as PreviewPage;
  return new Promise((resolve) => {
    const errors: string[] = [];
    const end = () => {
      channel.off('storyFinished', onFinished);
      resolve(errors.join('\n'));
    };
    const onFinished = ({ storyId: finished, status, reporters }: FinishedStory) => {
      if (finished !== storyId) return;
      const failed = reporters.filter((report) => report.status === 'failed').map(({ type }) => `${type} has failed`);
      errors.push(...failed);
      if (document.body.classList.contains('sb-show-errordisplay'))
        errors.push(`error page: ${document.querySelector('#error-message')?.textContent ?? ''}`);
      if (status !== 'success' && errors.length === 0) errors.push(`ended with ${status}`);
      end();
    };
    setTimeout(() => {
      errors.push('has not ended');
      end();
    }, timeoutMs);
    channel.on('storyFinished', onFinished);
    // Choosing what is shown already does nothing; it is shown anew instead.
    const isShown = preview.selectionStore.selection?.storyId === storyId;
    channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** The props of a story's component that its table does not describe. */
export function findUndescribed(page: Page, storyId: string): Promise<string[]> {
  return page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewPage;
    const { argTypes } = await preview.loadStory({ storyId: id });
    return Object.entries(argTypes).flatMap(([name, { description }]) => (description ? [] : [name]));
  }, storyId);
}

/** Runs on a page of documentation: its code that is not in the product's own typeface. */
export async function findOtherCode(): Promise<string[]> {
  const faces = [...(await document.fonts.ready)];
  const isLoaded = faces.some(({ family, status }) => family === 'Geist Mono' && status === 'loaded');
  return [...document.querySelectorAll('#storybook-docs :is(code, pre span):not(.sb-story *)')]
    .filter((code) => !isLoaded || !getComputedStyle(code).fontFamily.startsWith('"Geist Mono"'))
    .map(({ textContent }) => textContent);
}
