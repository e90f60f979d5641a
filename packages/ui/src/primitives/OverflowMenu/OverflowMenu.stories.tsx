import { RotateCw } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { Button } from '../Button/Button.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { OverflowMenu } from './OverflowMenu.js';

const onRefresh = fn();

const meta = preview.meta({
  title: 'Primitives/OverflowMenu',
  tags: ['stable'],
  component: OverflowMenu,
  args: {
    label: 'More actions',
    children: (
      <>
        <Button variant="quiet" icon={<RotateCw className="ep-icon" aria-hidden="true" />} onClick={() => onRefresh()}>
          Refresh
        </Button>
        <Button variant="quiet" disabled>
          Export CSV
        </Button>
        <ButtonLink variant="quiet" to="deposit">
          New Deposit
        </ButtonLink>
      </>
    ),
  },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'start', minHeight: '14rem' }}>
      <OverflowMenu {...args} />
      <Button>Elsewhere</Button>
    </div>
  ),
  beforeEach: () => {
    onRefresh.mockClear();
  },
});

export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More actions' });
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const menu = within(canvas.getByRole('group', { name: 'More actions' }));
    await userEvent.click(menu.getByRole('button', { name: 'Export CSV' }));
    await expect(menu.getByRole('link', { name: 'New Deposit' })).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: 'Refresh' }));
    await expect(onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(button).toHaveFocus();
  },
});

Ready.test('Escape closes it, and so does leaving it with the keyboard', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'More actions' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('link')).toBeNull();
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  for (let press = 0; press < 3; press += 1) await userEvent.tab();
  await expect(canvas.getByRole('link')).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  await expect(canvas.queryByRole('link')).toBeNull();
});

Ready.test('a press elsewhere closes it', async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
  await expect(canvas.getByRole('link')).toBeVisible();
  await userEvent.click(canvasElement.ownerDocument.body);
  await expect(canvas.queryByRole('link')).toBeNull();
});

export const Phone = ReadyTest.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});
