// Longer than 250 lines: routing and the shell for visitors and signed-in users, and missing or failing screens.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { countRequests, requestCounts } from './requestCounts.js';
import { barePages, protectedScreens } from './screens.js';
import {
  stopDates,
  fillWithdrawal,
  freshEmail,
  heading,
  ONCE,
  openAs,
  PASSWORD,
  PHONE,
  RELEASE,
  signIn,
  signUp,
  startSession,
  toast,
  untilAnswered,
  untilLoaded,
  untilStarted,
  logOutButton,
  WIDE,
  holdCode,
  holdRequests,
  nextFrame,
  stopClock,
} from './steps.js';

const RIBBON_PX = 32;
const payment = '?track_id=193139644&amount=0.25&currency=ETH';

/** Takes the stored profile away from the tokens: with one, a page shows it after a second. */
const forgetUser = (page: Page) =>
  page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      const { user, ...rest } = JSON.parse(text);
      if (user) localStorage.setItem(key, JSON.stringify(rest));
    }
  });

const sidebar = (page: Page): Locator => page.locator('header').filter({ hasText: 'Deposit Funds' });
const entry = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).filter({ visible: true });

test(
  'each URL for a visitor',
  {
    tag: [
      '@G-11',
      '@ROUTE-01',
      '@ROUTE-03',
      '@LAYOUT-20',
      '@LAYOUT-21',
      '@LAYOUT-22',
      '@ROUTE-22',
      '@ROUTE-04',
      '@ROUTE-05',
      '@ROUTE-06',
      '@ROUTE-07',
      '@ROUTE-08',
      '@ROUTE-09',
      '@ROUTE-10',
      '@ROUTE-11',
      '@ROUTE-12',
      '@ROUTE-13',
      '@ROUTE-14',
      '@ROUTE-15',
      '@ROUTE-16',
      '@ROUTE-18',
      '@ROUTE-17',
      '@ROUTE-19',
      '@NF-01',
      '@NF-02',
      '@NF-03',
    ],
  },
  async ({ page }) => {
    for (const [path, title] of barePages) {
      await test.step(`${path} opens, without navigation`, async () => {
        await page.goto(path);
        await untilStarted(page);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page).toHaveURL(path);
      });
      await test.step(`no sidebar and no bottom bar on ${path}`, async () => {
        await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
      });
    }

    for (const [path] of protectedScreens) {
      await test.step(`${path} redirects to sign in`, async () => {
        await page.goto(path);
        await expect(page).toHaveURL('/login');
        await expect(heading(page, 'Sign in')).toBeVisible();
      });
    }

    await test.step('the success page reads its URL', async () => {
      await page.goto(`/deposit-success${payment}`);
      await expect(heading(page, 'Payment Submitted!')).toBeVisible();
      for (const text of ['193139644', /0\.25/, /ETH/]) {
        await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      }
    });

    await test.step('so does the cancel page', async () => {
      await page.goto(`/deposit-cancel${payment}`);
      await expect(heading(page, 'Payment Cancelled')).toBeVisible();
      for (const text of ['193139644', /0\.25/, /ETH/]) {
        await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      }
    });

    await test.step('any other URL is not found', async () => {
      await page.goto('/no/such/place');
      await expect(page.getByText('404')).toBeVisible();
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
    });

    await test.step('the link home', async () => {
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
      await expect(heading(page, 'Automated Ethereum Trading')).toBeVisible();
    });
  },
);

