import type { Locator, Page } from '@playwright/test';
import { expect, goTo, test } from './faultSteps.js';
import { DEPOSITS, PROFILE } from './endpoints.js';
import type { SandboxControl } from './fixtures.js';
import {
  createDeposit,
  heading,
  openAs,
  payNewestDeposit,
  readWaitedLocks,
  RELEASE,
  settle,
  signOut,
  stopClock,
  toast,
  untilAnswered,
  untilLoaded,
  passTime,
} from './steps.js';
import { clickNotice, readNotices, setVisible, stubNotices } from './notificationStub.js';

const POLL_MS = 30_000;
const MINUTE_MS = 60_000;
const HIDDEN_POLL_MS = 5 * MINUTE_MS;
const CREDITED = '0.73 ETH deposit credited';

/** Every toast, whatever its tone. */
const findMessages = (page: Page): Locator =>
  page.getByRole('region', { name: 'New notifications' }).getByRole('group');

/** How often all tabs together have requested the list of deposits. */
const countReads = async (api: SandboxControl, path = DEPOSITS) => (await api.requests({ method: 'GET', path })).length;

/** The same, once the server has logged the reads of a page that was left. */
async function getSettledReads(api: SandboxControl, path = DEPOSITS): Promise<number> {
  let reads = -1;
  await expect
    .poll(
      async () => {
        const before = reads;
        reads = await countReads(api, path);
        return reads - before;
      },
      { intervals: [300] },
    )
    .toBe(0);
  return reads;
}

