// Longer than 250 lines: each kind of order in every situation that can leave it unresolved.
import type { Locator, Page } from '@playwright/test';
import { expect, createFault, goTo, test } from './faultSteps.js';
import type { SandboxControl } from './fixtures.js';
import { readAllStorage } from './sessionSteps.js';
import {
  failureToasts,
  afterReading,
  heading,
  investButton,
  nextFrame,
  openAs,
  RELEASE,
  signInHere,
  signOut,
  settle,
  stopClockAt,
  toast,
  unlockForm,
  WALLET,
} from './steps.js';

const UNCERTAIN = 'It may have been sent.';

interface OrderForm {
  readonly name: string;
  readonly place: string;
  /** The endpoint of the order. */
  readonly path: string;
  /** The endpoint of the list that shows it. */
  readonly history: string;
  /** Fills the form and returns its submit button. */
  readonly fill: (page: Page) => Promise<Locator>;
  /** The submit button, in any state of the form. */
  readonly button: (page: Page) => Locator;
  readonly unconfirmed: string;
  readonly done: string;
}

const withdrawal: OrderForm = {
  name: 'a withdrawal',
  place: '/withdraw',
  path: '/api/deposit/withdraw/',
  history: '/api/deposit/withdrawals/',
  button: (page) => page.getByRole('main').getByRole('button', { name: /^(Withdraw|Submit|Sending|Submitting)/ }),
  async fill(page) {
    await page.getByLabel('Amount (USD)').fill('60');
    await page.getByLabel('Wallet address').fill(WALLET);
    return withdrawal.button(page);
  },
  unconfirmed: "We don't know yet whether your withdrawal went through.",
  done: 'Withdrawal Request Submitted',
};
const deposit: OrderForm = {
  name: 'a deposit',
  place: '/deposit',
  path: '/api/deposit/create/',
  history: '/api/deposit/list/',
  button: (page) => page.getByRole('button', { name: /^Creat(e Deposit|ing)/ }),
  async fill(page) {
    await page.getByRole('radio', { name: /Ethereum/ }).check();
    await page.getByLabel('Amount (ETH)').fill('0.73');
    return deposit.button(page);
  },
  unconfirmed: "We don't know yet whether your deposit was created.",
  done: 'Your deposit address is ready',
};
const bot: OrderForm = {
  name: 'the start of a bot',
  place: '/robot',
  path: '/api/bots/investments/create/',
  history: '/api/bots/investments/',
  button: (page) => page.getByRole('dialog').getByRole('button', { name: /^Start/ }),
  async fill(page) {
    await page.getByRole('button', { name: 'Configure Bot' }).first().click();
    await page.getByRole('dialog').getByLabel('Amount', { exact: true }).fill('512.34');
    return bot.button(page);
  },
  unconfirmed: "We don't know yet whether the bot was started.",
  done: 'Bot Started',
};
const forms = [withdrawal, deposit, bot];

/** The status of each order the server received. A 401 does not count, because the client sends the order again. */
async function orderStatuses(api: SandboxControl, { path }: OrderForm): Promise<readonly number[]> {
  return (await api.requests({ method: 'POST', path })).map(({ status }) => status).filter((status) => status !== 401);
}

/** Submits the form and waits until the request is pending. */
async function send(page: Page, form: OrderForm, button: Locator): Promise<void> {
  const requested = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(form.path));
  await button.click();
  if (form === bot) await investButton(page).click();
  await requested;
}

function notice(page: Page, { unconfirmed }: OrderForm): Locator {
  return page.getByRole('note').filter({ hasText: unconfirmed });
}

/** Returns to the screen of the form and fills it again. */
async function comeBack(page: Page, form: OrderForm): Promise<Locator> {
  await goTo(page, form.place);
  return form.fill(page);
}

