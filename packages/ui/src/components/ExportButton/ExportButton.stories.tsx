import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { ExportButton } from './ExportButton.js';

const meta = preview.meta({
  title: 'Components/ExportButton',
  tags: ['stable'],
  component: ExportButton,
  args: { onExport: fn(async () => undefined) },
});

/** A click calls the export once. */
export const Ready = meta.story();

Ready.test('a click calls the export once', async ({ args: { onExport }, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
  await expect(onExport).toHaveBeenCalledOnce();
});

/** Repeated clicks create a single file. */
export const Busy = meta.story({ args: { onExport: fn(() => new Promise<void>(() => {})) } });

Busy.test('repeated clicks create a single file', async ({ args: { onExport }, canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(canvas.getByRole('button', { name: 'Exporting...' }));
  await expect(onExport).toHaveBeenCalledOnce();
});

/** Without records the button is disabled. */
export const NothingToExport = meta.story({ args: { disabled: true } });

NothingToExport.test('without records the button is disabled', async ({ args: { onExport }, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
  await expect(onExport).not.toHaveBeenCalled();
});
