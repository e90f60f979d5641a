import type { Page, Request } from '@playwright/test';
import { REFRESH } from './endpoints.js';
import { expect, createFault, goTo, test } from './faultSteps.js';
import { BOT_DAY_MS } from './servers.js';
import { navLink, refreshStatuses, rich, TOKEN_LIFE_MS, visibleText } from './sessionSteps.js';
import { failureToasts, goOffline, heading, openAs, RELEASE, passTime, untilLoaded } from './steps.js';

const MINUTE_MS = 60_000;
/** As the server logs a call whose connection it has cut. */
const CUT_STATUS = 503;
const NIGHT_MS = 8 * 60 * MINUTE_MS;

const isRefresh = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname === REFRESH;
const refreshEnds = (page: Page, isCut: boolean) =>
  isCut
    ? page.waitForEvent('requestfailed', { predicate: isRefresh, timeout: 60_000 })
    : page.waitForEvent('requestfinished', { predicate: isRefresh, timeout: 60_000 });

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
    await passTime(page, NIGHT_MS);
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
    await expect.poll(() => refreshStatuses(api)).toEqual([200]);
    await expect(failureToasts(page)).toHaveCount(0);
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
      const hasExpired = minute % 10 === 9;
      // Every other time the connection goes between the refusal of the token and its refresh, which comes two minutes later.
      const isCut = minute % 20 === 9;
      const isRefreshed = minute % 20 === 11 || minute % 20 === 19;
      if (isCut) await api.armFault(createFault('cut', 'POST', REFRESH));
      // A server that rotates tokens ends a session whose answer to a refresh is lost.
      const refresh = isCut || isRefreshed ? refreshEnds(page, isCut) : null;
      await context.setOffline(minute % 2 === 0);
      // Once offline, so that no call refused late is refreshed before.
      if (minute % 20 === 10) await api.disarmFaults();
      await passTime(page, MINUTE_MS);
      if (hasExpired) await api.advanceClock(TOKEN_LIFE_MS);
      await goTo(page, screens[minute % screens.length] ?? '/account');
      await refresh;
      await expect(page.locator('h1')).toBeVisible();
      expect(await failureToasts(page).count()).toBeLessThanOrEqual(2);
    }
    // The screen that is shown last, while the server's figures go on.
    await expect(page).toHaveURL('/active-bots');
    await expect(page.getByText('Recent Activity')).toBeVisible();
    const figures = page.getByRole('region', { name: 'Summary' });
    const before = (await figures.textContent()) ?? '';
    await goOffline(page);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await api.advanceClock(BOT_DAY_MS);
    await context.setOffline(false);
    await expect(figures).not.toHaveText(before);
    await expect(page.getByText('You are offline.')).toHaveCount(0);
    await expect(page).toHaveURL('/active-bots');
    // Nothing else was refused: what was cut has no answer.
    expect(new Set(await refreshStatuses(api))).toEqual(new Set([200, CUT_STATUS]));
  },
);