test(
  'how the session is checked on each page',
  { tag: [ONCE, '@ROUTE-20', '@ROUTE-23', '@G-124', '@G-39', '@ROUTE-21', '@G-111', '@ROUTE-02', '@G-13'] },
  async ({ page, api, expectFailedResponses }) => {
    await test.step('signing up, and signing in, opens the platform', async () => {
      await signUp(page);
      await page.evaluate(() => localStorage.clear());
      await signIn(page, 'rich@sandbox.test');
      await expect(heading(page, 'Trading platform')).toBeVisible();
      await untilLoaded(page);
    });

    await test.step('a protected page shows Loading until the profile arrives, and no zero balance', async () => {
      await forgetUser(page);
      const letThrough = await holdRequests(page, '**/api/auth/profile/');
      await page.goto('/robot');
      await expect(page.locator('[data-loading]').filter({ hasText: /^Loading$/ })).toBeVisible();
      await expect(page.getByText('Deposit required to activate bots')).toHaveCount(0);
      await expect(page.locator('#root')).not.toContainText(/\$\s?\d|rich@/);
      letThrough();
      await expect(heading(page, 'Ethereum Trading Bots')).toBeVisible();
      await expect(page.locator('html[data-session]')).toHaveCount(0);
      await expect(page.getByText('Deposit required to activate bots')).toHaveCount(0);
      await untilLoaded(page);
    });

    await test.step('the sign-in page waits for the same answer and redirects', async () => {
      await forgetUser(page);
      const letThrough = await holdRequests(page, '**/api/auth/profile/');
      await page.goto('/login');
      await expect(page.locator('[data-loading]').filter({ hasText: /^Loading$/ })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveCount(0);
      letThrough();
      await expect(page).toHaveURL('/platform');
    });

    await test.step('tokens without a user show nothing', async () => {
      await page.goto('/nowhere');
      await expect(heading(page, 'Oops! Page not found')).toBeVisible();
      // The page is there before the profile, which would be stored again.
      await expect(page.locator('html[data-session]')).toHaveCount(0);
      await untilLoaded(page);
      await forgetUser(page);
      await api.armFault({ method: 'GET', path: '/api/auth/profile/', status: 503, times: 5 });
      await page.goto('/withdraw');
      await expect(page).toHaveURL('/login');
      await expect(page.getByText('Withdraw Funds')).toHaveCount(0);
      expectFailedResponses((await api.requests()).filter((request) => request.status === 503).length);
    });
  },
);

test(
  'a sign-up or sign-in that fails clears the session',
  { tag: [RELEASE, ONCE, '@G-27', '@G-28', '@LOGIN-15'] },
  async ({ page, api, expectFailedResponses }) => {
    const email = freshEmail();
    const storedTexts = () => page.evaluate(() => Object.values(localStorage).join());

    await test.step('the account is created, signing in to it fails: the sign-in form has the e-mail', async () => {
      await api.armFault({ method: 'POST', path: '/api/auth/login/', status: 503 });
      await page.goto('/signup');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(toast(page, 'failure', 'Server Error')).toContainText('Service temporarily unavailable.');
      await expect(page).toHaveURL('/login');
      await expect(page.getByLabel('Email')).toHaveValue(email);
      expect(await storedTexts()).not.toContain('eyJ');
      expectFailedResponses(1);
    });

    await test.step('so does a lost connection', async () => {
      let attempts = 0;
      await page.route('**/api/auth/login/', (route) => {
        attempts += 1;
        return route.abort('connectionfailed');
      });
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('note').filter({ hasText: 'Connection Error' })).toContainText(
        'Network error. Please check your connection and try again.',
      );
      expect(await storedTexts()).not.toContain('eyJ');
      expectFailedResponses(attempts);
      await page.unroute('**/api/auth/login/');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL('/platform');
    });
  },
);

test(
  'each protected page in the shell',
  {
    tag: [
      RELEASE,
      WIDE,
      '@ROUTE-04',
      '@ROUTE-05',
      '@ROUTE-06',
      '@ROUTE-07',
      '@ROUTE-08',
      '@ROUTE-09',
      '@ROUTE-10',
      '@ROUTE-11',
      '@ROUTE-12',
      '@ROUTE-13',
      '@ROUTE-14',
      '@ROUTE-15',
      '@G-14',
      '@G-18',
      '@G-17',
    ],
  },
  async ({ page, servers }) => {
    test.slow();
    await stopDates(page);
    await startSession(page, 'rich@sandbox.test');
    const requests = countRequests(page, servers.api);
    for (const [path, title, tab] of protectedScreens) {
      await test.step(`${path} shows its screen`, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page).toHaveURL(path);
        await expect(page).toHaveTitle(new RegExp(`^${tab}.* · Etherpilot$`));
        await expect(page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })).toBeVisible();
        await untilLoaded(page);
        const { files, calls } = requests.read();
        const most = requestCounts[path];
        expect(files, `files of ${path}`).toBeLessThanOrEqual(most?.files ?? 0);
        expect(calls, `calls of ${path}`).toBeLessThanOrEqual(most?.calls ?? 0);
      });
    }

    await test.step('both URLs of the bots mark the same entry', async () => {
      for (const path of ['/robot', '/robots']) {
        await page.goto(path);
        await expect(entry(page, /^(Trading )?Bots$/)).toHaveAttribute('aria-current', 'page');
      }
    });

    await test.step('an unknown URL keeps the shell for a signed-in user', async () => {
      await page.goto('/nowhere');
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      await expect(entry(page, 'Withdraw')).toBeVisible();
    });

    await test.step('the landing page leads back to the platform', async () => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Go to platform' }).first().click();
      await expect(page).toHaveURL('/platform');
    });
  },
);

