// Longer than 250 lines: both histories and the deposit form share the steps below.
import type { Locator, Page } from '@playwright/test';
import { goTo } from './faultSteps.js';
import { captureBody } from './seenInPage.js';
import { expect, test } from './fixtures.js';
import { DEPOSITS, WITHDRAWALS } from './endpoints.js';
import {
  CHROMIUM,
  createDeposit,
  exportCsv,
  follow,
  heading,
  holdCode,
  measureShifts,
  openMenu,
  ONCE,
  openAs,
  payNewestDeposit,
  RELEASE,
  signUp,
  startSession,
  stopClock,
  stopClockAt,
  toast,
  unlockForm,
  untilAnswered,
  untilLoaded,
  settle,
  holdRequests,
  passTime,
  nextFrame,
} from './steps.js';
import { setVisible } from './notificationStub.js';

/** The client retries a failed read once. */
const ATTEMPTS = 2;
const POLL_MS = 30_000;
const SLOWEST_POLL_MS = 5 * 60_000;

/** The rows of a history, without the header. */
function dataRows(page: Page): Locator {
  return page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
}

test(
  'the filters of a history survive a reload and Back, and apply to an export',
  { tag: [RELEASE, '@H-29'] },
  async ({ page }) => {
    await openAs(page, 'rich@sandbox.test', '/deposit-history');
    const failed = page.getByRole('button', { name: /^Failed \d/ });
    const search = page.getByRole('searchbox');
    await failed.click();
    const opensSearch = page.getByRole('button', { name: 'Search' });
    if (await opensSearch.isVisible()) await opensSearch.click();
    await search.fill('bitcoin');
    await page.getByRole('button', { name: 'Any date' }).click();
    await page.getByRole('button', { name: 'Last 90 days' }).click();
    await page.getByRole('button', { name: 'Amount' }).click();
    await expect(page).toHaveURL('/deposit-history?q=bitcoin&status=failed&days=90&sort=amount');
    await expect(dataRows(page)).toHaveCount(4);
    const matching = await dataRows(page).allTextContents();
    const expectSameList = async () => {
      await expect(dataRows(page)).toHaveText(matching);
      await expect(search).toHaveValue('bitcoin');
      await expect(failed).toHaveAttribute('aria-pressed', 'true');
    };

    await test.step('after a reload and after Back', async () => {
      await page.reload();
      await expectSameList();
      await page.getByRole('link', { name: 'New Deposit' }).click();
      await expect(heading(page, 'Deposit Ethereum')).toBeVisible();
      await page.goBack();
      await expectSameList();
    });

    await test.step('the file holds these rows, their source and the time they were read', async () => {
      await untilLoaded(page);
      await openMenu(page);
      const { name, rows } = await exportCsv(page, 'Export CSV');
      expect(name).toMatch(/^deposits-\d{4}-\d\d-\d\d\.csv$/);
      expect(rows).toHaveLength(matching.length);
      for (const row of rows) {
        expect(row).toMatchObject({ currency: 'BTC', zone: 'UTC', source: 'live', list: 'complete' });
        // Exported as the server sends it: an expired deposit is filtered as failed.
        expect(row['status']).toMatch(/^(failed|expired)$/);
        expect(row['created']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
        expect(row['read (UTC)']).toMatch(/Z$/);
        expect(row['amount (coins)']).toMatch(/^\d+\.\d{8}$/);
      }
      await expect(toast(page, 'news', 'CSV export')).toContainText(
        `Exported ${matching.length} of 40 rows (filtered).`,
      );
    });

    await test.step('all rows without a filter, the withdrawals likewise', async () => {
      await page.goto('/withdrawal-history');
      await expect(dataRows(page)).toHaveCount(24);
      await openMenu(page);
      const { name, rows } = await exportCsv(page, 'Export CSV');
      expect(name).toMatch(/^withdrawals-/);
      expect(rows).toHaveLength(24);
      expect(rows.filter((row) => row['transaction hash'] !== '').length).toBeGreaterThan(0);
      await expect(toast(page, 'news', 'CSV export').filter({ hasText: 'Exported all 24 rows.' })).toBeVisible();
    });
  },
);

test(
  'a pending deposit becomes paid automatically, on its own page and in the history',
  { tag: [ONCE, RELEASE, '@H-20', '@G-68'] },
  async ({ page, api, expectFailedResponses }) => {
    test.slow();
    const reads = async () => (await api.requests({ method: 'GET', path: DEPOSITS })).length;
    /** The number of reads once none is pending. */
    const settledReads = async () => {
      await settle(page);
      return reads();
    };
    /** Advances the clock until another read is sent. A poll that is due during a pending read sends none. */
    const triggerRead = async () => {
      const before = await reads();
      let jump = POLL_MS;
      await expect(async () => {
        await passTime(page, jump);
        // After repeated failures the interval may be that long.
        jump = SLOWEST_POLL_MS;
        // Not in smaller steps, because the same clock also times out toasts.
        await expect.poll(reads, { timeout: 3_000 }).toBeGreaterThan(before);
      }).toPass({ timeout: 20_000 });
      await untilAnswered(page);
    };
    await page.clock.install();
    await signUp(page);
    await page.goto('/deposit');

    await test.step('the address and its countdown are removed once it is paid', async () => {
      await createDeposit(page, '1');
      await expect(page.getByText(/^about \d+ minutes left$/)).toBeVisible();
      // No poll comes on its own between the payment and the look at its toast.
      await stopClock(page);
      await payNewestDeposit(page, api);
      await passTime(page, POLL_MS);
      await page.clock.resume();
      await expect(toast(page, 'news', '1 ETH deposit credited')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Show QR code' })).toHaveCount(0);
    });

    await test.step('the history shows the address of a pending one in its row', async () => {
      await createDeposit(page, '0.5');
      await page.getByRole('dialog').getByRole('link', { name: 'Deposit History' }).click();
      await expect(dataRows(page).first()).toContainText('Pending');
      await dataRows(page).first().getByRole('button', { name: 'Show address' }).click();
      await expect(page.getByRole('dialog', { name: 'Deposit Info' })).toContainText('0.5 ETH');
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page).toHaveURL('/deposit-history');
    });

    await test.step('nothing is fetched while the tab is hidden', async () => {
      await expect(page.getByText(/^Updated (?:just now|\d+ s ago)$/)).toBeVisible();
      await setVisible(page, 'hidden');
      const before = await settledReads();
      await passTime(page, 3 * POLL_MS);
      await settle(page);
      expect(await reads()).toBe(before);
      await setVisible(page, 'visible');
      // It has read at once.
      await settle(page);
      await triggerRead();
    });

    await test.step('a failed read leaves the rows in place and is retried later', async () => {
      await api.armFault({ method: 'GET', path: DEPOSITS, status: 503, times: ATTEMPTS });
      await triggerRead();
      await expect(toast(page, 'failure', 'Error').first()).toContainText(
        'Failed to load deposit history. Please try again.',
      );
      await expect(page.getByText('Showing the last data that loaded.')).toBeVisible();
      expectFailedResponses(ATTEMPTS);
      await expect(dataRows(page).first()).toContainText('Pending');
      await triggerRead();
      await expect(page.getByText('Showing the last data that loaded.')).toHaveCount(0);
    });

    await test.step('it becomes paid, and then polling stops', async () => {
      await payNewestDeposit(page, api);
      await passTime(page, POLL_MS);
      await expect(dataRows(page).first()).toContainText('Paid');
      await expect(page.getByText('checking for changes')).toHaveCount(0);
      const before = await settledReads();
      await passTime(page, 10 * POLL_MS);
      await settle(page);
      expect(await reads()).toBe(before);
    });
  },
);

test(
  'deposit failures show the specified messages',
  { tag: [ONCE, '@DEP-28', '@DEP-29', '@DEP-30'] },
  async ({ page, api, expectFailedResponses }) => {
    await startSession(page, 'empty@sandbox.test');

    await test.step('currencies that fail to load', async () => {
      await api.armFault({ method: 'GET', path: '/api/deposit/currencies/', status: 503, times: ATTEMPTS });
      await page.goto('/deposit');
      await expect(toast(page, 'failure', 'Error')).toContainText(
        'Failed to load supported currencies. Please refresh the page.',
      );
      expectFailedResponses(ATTEMPTS);
      await expect(page.getByRole('button', { name: 'Create Deposit' })).toBeDisabled();
      await page.getByRole('button', { name: 'Try again' }).click();
    });

    const fill = async () => {
      await page.getByRole('radio', { name: /Ethereum/ }).check();
      await page.getByLabel('Amount (ETH)').fill(' 0.10 ');
    };

    await test.step('an answer without an address opens no dialog', async () => {
      await api.armFault({ method: 'POST', path: '/api/deposit/create/', status: 201, body: { currency: 'ETH' } });
      await fill();
      await page.getByRole('button', { name: 'Create Deposit' }).click();
      await expect(toast(page, 'failure', 'Deposit error')).toContainText(
        'Invalid response from server. Please try again.',
      );
      await expect(page.getByRole('dialog', { name: 'Deposit Info' })).toHaveCount(0);
      // The server may have stored the deposit, so the form stays locked.
      await unlockForm(page);
    });

    await test.step('a refusal shows its own message', async () => {
      await api.armFault({
        method: 'POST',
        path: '/api/deposit/create/',
        status: 400,
        body: { detail: 'Deposits of this coin are resting.' },
      });
      await page.getByRole('button', { name: 'Create Deposit' }).click();
      await expect(
        toast(page, 'failure', 'Deposit error').filter({ hasText: 'Deposits of this coin are resting.' }),
      ).toBeVisible();
      expectFailedResponses(1);
    });

    await test.step('only currency and amount are sent, the amount as a string', async () => {
      const create = page.getByRole('button', { name: 'Create Deposit' });
      expect(await captureBody(page, '/api/deposit/create/', () => create.click())).toEqual({
        currency: 'ETH',
        amount: '0.10',
      });
      await expect(page.getByRole('dialog', { name: 'Deposit Info' })).toBeVisible();
    });

    await test.step('a partial history says so', async () => {
      const results = [
        {
          id: 901,
          currency: 'ETH',
          currency_name: 'Ethereum',
          amount: '0.10000000',
          status: 'paid',
          created_at: '2026-07-12T13:49:00Z',
          oxapay_invoice_id: '193139650',
        },
      ];
      await page.goto('/account');
      // The app also polls this list for the pending deposit.
      await api.armFault({
        method: 'GET',
        path: DEPOSITS,
        status: 200,
        body: { count: 60, next: null, results },
        times: 9,
      });
      await page.goto('/deposit-history');
      await expect(page.getByText(/^1 of 60 could be loaded\./)).toBeVisible();
      await openMenu(page);
      const { rows } = await exportCsv(page, 'Export CSV');
      expect(rows).toMatchObject([{ list: 'incomplete, 1 of 60 loaded' }]);
      await api.disarmFaults();
      await page.getByRole('button', { name: 'Load again' }).click();
      await expect(page.getByText(/could be loaded/)).toHaveCount(0);
    });
  },
);

test(
  'a visitor redirected by the provider sees the result, and has to sign in to continue',
  { tag: ['@DSUC-01', '@G-74', '@G-77'] },
  async ({ page }) => {
    await page.goto('/deposit-success?track_id=184729316&amount=0.25&currency=ETH');
    await expect(toast(page, 'news', 'Payment Submitted!')).toContainText(
      'We will credit your balance after confirmation.',
    );
    await expect(heading(page, 'Payment Submitted!')).toBeVisible();
    await expect(page.getByText('0.25 ETH')).toBeVisible();
    await page.getByRole('link', { name: 'Deposit History' }).click();
    await expect(page).toHaveURL('/login');
  },
);

test(
  'a list read while the code of its screen was on its way is not read twice',
  { tag: [ONCE, RELEASE] },
  async ({ page, api }) => {
    const reads = async () => (await api.requests({ method: 'GET', path: DEPOSITS })).length;
    await page.clock.install();
    await startSession(page, 'rich@sandbox.test');
    // From here on, pending deposits are watched on every screen.
    await page.goto('/deposit-history');
    await expect(dataRows(page).filter({ hasText: 'Pending' }).first()).toBeVisible();
    const before = await reads();

    await test.step('by the screen that is opened', async () => {
      const asked = page.waitForRequest(`**${DEPOSITS}`);
      const answered = page.waitForResponse(`**${DEPOSITS}`);
      const letThrough = await holdRequests(page, `**${DEPOSITS}`);
      await stopClockAt(page, DEPOSITS);
      // Reads no list itself.
      await page.goto('/settings');
      await asked;
      const goOn = await holdCode(page, 'DepositHistoryRoute');
      await goTo(page, '/deposit-history');
      letThrough();
      await (await answered).finished();
      await page.clock.fastForward(5_000);
      goOn();
      await expect(dataRows(page).first()).toBeVisible();
      await expect(page.getByText('Updated 5 s ago')).toBeVisible();
      await untilAnswered(page);
      expect(await reads()).toBe(before + 1);
      await page.unrouteAll();
      await page.clock.resume();
    });

    await test.step('but it is read when the screen is entered again, after one that reads it as well', async () => {
      await follow(page, 'Account');
      await expect.poll(reads).toBe(before + 2);
      await passTime(page, 5_000);
      // What is updated just now is that for five seconds.
      await stopClockAt(page, DEPOSITS);
      await page.goBack();
      await expect.poll(reads).toBe(before + 3);
      await untilAnswered(page);
      // What has been read is shown a moment later.
      await page.clock.runFor(100);
      await expect(page.getByText('Updated just now')).toBeVisible();
    });
  },
);

test('a history that comes late moves nothing away', { tag: [RELEASE, CHROMIUM] }, async ({ page, api }) => {
  const shift = await measureShifts(page);
  for (const [path, call, title] of [
    ['/deposit-history', DEPOSITS, 'Deposit History'],
    ['/withdrawal-history', WITHDRAWALS, 'Withdrawal History'],
  ] as const) {
    await api.armFault({ method: 'GET', path: call, times: 2, held: true });
    await openAs(page, 'rich@sandbox.test', path);
    await expect(heading(page, title)).toBeVisible();
    await api.untilFaultsMet();
    await nextFrame(page);
    await api.release();
    await untilLoaded(page);
    // What has moved is told after the frame in which it did.
    await settle(page);
    expect(await shift(), path).toBeLessThanOrEqual(0.02);
  }
});
