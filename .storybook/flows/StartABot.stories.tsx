import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { startBot } from '../../packages/ui/src/fixtures/investing.js';
import { phone } from '../onPhone.js';
import preview from '../preview.js';
import { Flow } from './host/Flow.js';
import { ActiveBots, Bots } from './host/screens.js';
import type { World } from './host/useFlow.js';
import { entered, followSteps, opened, toasted } from './host/walking.js';

const steps = ['Choose and configure', 'Start the bot', 'Started', 'Among your bots'];

function getStep({ place, submission }: World): number {
  if (place === 'activeBots') return 3;
  if (submission.status === 'succeeded') return 2;
  return submission.status === 'sending' ? 1 : 0;
}

/** A person with money starts a bot: its limits, the confirmation, and the bot among those that run. */
const meta = preview.meta({
  title: 'Start a bot',
  component: Flow,
  // A flow is walked, not adjusted.
  parameters: { controls: { disable: true } },
  args: {
    start: { place: 'bots' },
    steps,
    getStep,
    screens: (host) => ({ bots: <Bots host={host} />, activeBots: <ActiveBots host={host} /> }),
  },
});

/** From the list of bots to the one that runs, with the balance reduced. */
export const Walkthrough = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const marked = followSteps(canvasElement);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Configure Bot' })[0] as HTMLElement);
    const dialog = within(await opened('Configure Binance Pro Bot'));
    await userEvent.click(dialog.getByRole('radio', { name: /Balanced/ }));
    await expect(dialog.getByText(/you could lose about/)).toHaveTextContent('$25.00');
    await startBot();
    await toasted('Binance Pro Bot was started with $500.00.');
    await entered(canvas, 'Active Bots');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const summary = within(canvas.getByRole('region', { name: 'Summary' }));
    await expect(summary.getAllByText('$500.00')).toHaveLength(2);
    await expect(marked).toEqual(steps);
  },
});

/** The same on a phone. */
export const Phone = Walkthrough.extend({ globals: phone, tags: ['release'] });
