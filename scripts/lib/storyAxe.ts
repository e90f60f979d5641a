import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import type { PreviewPage } from './storyPage.ts';

const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const { source } = require('axe-core') as { readonly source: string };

/** The part of axe that is used here. */
interface AxePage {
  readonly axe?: {
    configure(of: { readonly rules: readonly { readonly id: string; readonly enabled: boolean }[] }): void;
    run(context: object, options: object): Promise<{ readonly violations: readonly Violation[] }>;
  };
}

interface Violation {
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly any: readonly { readonly message: string }[] }[];
}

/** What axe has found in the documents it has looked at, so that it looks at each of them once. */
export type Checked = Map<string, { readonly storyId: string; readonly found: readonly string[] }>;

export interface Check {
  readonly found: readonly string[];
  /** The story whose document was the same, if axe had looked at one. */
  readonly sameAs?: string;
}

/**
 * What axe finds in the story that a page shows, by the rules the story asks for as Storybook's own panel applies them. A
 * document that equals one it has looked at is not looked at again.
 */
export async function checkAccessibility(page: Page, storyId: string, checked: Checked): Promise<Check> {
  const key = await page.evaluate(readDocument, storyId);
  if (key === undefined) return { found: [] };
  const before = checked.get(key);
  if (before !== undefined) return { found: before.found, sameAs: before.storyId };
  const found = await findViolations(page, storyId);
  checked.set(key, { storyId, found });
  return { found };
}

/** What axe finds, by the story's own rules or by one alone. */
export async function findViolations(page: Page, storyId: string, rule?: string): Promise<readonly string[]> {
  const hasAxe = await page.evaluate(() => 'axe' in globalThis);
  if (!hasAxe) await page.evaluate(source);
  return page.evaluate(runAxe, [storyId, rule] as const);
}

/**
 * Runs in the page: a hash of everything of its document that axe can tell from another one; undefined for a story that
 * asks for no check.
 */
async function readDocument(storyId: string): Promise<string | undefined> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewPage;
  const { parameters, storyGlobals } = await preview.loadStory({ storyId });
  if (parameters.a11y.test === 'off') return undefined;
  const { documentElement: root, body, activeElement } = document;
  // React goes on counting from story to story.
  const ids = new Map<string, number>();
  const html = new XMLSerializer().serializeToString(body).replaceAll(/_r_[\da-z]+_/g, (id) => {
    if (!ids.has(id)) ids.set(id, ids.size);
    return `#${ids.get(id)}`;
  });
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const scrolled = [...document.querySelectorAll('*')].flatMap(({ scrollTop, scrollLeft }, index) =>
    scrollTop + scrollLeft === 0 ? [] : [[index, scrollTop, scrollLeft]],
  );
  const whole = JSON.stringify([
    html,
    [...root.attributes].map(({ name, value }) => [name, value]),
    [innerWidth, innerHeight, scrolled],
    fields.map(({ value, checked, indeterminate }) => [value, checked, indeterminate]),
    activeElement && [...document.querySelectorAll('*')].indexOf(activeElement),
    [storyGlobals, parameters.a11y],
  ]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(whole));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16)).join('-');
}

/** Runs in the page. */
async function runAxe([storyId, rule]: readonly [string, string | undefined]): Promise<string[]> {
  const { __STORYBOOK_PREVIEW__: preview, axe } = globalThis as unknown as PreviewPage & AxePage;
  const { context, options } = (await preview.loadStory({ storyId })).parameters.a11y;
  // What a component shows is a part of a page only.
  axe?.configure({ rules: [{ id: 'region', enabled: false }] });
  const hidden = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];
  const result = await axe?.run(
    { include: document.body, exclude: [...hidden, ...(context?.exclude ?? [])] },
    {
      ...options,
      ...(rule !== undefined && { runOnly: { type: 'rule', values: [rule] } }),
      resultTypes: ['violations'],
      selectors: false,
    },
  );
  return (result?.violations ?? []).flatMap(({ help, nodes }) =>
    nodes.map(({ html, any }) => `${help}: ${any[0]?.message ?? ''} ${html.slice(0, 160)}`),
  );
}
