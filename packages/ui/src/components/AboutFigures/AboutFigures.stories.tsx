import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { provenances } from '../../model/Provenance.js';
import { AboutFigures } from './AboutFigures.js';
import { figures } from './figures.js';
import { figuresCode } from './LazyFiguresDialog.js';

const meta = preview.meta({ title: 'Components/AboutFigures', tags: ['stable'], component: AboutFigures });

async function open(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole('button', { name: 'About the figures' });
  await userEvent.click(opener);
  // Its code loads on demand.
  const dialog = await screen.findByRole('dialog', { name: 'About the figures' }, { timeout: 10_000 });
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  return { opener, dialog, inside: within(dialog) };
}

/** The dialog is not in the document until it is opened. */
export const Closed = meta.story();

Closed.test('the dialog is not in the document until it is opened', async () =>
  expect(screen.queryByRole('dialog')).toBeNull(),
);

/** Lists every figure of the catalogue with its badge, place and explanation. */
export const Open = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-30', 'H-01'] },
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { dialog, inside } = await open(canvasElement);
    for (const [id, { provenance }] of Object.entries(figures)) {
      const row = dialog.querySelector(`[data-figure="${id}"]`);
      await expect(row?.querySelector(`[data-provenance="${provenance}"]`)?.textContent).toMatch(/\w/);
      await expect(row?.querySelectorAll('p').length).toBeGreaterThanOrEqual(3);
    }
    await expect(dialog.querySelectorAll('[data-provenance]')).toHaveLength(Object.keys(figures).length);
    for (const provenance of provenances.filter((one) => one !== 'live')) {
      await expect(dialog.querySelector(`[data-provenance="${provenance}"]`)).not.toBeNull();
    }
    const groups = inside.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(groups).toEqual(['Chart', 'Bots', 'Money', 'People']);
    await expect(inside.getByText('12,847 · $284,739.25')).toBeVisible();
    await expect(inside.getByText('5-8% · 8-15% · 15-25%')).toBeVisible();
    await expect(dialog.getBoundingClientRect().width).toBe(960);
  },
});

Closed.test(
  'the dialog closes by its button and by Escape, and focus returns to the button that opened it',
  { parameters: { requirements: ['H-30'] } },
  async ({ canvasElement }) => {
    const first = await open(canvasElement);
    await userEvent.click(first.inside.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(first.opener).toHaveFocus();
    await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(first.opener).toHaveFocus();
  },
);

Closed.test(
  "when the list fails to load, the dialog's button shows an error and can be clicked again",
  {
    beforeEach: () => {
      spyOn(figuresCode, 'current', 'get').mockReturnValueOnce(undefined);
      spyOn(figuresCode, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    },
  },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'About the figures' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(
      await screen.findByRole('dialog', { name: 'About the figures' }, { timeout: 10_000 }),
    ).toBeInTheDocument();
  },
);

export const Phone = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(320);
  },
});
