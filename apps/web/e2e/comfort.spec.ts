import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { tightTargets } from './comfort.js';
import { expect, test } from './fixtures.js';
import { barePages, protectedScreens, publicScreens } from './screens.js';
import { ONCE, openAs, RELEASE, startSession } from './steps.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Screen = readonly [path: string, title: string | RegExp, tab: string | RegExp];

const phone = { width: 320, height: 640 };
/** What 1440 px are at 200 percent. */
const zoomed = { width: 720, height: 450 };

async function isTooWide(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement ?? document.documentElement;
    if (scrollWidth <= window.innerWidth) return '';
    const culprits = [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1)
      .map((one) => `${one.tagName}.${one.className}`);
    return `${scrollWidth} > ${window.innerWidth}: ${culprits.slice(0, 5).join(', ')}`;
  });
}

/** What holds on every screen, whoever looks and however. */
async function expectComfort(page: Page, [path, title, tab]: Screen, isPhone: boolean): Promise<void> {
  await page.setViewportSize(isPhone ? phone : zoomed);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.waitForLoadState('networkidle');

  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(new RegExp(`^.*(${tab instanceof RegExp ? tab.source : tab}).* · Etherpilot$`));
  await expect(page.getByText(/\badmin/i)).toHaveCount(0);
  expect(await isTooWide(page), `${path} scrolls sideways`).toBe('');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(17, 16, 14)');
  expect(await page.evaluate(() => document.getAnimations().map((one) => one.playState))).not.toContain('running');
  if (isPhone) expect(await page.evaluate(tightTargets), `too small to be met on ${path}`).toEqual([]);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);

  if (isPhone) return;
  // And letters of twice the size on top.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await isTooWide(page), `${path} scrolls sideways with letters of twice the size`).toBe('');
}

test(
  'every screen of a visitor is dark, fits, has large enough targets and moves nothing',
  { tag: ['@GEN-01', '@GEN-10'] },
  async ({ page, isMobile }) => {
    test.setTimeout(120_000);
    for (const screen of [...publicScreens, ...barePages]) {
      await test.step(screen[0], () => expectComfort(page, screen, isMobile));
    }
  },
);

test(
  'every screen of a signed-in user is dark, fits, has large enough targets and moves nothing',
  { tag: ['@GEN-01', '@GEN-10'] },
  async ({ page, isMobile }) => {
    test.setTimeout(240_000);
    await startSession(page, 'rich@sandbox.test');
    for (const screen of protectedScreens) {
      await test.step(screen[0], () => expectComfort(page, screen, isMobile));
    }
    for (const screen of publicScreens) await test.step(screen[0], () => expectComfort(page, screen, isMobile));
  },
);

test(
  'a browser font of twice the size gets the layout that has room for it',
  { tag: [RELEASE, ONCE] },
  async ({ page, context }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await startSession(page, 'rich@sandbox.test');
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const [path, title] of protectedScreens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await isTooWide(page), `${path} scrolls sideways`).toBe('');
      await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
    }
  },
);

test('forced colours mark the current place, more contrast strengthens text and lines', async ({ page }) => {
  await openAs(page, 'rich@sandbox.test', '/withdraw');
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]').filter({ visible: true });
  await expect(current).toHaveAccessibleName('Withdraw');

  await page.emulateMedia({ forcedColors: 'active' });
  const mark = await current.evaluate((one) => {
    const highlight = document.createElement('i');
    highlight.style.cssText = 'forced-color-adjust: none; color: Highlight';
    document.body.append(highlight);
    const wanted = getComputedStyle(highlight).color;
    highlight.remove();
    const { outlineStyle, outlineColor } = getComputedStyle(one);
    const isOutlined = outlineStyle !== 'none' && outlineColor === wanted;
    return isOutlined || getComputedStyle(one, '::before').backgroundColor === wanted;
  });
  expect(mark).toBe(true);

  await page.emulateMedia({ forcedColors: 'none', contrast: 'no-preference' });
  const token = (name: string) =>
    page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one), name);
  const names = ['--ep-text-faint', '--ep-line', '--ep-line-control'];
  const usual = await Promise.all(names.map(token));
  await page.emulateMedia({ contrast: 'more' });
  const more = await Promise.all(names.map(token));
  for (const [index, value] of more.entries()) expect(value, names[index]).not.toBe(usual[index]);
});
