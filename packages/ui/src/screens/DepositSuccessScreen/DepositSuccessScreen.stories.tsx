import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { PublicLayout } from '../../components/PublicLayout/PublicLayout.js';
import { readPaymentQuery } from '../../rules/paymentQuery.js';
import { DepositSuccessScreen } from './DepositSuccessScreen.js';

const meta = preview.meta({
  title: 'Screens/DepositSuccessScreen',
  tags: ['stable'],
  component: DepositSuccessScreen,
  decorators: [
    (Story) => (
      <PublicLayout isSlim>
        <Story />
      </PublicLayout>
    ),
  ],
  args: { payment: { trackId: '184729316', amount: '0.25', currency: 'ETH' } },
});

/** Shows the details of the link. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DSUC-02', 'DSUC-03', 'DSUC-04'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Submitted!' })).toBeVisible();
    await expect(page.getByText('0.25 ETH')).toBeVisible();
    await expect(page.getByText('184729316')).toBeVisible();
  },
});

/** Says who provided the details, and nowhere that money was credited. */
export const NoProof = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-18'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('From your payment link. Deposit History has the status.')).toBeVisible();
    await expect(page.getByText('Your balance updates once the payment is confirmed.')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/(was|been) credited|received|success/i);
  },
});

/** 'What happens next?' states only what is known. */
export const NextSteps = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DSUC-05', 'G-118'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible();
    const steps = page.getAllByRole('listitem').map((step) => step.textContent);
    await expect(steps).toEqual([
      '1Network confirmationUsually 10-30 minutes.',
      '2Balance creditedAfter confirmation.',
      '3Shown in Deposit HistoryPending first, then Paid.',
      '4Something missing?Give the operator the transaction ID.',
    ]);
  },
});

/** Links to history, platform and support. */
export const Links = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DSUC-06', 'DSUC-07', 'DSUC-08'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Deposit History' })).toHaveAttribute('href', '/deposit-history');
    await expect(page.getByRole('link', { name: 'Go to Platform' })).toHaveAttribute('href', '/platform');
    await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/support');
  },
});

Ready.test(
  'when the operator has an e-mail address, the button and the last step link to it',
  { parameters: { requirements: ['DSUC-08'] }, globals: { support: 'email' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    );
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(
      'Contact support (help@example.com) with the transaction ID.',
    );
  },
);

/** A link without details still shows the page. */
export const NothingGiven = meta.story({ args: { payment: {} } });

NothingGiven.test(
  'a link without details still shows the page',
  { parameters: { requirements: ['G-73'] } },
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByText('Transaction ID')).toBeNull();
    await expect(page.getByText('The link has no payment details.')).toBeVisible();
  },
);

Ready.test(
  'a hostile link cannot add text to the page',
  {
    parameters: { requirements: ['G-72'] },
    args: {
      payment: readPaymentQuery(
        '?amount=-5&currency=%3Cimg%20src%3Dx%3E&track_id=javascript:alert(1)&next=//evil.example',
      ),
    },
  },
  async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/img|javascript|evil|-5/);
  },
);

export const LongText = meta.story({
  args: { payment: { amount: '1234567890.123456789', currency: 'ABCDEFGHIJ', trackId: 'a'.repeat(64) } },
});

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(ReadyTest, NoProof, NextSteps, Links));
