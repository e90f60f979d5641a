import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { depositStatuses } from '../../model/Deposit.js';
import { Row } from '../../primitives/Layout/Layout.js';
import { DepositStatusTag } from './DepositStatusTag.js';

const meta = preview.meta({
  title: 'Components/DepositStatusTag',
  tags: ['beta'],
  component: DepositStatusTag,
  args: { status: 'pending' },
});

/** A pending deposit. */
export const Pending = meta.story({});

/** Three styles; an unknown status has the style of pending. */
export const Family = meta.story({
  render: () => (
    <Row>
      {[...depositStatuses, 'underpaid', 'manual_accept', 'on_hold', 'expired', 'Cancelled', 'refunded'].map(
        (status) => (
          <DepositStatusTag key={status} status={status} />
        ),
      )}
    </Row>
  ),
});

Family.test(
  'three styles; an unknown status has the style of pending',
  { parameters: { requirements: ['DHIST-10', 'DHIST-11', 'DHIST-12'] } },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const getTone = (word: string) => {
      const { color, backgroundColor } = getComputedStyle(canvas.getByText(word));
      return `${color} ${backgroundColor}`;
    };
    const known = ['Pending', 'Paid', 'Failed'].map(getTone);
    await expect(new Set(known).size).toBe(3);
    for (const word of ['Underpaid', 'Manual_accept', 'On_hold']) await expect(getTone(word)).toBe(known[0]);
    for (const word of ['Expired', 'Cancelled', 'Refunded']) await expect(getTone(word)).toBe(known[2]);
  },
);
