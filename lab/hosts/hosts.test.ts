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
  host = await startHost('lab/hosts/pages', ['packages/ui']);
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

  test.each(['index', 'bootstrap', 'tailwind'])('a provider changes no element of %s.html', async (name) => {
    const without = await open(`${name}.html`, '#host main');
    const withOurs = await open(`${name}.html?ours`, '#ours h2');
    const before = await readStyles(without, HOST);
    expect(Object.keys(before).length).toBeGreaterThan(20);
    // The page is as high as what is in it.
    const changes = compare(before, await readStyles(withOurs, HOST)).filter(
      (change) => !/^html( > body:1)? \{ height/.test(change),
    );
    expect(changes).toEqual([]);
  });

  test.each(['bootstrap', 'tailwind'])('classes of %s work inside a provider', async (name) => {
    const [outside, inside] = [await open(`${name}.html`, 'h1'), await open(`${name}.html?inside`, 'h1')];
    const given = `font-size font-weight line-height margin padding ${name === 'tailwind' ? 'color' : 'text-wrap'}`;
    const before = Object.values(await readStyles(outside, 'h1', given));
    expect(Object.values(await readStyles(inside, 'h1', given))).toEqual(before);
  });

  test.each(['bootstrap', 'tailwind'])('screens look the same in the %s page', async (name) => {
    const plain = await readStyles(await open('index.html?ours', '#ours h2'), '#ours > *, #ours > * *');
    const styled = await readStyles(await open(`${name}.html?ours`, '#ours h2'), '#ours > *, #ours > * *');
    expect(Object.keys(plain).length).toBeGreaterThan(300);
    expect(compare(plain, styled)).toEqual([]);
  });

  describe('with two themes and a shadow root', () => {
    const DARK = { surface: 'rgb(28, 28, 25)', page: 'rgb(17, 16, 14)', text: 'rgb(243, 242, 238)' };
    const LIGHT = { surface: 'rgb(255, 255, 255)', page: 'rgb(246, 245, 241)', text: 'rgb(23, 22, 19)' };

    test.each([
      ['dark', DARK],
      ['light', LIGHT],
      ['shadow', LIGHT],
    ])(
      'root, dialog and toast of the %s provider have its theme',
      async (name, { surface, page: background, text }) => {
        const page = await openAnew('themes.html', '#dark h1');
        const title = page.getByRole('heading', { name, exact: true });
        expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe(text);
        const root = title.locator('xpath=..');
        expect(await root.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(background);
        expect(await root.evaluate((element) => getComputedStyle(element).colorScheme)).toBe(
          name === 'dark' ? 'dark' : 'light',
        );

        const toast = page.getByRole('group', { name: `Toast ${name}` });
        expect(await toast.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(surface);
        await page.getByRole('button', { name: `Open ${name}` }).click();
        const dialog = page.getByRole('dialog', { name: `Dialog ${name}` });
        expect(await dialog.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(surface);
        const inShadow = await dialog.evaluate((element) => element.getRootNode() instanceof ShadowRoot);
        expect(inShadow).toBe(name === 'shadow');
        for (const element of ['html', 'body']) {
          const { backgroundColor, colorScheme } = await page.locator(element).evaluate((each) => {
            const computed = getComputedStyle(each);
            return { backgroundColor: computed.backgroundColor, colorScheme: computed.colorScheme };
          });
          expect([backgroundColor, colorScheme]).toEqual(['rgba(0, 0, 0, 0)', 'normal']);
        }
      },
    );

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

/** What links.html offers. */
interface LinksPage {
  readonly show: (screen: string) => void;
  readonly screens: readonly string[];
  isSamePage?: boolean;
}

/** Clicks every link of a screen in each way. Returns how many there were, and what went wrong. */
function followLinks(page: Page, screen: string) {
  return page.evaluate(async (name) => {
    const given = window as unknown as LinksPage;
    given.show(name);
    while (!document.querySelector(`[data-screen="${name}"] :is(h1, h2)`)) await new Promise(requestAnimationFrame);

    const start = location.href;
    const problems: string[] = [];
    const isPrevented = (link: Element, event: MouseEvent) => {
      let prevented = false;
      const watch = (clicked: Event) => {
        prevented = clicked.defaultPrevented;
        // Nothing is left or opened in this test, whatever the link does.
        clicked.preventDefault();
      };
      window.addEventListener(event.type, watch, { once: true });
      link.dispatchEvent(event);
      return prevented;
    };
    const links = [...document.querySelectorAll('#root a, [data-ep-portal] a')].filter((link) =>
      link.getAttribute('href')?.startsWith('/'),
    );
    const general = { bubbles: true, cancelable: true };
    for (const link of links) {
      const href = link.getAttribute('href') ?? '';
      const where = `${link.textContent} (${href})`;
      for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey'])
        if (isPrevented(link, new MouseEvent('click', { ...general, [modifier]: true })))
          problems.push(`${where} takes a click with ${modifier} from the browser`);
      if (isPrevented(link, new MouseEvent('auxclick', { ...general, button: 1 })))
        problems.push(`${where} takes a middle click from the browser`);
      if (!isPrevented(link, new MouseEvent('click', general))) problems.push(`${where} loads another page`);
      const reached = location.pathname + location.search + location.hash;
      if (reached !== href) problems.push(`${where} leads to ${reached}`);
      history.replaceState(null, '', start);
    }
    return { count: links.length, problems };
  }, screen);
}

/** The adapters of the README, the app's first: a release tries them all. */
const adapters = ['WouterLink', 'ReactRouterLink', 'NextLink', 'TanStackLink', 'RouterLink'];

describe('with the links of a router', () => {
  const openLinks = async (adapter: string) => {
    if (!host) throw new Error('The host has not started');
    const page = await host.open(`links.html?link=${adapter}`);
    await page.waitForFunction(() => 'screens' in window);
    await page.evaluate(() => void Object.assign(window, { isSamePage: true }));
    return page;
  };

  test.each(process.env['HOSTS'] === 'all' ? adapters : adapters.slice(0, 1))(
    "no link of any screen loads a page with the README's %s",
    async (adapter) => {
      const page = await openLinks(adapter);
      const screens = await page.evaluate(() => (window as unknown as LinksPage).screens);
      const counts: Record<string, number> = {};
      for (const screen of screens) {
        // oxlint-disable-next-line no-await-in-loop -- one page shows them one after the other
        const { count, problems } = await followLinks(page, screen);
        expect({ screen, problems }).toEqual({ screen, problems: [] });
        counts[screen] = count;
      }
      expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
      expect(screens.length).toBeGreaterThan(18);
      expect(await page.evaluate(() => (window as unknown as LinksPage).isSamePage)).toBe(true);
    },
  );

  test('a click stays in the page, and with Ctrl or the middle button opens a tab', async () => {
    const page = await openLinks('WouterLink');
    await page.evaluate(() => (window as unknown as LinksPage).show('AccountScreen'));
    const deposit = page.getByRole('link', { name: 'Deposit Funds' });
    await deposit.click();
    await page.waitForURL('**/deposit');
    const inTab = async (click: Promise<void>) => {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), click]);
      await tab.close();
    };
    await inTab(deposit.click({ modifiers: ['Control'] }));
    await inTab(deposit.click({ button: 'middle' }));
    expect(await page.evaluate(() => (window as unknown as LinksPage).isSamePage)).toBe(true);
  });
});

test.each([
  ['start', 'heading', 'Page not found'],
  ['Withdrawing', 'heading', 'Withdraw'],
  ['History', 'heading', 'Deposit History'],
  ['Localized', 'heading', 'Inside'],
  ['Chart', 'application', ''],
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
