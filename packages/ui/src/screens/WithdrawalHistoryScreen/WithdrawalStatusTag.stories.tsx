import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { withdrawalStatuses } from '../../model/Withdrawal.js';
import { Row } from '../../primitives/Layout/Layout.js';
import { WithdrawalStatusTag } from './WithdrawalStatusTag.js';

const meta = preview.meta({
  title: 'Components/WithdrawalStatusTag',
  tags: ['beta'],
  component: WithdrawalStatusTag,
  args: { status: 'pending' },
});

export const Pending = meta.story({});
export const Processing = meta.story({ args: { status: 'processing' } });
export const Completed = meta.story({ args: { status: 'completed' } });
export const Failed = meta.story({ args: { status: 'failed' } });
export const Cancelled = meta.story({ args: { status: 'cancelled' } });

/** Five statuses with five styles, including cancelled. */
export const Family = meta.story({
  render: () => (
    <Row>
      {withdrawalStatuses.map((status) => (
        <WithdrawalStatusTag key={status} status={status} />
      ))}
    </Row>
  ),
});

Family.test(
  'five statuses with five styles, including cancelled',
  { parameters: { requirements: ['WHIST-14'] } },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const styles = ['Pending', 'Processing', 'Completed', 'Failed', 'Cancelled'].map((word) => {
      const { color, backgroundColor } = getComputedStyle(canvas.getByText(word));
      return `${color} ${backgroundColor}`;
    });
    await expect(new Set(styles).size).toBe(5);
  },
);

/** An unknown status is shown as sent, in a neutral style. */
export const Unknown = meta.story({ args: { status: 'on_hold' } });
