import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { held } from '../../fixtures/held.js';
import { PasswordField } from './PasswordField.js';

const meta = preview.meta({
  component: PasswordField,
  render: held(PasswordField),
  args: {
    label: 'Password',
    value: '',
    autoComplete: 'new-password' as const,
    hint: 'Must be at least 8 characters long',
    onChangeValue: fn(),
  },
});

export const Uncovered = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(field);
    await userEvent.paste('correct horse');
    await expect(args.onChangeValue).toHaveBeenLastCalledWith('correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { value: 'short', error: 'Password must be at least 8 characters long' },
});
