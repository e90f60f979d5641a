import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import {
  CHROMIUM,
  fillCredentials,
  heading,
  holdCode,
  ONCE,
  openAs,
  SCENARIO_PASSWORD,
  startSession,
} from './steps.js';

/** Holds back every script but the loader until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise: isLet, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!loader).*\.js/, async (route) => {
    await isLet;
    await route.continue();
  });
  return letThrough;
}

// Firefox as Playwright drives it runs scripts all the same.
test.describe('without JavaScript', { tag: CHROMIUM }, () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the landing page is readable and its links lead on; other paths do not say that they are loading',
    { tag: [ONCE] },
    async ({ page }) => {
      const fonts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
      await page.goto('/');
      await expect(heading(page, 'Automated Ethereum Trading')).toBeVisible();
      await expect(page.getByText('You can lose all the money you put in.').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(fonts).toHaveLength(1);
      await page.getByRole('link', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(/\/login\/?$/);
      await expect(page.getByLabel('Email')).toBeVisible();
      await page.goto('/platform');
      await expect(page.getByText('Automated Ethereum Trading')).toHaveCount(0);
      await expect(page.getByRole('heading')).toHaveCount(0);
      await expect(page.getByText('Loading')).toBeHidden();
    },
  );
});

test(
  'what is typed and sent before the app has started is not lost, and is nowhere in the URL',
  { tag: [ONCE] },
  async ({ page }) => {
    const letThrough = await holdApp(page);
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto('/login');
    await fillCredentials(page, 'rich@sandbox.test', SCENARIO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL('/login');
    letThrough();
    await expect(page).toHaveURL('/platform');
    expect(urls.filter((url) => /rich|sandbox-/.test(url))).toEqual([]);
  },
);

for (const path of ['/login', '/signup']) {
  test(
    `Enter on ${path} before any script has come sends nothing and keeps what was typed`,
    { tag: [ONCE] },
    async ({ page }) => {
      const { promise: isLet, resolve: letThrough } = Promise.withResolvers<void>();
      await page.route(/\/assets\/.*\.js/, async (route) => {
        await isLet;
        await route.continue();
      });
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      await page.goto(path, { waitUntil: 'commit' });
      const fields = page.locator('form input:not([type="checkbox"])');
      await fields.first().fill('somebody@example.com');
      await fields.last().fill('somebody@example.com');
      await fields.last().press('Enter');
      await page.locator('form button[type="submit"]').click({ force: true });
      // Whatever the browser sends has left before an answer to a later request is there.
      await page.evaluate(() => fetch('/favicon.svg').then((answer) => answer.text()));
      expect(posts).toEqual([]);
      await expect(page).toHaveURL(path);
      letThrough();
      await expect(page.locator('form button[type="submit"]')).toBeEnabled();
      await expect(fields.first()).toHaveValue('somebody@example.com');
      await expect(fields.last()).toHaveValue('somebody@example.com');
    },
  );
}

test(
  'a page for signed-in people says that it is loading before the app has started',
  { tag: [ONCE] },
  async ({ page }) => {
    await startSession(page, 'rich@sandbox.test');
    const goOn = await holdCode(page, 'start');
    await page.goto('/account', { waitUntil: 'commit' });
    await expect(page.locator('[data-loading]').getByText('Loading')).toBeVisible();
    goOn();
    await expect(heading(page, 'Account')).toBeVisible();
  },
);

test(
  'a button pressed before the app has started is answered then, and keeps what was typed',
  { tag: [ONCE] },
  async ({ page }) => {
    const letThrough = await holdApp(page);
    await page.goto('/login');
    await fillCredentials(page, 'somebody@example.com', 'correct horse');
    const marked = await page.getByLabel('Email').elementHandle();
    await page.getByRole('button', { name: 'Show password' }).click();
    letThrough();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('correct horse');
    await expect(page.getByLabel('Email')).toHaveValue('somebody@example.com');
    // The same element: the page was hydrated, not rendered from scratch.
    expect(await page.getByLabel('Email').evaluate((field, before) => field === before, marked)).toBe(true);
  },
);

test(
  'somebody signed in sees no sign-in form on its page, not even for a moment',
  { tag: [ONCE] },
  async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const form = document.querySelector('form');
        if (form?.checkVisibility({ visibilityProperty: true }) === true) seen.push('form');
        requestAnimationFrame(look);
      };
      look();
    });
    await openAs(page, 'rich@sandbox.test', '/login');
    await expect(page).toHaveURL('/platform');
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  },
);