test(
  'the sidebar is shown from 768 px, the bottom bar up to 767 px',
  { tag: [ONCE, '@LAYOUT-13', '@G-22', '@LAYOUT-12', '@LAYOUT-01', '@G-19'] },
  async ({ page }) => {
    await openAs(page, 'rich@sandbox.test', '/account');
    await expect(heading(page, 'Account')).toBeVisible();

    await test.step('767 px', async () => {
      await page.setViewportSize({ width: 767, height: 700 });
      await expect(sidebar(page)).toBeHidden();
      const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
      await expect(bar).toHaveCount(1);
      const box = await bar.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(700);
    });

    await test.step('768 px: 256 px wide, in place while the content scrolls', async () => {
      await page.setViewportSize({ width: 768, height: 700 });
      await expect(sidebar(page)).toBeVisible();
      await expect(entry(page, 'Home')).toHaveCount(0);
      await page.goto('/withdrawal-history');
      await expect(heading(page, 'Withdrawal History')).toBeVisible();
      // A page that is still loading may be too short to scroll.
      await untilLoaded(page);
      await expect(page.getByRole('row').nth(20)).toBeVisible();
      await page.mouse.move(500, 400);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      // Below the sandbox's ribbon.
      expect(await sidebar(page).boundingBox()).toEqual({ x: 0, y: RIBBON_PX, width: 256, height: 700 - RIBBON_PX });
    });
  },
);

test(
  'the entries of the sidebar open their screens',
  {
    tag: [
      ONCE,
      '@GEN-08',
      '@LAYOUT-02',
      '@LAYOUT-03',
      '@LAYOUT-04',
      '@LAYOUT-05',
      '@LAYOUT-06',
      '@LAYOUT-07',
      '@LAYOUT-08',
      '@LAYOUT-09',
      '@LAYOUT-10',
      '@LAYOUT-11',
      '@G-21',
    ],
  },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAs(page, 'rich@sandbox.test', '/platform');
    // Before that a link loads its page, as without a script.
    await untilLoaded(page);
    const entries = [
      ['Deposit Funds', '/deposit'],
      ['Platform', '/platform'],
      ['Trading Bots', '/robot'],
      ['Active Bots', '/active-bots'],
      ['Withdraw', '/withdraw'],
      ['Support', '/support'],
      ['Account', '/account'],
      ['Settings', '/settings'],
    ] as const;
    for (const [name, path] of entries) {
      await test.step(name, async () => {
        await sidebar(page).getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      });
    }

    await test.step('the brand', async () => {
      await expect(sidebar(page).getByRole('link', { name: 'Etherpilot' })).toBeVisible();
    });

    await test.step('a link is a real one: the middle button opens it in a new tab', async () => {
      const [newTab] = await Promise.all([
        page.context().waitForEvent('page'),
        sidebar(page).getByRole('link', { name: 'Withdraw' }).click({ button: 'middle' }),
      ]);
      await expect(heading(newTab, 'Withdraw Funds')).toBeVisible();
      await newTab.close();
      await expect(page).toHaveURL('/settings');
    });

    await test.step('logging out opens the sign-in page and leaves nothing behind', async () => {
      await sidebar(page).getByRole('button', { name: 'Log out' }).click();
      await expect(page).toHaveURL('/login');
      expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('eyJ');
      await page.goBack();
      await expect(page).toHaveURL('/login');
    });
  },
);

