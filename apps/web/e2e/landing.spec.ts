import { expect, test } from './fixtures.js';
import { heading, ONCE, openAs, PHONE, RELEASE, untilLoaded, untilStarted } from './steps.js';

test(
  'a visitor reads the landing page and the page about a forgotten password without a call',
  { tag: [ONCE, '@LAND-01', '@LAND-10', '@FORGOT-03'] },
  async ({ page, api }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url());
    });
    await page.goto('/');
    await expect(heading(page, 'Automated Ethereum Trading')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle('Automated Ethereum Trading · Etherpilot');
    await expect(page.getByText('Sample', { exact: true })).toHaveCount(3);
    await untilStarted(page);

    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await expect(heading(page, 'Forgot password')).toBeVisible();
    await expect(page.getByText('Only the operator can reset your password.')).toBeVisible();
    expect(calls).toEqual([]);
    expect(await api.requests()).toEqual([]);
  },
);

test(
  'the page about a forgotten password is reached from the sign-in page, has no navigation, and leads back',
  { tag: [ONCE, '@FORGOT-01', '@FORGOT-02', '@G-41'] },
  async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await expect(heading(page, 'Forgot password')).toBeVisible();
    await expect(page).toHaveURL('/forgot-password');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page).toHaveURL('/login');

    await openAs(page, 'empty@sandbox.test', '/forgot-password');
    await expect(heading(page, 'Forgot password')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  },
);

test(
  'the links of the landing page lead where they say, a visitor to the sign-in page where needed',
  { tag: [RELEASE, '@LAND-03', '@LAND-19', '@G-07'] },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/signup');
    for (const name of ['Profile', 'Support']) {
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page).toHaveURL('/login');
    }
  },
);

test(
  'the year in the footer is the year of the clock',
  { tag: [RELEASE, ONCE, '@LAND-22', '@G-08'] },
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2033-05-04T12:00:00Z'));
    await page.goto('/');
    await expect(page.getByRole('contentinfo').getByText('© 2033')).toBeVisible();
  },
);

test(
  'the list of what is not live opens over the landing page and returns the focus',
  { tag: [PHONE, '@H-30'] },
  async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'About the figures' });
    await opener.click();
    const list = page.getByRole('dialog', { name: 'About the figures' });
    await expect(list.getByText('Simulated data — not market prices').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
);

test(
  'a badge opens the list at the row of its figure, before signing in and after',
  { tag: [RELEASE, PHONE, '@H-30'] },
  async ({ page }) => {
    const list = page.getByRole('dialog', { name: 'About the figures' });
    const row = list.locator("[aria-current='true']");
    await page.goto('/');
    const badge = page.getByRole('button', { name: 'Sample profile' }).last();
    await badge.click();
    await expect(row).toContainText('Three team members');
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport({ ratio: 1 });
    await list.getByRole('button', { name: 'Close' }).last().click();
    await expect(badge).toBeFocused();

    await openAs(page, 'rich@sandbox.test', '/robot');
    // Until the bots have come, their number is a sample, too.
    await untilLoaded(page);
    await page.getByRole('button', { name: 'Sample figures' }).click();
    await expect(row).toContainText('Total Users, Total Profit');
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport({ ratio: 1 });
  },
);

test(
  'a signed-in user can still open the landing page, and continue from it',
  { tag: [PHONE, '@G-09', '@G-17'] },
  async ({ page, hasTouch }) => {
    await openAs(page, 'empty@sandbox.test', '/');
    await expect(heading(page, 'Automated Ethereum Trading')).toBeVisible();
    await page.getByRole('link', { name: 'Go to platform' }).click();
    await expect(page).toHaveURL('/platform');
    if (hasTouch) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/');
    } else {
      await page.goto('/');
    }
    await page.getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/platform');
  },
);
