import type { Page } from '@playwright/test';
import { expect, type SandboxControl, test } from './fixtures.js';
import {
  expectNoPersonalText,
  locked,
  navLink,
  openTab,
  rich,
  sentCalls,
  storedSession,
  TOKEN_LIFE_MS,
} from './sessionSteps.js';
import { CHROMIUM, RELEASE, signIn, untilLoaded, logOutButton } from './steps.js';

// Playwright waits for ever for the load of a page that Firefox restores, so these are asked of Chromium only.
test.describe('Back, to a page from the back/forward cache,', { tag: [CHROMIUM, '@FAULT-16'] }, () => {
  /** Leaves the account for another document, which puts the page into the back/forward cache. */
  async function leavePage(page: Page, api: SandboxControl): Promise<void> {
    await page.addInitScript(() => {
      addEventListener('pageshow', (event) => {
        if (!event.persisted) return;
        document.documentElement.dataset['restored'] = 'yes';
        // The first frame after the page is restored, before any response can arrive.
        requestAnimationFrame(() => {
          document.documentElement.dataset['firstFrame'] = document.body.innerText;
        });
      });
    });
    await signIn(page, rich.email);
    await untilLoaded(page);
    // Locks or databases opened by a refresh must not keep the page out of the cache.
    await api.advanceClock(TOKEN_LIFE_MS);
    await navLink(page, 'Active Bots').click();
    await expect(page.getByText('Recent Activity')).toBeVisible();
    await navLink(page, 'Account').click();
    await expect(page.getByRole('heading', { name: 'rich' })).toBeVisible();
    await untilLoaded(page);
    await page.goto('/');
    await expect(page).toHaveURL('/');
  }

  async function goBack(page: Page): Promise<void> {
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'yes');
    await expectNoPersonalText(page, rich.personalText);
    await expect(page.locator('html')).toHaveAttribute('data-first-frame');
    expect(await page.locator('html').getAttribute('data-first-frame')).not.toMatch(rich.personalText);
  }

  test(
    'after logging out shows no data of the user',
    { tag: RELEASE },
    async ({ page, context, api, allowFailedResponses }) => {
      await leavePage(page, api);
      const other = await openTab(context, '/account', 'Account');
      await logOutButton(other).click();
      await expect(other).toHaveURL('/login');
      await goBack(page);
      await expect(page).toHaveURL('/login');
      // A restored page logs its console messages again.
      allowFailedResponses();
    },
  );

  test(
    'after another user has signed in shows theirs',
    { tag: RELEASE },
    async ({ page, context, api, allowFailedResponses }) => {
      await leavePage(page, api);
      const other = await openTab(context, '/account', 'Account');
      await logOutButton(other).click();
      await signIn(other, locked.email);
      const newToken: string = JSON.parse(await storedSession(other)).tokens.access;
      // Not from the start: the landing page reads the profile of whoever is signed in, after it has loaded.
      const sent = sentCalls(page);
      await goBack(page);
      await navLink(page, 'Account').click();
      await expect(page.getByRole('heading', { name: 'locked' })).toBeVisible();
      expect(new Set(sent.map(({ bearer }) => bearer))).toEqual(new Set([`Bearer ${newToken}`]));
      // A restored page logs its console messages again.
      allowFailedResponses();
    },
  );
});
