import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { GuideDialog } from './GuideDialog.js';

const meta = preview.meta({
  title: 'Internals/GuideDialog',
  tags: ['internal'],
  component: GuideDialog,
  args: { article: 'deposit-guide' as const, isOpen: true, onClose: fn() },
});

/** Waits for the dialog's animation, because contrast and sizes are measured after it. */
async function opened(name: string): Promise<ReturnType<typeof within>> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.getAnimations().filter((one) => one.playState === 'running')).toHaveLength(0));
  return within(dialog);
}

/** The deposit guide links to the article on minimums. */
export const DepositGuide = meta.story();

/** What it says. */
export const DepositGuideTest = DepositGuide.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SUP-06'] },
  play: async ({ args }) => {
    const dialog = await opened('Deposit guide');
    await expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    await expect(dialog.getByText(/^10-30 minutes, about 12 network confirmations/)).toBeVisible();
    await expect(dialog.getByText('usually 60 minutes')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Which minimum applies?' })).toHaveAttribute(
      'href',
      '/support#which-minimum',
    );
    await expect(dialog.getByRole('link', { name: 'Open Deposit' })).toHaveAttribute('href', '/deposit');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The guide to the trading platform. */
export const TradingPlatform = meta.story({ args: { article: 'trading-platform' as const } });

TradingPlatform.test('the guide to the trading platform', { parameters: { requirements: ['SUP-05'] } }, async () => {
  const dialog = await opened('Trading platform');
  await expect(dialog.getByText(/refreshes every 96 minutes/)).toBeVisible();
  await expect(dialog.getByText(/at most 15 times a day.*green under 12, yellow from 12 and red at 15/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open Platform' })).toHaveAttribute('href', '/platform');
});

/** The guide to the bots says who can stop one, and states the risk. */
export const TradingRobot = meta.story({ args: { article: 'trading-robot' as const } });

/** What it says. */
export const TradingRobotTest = TradingRobot.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SUP-07', 'G-136'] },
  play: async () => {
    const dialog = await opened('Trading robot');
    await expect(
      dialog.getByText("You can't stop a bot or take its money out here. Only the operator can."),
    ).toBeVisible();
    await expect(dialog.getByText(/^Crypto trading is high risk/)).toBeVisible();
    await expect(
      dialog.getByText(/Stop Loss 1 to 20 percent, Take Profit 5 to 50 percent, 1 to 10 trades/),
    ).toBeVisible();
  },
});

/** The guide to the account settings. */
export const AccountSettings = meta.story({ args: { article: 'account-settings' as const } });

AccountSettings.test('the guide to the account settings', { parameters: { requirements: ['SUP-08'] } }, async () => {
  const dialog = await opened('Account settings');
  await expect(
    dialog.getByText(/Start Bot invests at once\. Stop the robot in one click has no effect yet/),
  ).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open Settings' })).toHaveAttribute('href', '/settings');
});

/** The article explains that simulated candles are hatched. */
export const UsingCharts = meta.story({ args: { article: 'using-charts' as const } });

UsingCharts.test('the article explains that simulated candles are hatched', async () => {
  const dialog = await opened('Using Charts');
  await expect(dialog.getByText(/hatched and are not market prices/)).toBeVisible();
});

/** The article states the age limit and needs no link. */
export const AccountTypes = meta.story({ args: { article: 'account-types' as const } });

AccountTypes.test('the article states the age limit and needs no link', async () => {
  const dialog = await opened('Account Types');
  await expect(dialog.getByText('Users must be 18 or older.')).toBeVisible();
  await expect(dialog.queryByRole('link')).toBeNull();
});

/** Lists 300, 500 and the minimum of each coin, where each is mentioned, and which one applies. */
export const WhichMinimum = meta.story({ args: { article: 'which-minimum' as const } });

/** What it says. */
export const WhichMinimumTest = WhichMinimum.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SUP-23', 'G-97', 'G-65', 'H-19'] },
  play: async () => {
    const dialog = await opened('Which minimum applies?');
    const [first] = dialog.getAllByRole('heading', { level: 3 });
    await expect(first).toHaveTextContent('The minimum of your coin applies');
    await expect(dialog.getByText(/deposit page says 300 USD equivalent/)).toBeVisible();
    await expect(dialog.getByText(/help text says: deposits ETH only, minimum 500 USD equivalent/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open Deposit' })).toHaveAttribute('href', '/deposit');
  },
});

/** The article on minimums on the narrowest screen. */
export const WhichMinimumPhone = WhichMinimumTest.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

/** The help on deposits: 12 confirmations and 10-30 minutes, each in its place. */
export const Deposits = meta.story({ args: { article: 'deposits' as const } });

Deposits.test(
  'the help on deposits: 12 confirmations and 10-30 minutes, each in its place',
  { parameters: { requirements: ['G-79'] } },
  async () => {
    const dialog = await opened('Deposits');
    await expect(
      dialog.getByText(/ETH only, minimum 500 USD equivalent, about 12 network confirmations/),
    ).toBeVisible();
    await expect(dialog.getByText(/^Confirmation takes 10-30 minutes/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Which minimum applies?' })).toBeVisible();
  },
);

export const Phone = DepositGuideTest.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Narrowest = TradingRobotTest.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});
