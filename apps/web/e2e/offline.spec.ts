import { expect, test } from './faultSteps.js';
import { navLink } from './sessionSteps.js';
import { heading, openAs, RELEASE } from './steps.js';

test.use({ preloadsScreens: true });

const screens = [
  ['Trading Bots', 'Ethereum Trading Bots'],
  ['Active Bots', 'Active Bots'],
  ['Withdraw', 'Withdraw Funds'],
  ['Support', 'Support and Help Center'],
  ['Account', 'Account'],
  ['Settings', 'Settings'],
] as const;

test(
  'screens not visited before open offline, and say that the device is offline',
  { tag: RELEASE },
  async ({ page, context }) => {
    const last = page.waitForResponse('**/assets/NotFoundRoute-*.js');
    await openAs(page, 'rich@sandbox.test', '/platform');
    await expect(heading(page, 'Trading platform')).toBeVisible();
    await last;
    await context.setOffline(true);
    for (const [link, title] of screens) {
      await navLink(page, link).click();
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByText(/^You are offline\./).first()).toBeVisible();
    }
    await navLink(page, 'Withdraw').click();
    await expect(page.getByText("We couldn't load the currencies")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('combobox', { name: 'Currency' })).toBeVisible();
    await expect(page.getByText(/^You are offline\./)).toHaveCount(0);
  },
);
