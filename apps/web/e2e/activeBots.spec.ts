import type { Page } from '@playwright/test';
import { setVisible } from './notificationStub.js';
import { expectNoFailure } from './faultSteps.js';
import { INVESTMENTS } from './endpoints.js';
import { expect, type SandboxControl, test } from './fixtures.js';
import { ONCE, openAs, passTime, settle, stopClock, takeTurn, untilLoaded, holdRequests, RELEASE } from './steps.js';

const DAY_MS = 86_400_000;
/** More than the time between two updates, and less than between three. */
const UPDATE_MS = 70_000;
/** More than the time between two updates after some have failed. */
const SLOWEST_UPDATE_MS = 6 * 60_000;

/** How often all tabs together have read the investments. */
const countReads = async (api: SandboxControl, status = 200) =>
  (await api.requests({ method: 'GET', path: INVESTMENTS })).filter((request) => request.status === status).length;

async function openActiveBots(page: Page): Promise<void> {
  await page.clock.install();
  await openAs(page, 'rich@sandbox.test', '/active-bots');
  await expect(findRows(page)).toHaveCount(5);
  await untilLoaded(page);
}

const findRows = (page: Page) => page.getByRole('region', { name: /^Investments/ }).getByRole('listitem');
const findCurrentValue = (page: Page) => page.getByRole('region', { name: 'Summary' }).getByRole('definition').nth(2);

type Condition = () => boolean | Promise<boolean>;

/** Takes steps in time until it is so. */
const passUntil = (isReached: Condition, takeStep: () => Promise<unknown>) =>
  expect
    .poll(
      async () => {
        if (!(await isReached())) await takeStep();
        return isReached();
      },
      { intervals: [100] },
    )
    .toBe(true);

test(
  'a bot changes on the screen by itself, and what has changed is marked for two seconds',
  { tag: [RELEASE, ONCE] },
  async ({ page, api, expectFailedResponses }) => {
    await openActiveBots(page);
    // From now on it stands still, so that what passes in two seconds is seen.
    await stopClock(page);
    const rows = findRows(page);
    const before = await rows.allTextContents();
    const marks = rows.locator('[data-changed]');
    await api.advanceClock(DAY_MS);
    // The day that passes ends the session's token, too.
    expectFailedResponses(1);
    // Nothing is shown, and its mark not taken away, while time passes in long steps.
    let asked = 0;
    page.on('request', (request) => (asked += request.url().endsWith(INVESTMENTS) ? 1 : 0));
    const letThrough = await holdRequests(page, `**${INVESTMENTS}`);
    await passUntil(
      () => asked === 1,
      async () => {
        await page.clock.fastForward(3_000);
        await takeTurn(page);
      },
    );
    letThrough();
    const after = async () => {
      // What has been read is shown a moment later.
      await page.clock.runFor(50);
      return rows.allTextContents();
    };
    await expect.poll(after, { intervals: [100] }).not.toEqual(before);
    await expect(marks.first()).toBeVisible();
    await expect(page.getByText('Updated just now')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(marks).toHaveCount(0);
  },
);

test(
  'one of two tabs reads for both, and none while both are hidden',
  { tag: [RELEASE, ONCE] },
  async ({ page, api, expectFailedResponses }) => {
    await openActiveBots(page);
    const other = await page.context().newPage();
    await other.goto('/active-bots');
    await untilLoaded(other);
    const before = await findCurrentValue(other).textContent();
    const reads = await countReads(api);
    await api.advanceClock(DAY_MS);
    expectFailedResponses(1);
    await passTime(page, UPDATE_MS);
    await expect.poll(() => countReads(api)).toBe(reads + 1);
    await expect(findCurrentValue(other)).not.toHaveText(before ?? '');
    for (const tab of [page, other]) await settle(tab);
    expect(await countReads(api)).toBe(reads + 1);

    await setVisible(page, 'hidden');
    await setVisible(other, 'hidden');
    await page.clock.runFor(5 * UPDATE_MS);
    for (const tab of [page, other]) await settle(tab);
    expect(await countReads(api)).toBe(reads + 1);
    await setVisible(page, 'visible');
    await expect.poll(() => countReads(api)).toBe(reads + 2);
  },
);

test(
  'an update that fails keeps the figures and sends no message; the figures say how old they are',
  { tag: [RELEASE, ONCE] },
  async ({ page, api, expectFailedResponses }) => {
    await openActiveBots(page);
    await api.armFault({ method: 'GET', path: INVESTMENTS, status: 503, times: 100 });
    let failed = 0;
    page.on('response', (response) => {
      if (response.status() === 503) failed += 1;
    });
    for (const failures of [2, 4]) {
      await passTime(page, SLOWEST_UPDATE_MS);
      // Each update is tried twice.
      await expect.poll(() => failed).toBe(failures);
    }
    await expect(page.getByText(/^Not updated since \d\d:\d\d$/)).toBeVisible();
    await expect(findRows(page)).toHaveCount(5);
    await expectNoFailure(page);
    await expect(page.getByText('Showing the last data that loaded.')).toHaveCount(0);
    await api.disarmFaults();
    await passTime(page, SLOWEST_UPDATE_MS);
    await expect(page.getByText(/^Updated /)).toBeVisible();
    await settle(page);
    expect(await countReads(api)).toBe(2);
    expectFailedResponses(failed);
  },
);
