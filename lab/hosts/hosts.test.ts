import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareStyles, readStyles, type Styles } from '@etherpilot/testkit/computedStyles';
import { type Host, startHost } from './installHosts.ts';

/** What differs between two pages of the same elements. */
function compare(one: Styles, other: Styles): string[] {
  expect(Object.keys(other)).toEqual(Object.keys(one));
  return compareStyles(one, other);
}

const HOST = 'html, body, #host, #host *';

let host: Host | undefined;

beforeAll(async () => {
  host = await startHost();
}, 120_000);

afterAll(() => host?.close());

describe('in a page of somebody else', () => {
  const openAnew = async (path: string, selector: string) => {
    if (!host) throw new Error('The host has not started');
    const page = await host.open(path);
    await page.locator(selector).first().waitFor({ state: 'attached' });
    return page;
  };
  /** For tests that only look. */
  const pages = new Map<string, Promise<Page>>();
  const open = (path: string, selector: string) => {
    const page = pages.get(path) ?? openAnew(path, selector);
    pages.set(path, page);
    return page;
  };

  test.each(['no', 'bootstrap', 'tailwind'])('with %s styles, ours and a provider change no element', async (name) => {
    const without = await open(`index.html?css=${name}`, '#host main');
    const withOurs = await open(`index.html?css=${name}&ours`, '#ours h2');
    const before = await readStyles(without, HOST);
    expect(Object.keys(before).length).toBeGreaterThan(20);
    // The page is as high as what is in it.
    const changes = compare(before, await readStyles(withOurs, HOST)).filter(
      (change) => !/^html( > body:1)? \{ height/.test(change),
    );
    expect(changes).toEqual([]);
  });

  test.each(['bootstrap', 'tailwind'])('classes of %s work inside a provider', async (name) => {
    const [outside, inside] = [
      await open(`index.html?css=${name}`, 'h1'),
      await open(`index.html?css=${name}&inside`, 'h1'),
    ];
    const given = `font-size font-weight line-height margin padding ${name === 'tailwind' ? 'color' : 'text-wrap'}`;
    const before = Object.values(await readStyles(outside, 'h1', given));
    expect(Object.values(await readStyles(inside, 'h1', given))).toEqual(before);
  });

  test.each(['bootstrap', 'tailwind'])('screens look the same in the %s page', async (name) => {
    const plain = await readStyles(await open('index.html?css=no&ours', '#ours h2'), '#ours > *, #ours > * *');
    const styled = await readStyles(await open(`index.html?css=${name}&ours`, '#ours h2'), '#ours > *, #ours > * *');
    expect(Object.keys(plain).length).toBeGreaterThan(300);
    expect(compare(plain, styled)).toEqual([]);
  });

  test('beside the layered sheet, utilities on primitives win over all that they set', async () => {
    const page = await open('index.html?css=layers&utilities', '#ours label');
    const given = 'background-color color padding border-radius margin font-size border';
    const [plain, ...primitives] = Object.values(await readStyles(page, '[class*="bg-red-500"]', given));
    expect(plain).toContain('font-size: 24px');
    expect(primitives).toEqual([plain, plain, plain]);
  });

  describe('with two themes and two shadow roots', () => {
    const DARK = { surface: 'rgb(28, 28, 25)', page: 'rgb(17, 16, 14)', text: 'rgb(243, 242, 238)' };
    const LIGHT = { surface: 'rgb(255, 255, 255)', page: 'rgb(246, 245, 241)', text: 'rgb(23, 22, 19)' };

    test.each([
      ['dark', DARK],
      ['light', LIGHT],
      ['shadow', LIGHT],
      ['second', DARK],
    ])(
      'root, dialog and toast of the %s provider have its theme',
      async (name, { surface, page: background, text }) => {
        const page = await openAnew('themes.html', '#dark h1');
        const title = page.getByRole('heading', { name, exact: true });
        expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe(text);
        const root = title.locator('xpath=..');
        expect(await root.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(background);
        expect(await root.evaluate((element) => getComputedStyle(element).colorScheme)).toBe(
          surface === DARK.surface ? 'dark' : 'light',
        );

        const toast = page.getByRole('group', { name: `Toast ${name}` });
        expect(await toast.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(surface);
        await page.getByRole('button', { name: `Open ${name}` }).click();
        const dialog = page.getByRole('dialog', { name: `Dialog ${name}` });
        expect(await dialog.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(surface);
        const shadow = await dialog.evaluate((element) => (element.getRootNode() as Partial<ShadowRoot>).host?.id);
        expect(shadow).toBe(['shadow', 'second'].includes(name) ? name : undefined);
      },
    );

    test('a toast of one provider is shown and read out once', async () => {
      const page = await openAnew('themes.html', '#dark h1');
      await page.getByRole('button', { name: 'Open light' }).click();
      const readAloud = () => page.locator('[data-ep-live] p', { hasText: 'Opened' }).allTextContents();
      await expect.poll(readAloud).toEqual(['Opened light. A toast']);
      expect(await page.getByText('Opened light', { exact: true }).count()).toBe(1);
    });

    test('dialogs take over language, class and brand of their provider and go where it says', async () => {
      const page = await openAnew('themes.html', '#dark h1');
      const openDialog = async (name: string) => {
        await page.getByRole('button', { name: `Open ${name}` }).click();
        const dialog = page.getByRole('dialog', { name: `Dialog ${name}` });
        const found = await dialog.evaluate((element) => {
          const accent = getComputedStyle(element).getPropertyValue('--ep-accent');
          const { lang, className, parentElement } = element.closest<HTMLElement>('[data-ep-root]') ?? {};
          return { accent, lang, className, place: parentElement?.id ?? '' };
        });
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        return found;
      };
      expect(await openDialog('light')).toEqual({ accent: 'rgb(1, 2, 3)', lang: 'de', className: '', place: '' });
      expect(await openDialog('contained')).toMatchObject({ lang: '', className: 'theirs', place: 'container' });
    });
  });
});

test.each([
  ['start', 'heading', 'Page not found'],
  ['Withdrawing', 'heading', 'Withdraw'],
  ['History', 'heading', 'Deposit History'],
  ['Localized', 'heading', 'Inside'],
  ['Chart', 'application', ''],
  ['FilteredBots', 'radio', 'Low risk'],
  ['Bookings', 'columnheader', 'Booking'],
  ['PlainForm', 'textbox', 'Amount'],
] as const)("the README's %s runs", async (block, role, name) => {
  if (!host) throw new Error('The host has not started');
  const page = await host.open(`readme.html?block=${block}`);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page
    .getByRole(role, name === '' ? {} : { name: new RegExp(name, 'i') })
    .first()
    .waitFor();
  expect(errors).toEqual([]);
});
