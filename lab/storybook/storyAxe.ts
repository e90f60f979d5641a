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

/** What axe finds in the story that a page shows, by one rule, as Storybook's own panel applies it. */
export async function findViolations(page: Page, storyId: string, rule: string): Promise<readonly string[]> {
  const hasAxe = await page.evaluate(() => 'axe' in globalThis);
  if (!hasAxe) await page.evaluate(source);
  return page.evaluate(runAxe, [storyId, rule] as const);
}

/** Runs in the page. */
async function runAxe([storyId, rule]: readonly [string, string]): Promise<string[]> {
  const { __STORYBOOK_PREVIEW__: preview, axe } = globalThis as unknown as PreviewPage & AxePage;
  const { context, options } = (await preview.loadStory({ storyId })).parameters.a11y;
  // What a component shows is a part of a page only.
  axe?.configure({ rules: [{ id: 'region', enabled: false }] });
  const hidden = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];
  const result = await axe?.run(
    { include: document.body, exclude: [...hidden, ...(context?.exclude ?? [])] },
    {
      ...options,
      runOnly: { type: 'rule', values: [rule] },
      resultTypes: ['violations'],
      selectors: false,
    },
  );
  return (result?.violations ?? []).flatMap(({ help, nodes }) =>
    nodes.map(({ html, any }) => `${help}: ${any[0]?.message ?? ''} ${html.slice(0, 160)}`),
  );
}