for (const form of forms) {
  // The forms share their lock, so each change runs one of them and a release all.
  const releaseTag = form === withdrawal ? [] : RELEASE;

  test.describe(`${form.name} on a slow server`, () => {
    test('is not sent again by leaving the screen and returning', { tag: RELEASE }, async ({ page, api }) => {
      await page.clock.install();
      await openAs(page, 'rich@sandbox.test', form.place);
      const button = await form.fill(page);
      await api.armFault({ method: 'POST', path: form.path, held: true });
      await stopClockAt(page, form.path);
      await send(page, form, button);
      await goTo(page, '/account');
      await expect(heading(page, 'Account')).toBeVisible();
      await goTo(page, form.place);
      if (form === bot) await page.getByRole('button', { name: 'Configure Bot' }).first().click();
      const again = form.button(page);
      await expect(again).toHaveAttribute('aria-busy', 'true');
      await again.click({ force: true });
      await api.release();
      await page.clock.resume();
      await expect(toast(page, 'news', form.done)).toBeVisible();
      await settle(page);
      expect(await orderStatuses(api, form)).toEqual([201]);
    });
  });

  test.describe(`${form.name} whose answer is lost`, () => {
    test(
      'leaves its form locked across navigation and reload until the user unlocks it',
      { tag: releaseTag },
      async ({ page, api }) => {
        // Bots are listed as the screen opens, the other histories once the form is filled in.
        await afterReading(page, form.history, async () => {
          await openAs(page, 'rich@sandbox.test', form.place);
          await form.fill(page);
        });
        await api.armFault(createFault('cut after the server has acted', 'POST', form.path));
        await send(page, form, form.button(page));
        await expect(notice(page, form)).toContainText(UNCERTAIN);
        await api.disarmFaults();
        const sent = await orderStatuses(api, form);

        await test.step('after returning', async () => {
          await goTo(page, '/account');
          await expect(heading(page, 'Account')).toBeVisible();
          const again = await comeBack(page, form);
          await expect(notice(page, form)).toContainText(UNCERTAIN);
          await expect(again).toBeDisabled();
        });
        await test.step('after a reload, with the matching history record', async () => {
          await page.reload();
          if (form === bot) await page.getByRole('button', { name: 'Configure Bot' }).first().click();
          await expect(notice(page, form)).toContainText(UNCERTAIN);
          await expect(
            page
              .locator('[data-lookup]')
              .filter({ hasText: /is in your history|are in your history|is among your bots/ }),
          ).toBeVisible();
          await expect(form.button(page)).toBeDisabled();
        });
        expect(await orderStatuses(api, form)).toEqual(sent);

        await test.step('then only by an explicit step', async () => {
          await unlockForm(page);
          await expect(notice(page, form)).toBeHidden();
          if (form === bot) await page.keyboard.press('Escape');
          const open = await form.fill(page);
          await expect(open).toBeEnabled();
          await send(page, form, open);
          await expect(
            toast(page, 'news', form.done).or(page.getByRole('dialog', { name: 'Deposit Info' })),
          ).toBeVisible();
          expect(await orderStatuses(api, form)).toEqual([...sent, 201]);
        });
      },
    );

    test(
      'is sent once however long Enter is held, and however often the button is clicked',
      { tag: RELEASE },
      async ({ page, api }) => {
        await openAs(page, 'rich@sandbox.test', form.place);
        const first = await form.fill(page);
        if (form === bot) await first.click();
        const button = form === bot ? investButton(page) : first;
        await expect(button).toBeEnabled();
        await api.armFault(createFault('502', 'POST', form.path));
        await button.focus();
        await page.keyboard.down('Enter');
        for (let count = 0; count < 45; count += 1) {
          await nextFrame(page);
          // A repeated `down` without `up` is an auto-repeat.
          await page.keyboard.down('Enter');
        }
        await page.keyboard.up('Enter');
        for (let count = 0; count < 20; count += 1) await page.keyboard.press('Enter');
        await expect(notice(page, form)).toContainText(UNCERTAIN);
        for (let count = 0; count < 20; count += 1) await page.keyboard.press('Enter');
        expect(await orderStatuses(api, form)).toEqual([502]);
      },
    );
  });
}

async function fillInTwoTabs(page: Page) {
  await openAs(page, 'rich@sandbox.test', '/withdraw');
  const other = await page.context().newPage();
  await other.goto('/withdraw');
  return { other, buttons: [await withdrawal.fill(page), await withdrawal.fill(other)] as const };
}

