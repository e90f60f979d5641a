import type { Page } from '@playwright/test';
import { PROFILE, REFRESH } from './endpoints.js';
import { expect, type SandboxControl, test } from './fixtures.js';
import { TOKEN_LIFE_MS } from './sessionSteps.js';
import {
  stopDates,
  CHROMIUM,
  fillCredentials,
  heading,
  holdCode,
  holdRequests,
  ONCE,
  openAs,
  RELEASE,
  SCENARIO_PASSWORD,
  startSession,
  untilAnswered,
  untilLoaded,
} from './steps.js';

const EMAIL = 'rich@sandbox.test';
const code = '**/assets/client-*.js';

test.describe('the code of the API client, which cannot be fetched,', { tag: [RELEASE, CHROMIUM] }, () => {
  test('keeps what was typed into the sign-in form, which can be sent again', async ({
    page,
    expectFailedResponses,
  }) => {
    let refusals = 0;
    await page.route(code, (route) => {
      refusals += 1;
      return route.fulfill({ status: 404 });
    });
    await page.goto('/login');
    await fillCredentials(page, EMAIL, SCENARIO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('This form is not ready yet')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
    await page.unroute(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/platform');
    expectFailedResponses(refusals);
  });

  test('signs nobody out: the page says so after a reload, and opens once it can', async ({
    page,
    expectFailedResponses,
  }) => {
    let refusals = 0;
    await startSession(page, EMAIL);
    await page.route(code, (route) => {
      refusals += 1;
      return route.fulfill({ status: 404 });
    });
    await page.goto('/account');
    await expect(heading(page, 'This page hit a problem')).toBeVisible();
    await page.unroute(code);
    // What is refused is in the console before its page is left.
    await untilAnswered(page);
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(heading(page, 'Account')).toBeVisible();
    await openAs(page, EMAIL, '/settings');
    await expect(heading(page, 'Settings')).toBeVisible();
    expectFailedResponses(refusals);
  });
});

/** Resolves when the page asks for a file of the app's code, by the name it has in a build. */
const untilAsked = (page: Page, name: string) => page.waitForRequest(new RegExp(`/assets/${name}-[^/]+\\.js$`));

/** How often the server has sent a profile. */
async function countProfiles(api: SandboxControl): Promise<number> {
  return (await api.requests({ path: PROFILE })).filter(({ status }) => status === 200).length;
}

test(
  'the code of a screen comes while the profile is read, and that of the background after it',
  { tag: RELEASE },
  async ({ page }) => {
    await startSession(page, EMAIL);
    let hasBackground = false;
    page.on('request', (request) => {
      if (request.url().includes('/assets/Background-')) hasBackground = true;
    });
    const goOn = await holdCode(page, 'AccountRoute');
    const sendProfile = await holdRequests(page, `**${PROFILE}`);
    const screen = untilAsked(page, 'AccountRoute');
    await page.goto('/account', { waitUntil: 'commit' });
    await screen;
    sendProfile();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(hasBackground).toBe(false);
    const background = untilAsked(page, 'Background');
    goOn();
    await background;
    await expect(heading(page, 'Account')).toBeVisible();
  },
);

test(
  'the page of a signed-in person asks for the code of their screen before the app has started',
  { tag: RELEASE },
  async ({ page }) => {
    await startSession(page, EMAIL);
    const goOn = await holdCode(page, 'start');
    const screen = untilAsked(page, 'DepositRoute');
    await page.goto('/deposit/', { waitUntil: 'commit' });
    await screen;
    goOn();
    await expect(heading(page, 'Deposit')).toBeVisible();
  },
);

test(
  'the page asks for the profile before the app has started, and the app takes that answer',
  { tag: RELEASE },
  async ({ page, api }) => {
    await startSession(page, EMAIL);
    await stopDates(page);
    const before = await countProfiles(api);
    const goOn = await holdCode(page, 'start');
    await page.goto('/account', { waitUntil: 'commit' });
    await expect.poll(() => countProfiles(api)).toBe(before + 1);
    goOn();
    await expect(heading(page, 'Account')).toBeVisible();
    await untilLoaded(page);
    expect(await countProfiles(api)).toBe(before + 1);
  },
);

test(
  'a profile that the page was refused is asked for once more, with a new token',
  { tag: RELEASE },
  async ({ page, api, expectFailedResponses }) => {
    await startSession(page, EMAIL);
    await stopDates(page);
    await api.advanceClock(TOKEN_LIFE_MS);
    const before = (await api.requests()).length;
    await page.goto('/account');
    await expect(heading(page, 'Account')).toBeVisible();
    const readCalls = async () => (await api.requests()).slice(before).filter(({ method }) => method !== 'OPTIONS');
    const readSession = async () =>
      (await readCalls())
        .filter(({ path }) => path === PROFILE || path === REFRESH)
        .map(({ path, status }) => [path, status]);
    const ofSession = [
      [PROFILE, 401],
      [REFRESH, 200],
      [PROFILE, 200],
    ];
    await expect.poll(readSession).toEqual(ofSession);
    await untilLoaded(page);
    expect(await readSession()).toEqual(ofSession);
    const calls = await readCalls();
    // A list may have been asked for by then, with the old token.
    expectFailedResponses(calls.filter(({ status }) => status === 401).length);
  },
);

test('the code of the chart comes while the profile is read', { tag: RELEASE }, async ({ page }) => {
  await startSession(page, EMAIL);
  const sendProfile = await holdRequests(page, `**${PROFILE}`);
  const chart = untilAsked(page, 'charts');
  await page.goto('/platform', { waitUntil: 'commit' });
  await chart;
  sendProfile();
  await untilLoaded(page);
});

for (const moment of ['before', 'after'] as const) {
  test(
    `a style sheet that cannot be fetched ${moment} the app has started is asked for once more`,
    { tag: [ONCE, CHROMIUM, ...(moment === 'before' ? [RELEASE] : [])] },
    async ({ page, expectFailedResponses }) => {
      await startSession(page, EMAIL);
      const startApp = await holdCode(page, 'start');
      const { promise: hasStarted, resolve: refuse } = Promise.withResolvers<void>();
      const refused = new Set<string>();
      await page.route('**/assets/*.css', async (route) => {
        const url = route.request().url();
        if (refused.has(url)) return route.continue();
        refused.add(url);
        await hasStarted;
        return route.fulfill({ status: 404 });
      });
      // The app alone asks for it.
      const started = untilAsked(page, 'charts');
      await page.goto('/platform', { waitUntil: 'commit' });
      const names = (await page.locator('meta[name="code"]').getAttribute('content')) ?? '';
      const sheets = names.split(' ').filter((name) => name.endsWith('.css'));
      await expect.poll(() => refused.size).toBe(sheets.length);
      if (moment === 'before') {
        refuse();
        const isLoaded = (link: Element) => link instanceof HTMLLinkElement && link.sheet !== null;
        const asked = page.locator('link[media="print"]');
        for (const sheet of await asked.all()) await expect.poll(() => sheet.evaluate(isLoaded)).toBe(true);
      }
      startApp();
      await started;
      refuse();
      await untilLoaded(page);
      const readApplied = () =>
        page.evaluate(() =>
          [...document.styleSheets].filter(({ media }) => media.mediaText !== 'print').map(({ href }) => href),
        );
      await expect.poll(readApplied).toEqual(expect.arrayContaining([...refused]));
      expectFailedResponses(refused.size);
    },
  );
}
