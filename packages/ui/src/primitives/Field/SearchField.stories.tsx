import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { SearchField } from './SearchField.js';

const meta = preview.meta({
  title: 'Internals/SearchField',
  tags: ['internal'],
  component: SearchField,
  args: { label: 'Search by coin', value: '', onValueChange: fn(), onEscape: fn() },
});

/** Named by its label, which is also its placeholder. */
export const Standalone = meta.story();

Standalone.test('named by its label, which is also its placeholder', async ({ args, canvas }) => {
  const field = canvas.getByRole('searchbox', { name: 'Search by coin' });
  await expect(field).toHaveAttribute('placeholder', 'Search by coin');
  await userEvent.type(field, 'e');
  await expect(args.onValueChange).toHaveBeenCalledWith('e');
  await userEvent.keyboard('{Escape}');
  await expect(args.onEscape).toHaveBeenCalledOnce();
});

/** Beside buttons, the field has their height. */
export const BesideButtons = meta.story({ args: { size: 'medium', placeholder: 'Coin or ID', value: 'eth' } });
