import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import {
  countFailedRequests,
  DAY_MS,
  navLink,
  openTab,
  refreshStatuses,
  rich,
  TOKEN_LIFE_MS,
  visibleText,
} from './sessionSteps.js';
import {
  failureToasts,
  heading,
  RELEASE,
  settle,
  signIn,
  stopClock,
  toast,
  untilAnswered,
  untilLoaded,
} from './steps.js';

const isLarge = process.env['FAULTS_FULL'] === '1';
const CONNECTION_CHANGES = isLarge ? 30 : 10;
const HOUR_MS = 60 * 60_000;

test.describe('a device whose clock is a day', { tag: [RELEASE, '@FAULT-20'] }, () => {
  for (const [name, skew] of [
    ['ahead', DAY_MS],
    ['behind', -DAY_MS],
  ] as const) {
    test(`${name} signs in, refreshes and stays signed in`, async ({ page, context, api, allowFailedResponses }) => {
      await context.clock.install({ time: Date.now() + skew });
      await signIn(page, rich.email);
      const difference = (await page.evaluate(() => Date.now())) - (await api.now());
      expect(Math.abs(difference - skew)).toBeLessThan(HOUR_MS);
      await navLink(page, 'Active Bots').click();
      await expect(page.getByText('Recent Activity')).toBeVisible();
      expect(await refreshStatuses(api)).toEqual([]);

      await api.advanceClock(TOKEN_LIFE_MS);
      for (const [link, title] of [
        ['Trading Bots', 'Ethereum Trading Bots'],
        ['Withdraw', 'Withdraw Funds'],
        ['Account', 'Account'],
        ['Active Bots', 'Active Bots'],
      ] as const) {
        await navLink(page, link).click();
        await expect(heading(page, title)).toBeVisible();
      }
      await expect(page.getByText('Recent Activity')).toBeVisible();
      const other = await openTab(context, '/account', 'Account');
      await expect(visibleText(other, '$12,500.00')).toBeVisible();
      await expect.poll(() => refreshStatuses(api)).toEqual([200]);
      await expect(failureToasts(page)).toHaveCount(0);
      allowFailedResponses();
    });
  }
});

/** Records when each message appears, in ms since the page was opened. */
async function recordMessages(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const shownAt: number[] = [];
    Object.assign(globalThis, { shownAt });
    const seen = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const message of document.querySelectorAll('[role="group"][data-type="negative"]')) {
        if (!seen.has(message)) shownAt.push(performance.now());
        seen.add(message);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shownAt: number[] }).shownAt);
}

test(
  'an unstable connection logs nobody out and is reported at most every five seconds',
  { tag: [RELEASE, '@FAULT-09', '@FAULT-12'] },
  async ({ page, context, expectFailedResponses }) => {
    await context.clock.install();
    await signIn(page, rich.email);
    const links = ['Trading Bots', 'Active Bots', 'Withdraw', 'Account'];
    // Load their code first, so that only data is requested below.
    for (const link of links) {
      await navLink(page, link).click();
      await untilLoaded(page);
    }
    const failedRequests = countFailedRequests(context);
    const messages = await recordMessages(page);
    const statesSeen: boolean[] = [];
    // However long a change takes, it is a second for the app.
    await stopClock(page);
    for (let change = 0; change < CONNECTION_CHANGES; change += 1) {
      await context.setOffline(change % 2 === 0);
      statesSeen.push(await page.evaluate(() => navigator.onLine));
      await navLink(page, links[change % links.length] ?? 'Account').click();
      // A read, its second attempt, and what is said of them.
      for (let half = 0; half < 2; half += 1) {
        await untilAnswered(page);
        await page.clock.runFor(500);
      }
    }
    await page.clock.resume();
    await context.setOffline(false);
    expect(statesSeen).toEqual(Array.from({ length: CONNECTION_CHANGES }, (_, change) => change % 2 !== 0));
    await navLink(page, 'Active Bots').click();
    await expect(page.getByText('Recent Activity')).toBeVisible();
    await expect(page).toHaveURL('/active-bots');
    const shownAt = await messages();
    expect(shownAt).not.toEqual([]);
    for (const at of shownAt) {
      expect(
        shownAt.filter((one) => one >= at && one < at + 5_000),
        'messages within five seconds',
      ).toHaveLength(1);
    }
    expectFailedResponses(failedRequests());
  },
);

test(
  'a lost connection is reported even by the first toast of a page, and leaves the screen in place',
  { tag: [RELEASE, '@FAULT-09'] },
  async ({ page, context, api, expectFailedResponses }) => {
    // A pending provider call keeps the chart from showing a toast first.
    await api.armFault({ method: 'GET', path: '/market/yahoo', delayMs: 60_000 });
    await signIn(page, rich.email);
    await navLink(page, 'Account').click();
    await navLink(page, 'Active Bots').click();
    await expect(page.getByText('Recent Activity')).toBeVisible();
    await navLink(page, 'Account').click();
    await settle(page);
    await expect(page.getByRole('region', { name: 'New notifications' })).toHaveCount(0);
    const failedRequests = countFailedRequests(context);
    await context.setOffline(true);
    await navLink(page, 'Active Bots').click();
    await expect(heading(page, 'Active Bots')).toBeVisible();
    await expect(failureToasts(page)).toHaveCount(1);
    await context.setOffline(false);
    expectFailedResponses(failedRequests());
  },
);

test(
  'a page opened while the server is unreachable shows the cached profile until it is reachable',
  { tag: [RELEASE, '@FAULT-09', '@H-22'] },
  async ({ page, context, servers, expectFailedResponses }) => {
    await signIn(page, rich.email);
    const open = async (): Promise<void> => {
      await page.goto('/account');
      await expect(page.getByRole('heading', { name: 'rich' })).toBeVisible();
    };
    await open();
    await expect(visibleText(page, '$12,500.00')).toBeVisible();
    const failedRequests = countFailedRequests(context);
    await context.route(`${servers.api}/**`, (route) => route.abort('connectionrefused'));
    await open();
    await expect(visibleText(page, '$12,500.00')).toBeVisible();
    await expect(page.getByRole('note').filter({ hasText: 'saved profile' })).toBeVisible();
    await navLink(page, 'Active Bots').click();
    await expect(heading(page, 'Active Bots')).toBeVisible();
    await settle(page);
    expect(await toast(page, 'failure', 'Connection Error').count()).toBeLessThanOrEqual(1);
    expect(await failureToasts(page).count()).toBeLessThanOrEqual(1);

    await context.setOffline(true);
    await context.unroute(`${servers.api}/**`);
    await context.setOffline(false);
    await expect(page.getByText('Recent Activity')).toBeVisible();
    await expect(page.getByRole('note').filter({ hasText: 'saved profile' })).toHaveCount(0);
    expectFailedResponses(failedRequests());
  },
);
