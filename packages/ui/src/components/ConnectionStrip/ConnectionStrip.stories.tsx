import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { ConnectionStrip } from './ConnectionStrip.js';

const meta = preview.meta({
  title: 'Components/ConnectionStrip',
  tags: ['stable'],
  component: ConnectionStrip,
  args: { kind: 'offline' as const, readAt: Date.UTC(2026, 6, 12, 13, 58), onRetry: fn() },
});

/** While offline, the strip shows the age of the figures and a button to try again. */
export const Offline = meta.story();

Offline.test(
  'while offline, the strip shows the age of the figures and a button to try again',
  async ({ args, canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      "You are offline. Figures are from 13:58 UTC. You can't submit anything until you're back online.",
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
);

/** The server could not be reached, and a stored profile is shown. */
export const SavedProfile = meta.story({ args: { kind: 'savedProfile' } });

/** A stored profile is shown until the server answers. */
export const LoadingProfile = meta.story({ args: { kind: 'loadingProfile' } });

/** The server answered, so the strip does not say that it could not be reached. */
export const ProfileRefused = meta.story({
  args: {
    kind: 'profileRefused',
    answer: { title: 'Access Denied', message: 'Verify your e-mail first.' },
  },
});

ProfileRefused.test(
  'the server answered, so the strip does not say that it could not be reached',
  async ({ canvas }) => {
    const strip = canvas.getByRole('note');
    await expect(strip).toHaveTextContent('The server answered: Verify your e-mail first.');
    await expect(strip).not.toHaveTextContent('server not reached');
  },
);

/** While retrying, the button is disabled. */
export const Retrying = meta.story({ args: { isRetrying: true } });

Retrying.test('while retrying, the button is disabled', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).not.toHaveBeenCalled();
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
