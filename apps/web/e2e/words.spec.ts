import { expect, test } from './fixtures.js';
import { ONCE, openAs, untilLoaded } from './steps.js';

const RISK = 'Crypto trading is high risk. You can lose all the money you put in. Returns are not guaranteed.';

/** A screen with the most words of its own it may have, and what is not its own: specified texts, risk lines and statuses. */
const screens: readonly (readonly [path: string, most: number, given: readonly string[]])[] = [
  [
    '/robot',
    190,
    [
      'Ethereum Trading Bots',
      RISK,
      'Past results do not predict future results.',
      'Available Bots',
      'Active Bots',
      'Total Users',
      'Total Profit',
      'Configure Bot',
    ],
  ],
  [
    '/deposit',
    90,
    ['Deposit Ethereum', 'Minimum deposit: 300 USD equivalent.', RISK, 'Create Deposit', 'Important Information'],
  ],
];

for (const [path, most, given] of screens) {
  test(`${path} says what it has to say in ${most} words`, { tag: ONCE }, async ({ page }) => {
    await openAs(page, 'rich@sandbox.test', path);
    await untilLoaded(page);
    const main = page.getByRole('main');
    await expect(main).toContainText(given[0] ?? '');
    const text = await main.innerText();
    const own = given.reduce((rest, one) => rest.replaceAll(one, ' '), text.replaceAll(/\s+/g, ' '));
    expect(own.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0, own).toBeLessThanOrEqual(most);
  });
}
