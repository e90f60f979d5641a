import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { PaymentDetails } from './PaymentDetails.js';

const meta = preview.meta({
  title: 'Components/PaymentDetails',
  tags: ['beta'],
  component: PaymentDetails,
  args: { payment: { amount: '0.25', currency: 'ETH', trackId: '184729316' } },
  render: (args) => (
    <div style={{ maxWidth: '29rem' }}>
      <PaymentDetails {...args} />
    </div>
  ),
});

/** Shows amount, currency and transaction ID. */
export const Ready = meta.story({});

/** Omits the line of a missing transaction ID. */
export const NoTransactionId = meta.story({ args: { payment: { amount: '0.25', currency: 'ETH' } } });

NoTransactionId.test(
  'omits the line of a missing transaction ID',
  { parameters: { requirements: ['DSUC-04'] } },
  async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Transaction ID')).toBeNull();
  },
);

/** A link without details says so. */
export const Empty = meta.story({ args: { payment: {} } });

Empty.test('a link without details says so', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText('The link has no payment details.')).toBeVisible();
});

export const LongText = meta.story({
  args: { payment: { amount: '1234567890.123456789', currency: 'ABCDEFGHIJ', trackId: 'a'.repeat(64) } },
});
