import { expect, test } from './fixtures.js';
import { heading, ONCE, openAs, RELEASE } from './steps.js';

test.use({ hasChannels: true });

const MAIL = 'mailto:help@example.com';
const CHAT = 'https://chat.example.com/';
const TELEGRAM = 'https://t.me/northwind';
const paymentLink = '?track_id=193139644&amount=0.25&currency=ETH';

test(
  'with support channels configured, every text that names support links to them',
  { tag: [RELEASE, ONCE, '@H-15', '@H-16'] },
  async ({ page }) => {
    const noContact = page.getByText(/support contact/i);
    const mail = page.getByRole('link', { name: 'help@example.com' });

    await page.goto('/forgot-password');
    await expect(page.getByRole('link', { name: 'Write to help@example.com' })).toHaveAttribute('href', MAIL);
    await expect(page.getByRole('link', { name: 'Open live chat' })).toHaveAttribute('href', CHAT);
    await expect(page.getByRole('link', { name: 'Ask on Telegram @northwind' })).toHaveAttribute('href', TELEGRAM);
    await expect(noContact).toHaveCount(0);

    await page.goto(`/deposit-success${paymentLink}`);
    await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', MAIL);
    await expect(page.getByText(/with the transaction ID/)).toHaveText(
      'Contact support (help@example.com) with the transaction ID.',
    );
    await expect(noContact).toHaveCount(0);
    await page.goto(`/deposit-cancel${paymentLink}`);
    await expect(page.getByText(/^Need help\?/)).toHaveText('Need help? Contact support: help@example.com');
    await expect(mail).toHaveAttribute('href', MAIL);

    await openAs(page, 'rich@sandbox.test', '/withdrawal-history');
    const failed = page.getByRole('row').filter({ hasText: 'This withdrawal failed.' }).first();
    await expect(failed).toContainText('Please contact support: help@example.com');
    await expect(failed.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', MAIL);
    await expect(noContact).toHaveCount(0);

    await page.goto('/profile');
    await expect(page.getByText(/not available yet\./)).toHaveText(/Ask support \(help@example\.com\)\.$/);
    await expect(mail).toHaveCount(1);

    await page.goto('/robot');
    await page.getByRole('button', { name: 'Configure Bot' }).first().click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      MAIL,
    );

    await page.goto('/support');
    await expect(heading(page, 'Support and Help Center')).toBeVisible();
    await page.getByRole('tab', { name: 'Contact' }).click();
    await expect(mail).toHaveAttribute('href', MAIL);
    await expect(page.getByRole('link', { name: /^@northwind/ })).toHaveAttribute('href', TELEGRAM);
    await page.context().route(`${CHAT}**`, (route) => route.fulfill({ body: 'Somebody is here.' }));
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^Open chat/ }).click();
    const chat = await opened;
    await expect(chat.getByText('Somebody is here.')).toBeVisible();
    expect(await chat.evaluate(() => window.opener)).toBeNull();
  },
);
