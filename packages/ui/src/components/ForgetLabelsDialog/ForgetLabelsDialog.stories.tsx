import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { ForgetLabelsDialog } from './ForgetLabelsDialog.js';

const meta = preview.meta({
  title: 'Components/ForgetLabelsDialog',
  tags: ['beta'],
  component: ForgetLabelsDialog,
  args: { isOpen: true, count: 3, onLogOut: fn(), onClose: fn() },
});

/** Both choices log out; closing the dialog does not. */
export const Open = meta.story();

Open.test('both choices log out; closing the dialog does not', async ({ args: { onLogOut, onClose } }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Log out' });
  await waitFor(() => expect(dialog).toHaveTextContent('Your address labels (3) stay on this device. Forget them?'));
  await userEvent.click(screen.getByRole('button', { name: 'Forget labels' }));
  await expect(onLogOut).toHaveBeenLastCalledWith({ forgetsLabels: true });
  await userEvent.click(screen.getByRole('button', { name: 'Keep labels' }));
  await expect(onLogOut).toHaveBeenLastCalledWith({ forgetsLabels: false });
  await userEvent.keyboard('{Escape}');
  await expect(onClose).toHaveBeenCalledOnce();
  await expect(onLogOut).toHaveBeenCalledTimes(2);
});

export const Phone = meta.story({ globals: { viewport: { value: 'narrowest', isRotated: false } } });
