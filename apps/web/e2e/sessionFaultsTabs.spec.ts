import type { Route } from '@playwright/test';
import { expectNoFailure } from './faultSteps.js';
import { INVESTMENTS, REFRESH } from './endpoints.js';
import { expect, type SandboxControl, test } from './fixtures.js';
import {
  DAY_MS,
  navLink,
  openBareTab,
  openTab,
  readAllStorage,
  refreshStatuses,
  rich,
  TOKEN_LIFE_MS,
} from './sessionSteps.js';
import {
  CHROMIUM,
  heading,
  RELEASE,
  SESSION_KEY,
  settle,
  signIn,
  stopClockAt,
  untilAnswered,
  untilLoaded,
  passTime,
  readWaitedLocks,
} from './steps.js';

/** Reads how the server has answered the calls for the investments from now on. */
async function watchInvestments(api: SandboxControl): Promise<() => Promise<number[]>> {
  const read = async () => (await api.requests({ method: 'GET', path: INVESTMENTS })).map(({ status }) => status);
  const { length } = await read();
  return async () => (await read()).slice(length);
}

test(
  'calls refused together cause one refresh, and one refused late none',
  { tag: [RELEASE, '@FAULT-01', '@FAULT-02', '@SESS-09'] },
  async ({ page, api, allowFailedResponses }) => {
    await page.clock.install();
    await signIn(page, 'empty@sandbox.test');
    // The first page has read the investments for its steps, with a token that still lives.
    await expect(page.getByRole('link', { name: 'Start a bot' })).toBeVisible();
    await navLink(page, 'Settings').click();
    await untilLoaded(page);
    const listStatuses = async (path: string) =>
      (await api.requests({ method: 'GET', path })).map(({ status }) => status);
    const paths = ['/api/bots/investments/', '/api/bots/'];
    const answeredBefore = await Promise.all(paths.map(async (path) => (await listStatuses(path)).length));
    await api.advanceClock(TOKEN_LIFE_MS);
    // Held until the other call has been refreshed and retried.
    await api.armFault({ method: 'GET', path: '/api/bots/', held: true });
    await stopClockAt(page, '/api/bots/');
    await navLink(page, 'Trading Bots').click();
    for (const [index, path] of paths.entries()) {
      if (path === '/api/bots/') await api.release();
      await expect.poll(async () => (await listStatuses(path)).slice(answeredBefore[index])).toEqual([401, 200]);
    }
    await page.clock.resume();
    await expect(page.getByText('Binance Pro Bot')).toBeVisible();
    await expect.poll(() => refreshStatuses(api)).toEqual([200]);
    await expectNoFailure(page);
    allowFailedResponses();
  },
);

test(
  'three tabs with expired tokens load at once: one refreshes, all stay signed in',
  { tag: [RELEASE, '@FAULT-03', '@FAULT-18'] },
  async ({ page, context, api, allowFailedResponses }) => {
    await signIn(page, rich.email);
    await untilLoaded(page);
    const tabs = [page, await openTab(context, '/account', 'Account'), await openTab(context, '/settings', 'Settings')];
    for (let round = 1; round <= 2; round += 1) {
      await api.advanceClock(TOKEN_LIFE_MS);
      await Promise.all(tabs.map((tab) => navLink(tab, 'Active Bots').click()));
      for (const tab of tabs) {
        await expect(tab.getByText('Recent Activity')).toBeVisible();
      }
      await expect.poll(() => refreshStatuses(api)).toEqual(Array.from({ length: round }, () => 200));
      for (const tab of tabs) await expectNoFailure(tab);
      await Promise.all(tabs.map((tab) => navLink(tab, 'Account').click()));
      for (const tab of tabs) await expect(heading(tab, 'Account')).toBeVisible();
    }
    allowFailedResponses();
  },
);

