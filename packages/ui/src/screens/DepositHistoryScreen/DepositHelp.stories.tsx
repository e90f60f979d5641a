import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { StoryLink } from '../../fixtures/StoryLink.js';
import { storyTime } from '../../fixtures/storyTime.js';
import { deposits } from '../../fixtures/deposits.js';
import { instant } from '../../fixtures/time.js';
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import type { DepositRecord } from '../../model/Deposit.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { DepositHelp } from './DepositHelp.js';

/** The newest deposit, created that many minutes before the story. */
const pending = (minutes: number, more: Partial<DepositRecord> = {}): DepositRecord => ({
  ...(deposits[0] as DepositRecord),
  createdAt: instant(new Date(storyTime - minutes * 60_000).toISOString()),
  ...more,
});

const meta = preview.meta({
  title: 'Internals/DepositHelp',
  tags: ['internal'],
  component: DepositHelp,
  args: { deposit: pending(31), onCopy: fn(async () => undefined) },
});

const open = (canvas: { getByText: (text: string) => HTMLElement }) =>
  userEvent.click(canvas.getByText('Not arrived?'));

/** After half an hour it says what to check, and copies a report. */
export const HalfAnHour = meta.story();

HalfAnHour.test('after half an hour it says what to check, and copies a report', async ({ args, canvas }) => {
  await expect(canvas.queryByRole('listitem')).toBeNull();
  await open(canvas);
  await expect(canvas.getByText('The coin you sent is Ethereum (ETH).')).toBeVisible();
  await expect(canvas.getByText(/^You sent the full 0\.25000000 ETH;/)).toBeVisible();
  await expect(canvas.getByText(/usually ends after 60 minutes; 31 have passed\.$/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Etherscan' })).toHaveAttribute('href', 'https://etherscan.io/');
  await expect(canvas.getByText(/Send this report to the operator\.$/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Copy a report' }));
  await expect(args.onCopy).toHaveBeenCalledWith(
    [
      'Deposit not arrived',
      'Record: 6',
      'Transaction ID: 193139650',
      'Coin: ETH',
      'Amount: 0.25000000 ETH',
      'Status: pending',
      'Created: 2026-07-12 13:31:00 UTC',
    ].join('\n'),
  );
  await expect(await canvas.findByText('Report copied')).toBeVisible();
});

HalfAnHour.test(
  'names the support contact for the report and for questions about the network',
  { globals: { support: 'email' } },
  async ({ canvas }) => {
    await open(canvas);
    await expect(canvas.getByText(/^All correct and still pending/)).toHaveTextContent(
      /\? Contact support: help@example\.com$/,
    );
    await expect(canvas.getByText(/^You sent it over/)).toHaveTextContent(
      /Ask support \(help@example\.com\) if you are not sure\.$/,
    );
    await expect(canvas.getByRole('button', { name: 'Copy a report for support' })).toBeVisible();
  },
);

/** Nothing is shown during the first half hour. */
export const BeforeHalfAnHour = meta.story({ args: { deposit: pending(29) } });

BeforeHalfAnHour.test('nothing is shown during the first half hour', async ({ canvas }) => {
  await expect(canvas.queryByText('Not arrived?')).toBeNull();
});

let ticking = storyTime;

/** Appears automatically after half an hour. */
export const Ticking = meta.story({
  args: { deposit: pending(30) },
  render: (args) => (
    <UiProvider Link={StoryLink} now={() => (ticking += 61_000)}>
      <DepositHelp {...args} />
    </UiProvider>
  ),
  beforeEach: () => {
    ticking = storyTime - 61_000;
  },
});

Ticking.test('appears automatically after half an hour', async ({ canvas }) => {
  await expect(await canvas.findByText('Not arrived?', {}, { timeout: 15_000 })).toBeVisible();
});

/** After an hour it says that the payment session has probably ended. */
export const SessionOver = meta.story({ args: { deposit: pending(60) } });

SessionOver.test('after an hour it says that the payment session has probably ended', async ({ canvas }) => {
  await open(canvas);
  await expect(canvas.getByText(/probably over: .* Do not send to its address any more\.$/)).toBeVisible();
});

/** An unknown status is reported as the server sent it. */
export const UnknownStatus = meta.story({ args: { deposit: pending(90, { status: 'ON_HOLD', transactionId: null }) } });

UnknownStatus.test('an unknown status is reported as the server sent it', async ({ args, canvas }) => {
  await open(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Copy a report' }));
  await expect(args.onCopy).toHaveBeenCalledWith(expect.stringContaining('Status: ON_HOLD'));
  await expect(args.onCopy).toHaveBeenCalledWith(expect.stringContaining('Transaction ID: none'));
});

/** Once a payment was seen, the session is not mentioned. */
export const Underpaid = meta.story({ args: { deposit: pending(90, { status: 'underpaid' }) } });

Underpaid.test('once a payment was seen, the session is not mentioned', async ({ canvas }) => {
  await open(canvas);
  await expect(canvas.queryByText(/payment session/)).toBeNull();
});

/** For a coin on two chains, both explorers are listed. */
export const TwoChains = meta.story({ args: { deposit: pending(45, { currency: 'USDT', currencyName: 'Tether' }) } });

TwoChains.test('for a coin on two chains, both explorers are listed', async ({ canvas }) => {
  await open(canvas);
  await expect(canvas.getByText(/Look it up at/)).toHaveTextContent('Look it up at Etherscan or Tronscan.');
});

/** For an unknown coin, the text refers to the wallet's explorer. */
export const UnknownCoin = meta.story({
  args: { deposit: pending(45, { currency: 'DOGE', currencyName: 'Dogecoin' }) },
});

UnknownCoin.test("for an unknown coin, the text refers to the wallet's explorer", async ({ canvas }) => {
  await open(canvas);
  await expect(canvas.getByText(/the explorer your wallet links to/)).toBeVisible();
});

HalfAnHour.test(
  'fits on a phone',
  { globals: { viewport: { value: 'narrowest', isRotated: false } } },
  async ({ canvas, canvasElement }) => {
    await open(canvas);
    await expectNoSidewaysScroll(canvasElement);
  },
);
