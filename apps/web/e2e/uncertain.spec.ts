import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { callOf, expect, expectOneToast, type Failing, faultOf, test, toastsOf } from './failing.js';
import type { SandboxControl } from './fixtures.js';
import { openAs, RELEASE, toast, unlockForm } from './steps.js';

const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
/** So long the re-read stays on its way, for the lock to be seen. */
const SLOW_MS = 1_500;
/** Within this, history and balance are asked for again. */
const REREAD_MS = 2_000;
const UNCERTAIN = 'It may have been sent. Check your history and balance before you try again.';
const WAIT = /^Wait while we check your history and balance\. Your first request may have gone through\./;
const READ_FIRST = /^Check your history and balance first\. Your first request may have gone through\./;
const UNLOCK_FIRST = /^Your first request may have gone through\. To send another one, unlock the form first\./;
const AS_OF = /History and balance as of \d\d:\d\d:\d\d UTC/;

const WITHDRAW = '/api/deposit/withdraw/';
const WITHDRAWALS = '/api/deposit/withdrawals/';
const CREATE = '/api/deposit/create/';
const DEPOSITS = '/api/deposit/list/';
const START = '/api/bots/investments/create/';
const INVESTMENTS = '/api/bots/investments/';
const PROFILE = '/api/auth/profile/';

interface Loss {
  readonly failing: Failing;
  readonly title: string;
  /** Whether the server had done what was asked, once or, where the browser has sent it again, twice. */
  readonly isDone: boolean;
}

const cutBefore: Loss = { failing: 'cut', title: 'Connection Error', isDone: false };
const cutAfter: Loss = { failing: 'cut after the server has acted', title: 'Connection Error', isDone: true };
const truncated: Loss = { failing: 'truncated', title: 'Connection Error', isDone: true };
const gateway: Loss = { failing: '502', title: 'Server Error', isDone: false };

const everyLoss: readonly Loss[] = [
  cutBefore,
  cutAfter,
  truncated,
  { failing: 'hang', title: 'Connection Error', isDone: false },
  gateway,
  { failing: '504', title: 'Server Error', isDone: false },
  { failing: 'HTML 200', title: 'Error', isDone: false },
  { failing: 'empty 200', title: 'Error', isDone: false },
];
/** All of them when asked for; else one of each kind. That the client takes each for a doubt is shown by its own tests. */
const losses = process.env['FAULTS_FULL'] === '1' ? everyLoss : [cutAfter, gateway, ...everyLoss.slice(-1)];

const depthOf = (loss: Loss) => (loss === cutAfter ? [] : RELEASE);

async function fillWithdrawal(page: Page): Promise<Locator> {
  await page.clock.install();
  await openAs(page, 'rich@sandbox.test', '/withdraw');
  await page.getByLabel('Amount (USD)').fill('60');
  await page.getByLabel('Wallet address').fill(ADDRESS);
  return page.getByRole('main').getByRole('button', { name: 'Withdraw $60.00' });
}

async function expectDraftUnchanged(page: Page): Promise<void> {
  await expect(page.getByLabel('Amount (USD)')).toHaveValue('60');
  await expect(page.getByLabel('Wallet address')).toHaveValue(ADDRESS);
}

/** What stands on the page, apart from the toasts. */
function noteOf(page: Page) {
  const note = page.getByRole('main').or(page.getByRole('dialog'));
  return { alert: note.getByRole('alert'), result: note.getByRole('status').filter({ hasText: /history|bots/i }) };
}

/** Loses the answer to what the press sends, and waits for the one toast that tells of the doubt. */
async function lose(page: Page, api: SandboxControl, path: string, loss: Loss, submitOrder: () => Promise<void>) {
  await api.armFault(faultOf(loss.failing, 'POST', path));
  await callOf(page, loss.failing, path, submitOrder);
  await expectOneToast(page, loss.title, UNCERTAIN);
}

/** From now on, whether each of these is asked for; to be held against the two seconds a person may be left with the doubt. */
function rereads(page: Page, paths: readonly string[]) {
  const asked = Promise.all(paths.map((path) => page.waitForRequest(`**${path}`))).then(() => true);
  // Told by whoever waits for it in time.
  asked.catch(() => {});
  return { areSoon: () => Promise.race([asked, sleep(REREAD_MS, false)]) };
}

