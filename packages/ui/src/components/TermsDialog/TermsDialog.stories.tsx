import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { TermsDialog } from './TermsDialog.js';

const meta = preview.meta({
  title: 'Components/TermsDialog',
  tags: ['beta'],
  component: TermsDialog,
  args: { isOpen: true, onClose: fn() },
});

/** The close button calls the host once. */
export const Open = meta.story();

Open.test('the close button calls the host once', async ({ args }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Terms & Conditions' });
  await waitFor(() => expect(dialog).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Open.test('Escape calls the host once', async ({ args }) => {
  await screen.findByRole('dialog', { name: 'Terms & Conditions' });
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

Phone.test('fits on a phone', async () => {
  const first = await screen.findByText(/You must be 18 or older/);
  await waitFor(() => expect(first).toBeVisible());
});
