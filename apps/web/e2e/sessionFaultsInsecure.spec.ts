import { INVESTMENTS, REFRESH } from './endpoints.js';
import { expect, test } from './fixtures.js';
import { navLink, openTab, refreshStatuses, rich, TOKEN_LIFE_MS, visibleText } from './sessionSteps.js';
import { heading, RELEASE, signIn, stopClockAt, untilAnswered, untilLoaded } from './steps.js';

test.describe('a page without a secure context', { tag: [RELEASE, '@FAULT-03'] }, () => {
  test.use({ baseURL: ({ servers }, use) => use(servers.plainWeb) });

  test('has no locks, but tabs that refresh one after the other stay signed in', async ({
    page,
    context,
    api,
    allowFailedResponses,
  }) => {
    await signIn(page, rich.email);
    const features = await page.evaluate(() => ({
      isSecure: isSecureContext,
      locks: typeof navigator.locks,
      clipboard: typeof navigator.clipboard,
    }));
    expect(features).toEqual({ isSecure: false, locks: 'undefined', clipboard: 'undefined' });
    const other = await openTab(context, '/account', 'Account');
    for (let round = 1; round <= 2; round += 1) {
      await api.advanceClock(TOKEN_LIFE_MS);
      for (const tab of [page, other]) {
        await navLink(tab, 'Active Bots').click();
        await expect(tab.getByText('Recent Activity')).toBeVisible();
        await navLink(tab, 'Account').click();
        await expect(visibleText(tab, '$12,500.00')).toBeVisible();
      }
      await expect.poll(() => refreshStatuses(api)).toEqual(Array.from({ length: round }, () => 200));
    }
    await page.reload();
    await untilLoaded(page);
    await expect(heading(page, 'Account')).toBeVisible();
    allowFailedResponses();
  });

  test('waits for its turn while another tab refreshes, and takes over the new tokens', async ({
    page,
    context,
    api,
    allowFailedResponses,
  }) => {
    await context.clock.install();
    await signIn(page, rich.email);
    await untilLoaded(page);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    const other = await openTab(context, '/account', 'Account');
    await api.advanceClock(TOKEN_LIFE_MS);
    await api.armFault({ method: 'POST', path: REFRESH, held: true });
    await stopClockAt(page, REFRESH);
    await navLink(page, 'Active Bots').click();
    await api.untilFaultsMet();
    await navLink(other, 'Active Bots').click();
    const countRefused = async () => {
      const reads = await api.requests({ method: 'GET', path: INVESTMENTS });
      return reads.filter(({ status }) => status === 401).length;
    };
    await expect.poll(countRefused).toBe(2);
    // It has its refusal, and waits.
    await untilAnswered(other);
    await api.release();
    await page.clock.resume();
    await expect(other.getByText('Recent Activity')).toBeVisible();
    await expect(page.getByText('Recent Activity')).toBeVisible();
    // What was read before is shown until the answers come.
    await expect.poll(() => refreshStatuses(api)).toEqual([200]);
    for (const tab of [page, other]) await untilLoaded(tab);
    await expect(page).toHaveURL('/active-bots');
    await expect(other).toHaveURL('/active-bots');
    allowFailedResponses();
  });

  test('says that it cannot copy, and leaves the address selectable', async ({ page }) => {
    await signIn(page, 'empty@sandbox.test');
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.goto('/deposit');
    await page.getByRole('radio', { name: /Ethereum/ }).check();
    await page.getByLabel('Amount (ETH)').fill('0.5');
    await page.getByRole('button', { name: 'Create Deposit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Deposit Info' });
    await dialog.getByRole('button', { name: 'Copy address' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Not copied. Select the address' })).toBeVisible();
    await dialog
      .getByText(/^0x[0-9a-fA-F]{40}$/)
      .locator('..')
      .click();
    const address = await page.evaluate(() => String(getSelection()).trim());
    expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/);
  });
});