test.describe('a withdrawal whose answer is lost', { tag: ['@FAULT-27'] }, () => {
  for (const loss of losses) {
    test(
      `by ${loss.failing} says what is unconfirmed, refetches, and may only then be sent again`,
      { tag: depthOf(loss) },
      async ({ page, api }) => {
        const submit = await fillWithdrawal(page);
        await api.armFault({ method: 'GET', path: WITHDRAWALS, delayMs: SLOW_MS });
        const asked = rereads(page, [WITHDRAWALS, PROFILE]);
        await lose(page, api, WITHDRAW, loss, () => submit.click());
        expect(await asked.areSoon()).toBe(true);
        const { alert, result } = noteOf(page);
        await expect(alert).toContainText("We don't know yet whether your withdrawal went through.");
        await expect(alert).toBeInViewport();
        await expect(alert).toContainText('$60.00 as ETH');
        await expect(result).toHaveText('Checking your history and balance...');
        await expect(submit).toBeDisabled();
        await expect(submit).toHaveAccessibleDescription(WAIT);
        await page.getByLabel('Amount (USD)').press('Enter');

        await expect(result).toContainText(
          loss.isDone
            ? /(A|\d) withdrawals? of \$60\.00 as ETH (is|are) in your history/
            : 'No new withdrawal of $60.00 as ETH is in your history yet.',
        );
        await expect(result).toContainText(AS_OF);
        await expect(submit).toBeDisabled();
        await expect(submit).toHaveAccessibleDescription(UNLOCK_FIRST);
        await page.getByRole('button', { name: 'Unlock the form' }).click();
        await expect(page.getByRole('group', { name: 'Unlock the form?' })).toContainText(
          loss.isDone
            ? /^Unlock the form\?(A|\d) withdrawals? of \$60\.00 as ETH (is|are) in your history\. A new request/
            : 'is not in your history yet but may still go through. If it does, a new request will be a second one.',
        );
        await page.getByRole('button', { name: 'Unlock', exact: true }).click();
        await expectDraftUnchanged(page);
        await expect(submit).toBeEnabled();
        await expect(page).toHaveURL('/withdraw');
        await expect(toastsOf(page)).toHaveCount(1);
      },
    );
  }

  test('is locked while nothing can be read, and says so; after rereading it can be sent unchanged', async ({
    page,
    api,
  }) => {
    const submit = await fillWithdrawal(page);
    await api.armFault(faultOf('503', 'GET', WITHDRAWALS));
    await lose(page, api, WITHDRAW, gateway, () => submit.click());
    const { result } = noteOf(page);
    await expect(result).toContainText("We couldn't load your history and balance.");
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription(READ_FIRST);
    await page.getByLabel('Amount (USD)').press('Enter');
    await api.disarmFaults();

    await test.step('the balance counts as well as the history', async () => {
      await api.armFault(faultOf('500', 'GET', PROFILE));
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
    await expect(toast(page, 'status', 'Withdrawal Request Submitted')).toBeVisible();
    const sent = await api.requests({ method: 'POST', path: WITHDRAW });
    expect(sent.map(({ status }) => status)).toEqual([502, 201]);
  });
});

test.describe('a deposit whose answer is lost', { tag: ['@FAULT-27'] }, () => {
  for (const loss of [cutAfter, gateway]) {
    test(
      `by ${loss.failing} leaves the form in place and says what the history has`,
      { tag: depthOf(loss) },
      async ({ page, api }) => {
        await openAs(page, 'rich@sandbox.test', '/deposit');
        await page.getByRole('radio', { name: /Ethereum/ }).check();
        await page.getByLabel('Amount (ETH)').fill('0.73');
        const create = page.getByRole('button', { name: 'Create Deposit' });
        await api.armFault({ method: 'GET', path: DEPOSITS, delayMs: SLOW_MS });
        const asked = rereads(page, [DEPOSITS, PROFILE]);
        await lose(page, api, CREATE, loss, () => create.click());
        expect(await asked.areSoon()).toBe(true);
        const { alert, result } = noteOf(page);
        await expect(alert).toContainText("We don't know yet whether your deposit was created.");
        await expect(create).toBeDisabled();
        await expect(create).toHaveAccessibleDescription(WAIT);

        await expect(result).toContainText(
          loss.isDone
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

test.describe('a bot whose start is not answered', { tag: ['@FAULT-27'] }, () => {
  for (const loss of [cutAfter, gateway]) {
    test(
      `by ${loss.failing} leaves the dialog open and says what is among the bots`,
      { tag: depthOf(loss) },
      async ({ page, api }) => {
        await openAs(page, 'rich@sandbox.test', '/robot');
        await page.getByRole('button', { name: 'Configure Bot' }).first().click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Amount', { exact: true }).fill('512.34');
        const start = dialog.getByRole('button', { name: 'Start Bot' });
        await api.armFault({ method: 'GET', path: INVESTMENTS, delayMs: SLOW_MS });
        const asked = rereads(page, [INVESTMENTS, PROFILE]);
        await lose(page, api, START, loss, () => start.click());
        expect(await asked.areSoon()).toBe(true);
        const { alert, result } = noteOf(page);
        await expect(alert).toContainText("We don't know yet whether the bot was started.");
        await expect(start).toBeDisabled();
        await expect(start).toHaveAccessibleDescription(WAIT);

        await expect(result).toContainText(
          loss.isDone
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