test(
  'a refresh of seven seconds in one tab is waited for by another, and logs nobody out',
  { tag: [RELEASE, '@FAULT-03'] },
  async ({ page, context, api, allowFailedResponses }) => {
    await context.clock.install();
    await signIn(page, rich.email);
    await untilLoaded(page);
    const tabs = [page, await openTab(context, '/account', 'Account')];
    const listStatuses = await watchInvestments(api);
    await api.advanceClock(TOKEN_LIFE_MS);
    await api.armFault({ method: 'POST', path: REFRESH, held: true });
    for (const tab of tabs) await stopClockAt(tab, REFRESH);
    await Promise.all(tabs.map((tab) => navLink(tab, 'Active Bots').click()));
    await api.untilFaultsMet();
    await expect.poll(listStatuses).toEqual([401, 401]);
    await page.clock.fastForward(7_000);
    await api.release();
    await expect.poll(listStatuses).toEqual([401, 401, 200, 200]);
    await page.clock.resume();
    await expect.poll(() => refreshStatuses(api)).toEqual([200]);
    for (const tab of tabs) {
      await expect(tab).toHaveURL('/active-bots');
      await expect(tab.getByText('Recent Activity')).toBeVisible();
    }
    allowFailedResponses();
  },
);

/** The longest a refresh may take: a ten-second attempt and three reads of the token ledger. */
const LOCK_WAIT_MS = 16_000;

test.describe('a lock that is never released', { tag: [RELEASE, '@FAULT-04'] }, () => {
  test('by another page delays a call by as long as a refresh may take, once', async ({
    page,
    context,
    api,
    servers,
    allowFailedResponses,
  }) => {
    await context.clock.install();
    await signIn(page, rich.email);
    await untilLoaded(page);
    const listStatuses = await watchInvestments(api);
    await api.advanceClock(TOKEN_LIFE_MS);
    const holder = await openBareTab(context, servers.web);
    await holder.evaluate(
      (name) =>
        new Promise<void>((resolve) => {
          void navigator.locks.request(name, () => new Promise(() => resolve()));
        }),
      SESSION_KEY,
    );
    const locks = await page.evaluate(() => navigator.locks.query());
    expect(locks.held?.map(({ name, mode }) => [name, mode])).toEqual([[SESSION_KEY, 'exclusive']]);

    await stopClockAt(page, INVESTMENTS);
    await navLink(page, 'Active Bots').click();
    await expect.poll(listStatuses).toEqual([401]);
    // The page has the answer, too: a clock that jumps before would end the call.
    await expect.poll(() => readWaitedLocks(page)).toEqual([SESSION_KEY]);
    await page.clock.fastForward(LOCK_WAIT_MS - 1_000);
    await untilAnswered(page);
    expect(await refreshStatuses(api)).toEqual([]);
    await page.clock.resume();
    await expect.poll(listStatuses).toEqual([401, 200]);
    await expect.poll(() => refreshStatuses(api)).toEqual([200]);
    await expect(page.getByText('Recent Activity')).toBeVisible();
    allowFailedResponses();
  });

  test(
    'by a tab suspended during its refresh does so too',
    { tag: CHROMIUM },
    async ({ page, context, api, allowFailedResponses }) => {
      await signIn(page, rich.email);
      await untilLoaded(page);
      const suspendedTab = await openTab(context, '/account', 'Account');
      // The request never reaches the server and has timed out when the tab resumes.
      const requested = Promise.withResolvers<Route>();
      await suspendedTab.route('**/api/auth/refresh/', (route) => requested.resolve(route), { times: 1 });
      await api.advanceClock(TOKEN_LIFE_MS);
      await navLink(suspendedTab, 'Active Bots').click();
      await requested.promise;
      const devtools = await context.newCDPSession(suspendedTab);
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
      const { held } = await page.evaluate(() => navigator.locks.query());
      expect(held?.map(({ name }) => name)).toContain(SESSION_KEY);

      await navLink(page, 'Active Bots').click();
      await expect.poll(() => refreshStatuses(api), { timeout: LOCK_WAIT_MS + 10_000 }).toHaveLength(1);
      await expect(page.getByText('Recent Activity')).toBeVisible();
      await expect.poll(() => refreshStatuses(api)).toEqual([200]);

      await devtools.send('Page.setWebLifecycleState', { state: 'active' });
      const listStatuses = await watchInvestments(api);
      await navLink(suspendedTab, 'Account').click();
      await navLink(suspendedTab, 'Active Bots').click();
      // With its old token, and then with the one that the other tab has brought.
      await expect.poll(async () => (await listStatuses()).at(-1)).toBe(200);
      await expect(suspendedTab.getByText('Recent Activity')).toBeVisible();
      await expect(page).toHaveURL('/active-bots');
      await expect.poll(() => refreshStatuses(api)).toEqual([200]);
      allowFailedResponses();
    },
  );
});

