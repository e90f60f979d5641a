import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { expectTrapped, pressKeyOn, tabTo, typeInto } from './keyboardSteps.js';
import {
  freshEmail,
  heading,
  investButton,
  ONCE,
  openPayment,
  PASSWORD,
  RELEASE,
  toast,
  logOutButton,
  untilLoaded,
} from './steps.js';

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).filter({ visible: true });

test('all money flows by keyboard alone', { tag: [ONCE, RELEASE, '@GEN-08'] }, async ({ page, api }) => {
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name }).filter({ visible: true }).first();
  const link = (name: string | RegExp) => main.getByRole('link', { name }).filter({ visible: true }).first();
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('signs up', async () => {
    await page.goto('/signup');
    await expect(page.getByLabel('Email')).toBeVisible();
    await typeInto(page, page.getByLabel('Email'), freshEmail());
    await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/platform');
    await expect(heading(page, 'Trading platform')).toBeFocused();
  });

  await test.step('creates a deposit; the dialog traps the focus and returns it', async () => {
    await page.keyboard.press('Shift+Tab');
    await pressKeyOn(page, page.getByRole('link', { name: 'Deposit Funds' }));
    await expect(heading(page, 'Deposit Ethereum')).toBeFocused();
    const coins = main.getByRole('radio');
    await expect(coins.first()).toBeVisible();
    await tabTo(page, coins.first());
    await page.keyboard.press('Space');
    for (let coin = await coins.count(); coin > 0; coin -= 1) {
      if (await main.getByRole('radio', { name: /Ethereum/ }).isChecked()) break;
      await page.keyboard.press('ArrowDown');
    }
    await typeInto(page, page.getByLabel('Amount (ETH)'), '1');
    await pressKeyOn(page, button('Create Deposit'));
    const dialog = page.getByRole('dialog', { name: 'Deposit Info' });
    await expect(dialog).toBeVisible();
    await expectTrapped(page, dialog);
    await pressKeyOn(page, dialog.getByRole('button', { name: 'Close', exact: true }));
    await expect(dialog).toHaveCount(0);
    await expect(button('Create Deposit')).toBeFocused();
  });

  await test.step('pays, and sees it paid in the history', async () => {
    await pressKeyOn(page, link(/Deposit history/i));
    await expect(heading(page, 'Deposit History')).toBeFocused();
    const payment = await openPayment(page);
    await payment.getByRole('button', { name: 'Pay now' }).press('Enter');
    await expect(heading(payment, 'Payment Submitted!')).toBeVisible();
    await payment.close();
    await api.advanceClock(10_000);
    await pressKeyOn(page, button('Refresh'));
    await expect(main.getByText('Paid').filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('starts a bot', async () => {
    await page.reload();
    await untilLoaded(page);
    await expect(heading(page, 'Deposit History')).toBeVisible();
    await pressKeyOn(page, entry(page, 'Trading Bots'));
    await expect(heading(page, 'Ethereum Trading Bots')).toBeFocused();
    await pressKeyOn(page, button('Configure Bot'));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button('Configure Bot')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeFocused();
    const stopLoss = dialog.getByRole('slider', { name: 'Stop Loss' });
    await tabTo(page, stopLoss);
    await page.keyboard.press('ArrowRight');
    await expect(stopLoss).toHaveValue('6');
    await pressKeyOn(page, dialog.getByRole('button', { name: 'Start Bot' }));
    await expect(page.getByRole('dialog', { name: 'Invest in Binance Pro Bot?' })).toBeFocused();
    await expect(investButton(page)).toBeEnabled();
    await pressKeyOn(page, investButton(page));
    await expect(toast(page, 'news', 'Bot Started')).toBeVisible();
    await expect(page).toHaveURL('/active-bots');
    await expect(heading(page, 'Active Bots')).toBeFocused();
    await expect(main.getByText('Binance Pro Bot').first()).toBeVisible();
  });

  await test.step('withdraws, and ends on the history', async () => {
    await page.keyboard.press('Shift+Tab');
    await pressKeyOn(page, entry(page, 'Withdraw'));
    await expect(heading(page, 'Withdraw Funds')).toBeFocused();
    await typeInto(page, page.getByLabel('Amount (USD)'), '100');
    await typeInto(page, page.getByLabel('Wallet address'), '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
    await pressKeyOn(page, button('Withdraw $100.00'));
    await expect(page).toHaveURL('/withdrawal-history');
    await expect(heading(page, 'Withdrawal History')).toBeFocused();
    await expect(main.getByText('$100.00').filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('rereads a message and logs out', async () => {
    const bell = page.getByRole('button', { name: 'Recent notifications' }).filter({ visible: true });
    await pressKeyOn(page, bell, 'Space');
    const list = page.getByRole('dialog', { name: 'Recent notifications' });
    await expect(list.getByRole('heading', { name: /Withdrawal Request Submitted/ })).toBeVisible();
    await expectTrapped(page, list);
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
    await pressKeyOn(page, logOutButton(page));
    await expect(page).toHaveURL('/login');
    await expect(heading(page, 'Sign in')).toBeFocused();
  });
});

test('the skip link is the first stop and leads past the navigation', async ({ page }) => {
  for (const path of ['/', '/login', '/signup', '/forgot-password', '/deposit-success', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(`${path}#main`);
  }
});
