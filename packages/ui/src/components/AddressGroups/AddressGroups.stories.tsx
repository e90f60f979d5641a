import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { depositAddress } from '../../fixtures/deposits.js';
import { AddressGroups } from './AddressGroups.js';

const meta = preview.meta({
  title: 'Components/AddressGroups',
  tags: ['beta'],
  component: AddressGroups,
  args: { address: depositAddress.address },
  render: (args) => (
    <div style={{ maxWidth: '26rem' }}>
      <AddressGroups {...args} />
    </div>
  ),
});

/** Copies without blanks and is read aloud as one text. */
export const Ready = meta.story();

Ready.test('copies without blanks and is read aloud as one text', async ({ args, canvasElement }) => {
  await expect(within(canvasElement).getByText(args.address)).toBeInTheDocument();
  const selection = canvasElement.ownerDocument.getSelection();
  selection?.selectAllChildren(canvasElement);
  await expect(selection?.toString().trim()).toBe(args.address);
  selection?.removeAllRanges();
});

Ready.test('every other group is highlighted, but neither the first nor the last', async ({ canvasElement }) => {
  const groups = [...canvasElement.querySelectorAll('.ep-seen > b:not(.ep-prefix)')];
  const [first, second, third] = groups.map((group) => getComputedStyle(group).color);
  await expect(first).toBe(third);
  await expect(first).not.toBe(second);
  await expect(new Set(groups.map((group) => getComputedStyle(group).fontWeight)).size).toBe(1);
});

/** A segwit address has no prefix to separate. */
export const Bitcoin = meta.story({ args: { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' } });

export const LongText = meta.story({ args: { address: `addr1${'q2w3e4r5t6y7u8i9o0p'.repeat(6)}` } });

export const Phone = meta.story({ globals: { viewport: { value: 'narrowest', isRotated: false } } });