test(
  'a database that hangs delays a refresh by seconds, but does not end the session',
  { tag: [RELEASE, '@FAULT-03', '@FAULT-04'] },
  async ({ page, context, api, servers, allowFailedResponses }) => {
    await signIn(page, rich.email);
    await untilLoaded(page);
    // The first refresh creates the database.
    const firstStatuses = await watchInvestments(api);
    await api.advanceClock(TOKEN_LIFE_MS);
    await navLink(page, 'Active Bots').click();
    await expect.poll(firstStatuses).toEqual([401, 200]);
    await expect(page.getByText('Recent Activity')).toBeVisible();
    await expect.poll(() => refreshStatuses(api)).toEqual([200]);
    await navLink(page, 'Settings').click();
    const other = await openBareTab(context, servers.web);
    await other.evaluate(
      (name) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('success', () => {
            const [store = ''] = opening.result.objectStoreNames;
            const records = opening.result.transaction(store, 'readwrite').objectStore(store);
            // A transaction stays open while it has pending requests.
            const ask = () => records.count().addEventListener('success', ask);
            ask();
            resolve();
          });
        }),
      SESSION_KEY,
    );
    let isRead = false;
    const reading = readAllStorage(page).then(() => {
      isRead = true;
    });

    const listStatuses = await watchInvestments(api);
    await api.advanceClock(TOKEN_LIFE_MS);
    await navLink(page, 'Active Bots').click();
    // Two reads of the ledger time out after two seconds each.
    await expect.poll(listStatuses).toEqual([401, 200]);
    await expect.poll(() => refreshStatuses(api)).toEqual([200, 200]);
    await expect(page).toHaveURL('/active-bots');
    await expect(page.getByText('Recent Activity')).toBeVisible();
    expect(isRead, 'the database hangs until now').toBe(false);
    await other.close();
    await reading;
    allowFailedResponses();
  },
);

test(
  'a refused refresh redirects to /login once, and no request follows',
  { tag: [RELEASE, '@FAULT-05', '@SESS-08'] },
  async ({ page, context, api, allowFailedResponses }) => {
    await context.clock.install();
    await signIn(page, rich.email);
    await untilLoaded(page);
    const other = await openTab(context, '/account', 'Account');
    const paths: string[] = [];
    page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
    // Longer than a refresh token lives, so the server itself refuses it.
    await api.advanceClock(8 * DAY_MS);
    await navLink(page, 'Active Bots').click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    await expect(page.getByText(/session (has )?ended/i)).toBeVisible();
    await expect.poll(() => refreshStatuses(api)).toEqual([401]);
    for (const tab of [page, other]) await settle(tab);
    const requestCount = (await api.requests()).length;
    expect(await readAllStorage(page)).not.toMatch(/eyJ|rich@/);

    for (const tab of [page, other]) {
      await passTime(tab, 60_000);
      await settle(tab);
    }
    expect((await api.requests()).length).toBe(requestCount);
    // Replacing the history entry of a screen counts as a navigation to the same path.
    expect(paths.filter((path, index) => path !== paths[index - 1])).toEqual(['/active-bots', '/login']);
    allowFailedResponses();
  },
);