/** Creates a deposit in one tab and opens another tab of the same user at Settings, which is returned. */
async function openTwoTabs(page: Page): Promise<Page> {
  await page.clock.install();
  await openAs(page, 'empty@sandbox.test', '/deposit');
  await expect(heading(page, 'Deposit Ethereum')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/settings');
  await expect(heading(other, 'Settings')).toBeVisible();
  await untilLoaded(other);
  await createDeposit(page, '0.73');
  return other;
}

test.describe('with permission of the browser', () => {
  test.beforeEach(({ context }) => stubNotices(context, { permission: 'granted' }));

  test(
    'one hidden tab polls for all, every five minutes, and reports once that a deposit has settled',
    { tag: RELEASE },
    async ({ page, api }) => {
      const other = await openTwoTabs(page);
      await setVisible(other, 'hidden');
      await setVisible(page, 'hidden');
      await stopClock(page);
      await payNewestDeposit(page, api);
      const [reads, profiles] = [await getSettledReads(api), await getSettledReads(api, PROFILE)];
      // Some seconds have passed since they were hidden.
      await passTime(page, HIDDEN_POLL_MS - MINUTE_MS);
      expect(await getSettledReads(api)).toBe(reads);
      await passTime(page, MINUTE_MS);
      await page.clock.resume();
      for (const tab of [page, other]) await expect(tab).toHaveTitle(/^\(1\) /);
      expect(await getSettledReads(api)).toBe(reads + 1);
      expect(await getSettledReads(api, PROFILE)).toBe(profiles);
      // It comes a moment after the titles.
      await expect.poll(() => readNotices(page, other)).toHaveLength(1);
      const notices = await readNotices(page, other);
      expect(notices[0]).toMatchObject({ title: 'Deposit credited', body: 'Your ETH deposit was credited.' });
      expect(notices[0]?.tag).toMatch(/^etherpilot\.\d+\.deposits\.\d+$/);

      for (const tab of [page, other]) {
        await expect(findMessages(tab)).toHaveCount(0);
        await setVisible(tab, 'visible');
        await expect(toast(tab, 'news', CREDITED)).toHaveCount(1);
        await expect(tab).toHaveTitle(/^(?!\()/);
      }
      await goTo(other, '/account');
      await expect(other.getByRole('region', { name: 'Balance' }).getByText(/^\$2,\d{3}\.\d\d$/)).toBeVisible();
      // The account has read what it shows.
      const settled = await getSettledReads(api);
      await passTime(page, 2 * HIDDEN_POLL_MS);
      expect(await getSettledReads(api)).toBe(settled);
      expect(await readNotices(page, other)).toHaveLength(1);
    },
  );

  test('one of two visible windows polls for both, and both report', { tag: RELEASE }, async ({ page, api }) => {
    const other = await openTwoTabs(page);
    await goTo(other, '/deposit-history');
    await expect(other.getByRole('row')).toHaveCount(2);
    await stopClock(page);
    await payNewestDeposit(page, api);
    const reads = await getSettledReads(api);
    await passTime(page, POLL_MS);
    await page.clock.resume();
    await Promise.all([page, other].map((tab) => expect(toast(tab, 'news', CREDITED)).toBeVisible()));
    await expect(other.getByRole('row').filter({ hasText: 'Paid' })).toHaveCount(1);
    expect(await getSettledReads(api)).toBe(reads + 1);
    expect(await readNotices(page, other)).toEqual([]);
  });

  test('the other window continues when the polling one is closed', { tag: RELEASE }, async ({ page, api }) => {
    const other = await openTwoTabs(page);
    // It has heard of the deposit, and waits for its turn.
    await expect.poll(() => readWaitedLocks(other)).toHaveLength(1);
    await page.close();
    // It has become its turn.
    await expect.poll(() => readWaitedLocks(other)).toEqual([]);
    await settle(other);
    // Paid only now: what it may have read at once with its turn does not show it yet.
    await stopClock(other);
    await payNewestDeposit(other, api);
    await passTime(other, POLL_MS);
    await other.clock.resume();
    await expect(toast(other, 'news', CREDITED)).toBeVisible();
  });

  test(
    'a click leads to the history, and logging out closes what is shown',
    { tag: RELEASE },
    async ({ page, api }) => {
      await page.clock.install();
      await openAs(page, 'empty@sandbox.test', '/deposit');
      await createDeposit(page, '0.73');
      await setVisible(page, 'hidden');
      await payNewestDeposit(page, api);
      await passTime(page, HIDDEN_POLL_MS);
      await expect(page).toHaveTitle(/^\(1\) /);
      await expect.poll(() => readNotices(page)).toHaveLength(1);
      await clickNotice(page);
      await expect(page).toHaveURL('/deposit-history');
      expect(await readNotices(page)).toMatchObject([{ isClosed: true }]);

      await goTo(page, '/deposit');
      await createDeposit(page, '0.73');
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
      await payNewestDeposit(page, api);
      await passTime(page, HIDDEN_POLL_MS);
      await expect.poll(() => readNotices(page)).toMatchObject([{ isClosed: true }, { isClosed: false }]);
      await setVisible(page, 'visible');
      await signOut(page);
      expect(await readNotices(page)).toMatchObject([{ isClosed: true }, { isClosed: true }]);
    },
  );

  test('nothing is sent while Push Notifications is off', { tag: RELEASE }, async ({ page, api }) => {
    const other = await openTwoTabs(page);
    await other.getByRole('switch', { name: 'Push Notifications' }).click({ force: true });
    await expect(other.getByText('Push Notifications is off, so nothing is sent.')).toBeVisible();
    await setVisible(other, 'hidden');
    await setVisible(page, 'hidden');
    await payNewestDeposit(page, api);
    await passTime(page, HIDDEN_POLL_MS);
    for (const tab of [page, other]) await expect(tab).toHaveTitle(/^\(1\) /);
    expect(await readNotices(page, other)).toEqual([]);
  });

  test('nothing is reported to the next user after a logout', { tag: RELEASE }, async ({ page, api }) => {
    const other = await openTwoTabs(page);
    await setVisible(page, 'hidden');
    await payNewestDeposit(page, api);
    await signOut(other);
    await expect(page).toHaveURL('/login');
    await setVisible(other, 'hidden');
    const reads = await getSettledReads(api);
    await passTime(page, 2 * HIDDEN_POLL_MS);
    await expect(page).toHaveTitle(/^(?!\()/);
    expect(await getSettledReads(api)).toBe(reads);
    expect(await readNotices(page, other)).toEqual([]);
  });

  test('a logout removes the count from the title, and pending messages', { tag: RELEASE }, async ({ page, api }) => {
    const other = await openTwoTabs(page);
    await setVisible(page, 'hidden');
    await payNewestDeposit(page, api);
    await passTime(page, POLL_MS);
    await expect(page).toHaveTitle(/^\(1\) /);
    await signOut(other);
    await expect(page).toHaveTitle(/^Sign in/);
    await setVisible(page, 'visible');
    await expect(heading(page, 'Sign in')).toBeVisible();
    await expect(findMessages(page)).toHaveCount(0);
  });

  test(
    'what happened while the tab was hidden is combined into one message, with failures separate',
    { tag: RELEASE },
    async ({ page, api }) => {
      await page.clock.install();
      await openAs(page, 'empty@sandbox.test', '/settings');
      await expect(heading(page, 'Settings')).toBeVisible();
      // The page has looked for pending money, and found none.
      await untilLoaded(page);
      const body = [1, 2, 3, 4].map((id) => ({
        id,
        currency: 'ETH',
        currency_name: 'Ethereum',
        amount: '0.50000000',
        status: id === 4 ? 'failed' : 'paid',
        created_at: '2025-03-08T12:00:00Z',
      }));
      await page.evaluate(
        (deposits) => {
          const userId = Number(/"user":\{"id":(\d+)/.exec(Object.values(localStorage).join(' '))?.[1]);
          localStorage.setItem('etherpilot.pending', JSON.stringify({ userId, deposits, withdrawals: [] }));
        },
        body.map(({ id }) => id),
      );
      await api.armFault({ method: 'GET', path: DEPOSITS, status: 200, body });
      await page.reload();
      await expect(toast(page, 'news', '3 payments completed')).toBeVisible();
      await expect(toast(page, 'failure', 'Deposit not paid')).toContainText(
        'Your deposit of 0.5 ETH has ended with the status “Failed”.',
      );
      await expect(findMessages(page)).toHaveCount(2);
      await page.getByRole('button', { name: 'Recent notifications' }).filter({ visible: true }).click();
      await expect(page.getByRole('dialog').getByText('0.5 ETH deposit credited')).toHaveCount(3);
    },
  );
});

test(
  'without locks and broadcast channels each visible tab polls for itself, and hidden ones wait',
  { tag: RELEASE },
  async ({ page, context, api }) => {
    await stubNotices(context, { permission: 'granted' });
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
      Object.defineProperty(window, 'BroadcastChannel', { configurable: true, value: undefined });
    });
    const other = await openTwoTabs(page);
    await goTo(other, '/deposit-history');
    await expect(other.getByRole('row')).toHaveCount(2);
    await stopClock(page);
    const reads = await getSettledReads(api);
    await passTime(page, POLL_MS);
    await expect.poll(() => countReads(api)).toBe(reads + 2);
    await untilAnswered(other);
    await page.clock.resume();
    await setVisible(other, 'hidden');
    await setVisible(page, 'hidden');
    await passTime(page, 2 * HIDDEN_POLL_MS);
    await setVisible(other, 'visible');
    await expect.poll(() => countReads(api)).toBe(reads + 3);
    expect(await getSettledReads(api)).toBe(reads + 3);
  },
);

test('a browser that refuses notifications causes no error', { tag: RELEASE }, async ({ page, context, api }) => {
  await stubNotices(context, { permission: 'granted', isThrowing: true });
  await page.clock.install();
  await openAs(page, 'empty@sandbox.test', '/deposit');
  await createDeposit(page, '0.73');
  await setVisible(page, 'hidden');
  await payNewestDeposit(page, api);
  await passTime(page, HIDDEN_POLL_MS);
  await expect(page).toHaveTitle(/^\(1\) /);
  await setVisible(page, 'visible');
  await expect(toast(page, 'news', CREDITED)).toBeVisible();
});

test.describe('one read is enough', () => {
  test('for a history opened with the page and for the background poll', { tag: RELEASE }, async ({ page, api }) => {
    await page.clock.install();
    await openAs(page, 'empty@sandbox.test', '/deposit');
    await createDeposit(page, '0.73');
    await goTo(page, '/deposit-history');
    await expect(page.getByRole('row')).toHaveCount(2);
    // Aborts pending reads of the page.
    await page.goto('about:blank');
    const reads = await getSettledReads(api);
    await page.goto('/deposit-history');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
    // However late the background's turn comes, the screen's read is a fresh one.
    await stopClock(page);
    await untilAnswered(page);
    expect(await getSettledReads(api)).toBe(reads + 1);
  });

  test(
    'but a pending record missing from a partial list is requested again',
    { tag: RELEASE },
    async ({ page, api }) => {
      await page.clock.install();
      await openAs(page, 'empty@sandbox.test', '/deposit');
      await createDeposit(page, '0.73');
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('etherpilot.pending')))
        .toMatch(/"deposits":\[.+\]/);
      await page.evaluate(() => sessionStorage.clear());
      // A list that lacks two records.
      await api.armFault({ method: 'GET', path: DEPOSITS, status: 200, body: { count: 2, results: [] }, times: 3 });
      // Aborts pending reads of the page.
      await page.goto('about:blank');
      const reads = await getSettledReads(api);
      await page.goto('/settings');
      await expect.poll(() => countReads(api)).toBeGreaterThan(reads);
      await expect(heading(page, 'Settings')).toBeVisible();
      await untilLoaded(page);
      await stopClock(page);
      const readsOfPage = await getSettledReads(api);
      await passTime(page, POLL_MS);
      await expect.poll(() => countReads(api)).toBe(readsOfPage + 1);
    },
  );
});
