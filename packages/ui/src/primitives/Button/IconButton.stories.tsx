import { RotateCw, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { Row } from '../Layout/Layout.js';
import { IconButton } from './IconButton.js';

// Without the event: Storybook cannot log one of the production build.
const clicked = fn();

const meta = preview.meta({
  title: 'Primitives/IconButton',
  tags: ['stable'],
  component: IconButton,
  args: { label: 'Refresh', icon: <RotateCw className="ep-icon" aria-hidden="true" />, onClick: () => clicked() },
});

/** Both sizes, with and without a border. */
export const BothSizes = meta.story({
  render: (args) => (
    <Row>
      <IconButton {...args} />
      <IconButton {...args} variant="line" />
      <IconButton {...args} label="Close" icon={<X className="ep-icon" aria-hidden="true" />} size="small" />
    </Row>
  ),
});

BothSizes.test('both sizes, with and without a border', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(clicked).toHaveBeenCalledOnce();
});

/** On a phone, the small size is still 44 px high and wide. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { size: 'small' },
});

Phone.test('on a phone, the small size is still 44 px high and wide', async ({ canvas }) => {
  const { width, height } = canvas.getByRole('button', { name: 'Refresh' }).getBoundingClientRect();
  await expect([width, height]).toEqual([44, 44]);
});