test(
  'the entries of the bottom bar open their screens, and the account screen logs out',
  {
    tag: [
      PHONE,
      '@GEN-08',
      '@LAYOUT-14',
      '@LAYOUT-15',
      '@LAYOUT-16',
      '@LAYOUT-17',
      '@LAYOUT-18',
      '@LAYOUT-19',
      '@G-20',
    ],
  },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, 'rich@sandbox.test', '/platform');
    // Before that a link loads its page, as without a script.
    await untilLoaded(page);
    const entries = [
      ['Bots', '/robot'],
      ['Active', '/active-bots'],
      ['Withdraw', '/withdraw'],
      ['Account', '/account'],
      ['Home', '/'],
    ] as const;
    for (const [name, path] of entries) {
      await test.step(name, async () => {
        await entry(page, name).click();
        await expect(page).toHaveURL(path);
        await expect(entry(page, name)).toHaveAttribute('aria-current', 'page');
      });
    }

    await test.step('Telegram is external and opens in another tab', async () => {
      const telegram = entry(page, /^Telegram/);
      await expect(telegram).toHaveAttribute('href', /^https:\/\/t\.me\//);
      await expect(telegram).toHaveAttribute('target', '_blank');
      await expect(telegram).toHaveAttribute('rel', 'noopener noreferrer');
    });

    await test.step('what the bottom bar lacks is on the account screen', async () => {
      await entry(page, 'Account').click();
      const main = page.getByRole('main');
      for (const [name, path] of [
        ['Platform', '/platform'],
        ['Support', '/support'],
        ['Settings', '/settings'],
        ['Deposit', '/deposit'],
      ] as const) {
        await expect(main.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', path);
      }
      await main.getByRole('button', { name: 'Log out' }).click();
      await expect(page).toHaveURL('/login');
    });
  },
);

