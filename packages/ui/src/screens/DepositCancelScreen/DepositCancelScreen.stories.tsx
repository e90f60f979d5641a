import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { PublicLayout } from '../../components/PublicLayout/PublicLayout.js';
import { readPaymentQuery } from '../../rules/paymentQuery.js';
import { DepositCancelScreen } from './DepositCancelScreen.js';

const meta = preview.meta({
  title: 'Screens/DepositCancelScreen',
  tags: ['stable'],
  component: DepositCancelScreen,
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
  parameters: { requirements: ['DCAN-01', 'DCAN-02', 'H-18'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Cancelled' })).toBeVisible();
    await expect(page.getByText('0.25 ETH')).toBeVisible();
    await expect(page.getByText('184729316')).toBeVisible();
    await expect(page.getByText('From your payment link. Deposit History has the status.')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/credited|received/i);
  },
});

/** The listed reasons, in order. */
function reasonsOn(canvasElement: HTMLElement): (string | null)[] {
  return within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}

/** Names a manual cancel, and the session of usually 60 minutes. */
export const Reasons = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DCAN-03', 'DCAN-04', 'G-78'] },
  play: async ({ canvasElement }) => {
    const [manual, expired] = reasonsOn(canvasElement);
    await expect(manual).toBe('You cancelled the payment');
    await expect(expired).toBe('The payment session expired, usually after 60 minutes');
  },
});

/** Names funds, network and provider. */
export const OtherReasons = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DCAN-05', 'DCAN-06', 'DCAN-07'] },
  play: async ({ canvasElement }) => {
    await expect(reasonsOn(canvasElement).slice(2)).toEqual([
      'Insufficient funds in the sending wallet',
      'Network issues',
      'The payment provider was unavailable',
    ]);
  },
});

/** Links to deposit, platform and support. */
export const Links = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DCAN-08', 'DCAN-09', 'DCAN-10'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/deposit');
    await expect(page.getByRole('link', { name: 'Back to Platform' })).toHaveAttribute('href', '/platform');
    await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
  },
});

Ready.test(
  'when the operator has an e-mail address, the support link shows it',
  { parameters: { requirements: ['DCAN-10'] }, globals: { support: 'email' } },
  async ({ canvas }) => {
    await expect(canvas.getByText(/^Need help\?/)).toHaveTextContent('Need help? Contact support: help@example.com');
    await expect(canvas.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
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

Phone.test('says what it says on a wide screen', ...onPhone(ReadyTest, Reasons, OtherReasons, Links));
