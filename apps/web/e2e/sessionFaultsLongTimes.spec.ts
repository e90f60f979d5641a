import { expect, goTo, test } from './faultSteps.js';
import { navLink, refreshStatuses, rich, TOKEN_LIFE_MS, visibleText } from './sessionSteps.js';
import { heading, openAs, RELEASE, untilLoaded } from './steps.js';

const MINUTE_MS = 60_000;
const NIGHT_MS = 8 * 60 * MINUTE_MS;

test(
  'a laptop that slept through the night goes on with one refresh, and says nothing',
  { tag: [RELEASE, '@FAULT-04', '@FAULT-20'] },
  async ({ page, api }) => {
    await page.clock.install();
    await openAs(page, rich.email, '/active-bots');
    await expect(page.getByText('Recent Activity')).toBeVisible();
    await untilLoaded(page);
    // Timers of a sleeping device do not run; those that are due run once when it wakes.
    await api.advanceClock(NIGHT_MS);
    await page.clock.fastForward(NIGHT_MS);
    for (const [link, title] of [
      ['Trading Bots', 'Ethereum Trading Bots'],
      ['Withdraw', 'Withdraw Funds'],
      ['Account', 'Account'],
    ] as const) {
      await navLink(page, link).click();
      await expect(heading(page, title)).toBeVisible();
    }
    await expect(visibleText(page, 'rich')).toBeVisible();
    await untilLoaded(page);
    expect(await refreshStatuses(api)).toEqual([200]);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'an hour of a connection that comes and goes every minute logs nobody out, and ends with the data of now',
  { tag: [RELEASE, '@FAULT-09'] },
  async ({ page, context, api }) => {
    test.setTimeout(240_000);
    await page.clock.install();
    await openAs(page, rich.email, '/active-bots');
    await expect(page.getByText('Recent Activity')).toBeVisible();
    const screens = ['/robot', '/withdraw', '/account', '/active-bots'];
    // Their code first, so that only data is asked for below.
    for (const path of screens) {
      await goTo(page, path);
      await untilLoaded(page);
    }
    for (let minute = 0; minute < 60; minute += 1) {
      await context.setOffline(minute % 2 === 0);
      await page.clock.fastForward(MINUTE_MS);
      const hasExpired = minute % 10 === 9;
      if (hasExpired) await api.advanceClock(TOKEN_LIFE_MS);
      const refreshed = hasExpired ? page.waitForResponse('**/api/auth/refresh/') : null;
      await goTo(page, screens[minute % screens.length] ?? '/account');
      // A server that rotates tokens ends a session whose answer to a refresh is lost.
      await (await refreshed)?.finished();
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.getByRole('alert').count()).toBeLessThanOrEqual(2);
    }
    await context.setOffline(false);
    await goTo(page, '/active-bots');
    await expect(page.getByText('Recent Activity')).toBeVisible();
    await expect(page.getByText('You are offline.')).toHaveCount(0);
    await expect(page).toHaveURL('/active-bots');
    expect(new Set(await refreshStatuses(api))).toEqual(new Set([200]));
  },
);
