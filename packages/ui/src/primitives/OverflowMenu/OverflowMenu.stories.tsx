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

/** A press opens the actions, and a press on one closes them; one that is disabled leaves them open. */
export const Pressed = meta.story({
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

/** Escape closes it, and so does leaving it with the keyboard. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
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
  },
});

/** A press elsewhere closes it. */
export const PressedElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(canvas.getByRole('link')).toBeVisible();
    await userEvent.click(canvasElement.ownerDocument.body);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Phone = Pressed.extend({ globals: { viewport: { value: 'narrowest', isRotated: false } } });
