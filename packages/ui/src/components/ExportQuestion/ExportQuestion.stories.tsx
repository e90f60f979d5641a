import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { ExportQuestion } from './ExportQuestion.js';

const meta = preview.meta({
  title: 'Components/ExportQuestion',
  tags: ['beta'],
  component: ExportQuestion,
  args: { isOpen: true, onConfirm: fn(), onClose: fn() },
});

/** Only Export leads on; closing the dialog and Cancel do not. */
export const Open = meta.story();

Open.test('only Export leads on; closing the dialog and Cancel do not', async ({ args: { onConfirm, onClose } }) => {
  await expect(await screen.findByRole('dialog', { name: 'Export with amounts?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  await expect(onClose).toHaveBeenCalledTimes(2);
  await expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await expect(onConfirm).toHaveBeenCalledOnce();
});

export const Phone = meta.story({ globals: { viewport: { value: 'narrowest', isRotated: false } } });
