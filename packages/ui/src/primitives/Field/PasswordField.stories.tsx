import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { withHostState } from '../../fixtures/withHostState.js';
import { PasswordField } from './PasswordField.js';

const meta = preview.meta({
  title: 'Primitives/PasswordField',
  tags: ['stable'],
  component: PasswordField,
  render: withHostState(PasswordField),
  args: {
    label: 'Password',
    value: '',
    autoComplete: 'new-password' as const,
    hint: 'Must be at least 8 characters long',
    onValueChange: fn(),
  },
});

export const Ready = meta.story();

Ready.test('pasting is allowed, and the password can be revealed', async ({ args, canvas }) => {
  const field = canvas.getByLabelText('Password');
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveAccessibleDescription('Must be at least 8 characters long');
  await userEvent.click(field);
  await userEvent.paste('correct horse');
  await expect(args.onValueChange).toHaveBeenLastCalledWith('correct horse');
  await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  await expect(field).toHaveAttribute('type', 'text');
  await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
});

const capsLock = 'Caps Lock is on';

/** Says that Caps Lock is on while typing, without moving the layout. */
export const CapsLockOn = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText('Password');
    const { height } = canvasElement.getBoundingClientRect();
    await userEvent.click(field);
    await expect(canvas.queryByText(capsLock)).toBeNull();
    await userEvent.keyboard('a{CapsLock}b');
    await expect(canvas.getByText(capsLock)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(capsLock);
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
  },
});

Ready.test(
  'the Caps Lock remark disappears when it is switched off and when the field loses focus',
  async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    const user = userEvent.setup();
    await user.click(field);
    await user.keyboard('{CapsLock}a');
    await expect(canvas.getByText(capsLock)).toBeVisible();
    await user.keyboard('{CapsLock}b');
    await expect(canvas.queryByText(capsLock)).toBeNull();
    await user.keyboard('{CapsLock}c');
    await user.tab();
    await expect(field).not.toHaveFocus();
    await expect(canvas.queryByText(capsLock)).toBeNull();
    await user.click(field);
    await expect(canvas.getByText(capsLock)).toBeVisible();
  },
);

Ready.test(
  'on the narrowest screen the Caps Lock remark does not change the height',
  { globals: { viewport: { value: 'narrowest', isRotated: false } } },
  async ({ canvas, canvasElement }) => {
    const { height } = canvasElement.getBoundingClientRect();
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.keyboard('{CapsLock}');
    await userEvent.keyboard('a');
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
  },
);

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { value: 'short', error: 'Password must be at least 8 characters long' },
});

Phone.test('fits on a phone', async ({ canvas }) => {
  const field = canvas.getByLabelText('Password');
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('Password must be at least 8 characters long');
});
