import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { withHostState } from '../../fixtures/withHostState.js';
import { Segmented } from './Segmented.js';

const meta = preview.meta({
  title: 'Primitives/Segmented',
  tags: ['stable'],
  component: Segmented,
  render: withHostState(Segmented),
  args: {
    label: 'Risk level',
    remark: 'Note to yourself; not sent',
    value: 'Medium',
    options: ['Low', 'Medium', 'High'].map((level) => ({ value: level, label: level })),
    onValueChange: fn(),
  },
});

export const Ready = meta.story();

Ready.test('the choice changes by arrow keys', async ({ args, canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Medium' })).toBeChecked();
  canvas.getByRole('radio', { name: 'Medium' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(args.onValueChange).toHaveBeenCalledWith('Low');
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: {
    value: 'b',
    options: [
      { value: 'a', label: 'Withdrawals' },
      { value: 'b', label: 'Two words here' },
      { value: 'c', label: 'Averylongwordwithoutbreaks' },
    ],
  },
});
