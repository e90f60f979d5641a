import type { Locator, Page } from '@playwright/test';
import { triggerCall, expect, expectOneToast, type FailureMode, createFault, test } from './faultSteps.js';
import { CREATE, DEPOSITS, INVESTMENTS, PROFILE, START, WITHDRAW, WITHDRAWALS } from './endpoints.js';
import type { SandboxControl } from './fixtures.js';
import {
  failureToasts,
  afterReading,
  fillWithdrawal,
  openAs,
  RELEASE,
  startBot,
  stopClockAt,
  toast,
  unlockForm,
  untilLoaded,
  WALLET,
  holdRequests,
} from './steps.js';

const UNCERTAIN = 'It may have been sent. Check your history and balance before you try again.';
const WAIT = /^Wait while we check your history and balance\. Your first request may have gone through\./;
const READ_FIRST = /^Check your history and balance first\. Your first request may have gone through\./;
const UNLOCK_FIRST = /^Your first request may have gone through\. To send another one, unlock the form first\./;
const AS_OF = /History and balance as of \d\d:\d\d:\d\d UTC/;

interface LostResponse {
  readonly mode: FailureMode;
  readonly title: string;
  /** Whether the server has carried out the order; twice when the browser has retried it. */
  readonly isExecuted: boolean;
}

const cutBefore: LostResponse = { mode: 'cut', title: 'Connection Error', isExecuted: false };
const cutAfter: LostResponse = { mode: 'cut after the server has acted', title: 'Connection Error', isExecuted: true };
const truncated: LostResponse = { mode: 'truncated', title: 'Connection Error', isExecuted: true };
const gateway: LostResponse = { mode: '502', title: 'Server Error', isExecuted: false };

const allLosses: readonly LostResponse[] = [
  cutBefore,
  cutAfter,
  truncated,
  { mode: 'hang', title: 'Connection Error', isExecuted: false },
  gateway,
  { mode: '504', title: 'Server Error', isExecuted: false },
  { mode: 'HTML 200', title: 'Error', isExecuted: false },
];
/** All with FAULTS_FULL=1, else one of each kind. The client's tests cover that each leaves an order unconfirmed. */
const losses = process.env['FAULTS_FULL'] === '1' ? allLosses : [cutAfter, gateway, ...allLosses.slice(-1)];

const releaseTagFor = (loss: LostResponse) => (loss === cutAfter ? [] : RELEASE);

async function openFilledWithdrawal(page: Page): Promise<Locator> {
  await page.clock.install();
  await openAs(page, 'rich@sandbox.test', '/withdraw');
  await afterReading(page, WITHDRAWALS, () => fillWithdrawal(page));
  return page.getByRole('main').getByRole('button', { name: 'Withdraw $60.00' });
}

async function expectDraftUnchanged(page: Page): Promise<void> {
  await expect(page.getByLabel('Amount (USD)')).toHaveValue('60');
  await expect(page.getByLabel('Wallet address')).toHaveValue(WALLET);
}

