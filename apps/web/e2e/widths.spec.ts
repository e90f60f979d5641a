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

/** Runs in the page: what stays in the window while it is scrolled, by its text. */
function findFixed(): string[] {
  return [...document.querySelectorAll<HTMLElement>('#root *')]
    .filter((one) => {
      const isFixed = /fixed|sticky/.test(getComputedStyle(one).position);
      return isFixed && one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height > 8;
    })
    .map((one) => one.textContent.slice(0, 40));
}

/** Runs in the page: texts that their own box cuts. */
function findCut(): string[] {
  return [...document.querySelectorAll<HTMLElement>('header *, main *, nav *')]
    .filter((one) => {
      const { overflowX, textOverflow } = getComputedStyle(one);
      const holdsText = [...one.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const box = one.getBoundingClientRect();
      const isShown = one.checkVisibility({ visibilityProperty: true }) && box.width > 2;
      return (
        isShown &&
        holdsText &&
        (overflowX !== 'visible' || textOverflow !== 'clip') &&
        one.scrollWidth > one.clientWidth + 1
      );
    })
    .map((one) => `“${one.textContent.slice(0, 40)}” is cut`);
}

/** Opens a screen, and waits until it shows what it has read: what is measured once would else be the page of the build. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLoaded(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('at 400 % no bar takes room from what is read', { tag: [RELEASE, ONCE] }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await startSession(page, 'rich@sandbox.test');
  for (const path of ['/account', '/withdraw', '/platform']) {
    await openWhole(page, path);
    expect(await page.evaluate(findFixed), path).toEqual([]);
    expect(await page.evaluate(findMisfits), path).toEqual([]);
  }
});

test('with more space between letters, words and lines no text is cut', { tag: [RELEASE, ONCE] }, async ({ page }) => {
  await startSession(page, 'rich@sandbox.test');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/account', '/deposit', '/active-bots']) {
      await openWhole(page, path);
      // Not as a style element, which the policy refuses.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
        );
        document.adoptedStyleSheets.push(sheet);
      });
      expect(await page.evaluate(findCut), `${path} at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
  }
});

test(
  'the icons of the bottom bar stay where they are, however long their names',
  { tag: [RELEASE, ONCE] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await startSession(page, 'rich@sandbox.test');
    await page.goto('/settings');
    await untilLoaded(page);
    const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
    const tops = () =>
      bar.locator('a > svg').evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().top));
    const before = await tops();
    await expect(bar.locator('a').first()).toHaveCSS('font-size', '12px');
    await bar
      .locator('a > span')
      .first()
      .evaluate((name) => {
        name.textContent = 'Kontoübersicht';
      });
    expect(await tops()).toEqual(before);
  },
);