test.describe('two tabs', () => {
  test(
    'while one is sending, the other says so and is locked until the answer arrives',
    { tag: RELEASE },
    async ({ page, api }) => {
      const { other, buttons } = await fillInTwoTabs(page);
      const [button, otherButton] = buttons;
      await api.armFault({ method: 'POST', path: withdrawal.path, held: true });
      await send(page, withdrawal, button);
      await expect(other.getByText(/sent from another tab/i)).toBeVisible();
      await otherButton.click({ force: true });
      await api.release();
      await expect(toast(page, 'news', withdrawal.done)).toBeVisible();
      await expect(other.getByText(/sent from another tab/i)).toBeHidden();
      await expect(otherButton).toBeEnabled();
      expect(await orderStatuses(api, withdrawal)).toEqual([201]);
    },
  );

  test(
    'an order that a slow device has not sent yet is not sent after one from another tab that its form says to wait for',
    { tag: RELEASE },
    async ({ page, api }) => {
      const { other, buttons } = await fillInTwoTabs(page);
      const [button, otherButton] = buttons;
      await expect(otherButton).toBeEnabled();
      await other.evaluate(() => {
        const { promise, resolve } = Promise.withResolvers<void>();
        const request = navigator.locks.request.bind(navigator.locks) as (...call: unknown[]) => Promise<unknown>;
        navigator.locks.request = (...call: unknown[]) => promise.then(() => request(...call));
        Object.assign(window, { goOn: resolve });
      });
      await otherButton.click();
      await expect(otherButton).toHaveAttribute('aria-busy', 'true');
      await api.armFault({ method: 'POST', path: withdrawal.path, held: true });
      await send(page, withdrawal, button);
      await expect(other.getByText(/sent from another tab/i)).toBeVisible();
      await api.release();
      await expect(toast(page, 'news', withdrawal.done)).toBeVisible();
      await expect(other.getByText(/sent from another tab/i)).toBeHidden();
      await other.evaluate('goOn()');
      await expect(otherButton).toBeEnabled();
      await settle(other);
      expect(await orderStatuses(api, withdrawal)).toEqual([201]);
    },
  );

  test('that submit at the same moment send one order', { tag: RELEASE }, async ({ page, api }) => {
    await page.clock.install();
    const { other, buttons } = await fillInTwoTabs(page);
    for (const button of buttons) await expect(button).toBeEnabled();
    await api.armFault({ method: 'POST', path: withdrawal.path, held: true, times: 2 });
    for (const tab of [page, other]) await stopClockAt(tab, withdrawal.path);
    // Not `click()`, which would wait in the slower tab until its form is free again.
    await Promise.all(buttons.map((one) => one.evaluate((button: HTMLElement) => button.click())));
    await api.untilFaultsMet();
    const isToldOf = (tab: Page) => tab.getByText(/sent from another tab/i).isVisible();
    await expect.poll(async () => (await isToldOf(page)) !== (await isToldOf(other))).toBe(true);
    await api.release();
    await page.clock.resume();
    const isDone = (tab: Page) => toast(tab, 'news', withdrawal.done).isVisible();
    await expect.poll(async () => (await isDone(page)) || (await isDone(other))).toBe(true);
    for (const tab of [page, other]) await settle(tab);
    expect(await orderStatuses(api, withdrawal)).toEqual([201]);
  });

  test('that submit in the same millisecond are both locked by the one order', async ({ page, api }) => {
    const { other, buttons } = await fillInTwoTabs(page);
    for (const button of buttons) await expect(button).toBeEnabled();
    await api.armFault({ ...createFault('502', 'POST', withdrawal.path), held: true });
    const sameTime = Date.now();
    await Promise.all(
      buttons.map((one) =>
        one.evaluate((button: HTMLElement, now) => {
          const { now: clock } = Date;
          Date.now = () => now;
          button.click();
          Object.assign(window, { goOn: () => (Date.now = clock) });
        }, sameTime),
      ),
    );
    await api.untilFaultsMet();
    for (const tab of [page, other]) await tab.evaluate('goOn()');
    await api.release();
    for (const tab of [page, other]) {
      await expect(notice(tab, withdrawal)).toContainText(UNCERTAIN);
      await expect(withdrawal.button(tab)).toBeDisabled();
      await settle(tab);
    }
    expect(await orderStatuses(api, withdrawal)).toEqual([502]);
  });

  test(
    'after one is closed while sending, the other notifies the user on any screen',
    { tag: RELEASE },
    async ({ page, context, api }) => {
      await openAs(page, 'rich@sandbox.test', '/withdraw');
      const button = await withdrawal.fill(page);
      const other = await context.newPage();
      await other.goto('/settings');
      await expect(heading(other, 'Settings')).toBeVisible();
      await api.armFault({ method: 'POST', path: withdrawal.path, held: true });
      await send(page, withdrawal, button);
      await api.untilFaultsMet();
      await page.close();
      await expect(failureToasts(other)).toContainText(
        'The page was closed before the server answered. It may have been sent.',
      );
      await goTo(other, '/withdraw');
      await expect(notice(other, withdrawal)).toContainText('$60.00 as ETH');
    },
  );
});