test(
  'screens open at the top with the heading focused, and restore their scroll position',
  { tag: [RELEASE, ONCE] },
  async ({ page }) => {
    await signIn(page, 'rich@sandbox.test');
    await expect(heading(page, 'Trading platform')).toBeFocused();
    await entry(page, 'Withdraw').click();
    await page.getByRole('link', { name: 'Withdrawal history' }).first().click();
    await expect(heading(page, 'Withdrawal History')).toBeFocused();
    await expect(page.getByText(/…|\.\.\./).first()).toBeVisible();
    // The browser says so in its next frame; nobody clicks before that.
    await page.evaluate(async () => {
      const isSeen = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
      window.scrollTo(0, 400);
      await isSeen;
    });
    expect(await page.evaluate(() => window.scrollY)).toBe(400);

    // In Firefox Playwright would scroll before it clicks.
    await entry(page, 'Account').evaluate((link: HTMLElement) => link.click());
    await expect(heading(page, 'Account')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await expect(heading(page, 'Withdrawal History')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);

    // It waits some seconds for the rows.
    const goOn = await holdCode(page, 'enterScreen');
    await page.reload();
    await expect(page.getByRole('row').nth(20)).toBeVisible();
    goOn();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);

    await page.goForward();
    await expect(heading(page, 'Account')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.goto('/');
    // Before hydration, a link is the browser's own.
    await expect(page.getByRole('link', { name: 'Go to platform' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
    await expect(page).toHaveURL('/support');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test(
  'a first screen is found where it was left, although the code that keeps this came later',
  { tag: [RELEASE, ONCE] },
  async ({ page }) => {
    const goOn = await holdCode(page, 'enterScreen');
    await openAs(page, 'rich@sandbox.test', '/withdrawal-history');
    await untilLoaded(page);
    await expect(page.getByRole('row').nth(20)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => page.evaluate(() => window.history.state !== null)).toBe(true);
    await entry(page, 'Account').evaluate((link: HTMLElement) => link.click());
    await expect(heading(page, 'Account')).toBeVisible();
    goOn();
    await expect(heading(page, 'Account')).toBeFocused();
    await page.goBack();
    await expect(heading(page, 'Withdrawal History')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  },
);

test(
  'a link works before the first screen has loaded; only screens opened after the first get their heading focused',
  { tag: [ONCE, RELEASE] },
  async ({ page }) => {
    const releaseCode = await holdCode(page, 'PlatformRoute');
    await startSession(page, 'rich@sandbox.test');
    await page.goto('/platform', { waitUntil: 'commit' });
    // Until the code of the screen is there, the browser itself follows the link.
    await entry(page, 'Withdraw').click();
    await expect(page).toHaveURL('/withdraw');
    releaseCode();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(heading(page, 'Withdraw Funds')).toBeVisible();
    // What goes on in the background is fetched now.
    await untilLoaded(page);
    await expect(heading(page, 'Withdraw Funds')).not.toBeFocused();
    await entry(page, 'Account').click();
    await expect(heading(page, 'Account')).toBeFocused();
  },
);

test(
  'who is in a field before the code that enters a screen has come stays in it',
  { tag: [ONCE] },
  async ({ page }) => {
    const goOn = await holdCode(page, 'enterScreen');
    await page.goto('/login');
    await untilStarted(page);
    await page.getByRole('link', { name: 'Create one' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(heading(page, 'Create your account')).toBeVisible();
    await page.getByLabel('Email').focus();
    goOn();
    await page.waitForFunction(() => window.history.state?.enteredAt !== undefined);
    await nextFrame(page);
    await page.keyboard.type('somebody@example.com');
    await expect(page.getByLabel('Email')).toHaveValue('somebody@example.com');
  },
);

test('messages can be read again until logout', { tag: [ONCE, RELEASE] }, async ({ page }) => {
  const bell = page.getByRole('button', { name: 'Recent notifications' }).filter({ visible: true });
  const list = page.getByRole('dialog', { name: 'Recent notifications' });
  await openAs(page, 'empty@sandbox.test', '/platform');
  const updateToast = toast(page, 'news', 'Chart Updated');
  await expect(updateToast).toBeVisible();
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(updateToast).toHaveCount(0);

  await bell.click();
  await expect(list.getByRole('listitem').first()).toContainText('ETH-USD data updated (1/15 today)');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(bell).toBeFocused();

  await entry(page, 'Account').click();
  await expect(heading(page, 'Account')).toBeVisible();
  await logOutButton(page).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill('empty@sandbox.test');
  await page.getByLabel('Password', { exact: true }).fill('sandbox-1234');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/platform');
  await bell.click();
  await expect(list.getByText('No notifications yet')).toBeVisible();
});

test(
  'while offline, controls that send or fetch are disabled, and say why',
  { tag: [ONCE, RELEASE, '@H-22'] },
  async ({ page, context }) => {
    const buttons = [
      ['/active-bots', 'Refresh'],
      ['/deposit', 'Create Deposit'],
      ['/deposit-history', 'Refresh'],
      ['/withdraw', 'Withdraw'],
      ['/withdrawal-history', 'Refresh'],
    ] as const;
    await startSession(page, 'rich@sandbox.test');
    for (const [path, name] of buttons) {
      await test.step(path, async () => {
        await page.goto(path);
        const button = page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true });
        await expect(button).toBeVisible();
        await untilLoaded(page);
        // Of a page that loses its connection before it is drawn, the typeface of addresses is missing.
        await page.evaluate(() => document.fonts.load('1em "Geist Mono"'));
        await context.setOffline(true);
        await expect(page.getByText("You can't submit anything until you're back online.")).toBeVisible();
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await expect(button).toHaveAccessibleDescription(/You can't submit anything until you're back online\./);
        await context.setOffline(false);
        await expect(page.getByText("You can't submit anything until you're back online.")).toHaveCount(0);
      });
    }
  },
);

test.describe('a screen whose code is missing', () => {
  test.use({ preloadsScreens: true });

  const code = '**/assets/WithdrawRoute-*.js';

  test(
    'after a deploy: the page reloads once, and the screen is shown',
    { tag: [RELEASE, ONCE] },
    async ({ page, expectFailedResponses }) => {
      // Fails until the reload. Unrouting during it could leave a request without a response.
      let [documents, refusals] = [0, 0];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await page.route(code, (route) => {
        if (documents > 1) return route.continue();
        refusals += 1;
        return route.fulfill({ status: 404 });
      });
      const preloaded = page.waitForResponse(code);
      await openAs(page, 'rich@sandbox.test', '/platform');
      await page.evaluate(() => Object.assign(window, { isOldPage: true }));
      await preloaded;
      await entry(page, 'Withdraw').click();
      await expect(heading(page, 'Withdraw Funds')).toBeVisible();
      await expect(page).toHaveURL('/withdraw');
      expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
      // The preload by a link and by an import, and the visit where an engine asks again for what it could not load.
      expect(refusals).toBeLessThanOrEqual(4);
      expectFailedResponses(refusals);
    },
  );

  test(
    'the shell says so, offers a next step, and a new visit loads it again',
    { tag: [ONCE, RELEASE] },
    async ({ page, expectFailedResponses }) => {
      let refusals = 0;
      await page.route(code, (route) => {
        refusals += 1;
        return route.fulfill({ status: 404 });
      });
      const preloaded = page.waitForResponse(code);
      await openAs(page, 'rich@sandbox.test', '/platform');
      await preloaded;
      await entry(page, 'Withdraw').click();
      await expect(heading(page, "This page didn't load")).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
      await entry(page, 'Account').click();
      await expect(heading(page, 'Account')).toBeVisible();
      await page.goBack();
      await expect(heading(page, "This page didn't load")).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Go to platform' }).click();
      await expect(heading(page, 'Trading platform')).toBeVisible();
      await page.unroute(code);
      await entry(page, 'Withdraw').click();
      // Firefox remembers until the next document what it could not load.
      const reload = page.getByRole('button', { name: 'Reload the page' });
      await expect(heading(page, 'Withdraw Funds').or(reload)).toBeVisible();
      // What is refused is in the console before its page is left.
      await untilAnswered(page);
      if (await reload.isVisible()) await reload.click();
      await expect(heading(page, 'Withdraw Funds')).toBeVisible();
      // At least on navigating, and on the reload.
      expect(refusals).toBeGreaterThanOrEqual(2);
      expectFailedResponses(refusals);
    },
  );
});

test.describe('a screen whose code fails to load', () => {
  const code = '**/assets/WithdrawRoute-*.js';

  test(
    'does not reload a page that says it is being left, as where a browser stops its loads on the way',
    { tag: [RELEASE, ONCE] },
    async ({ page, allowFailedResponses }) => {
      await page.clock.install();
      const [asked, stopped] = [0, 1].map(() => Promise.withResolvers<void>());
      await openAs(page, 'rich@sandbox.test', '/platform');
      await untilLoaded(page);
      await expect(heading(page, 'Trading platform')).toBeVisible();
      await page.route(code, async (route) => {
        asked?.resolve();
        await stopped?.promise;
        await route.abort();
      });
      await entry(page, 'Withdraw').click();
      await asked?.promise;
      const reloads: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) reloads.push(new URL(request.url()).pathname);
      });
      // Said by hand, because nothing can be asked of a page while it is on its way to another.
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      await stopClock(page);
      const failed = page.waitForEvent('requestfailed');
      stopped?.resolve();
      await failed;
      for (let part = 0; part < 3; part += 1) await page.clock.runFor(500);
      expect(await page.evaluate(() => document.title)).not.toBe('');
      expect(reloads).toEqual([]);
      // The code is asked for twice where its preload has ended by the time of its import, and Firefox may say nothing of it.
      allowFailedResponses(({ path }) => path.startsWith('/assets/WithdrawRoute-'));
    },
  );

  test(
    'does not reload a page while an order is on its way',
    { tag: [RELEASE, ONCE] },
    async ({ page, api, expectFailedResponses }) => {
      await openAs(page, 'rich@sandbox.test', '/withdraw');
      await fillWithdrawal(page);
      await api.armFault({ method: 'POST', path: '/api/deposit/withdraw/', held: true });
      let refusals = 0;
      await page.route('**/assets/AccountRoute-*.js', (route) => {
        refusals += 1;
        return route.fulfill({ status: 404 });
      });
      await page.evaluate(() => Object.assign(window, { isOldPage: true }));
      const sent = page.waitForRequest('**/api/deposit/withdraw/');
      await page.getByRole('button', { name: 'Withdraw $60.00' }).click();
      await sent;
      await entry(page, 'Account').click();
      await expect(heading(page, "This page didn't load")).toBeVisible();
      expect(await page.evaluate(() => 'isOldPage' in window)).toBe(true);
      await api.release();
      await expect(toast(page, 'news', 'Withdrawal Request Submitted')).toBeVisible();
      // By the link, which preloads it, and by the visit.
      expect(refusals).toBeLessThanOrEqual(2);
      expectFailedResponses(refusals);
    },
  );
});

/** A screen that throws while rendering, until a `fixed` event. */
const BROKEN_SCREEN = `
  let isBroken = true;
  addEventListener('fixed', () => { isBroken = false; });
  export function SettingsRoute() {
    if (isBroken) throw new Error('broken on purpose');
    return null;
  }
`;

test(
  'an error in one screen leaves the shell, does not affect the next, and can be retried',
  { tag: [RELEASE, ONCE] },
  async ({ page, expectConsoleMessage }) => {
    expectConsoleMessage('broken on purpose');
    const errorHeading = heading(page, 'This page hit a problem');
    await openAs(page, 'rich@sandbox.test', '/platform');
    await page.route('**/assets/SettingsRoute-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: BROKEN_SCREEN }),
    );
    await page.goto('/settings');
    await expect(errorHeading).toBeVisible();
    await entry(page, 'Withdraw').click();
    await expect(heading(page, 'Withdraw Funds')).toBeVisible();
    await page.goBack();
    await expect(errorHeading).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(errorHeading).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('fixed')));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(errorHeading).toHaveCount(0);
  },
);
