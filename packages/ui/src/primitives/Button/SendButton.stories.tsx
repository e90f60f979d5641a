import { RotateCw } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { OFFLINE_REASON_ID, OfflineContext } from '../../provider/OfflineContext.js';
import { Stack } from '../Layout/Layout.js';
import { SendButton } from './SendButton.js';

// Without the event: Storybook cannot log one of the production build.
const clicked = fn();

const meta = preview.meta({
  title: 'Primitives/SendButton',
  tags: ['stable'],
  component: SendButton,
  args: {
    children: 'Refresh',
    icon: <RotateCw className="ep-icon" aria-hidden="true" />,
    variant: 'line' as const,
    onClick: () => clicked(),
  },
});

/** While online, the button works as usual. */
export const Online = meta.story();

Online.test('while online, the button works as usual', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Refresh' });
  await expect(button).not.toHaveAttribute('aria-describedby');
  await userEvent.click(button);
  await expect(clicked).toHaveBeenCalledOnce();
});

/** While offline, the button is disabled and refers to the reason. */
export const Offline = meta.story({
  args: { 'aria-describedby': 'balance' },
  render: (args) => (
    <OfflineContext value={true}>
      <Stack>
        <p id={OFFLINE_REASON_ID}>You are offline.</p>
        <p id="balance">Balance $1,250.00</p>
        <form onSubmit={(event) => event.preventDefault()}>
          <SendButton {...args} />
        </form>
      </Stack>
    </OfflineContext>
  ),
});

Offline.test('while offline, the button is disabled and refers to the reason', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Refresh' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription('You are offline. Balance $1,250.00');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveFocus();
  await expect(clicked).not.toHaveBeenCalled();
});