/** The notice about the order in the page or dialog. Toasts are not part of it. */
function getNotice(page: Page) {
  const container = page.getByRole('main').or(page.getByRole('dialog'));
  return {
    alert: container.getByRole('note').filter({ hasText: /^Checking whether|We don't know yet/ }),
    result: container.locator('[data-lookup]'),
  };
}

/** Submits an order and loses its response. */
async function loseResponse(
  page: Page,
  api: SandboxControl,
  path: string,
  loss: LostResponse,
  submitOrder: () => Promise<void>,
) {
  await api.armFault(createFault(loss.mode, 'POST', path));
  await triggerCall(page, loss.mode, path, submitOrder);
}

/** Settles once each path has been requested. */
function watchRefetches(page: Page, paths: readonly string[]): Promise<unknown> {
  const requested = Promise.all(paths.map((path) => page.waitForRequest(`**${path}`)));
  // The caller awaits it later; until then a failure is nobody's.
  requested.catch(() => {});
  return requested;
}

test.describe('a withdrawal whose answer is lost', { tag: ['@FAULT-27'] }, () => {
  for (const loss of losses) {
    test(
      `by ${loss.mode} says what is unconfirmed, refetches, and can only then be sent again`,
      { tag: releaseTagFor(loss) },
      async ({ page, api }) => {
        const submit = await openFilledWithdrawal(page);
        const letGo = await holdRequests(page, `**${WITHDRAWALS}`);
        // Neither the first look nor a toast runs out while this is read. Where a call hangs, the clock has to pass its timeout.
        if (loss.mode !== 'hang') await stopClockAt(page, WITHDRAWALS);
        const refetches = watchRefetches(page, [WITHDRAWALS, PROFILE]);
        await loseResponse(page, api, WITHDRAW, loss, () => submit.click());
        await refetches;
        const { alert, result } = getNotice(page);
        await expect(alert).toContainText('Checking whether your withdrawal went through');
        await expect(alert).toBeInViewport();
        await expect(alert).toContainText('$60.00 as ETH');
        await expect(result).toHaveText('Checking your history and balance...');
        await expect(submit).toBeDisabled();
        await expect(submit).toHaveAccessibleDescription(WAIT);
        await page.getByLabel('Amount (USD)').press('Enter');

        letGo();
        await expectOneToast(page, loss.title, UNCERTAIN);
        await expect(alert).toContainText("We don't know yet whether your withdrawal went through.");
        await expect(result).toContainText(
          loss.isExecuted
            ? /(A|\d) withdrawals? of \$60\.00 as ETH (is|are) in your history/
            : 'No new withdrawal of $60.00 as ETH is in your history yet.',
        );
        await expect(result).toContainText(AS_OF);
        await expect(submit).toBeDisabled();
        await expect(submit).toHaveAccessibleDescription(UNLOCK_FIRST);
        await page.getByRole('button', { name: 'Unlock the form' }).click();
        await expect(page.getByRole('group', { name: 'Unlock the form?' })).toContainText(
          loss.isExecuted
            ? /^Unlock the form\?(A|\d) withdrawals? of \$60\.00 as ETH (is|are) in your history\. A new request/
            : 'is not in your history yet but may still go through. If it does, a new request will be a second one.',
        );
        await page.getByRole('button', { name: 'Unlock', exact: true }).click();
        await expectDraftUnchanged(page);
        await expect(submit).toBeEnabled();
        await expect(page).toHaveURL('/withdraw');
        await expect(failureToasts(page)).toHaveCount(1);
      },
    );
  }

  test(
    'stays locked while history and balance cannot be loaded, and can then be sent unchanged',
    { tag: RELEASE },
    async ({ page, api }) => {
      const submit = await openFilledWithdrawal(page);
      await api.armFault(createFault('503', 'GET', WITHDRAWALS));
      await loseResponse(page, api, WITHDRAW, gateway, () => submit.click());
      await expectOneToast(page, gateway.title, UNCERTAIN);
      const { result } = getNotice(page);
      await expect(result).toContainText("We couldn't load your history and balance.");
      await expect(submit).toBeDisabled();
      await expect(submit).toHaveAccessibleDescription(READ_FIRST);
      await page.getByLabel('Amount (USD)').press('Enter');
      await api.disarmFaults();

      await test.step('the balance counts as well as the history', async () => {
        await api.armFault(createFault('500', 'GET', PROFILE));
        await page.getByRole('button', { name: 'Check again' }).click();
        await expect(result).toHaveText(/^We couldn't load your history and balance\. Server error/);
        await expect(submit).toBeDisabled();
        await api.disarmFaults();
      });

      await page.getByRole('button', { name: 'Check again' }).click();
      await expect(result).toContainText('No new withdrawal of $60.00 as ETH is in your history yet.');
      await unlockForm(page);
      await expectDraftUnchanged(page);
      expect(await api.requests({ method: 'POST', path: WITHDRAW })).toHaveLength(1);
      await submit.click();
      await expect(toast(page, 'news', 'Withdrawal Request Submitted')).toBeVisible();
      const sent = await api.requests({ method: 'POST', path: WITHDRAW });
      expect(sent.map(({ status }) => status)).toEqual([502, 201]);
    },
  );
});

test.describe('a deposit whose answer is lost', { tag: ['@FAULT-27'] }, () => {
  for (const loss of [cutAfter, gateway]) {
    test(
      `by ${loss.mode} leaves the form in place and says what the history has`,
      { tag: RELEASE },
      async ({ page, api }) => {
        await page.clock.install();
        await openAs(page, 'rich@sandbox.test', '/deposit');
        await afterReading(page, DEPOSITS, async () => {
          await page.getByRole('radio', { name: /Ethereum/ }).check();
          await page.getByLabel('Amount (ETH)').fill('0.73');
        });
        const create = page.getByRole('button', { name: 'Create Deposit' });
        const letGo = await holdRequests(page, `**${DEPOSITS}`);
        await stopClockAt(page, DEPOSITS);
        const refetches = watchRefetches(page, [DEPOSITS, PROFILE]);
        await loseResponse(page, api, CREATE, loss, () => create.click());
        await refetches;
        const { alert, result } = getNotice(page);
        await expect(alert).toContainText('Checking whether your deposit was created');
        await expect(create).toBeDisabled();
        await expect(create).toHaveAccessibleDescription(WAIT);

        letGo();
        await expectOneToast(page, loss.title, UNCERTAIN);
        await expect(alert).toContainText("We don't know yet whether your deposit was created.");
        await expect(result).toContainText(
          loss.isExecuted
            ? /(A|\d) deposits? of 0\.73 ETH (is|are) in your history/
            : 'No new deposit of 0.73 ETH is in your history yet.',
        );
        await expect(page.getByLabel('Amount (ETH)')).toHaveValue('0.73');
        await expect(create).toBeDisabled();
        await expect(create).toHaveAccessibleDescription(UNLOCK_FIRST);
        await unlockForm(page);
        await expect(create).toBeEnabled();
      },
    );
  }
});

test.describe('the start of a bot whose answer is lost', { tag: ['@FAULT-27'] }, () => {
  for (const loss of [cutAfter, gateway]) {
    test(
      `by ${loss.mode} leaves the dialog open and says what is among the bots`,
      { tag: RELEASE },
      async ({ page, api }) => {
        await page.clock.install();
        await openAs(page, 'rich@sandbox.test', '/robot');
        // The list of running bots, which the page itself shows.
        await untilLoaded(page);
        await page.getByRole('button', { name: 'Configure Bot' }).first().click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Amount', { exact: true }).fill('512.34');
        const start = dialog.getByRole('button', { name: 'Start Bot' });
        const letGo = await holdRequests(page, `**${INVESTMENTS}`);
        await stopClockAt(page, INVESTMENTS);
        const refetches = watchRefetches(page, [INVESTMENTS, PROFILE]);
        await loseResponse(page, api, START, loss, () => startBot(page));
        await refetches;
        const { alert, result } = getNotice(page);
        await expect(alert).toContainText('Checking whether the bot was started');
        await expect(start).toBeDisabled();
        await expect(start).toHaveAccessibleDescription(WAIT);

        letGo();
        await expectOneToast(page, loss.title, UNCERTAIN);
        await expect(alert).toContainText("We don't know yet whether the bot was started.");
        await expect(result).toContainText(
          loss.isExecuted
            ? /Binance Pro Bot with \$512\.34 is among your bots/
            : 'Binance Pro Bot with $512.34 is not among your bots yet.',
        );
        await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue('512.34');
        await expect(start).toBeDisabled();
        await expect(start).toHaveAccessibleDescription(UNLOCK_FIRST);
        await unlockForm(page);
        await expect(start).toBeEnabled();
      },
    );
  }
});
