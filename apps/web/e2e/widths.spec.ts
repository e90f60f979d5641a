import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { barePages, protectedScreens, publicScreens } from './screens.js';
import { ONCE, RELEASE, startSession, untilLoaded } from './steps.js';

const widths = [320, 360, 390, 768, 820, 1440];

/** Runs in the page: words of letters that are broken where nobody would hyphenate, and by how much it scrolls sideways. */
function findMisfits(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const box = node.parentElement?.getBoundingClientRect();
    // Hidden, or there for screen readers only.
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true }) || !box || box.width < 2) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<=^|\s)\p{L}{4,16}(?=$|\s)/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top));
      if (lines.size > 1) found.push(`“${word}” is broken`);
    }
  }
  const over = document.documentElement.scrollWidth - innerWidth;
  return over > 0 ? [...found, `scrolls ${over} px sideways`] : found;
}

async function expectFitting(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLoaded(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(findMisfits), { message: `${path} at ${width} px` }).toEqual([]);
  }
}

test('every public screen fits each width and breaks no word', { tag: [ONCE, RELEASE] }, async ({ page }) => {
  test.slow();
  for (const [path] of [...publicScreens, ...barePages]) await test.step(path, () => expectFitting(page, path));
});

test('every protected screen fits each width and breaks no word', { tag: [ONCE, RELEASE] }, async ({ page }) => {
  test.slow();
  await startSession(page, 'rich@sandbox.test');
  for (const [path] of protectedScreens) await test.step(path, () => expectFitting(page, path));
});
