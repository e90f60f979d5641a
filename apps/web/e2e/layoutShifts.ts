import type { Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import { untilLoaded } from './steps.js';

/** What has moved on a page without a person having done anything. */
export interface Shifts {
  /** Cumulative layout shift. */
  readonly total: number;
  /** What moved, by selector, for whoever has to mend it. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: { total: number; moved: string[] };
  }
}

/** Runs in the page, before anything else. */
function watchShifts(): void {
  window.shifts = { total: 0, moved: [] };
  const getName = (node: Element | null | undefined) => {
    const text = node?.textContent?.trim().slice(0, 30) ?? '';
    return `${node?.localName ?? '?'} “${text}”`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    })[]) {
      window.shifts.total += entry.value;
      const names = entry.sources.map(({ node }) => getName(node instanceof Element ? node : node?.parentElement));
      window.shifts.moved.push(`${entry.value.toFixed(3)}: ${names.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page, before anything else: React's next step, such as the effects of a commit, comes after a painted frame. */
function stepAfterPaint(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called on the port
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function postAfterPaint(this: MessagePort, message: unknown) {
    requestAnimationFrame(() => setTimeout(() => post.call(this, message)));
  };
}

/** Resolves once what the page shows now has been painted. */
async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}

/** Lets a request go on once the state before its answer has been painted, so that no state is skipped on a fast machine. */
async function holdForPaint(page: Page, route: Route): Promise<void> {
  // The page may have been left by now.
  await untilPainted(page).catch(() => {});
  await route.continue();
}

/** Makes the page paint each of its states, and measures what moves between them. */
export async function watchEachState(
  page: Page,
): Promise<{ open: (path: string) => Promise<Shifts>; reload: () => Promise<Shifts> }> {
  let arrival = Promise.withResolvers<void>();
  await page.addInitScript(watchShifts);
  await page.addInitScript(stepAfterPaint);
  await page.route(/\/assets\/.*\.js$/, (route) => holdForPaint(page, route));
  await page.route(/\/api\//, (route) => holdForPaint(page, route));
  await page.route(/\.woff2$/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const finish = async (): Promise<Shifts> => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    arrival.resolve();
    await untilLoaded(page);
    await page.evaluate(() => document.fonts.ready);
    await untilPainted(page);
    return page.evaluate(() => window.shifts);
  };
  return {
    async open(path) {
      arrival = Promise.withResolvers<void>();
      await page.goto(path, { waitUntil: 'commit' });
      return finish();
    },
    async reload() {
      await page.reload({ waitUntil: 'commit' });
      return finish();
    },
  };
}

/** Opens pages as on a device that has none of the typefaces which stand in for ours. */
export async function withoutFallbackFaces(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isLocal = (rule: CSSRule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('local(');
    const strip = () => {
      for (const sheet of document.styleSheets) {
        for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
          const rule = sheet.cssRules[at];
          if (rule && isLocal(rule)) sheet.deleteRule(at);
        }
      }
    };
    new MutationObserver(strip).observe(document, { childList: true, subtree: true });
  });
}
