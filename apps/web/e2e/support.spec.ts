import { expect, test } from './fixtures.js';
import { heading, ONCE, openAs } from './steps.js';

test(
  'SUP-14 G-95 H-15 the contact form makes no call, says so, and keeps the text',
  { tag: ONCE },
  async ({ page, api }) => {
    await openAs(page, 'empty@sandbox.test', '/support');
    await expect(heading(page, 'Support and Help Center')).toBeVisible();
    await page.getByRole('tab', { name: 'Contact' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('Where is my deposit?');

    const calls: string[] = [];
    // Pictures and code may still arrive; a call or a form that is sent may not go out.
    page.on('request', (request) => {
      if (/^(fetch|xhr|document|ping|other)$/.test(request.resourceType())) calls.push(request.url());
    });
    const seen = await api.requests();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Nothing was sent', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Guides' }).click();
    await page.getByRole('tab', { name: 'Contact' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Where is my deposit?');
    await expect(page).toHaveURL('/support');
    expect(await api.requests()).toEqual(seen);
    expect(calls).toEqual([]);
  },
);

test('SUP-06 G-93 a guide opens by its card, by the search and by its address', async ({ page }) => {
  await openAs(page, 'empty@sandbox.test', '/support');
  const guide = page.getByRole('dialog', { name: 'Deposit guide' });
  const card = page.getByRole('button', { name: /^Deposit guide Create/ });
  await card.click();
  await expect(guide).toBeVisible();
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
});
