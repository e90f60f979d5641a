import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findTightTargets } from './touchTargets.js';
import { expect, test } from './fixtures.js';
import { barePages, protectedScreens, publicScreens } from './screens.js';
import { CHROMIUM, ONCE, openAs, PHONE, RELEASE, startSession, untilLoaded } from './steps.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Screen = readonly [path: string, title: string | RegExp, tab: string | RegExp];

const phone = { width: 320, height: 640 };
/** 1440 px at 200 percent zoom. */
const zoomed = { width: 720, height: 450 };

/** Describes the elements that make the page scroll sideways; empty when none do. */
async function findOverflow(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement ?? document.documentElement;
    if (scrollWidth <= window.innerWidth) return '';
    const culprits = [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1)
      .map((one) => `${one.tagName}.${one.className}`);
    return `${scrollWidth} > ${window.innerWidth}: ${culprits.slice(0, 5).join(', ')}`;
  });
}

/** Runs in the page: links within a sentence that only their color tells from it. */
function findBareLinks(): string[] {
  return [...document.querySelectorAll('main a[href], footer a[href]')].flatMap((link) => {
    let block = link.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    const sentence = block?.textContent.trim() ?? '';
    const { display, textDecorationLine } = getComputedStyle(link);
    const isInSentence = display === 'inline' && sentence.length > link.textContent.trim().length;
    return isInSentence && textDecorationLine === 'none' ? [`${link.textContent} in: ${sentence}`] : [];
  });
}

/** Runs axe on the whole page. Each change has it in every story, which show the same screens at both widths. */
async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Checks what holds on every screen at any size. */
async function expectUsable(page: Page, [path, title, tab]: Screen, isPhone: boolean): Promise<void> {
  await page.setViewportSize(isPhone ? phone : zoomed);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await untilLoaded(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(new RegExp(`^.*(${tab instanceof RegExp ? tab.source : tab}).* · Etherpilot$`));
  await expect(page.getByText(/\badmin/i)).toHaveCount(0);
  expect(await findOverflow(page), `${path} scrolls sideways`).toBe('');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(findBareLinks), `links without a line on ${path}`).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(17, 16, 14)');
  expect(await page.evaluate(() => document.getAnimations().map((one) => one.playState))).not.toContain('running');
  if (isPhone) expect(await page.evaluate(findTightTargets), `touch targets too small on ${path}`).toEqual([]);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  if (isPhone) return process.env['RELEASE'] === '1' ? expectNoAxeViolations(page) : undefined;
  // Text at twice the size, on top of the zoom.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await findOverflow(page), `${path} scrolls sideways with text at twice the size`).toBe('');
}

test(
  'every public screen is dark, fits, has large enough targets and no animation',
  { tag: ['@GEN-01', '@GEN-10'] },
  async ({ page, hasTouch }) => {
    for (const screen of [...publicScreens, ...barePages]) {
      await test.step(screen[0], () => expectUsable(page, screen, hasTouch));
    }
  },
);

test(
  'every protected screen is dark, fits, has large enough targets and no animation',
  { tag: [RELEASE, '@GEN-01', '@GEN-10'] },
  async ({ page, hasTouch }) => {
    test.setTimeout(240_000);
    await startSession(page, 'rich@sandbox.test');
    for (const screen of protectedScreens) {
      await test.step(screen[0], () => expectUsable(page, screen, hasTouch));
    }
  },
);

test(
  'a browser font of twice the size gets the narrow layout',
  { tag: [RELEASE, ONCE, CHROMIUM] },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await startSession(page, 'rich@sandbox.test');
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const [path, title] of protectedScreens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await untilLoaded(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await findOverflow(page), `${path} scrolls sideways`).toBe('');
      await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
    }
  },
);

test(
  'forced colors mark the current page, and more contrast strengthens text and borders',
  { tag: [RELEASE, PHONE, CHROMIUM] },
  async ({ page }) => {
    await openAs(page, 'rich@sandbox.test', '/withdraw');
    await untilLoaded(page);
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
  },
);

/** Runs in the page: what has neither an edge nor a filled box of another colour than the canvas around it. */
function findInvisible(selectors: readonly string[]): string[] {
  const probe = document.createElement('i');
  probe.style.cssText = 'forced-color-adjust: none; color: Canvas';
  document.body.append(probe);
  const unseen = [getComputedStyle(probe).color, 'rgba(0, 0, 0, 0)'];
  probe.remove();
  const isSeen = (element: Element, part?: string) => {
    const { borderTopStyle, borderTopColor, outlineStyle, outlineColor, backgroundColor } = getComputedStyle(
      element,
      part,
    );
    const edges = [
      borderTopStyle !== 'none' && borderTopColor,
      outlineStyle !== 'none' && outlineColor,
      backgroundColor,
    ];
    return edges.some((color) => color !== false && !unseen.includes(color));
  };
  return selectors.flatMap((selector) => {
    const [plain = '', part] = selector.split('::');
    const elements = [...document.querySelectorAll(plain)].filter((element) => element.checkVisibility());
    if (elements.length === 0) return [`nothing is ${selector}`];
    return elements
      .filter((element) => !isSeen(element, part && `::${part}`))
      .map((element) => `${selector} ${element.textContent.trim().slice(0, 40)}`);
  });
}

test(
  'forced colors keep controls, selected parts, scales and the focus visible',
  { tag: [ONCE, RELEASE, CHROMIUM] },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openAs(page, 'rich@sandbox.test', '/settings');
    await untilLoaded(page);
    expect(
      await page.evaluate(findInvisible, [
        'main button',
        '[role="switch"] + i',
        '[role="switch"]:not(:checked) + i::after',
      ]),
    ).toEqual([]);

    await page.goto('/robots');
    await untilLoaded(page);
    await page.getByRole('button', { name: 'Configure Bot' }).first().click({ timeout: 15_000 });
    await expect(page.getByRole('dialog')).toBeFocused();
    await page.keyboard.press('Tab');
    const parts = [
      '[role="dialog"] button',
      '[role="dialog"] label:has(input:checked)',
      '[role="dialog"] div:has(> input[inputmode="decimal"])',
      '[role="dialog"] div:has(> input[type="range"])::before',
      ':focus',
    ];
    expect(await page.evaluate(findInvisible, parts)).toEqual([]);

    // What cannot be used has the color that the device has for that; on the chart, which keeps its own, that of a faint text.
    const shownColor = (path: string, name: string, color: string) =>
      test.step(path, async () => {
        await page.goto(path);
        const blocked = page
          .getByRole('button', { name, exact: true })
          .and(page.locator('[aria-disabled="true"]'))
          .first();
        await expect(blocked).toBeVisible();
        const [shown, wanted, opacity] = await blocked.evaluate((element, value) => {
          const probe = element.parentElement?.appendChild(document.createElement('i')) ?? element;
          (probe as HTMLElement).style.color = value;
          return [getComputedStyle(element).color, getComputedStyle(probe).color, getComputedStyle(element).opacity];
        }, color);
        expect([shown, opacity]).toEqual([wanted, '1']);
      });
    await shownColor('/platform', 'Zoom out', 'var(--ep-text-faint)');
    await shownColor('/profile', 'Change', 'GrayText');

    await page.goto('/active-bots');
    await untilLoaded(page);
    const lines = page.locator('main svg[role="img"] > path');
    const colors = await lines.evaluateAll((paths) => [...new Set(paths.map((path) => getComputedStyle(path).stroke))]);
    expect(colors, 'the device’s own colors').toHaveLength(2);
  },
);
