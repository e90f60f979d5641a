import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { protectedScreens } from './screens.js';
import {
  CHROMIUM,
  fillCredentials,
  heading,
  ONCE,
  openAs,
  SCENARIO_PASSWORD,
  signInHere,
  startSession,
  untilLoaded,
  holdRequests,
  RELEASE,
} from './steps.js';

const ALL_BUT_LOADER = /\/assets\/(?!loader).*\.js/;

/** Holds back scripts, every one but the loader by default, until the returned function is called. */
const holdApp = (page: Page, scripts = ALL_BUT_LOADER) => holdRequests(page, scripts);

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
      await expect(page.locator('[data-loading]')).toBeHidden();
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
    { tag: path === '/login' ? [ONCE] : [ONCE, RELEASE] },
    async ({ page }) => {
      const letThrough = await holdRequests(page, /\/assets\/.*\.js/);
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      await page.goto(path, { waitUntil: 'commit' });
      const fields = page.locator('form input:not([type="checkbox"])');
      await expect(fields).toHaveCount(2);
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
  'every page for signed-in people is there before any code: its title and places, the word Loading, no name and no figure',
  { tag: [RELEASE, ONCE, '@ROUTE-21'] },
  async ({ page }) => {
    await startSession(page, 'rich@sandbox.test');
    for (const [path, name, title] of protectedScreens) {
      const letThrough = await holdApp(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('[role="status"][data-loading]')).toHaveText('Loading');
      await expect(page.locator('[data-loading]')).toBeVisible();
      // What does not answer yet is not in the tree of roles.
      await expect(page.locator('h1', { hasText: name })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${title} · `));
      await expect(page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })).toBeVisible();
      const shown = await page.locator('#root').innerText();
      expect(shown, path).not.toMatch(/[$€]\s?\d|\d\s?%|rich@/);
      letThrough();
      await expect(page.locator('[data-frame]')).toHaveCount(0);
      await untilLoaded(page);
    }
  },
);

test(
  'a visitor of a page for signed-in people is sent to sign in by the page itself, sees nothing of it, and goes on there',
  { tag: [ONCE] },
  async ({ page }) => {
    const letThrough = await holdApp(page);
    const seen: string[] = [];
    await page.exposeFunction('noteSeen', (text: string) => seen.push(text));
    await page.addInitScript(() => {
      const look = () => {
        const title = document.querySelector('h1');
        if (title?.checkVisibility({ visibilityProperty: true }) === true) {
          (window as unknown as { noteSeen: (text: string) => void }).noteSeen(title.textContent);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/deposit-history?q=ETH');
    await expect(page).toHaveURL(/\/login\/?$/);
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(seen).not.toContain('Deposit History');
    letThrough();
    await signInHere(page, 'rich@sandbox.test');
    await page.getByRole('link', { name: 'Continue to Deposit History' }).click();
    await expect(page).toHaveURL('/deposit-history?q=ETH');
  },
);

for (const email of [null, 'rich@sandbox.test']) {
  test(
    `what ${email === null ? 'a visitor' : 'somebody signed in'} reads after paying, or where nothing is, is there before any code`,
    { tag: [ONCE, RELEASE] },
    async ({ page }) => {
      if (email !== null) await startSession(page, email);
      for (const [path, status, title, sentence] of [
        ['/deposit-success?amount=0.25&currency=ETH', 200, 'Payment Submitted!', /Blockchain confirmation|confirm/i],
        ['/deposit-cancel', 200, 'Payment Cancelled', /cancel/i],
        ['/nowhere/at/all', 404, 'Oops! Page not found', /./],
      ] as const) {
        const letThrough = await holdApp(page);
        const answer = await page.goto(path, { waitUntil: 'commit' });
        expect(answer?.status()).toBe(status);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
        await expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible();
        const isInShell = page.getByText('Deposit Funds').filter({ visible: true });
        await expect(isInShell).toHaveCount(email === null ? 0 : 1);
        // Read from the link, which the build does not know: nothing is said of it before.
        await expect(page.getByText('The link has no payment details.').filter({ visible: true })).toHaveCount(
          path === '/deposit-cancel' ? 1 : 0,
        );
        letThrough();
        await untilLoaded(page);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      }
    },
  );
}

for (const [moment, scripts] of [
  ['before the app has started', ALL_BUT_LOADER],
  ['while the code of a page comes', /\/assets\/PublicArea.*\.js/],
] as const) {
  // Where what is shown and what is hydrated differ, React says so in the console.
  test(`an address that changes ${moment} shows its own screen`, { tag: [RELEASE, ONCE] }, async ({ page }) => {
    const letThrough = await holdApp(page, scripts);
    await page.goto('/nowhere', { waitUntil: 'commit' });
    await expect(heading(page, 'Oops! Page not found')).toBeVisible();
    // Navigation replaces the methods of the history once the app runs.
    if (scripts !== ALL_BUT_LOADER) {
      await page.waitForFunction(() => Object.hasOwn(history, 'pushState'));
    }
    await page.evaluate(() => history.pushState(null, '', '/login'));
    letThrough();
    await expect(page.getByLabel('Email')).toBeVisible();
    await fillCredentials(page, 'rich@sandbox.test', SCENARIO_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/platform');
  });
}

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
  'a button clicked in the frame of an unknown path is answered once the app has started',
  { tag: [RELEASE, ONCE] },
  async ({ page }) => {
    await startSession(page, 'rich@sandbox.test');
    const letThrough = await holdApp(page);
    await page.goto('/nowhere', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Recent notifications' }).filter({ visible: true }).click();
    letThrough();
    await expect(page.getByRole('dialog', { name: 'Recent notifications' })).toBeVisible();
  },
);

/** Runs in a page, before anything else: React renders nothing until it may. */
function holdRendering(): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // oxlint-disable-next-line typescript/unbound-method -- called on the port
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function postLater(this: MessagePort, message: unknown) {
    void promise.then(() => post.call(this, message));
  };
  Object.assign(window, { renderNow: resolve });
}

test(
  'a button clicked in a frame while the app renders for the first time is answered, too',
  { tag: [RELEASE, ONCE] },
  async ({ page }) => {
    await startSession(page, 'rich@sandbox.test');
    await page.addInitScript(holdRendering);
    await page.goto('/nowhere', { waitUntil: 'commit' });
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer')),
    );
    await page.getByRole('button', { name: 'Recent notifications' }).filter({ visible: true }).click();
    await page.evaluate(() => (window as unknown as { renderNow: () => void }).renderNow());
    await expect(page.getByRole('dialog', { name: 'Recent notifications' })).toBeVisible();
  },
);

test('the frame of the platform has the note about its prices, and its title where the screen will have it', async ({
  page,
}) => {
  await startSession(page, 'rich@sandbox.test');
  const letThrough = await holdApp(page, /\/assets\/.*\.js/);
  await page.goto('/platform', { waitUntil: 'commit' });
  const readPlaces = () =>
    Promise.all([page.getByRole('note'), heading(page, 'Trading platform')].map((place) => place.boundingBox()));
  await expect(page.getByRole('main')).toMatchAriaSnapshot(
    "- note: Recorded prices from November 2025, not today's market.",
  );
  const before = await readPlaces();
  letThrough();
  await untilLoaded(page);
  await expect(page.getByRole('note')).toHaveText(/^Recorded prices/);
  expect(await readPlaces()).toEqual(before);
});

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
