import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { heading, ONCE, openAs, RELEASE, untilLoaded } from './steps.js';

test(
  'the contact form makes no call, says so, and keeps the text',
  { tag: [RELEASE, ONCE, '@SUP-14', '@G-95', '@H-15'] },
  async ({ page, api }) => {
    await openAs(page, 'empty@sandbox.test', '/support');
    await expect(heading(page, 'Support and Help Center')).toBeVisible();
    await page.getByRole('tab', { name: 'Contact' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('Where is my deposit?');

    // The frame reads the investments when the page is idle.
    const inBots = () => api.requests({ method: 'GET', path: '/api/bots/investments/' });
    await expect.poll(inBots).not.toEqual([]);
    await untilLoaded(page);
    const calls: string[] = [];
    // Images and code may still load, but no call or form submission may be sent.
    page.on('request', (request) => {
      if (/^(fetch|xhr|document|ping|other)$/.test(request.resourceType())) calls.push(request.url());
    });
    const before = await api.requests();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message not sent', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Guides' }).click();
    await page.getByRole('tab', { name: 'Contact' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Where is my deposit?');
    await expect(page).toHaveURL('/support');
    expect(await api.requests()).toEqual(before);
    expect(calls).toEqual([]);
  },
);

test(
  'a guide opens by its card, by the search and by its URL',
  { tag: [RELEASE, '@SUP-06', '@G-93'] },
  async ({ page }) => {
    await openAs(page, 'empty@sandbox.test', '/support');
    const guide = page.getByRole('dialog', { name: 'Deposit guide' });
    const card = page.getByRole('button', { name: /^Deposit guide Create/ });
    await card.click();
    await expect(guide).toBeFocused();
    await expect(page).toHaveURL('/support#deposit-guide');
    await page.keyboard.press('Escape');
    await expect(guide).toBeHidden();
    await expect(card).toBeFocused();
    await expect(page).toHaveURL('/support');

    await page.getByPlaceholder('Search for help articles...').fill('wallet');
    await page.getByRole('button', { name: 'Deposit guide Guide' }).click();
    await guide.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(guide).toBeHidden();
    await expect(page.getByPlaceholder('Search for help articles...')).toHaveValue('wallet');

    await page.goto('/support#trading-robot');
    await page.reload();
    const linked = page.getByRole('dialog', { name: 'Trading robot' });
    await expect(linked).toBeVisible();
    await linked.getByRole('link', { name: 'Open Trading Bots' }).click();
    await expect(page).toHaveURL('/robot');
    await expect(linked).toBeHidden();
  },
);

const NO_CONTACT = 'No support contact has been set up yet. Try the guides and the FAQ.';
const paymentLink = '?track_id=193139644&amount=0.25&currency=ETH';

/** The links of the page itself, not of its navigation, that lead to the help centre. */
const helpLinks = (page: Page) => page.getByRole('main').locator('a[href="/support"]');

test(
  'without a support contact no text leads to an empty page, and the support page alone says so',
  { tag: [RELEASE, '@H-16'] },
  async ({ page }) => {
    const expectNoNote = () => expect(page.getByText(/support contact/i)).toHaveCount(0);

    await page.goto('/forgot-password');
    await expect(page.getByText('Ask the operator', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Write to|chat|Telegram/ })).toHaveCount(0);
    await expectNoNote();
    for (const path of ['/', '/login', '/signup', `/deposit-success${paymentLink}`, '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoNote();
    }

    await openAs(page, 'rich@sandbox.test', '/withdrawal-history');
    await expect(page.getByRole('row').filter({ hasText: 'This withdrawal failed.' }).first()).toContainText(
      'Please contact support',
    );
    await expectNoNote();
    await helpLinks(page).first().click();
    await expect(heading(page, 'Support and Help Center')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Deposit guide Create/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Contact' }).click();
    await expect(page.getByText(NO_CONTACT)).toBeVisible();

    await page.goto('/profile');
    await expect(page.getByText(/not available yet\. Ask the operator\.$/)).toBeVisible();
    await expect(helpLinks(page)).toHaveCount(0);
    await expectNoNote();

    await page.goto('/robot');
    await page.getByRole('button', { name: 'Configure Bot' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^You can't stop a bot .* Only the operator can\.$/)).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveCount(0);

    await page.goto(`/deposit-cancel${paymentLink}`);
    await expect(page.getByText(/^Need help\?/)).toHaveText('Need help? Contact support');
    await helpLinks(page).click();
    await expect(heading(page, 'Support and Help Center')).toBeVisible();
  },
);
