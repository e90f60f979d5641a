import { Search } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { withHostState } from '../../fixtures/withHostState.js';
import { TextField } from './TextField.js';

const meta = preview.meta({
  title: 'Primitives/TextField',
  tags: ['stable'],
  component: TextField,
  render: withHostState(TextField),
  args: { label: 'Email', value: '', onValueChange: fn() },
});

/** The limit and the hint describe the field. */
export const Ready = meta.story({ args: { hint: 'Where we reach you.', limit: 'Required' } });

Ready.test('the limit and the hint describe the field', async ({ args, canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Email' });
  await expect(field).toHaveAccessibleDescription('Required Where we reach you.');
  await userEvent.type(field, 'viewer@example.com');
  await expect(args.onValueChange).toHaveBeenLastCalledWith('viewer@example.com');
});

/** An error replaces the hint. */
export const WithError = meta.story({
  args: { value: 'viewer@', error: 'Please enter a valid email address', hint: 'Not read while there is an error.' },
});

WithError.test('an error replaces the hint', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Email' });
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
});

/** An icon is inside the field. */
export const WithIcon = meta.story({
  args: {
    label: 'Search',
    start: <Search className="ep-icon" aria-hidden="true" />,
    placeholder: 'Search for help articles...',
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: {
    label: 'A label that somebody wrote without thinking of narrow screens at all',
    limit: 'Min $500 · max $123,456,789.00',
    value: 'averylongvaluewithoutanyplacetobreak'.repeat(4),
    error: 'Averylongerrorwithoutanyplacetobreak'.repeat(60),
  },
});

LongText.test('fits on the narrowest screen with long text', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText(/^Averylong\w+…$/).textContent).toHaveLength(300);
  await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