test(
  'a reload while an order is sent asks for confirmation and then says that it may have been sent',
  { tag: RELEASE },
  async ({ page, api }) => {
    await openAs(page, 'rich@sandbox.test', '/withdraw');
    const button = await withdrawal.fill(page);
    await api.armFault({ method: 'POST', path: withdrawal.path, held: true });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      void dialog.accept();
    });
    await page.evaluate(() => window.location.assign('/settings#before'));
    await expect(heading(page, 'Withdraw Funds')).toBeHidden();
    await page.goto('/withdraw');
    await afterReading(page, withdrawal.history, () => withdrawal.fill(page));
    await send(page, withdrawal, button);
    await api.untilFaultsMet();
    expect(dialogs).toEqual([]);
    await page.reload();
    expect(dialogs).toEqual(['beforeunload']);
    await expect(failureToasts(page)).toContainText('It may have been sent.');
    await expect(notice(page, withdrawal)).toContainText('$60.00 as ETH');
    await expect(button).toBeDisabled();
    await api.release();
    await expect(
      page.locator('[data-lookup]').filter({ hasText: 'A withdrawal of $60.00 as ETH is in your history' }),
    ).toBeVisible();
    expect(await orderStatuses(api, withdrawal)).toEqual([201]);
  },
);

test(
  'an order that cannot be checked unlocks after three attempts, and says what could not be checked',
  { tag: RELEASE },
  async ({ page, api }) => {
    await openAs(page, 'rich@sandbox.test', '/withdraw');
    const button = await withdrawal.fill(page);
    await api.armFault(createFault('502', 'POST', withdrawal.path));
    await api.armFault(createFault('500', 'GET', withdrawal.history));
    await send(page, withdrawal, button);
    const failed = page.getByText("We couldn't load your history and balance.");
    const unlockButton = page.getByRole('button', { name: 'Unlock the form' });
    await expect(failed).toBeVisible();
    await expect(unlockButton).toBeHidden();
    const checkAgain = page.getByRole('button', { name: 'Check again' });
    const checked = page.waitForResponse(`**${withdrawal.history}`);
    await checkAgain.click();
    await checked;
    // Hidden while it checks.
    await expect(checkAgain).toBeVisible();
    await expect(failed).toBeVisible();
    await expect.poll(() => readAllStorage(page)).toContain('"failedChecks":2');
    // Failed attempts still count after a reload.
    await page.reload();
    await expect(failed).toBeVisible();
    await unlockButton.click();
    await expect(page.getByText(/so we don't know whether your withdrawal of/)).toBeVisible();
    await page.getByRole('button', { name: 'Unlock', exact: true }).click();
    await expect(notice(page, withdrawal)).toBeHidden();
  },
);

test(
  'after five minutes an order that could not be checked can be unlocked',
  { tag: RELEASE },
  async ({ page, api }) => {
    await page.clock.install();
    await openAs(page, 'rich@sandbox.test', '/withdraw');
    const button = await withdrawal.fill(page);
    await api.armFault(createFault('502', 'POST', withdrawal.path));
    await api.armFault(createFault('500', 'GET', withdrawal.history));
    await send(page, withdrawal, button);
    await expect(page.getByText("We couldn't load your history and balance.")).toBeVisible();
    // Hidden while it checks.
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    // A write to the database that is still pending would run into its timeout below.
    await expect.poll(() => readAllStorage(page)).toContain('"failedChecks":1');
    await expect(page.getByRole('button', { name: 'Unlock the form' })).toBeHidden();
    await page.clock.runFor(5 * 60_000 + 31_000);
    await expect(page.getByRole('button', { name: 'Unlock the form' })).toBeVisible();
  },
);

test.describe('signing out with an unresolved order', () => {
  test(
    'stores only its owner, kind and time, and the same user finds the form locked',
    { tag: RELEASE },
    async ({ page, api }) => {
      await openAs(page, 'rich@sandbox.test', '/withdraw');
      const button = await withdrawal.fill(page);
      await api.armFault(createFault('502', 'POST', withdrawal.path));
      await send(page, withdrawal, button);
      await expect(notice(page, withdrawal)).toBeVisible();
      const during = await readAllStorage(page);
      expect(during).toContain('"kind":"withdrawal"');
      expect(during).not.toContain(WALLET);
      await signOut(page);
      const readKeys = async () => {
        const { entries } = await page.evaluate(
          () =>
            new Promise<{ entries: object[] }>((resolve) => {
              indexedDB.open('etherpilot.orders').onsuccess = (event) => {
                const { result } = event.target as IDBOpenDBRequest;
                const row = result.transaction('orders').objectStore('orders').get('journal');
                row.onsuccess = () => resolve(row.result);
              };
            }),
        );
        return entries.map((entry) => Object.keys(entry).toSorted());
      };
      // A moment after the address has changed.
      await expect.poll(readKeys).toEqual([['account', 'kind', 'sentAt']]);
      await api.disarmFaults();
      await signInHere(page, 'rich@sandbox.test');
      await goTo(page, '/withdraw');
      await withdrawal.fill(page);
      await expect(notice(page, withdrawal)).toContainText(UNCERTAIN);
      await expect(notice(page, withdrawal)).not.toContainText('$60.00');
      await expect(withdrawal.button(page)).toBeDisabled();
    },
  );

  test('locks nothing and shows nothing for another user', { tag: RELEASE }, async ({ page, api }) => {
    await openAs(page, 'rich@sandbox.test', '/withdraw');
    const button = await withdrawal.fill(page);
    await api.armFault(createFault('502', 'POST', withdrawal.path));
    await send(page, withdrawal, button);
    await expect(notice(page, withdrawal)).toBeVisible();
    await api.disarmFaults();
    await signOut(page);
    await signInHere(page, 'locked@sandbox.test');
    await goTo(page, '/withdraw');
    const open = await withdrawal.fill(page);
    await expect(open).toBeEnabled();
    await expect(notice(page, withdrawal)).toBeHidden();
    await expect(failureToasts(page)).toHaveCount(0);
    const stored = await readAllStorage(page);
    expect(stored).not.toContain('"amount":"60"');
    expect(stored).not.toContain('rich@sandbox.test');
  });
});

test(
  'when the database is blocked, the form stays locked on other screens, which is logged',
  { tag: RELEASE },
  async ({ page, api, expectConsoleMessage }) => {
    await page.addInitScript(() => {
      const { prototype } = IDBFactory;
      const open = prototype.open.bind(indexedDB);
      prototype.open = (name, version) => {
        if (name === 'etherpilot.orders') throw new DOMException('closed', 'SecurityError');
        return open(name, version);
      };
    });
    await openAs(page, 'rich@sandbox.test', '/withdraw');
    const button = await withdrawal.fill(page);
    await api.armFault(createFault('502', 'POST', withdrawal.path));
    await send(page, withdrawal, button);
    await expect(notice(page, withdrawal)).toBeVisible();
    await goTo(page, '/settings');
    await expect(heading(page, 'Settings')).toBeVisible();
    const again = await comeBack(page, withdrawal);
    await expect(notice(page, withdrawal)).toBeVisible();
    await expect(again).toBeDisabled();
    expectConsoleMessage('Orders are remembered without their details');
  },
);
