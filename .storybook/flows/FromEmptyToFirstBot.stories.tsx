import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { live } from '../../packages/ui/src/model/Provenance.js';
import { startBot } from '../../packages/ui/src/fixtures/investing.js';
import { ZERO } from '../../packages/ui/src/money/decimal.js';
import { phone } from '../../packages/ui/src/fixtures/onPhone.js';
import preview from '../preview.js';
import { Flow, type FlowProps } from './host/Flow.js';
import { ActiveBots, Bots, Deposit, DepositHistory } from './host/screens.js';
import type { World } from './host/useFlow.js';
import { followSteps, opened, toasted, refresh, type Walked } from './host/walking.js';

const steps = ['No bots yet', 'Bots need a deposit', 'Deposit', 'See it credited', 'Start a bot', 'The first bot'];

function getStep({ place, deposits, investments }: World): number {
  if (investments.length > 0) return place === 'activeBots' ? 5 : 4;
  if (place === 'depositHistory') return 3;
  if (deposits.some(({ status }) => status === 'paid')) return 4;
  if (place === 'deposit') return 2;
  return place === 'bots' ? 1 : 0;
}

/** Whoever has nothing yet is led from the empty list to the deposit, and back to a bot that runs. */
const args: FlowProps = {
  start: { place: 'activeBots', balance: live(ZERO) },
  steps,
  getStep,
  screens: (host) => ({
    activeBots: <ActiveBots host={host} />,
    bots: <Bots host={host} />,
    deposit: <Deposit host={host} />,
    depositHistory: <DepositHistory host={host} />,
  }),
};

const meta = preview.meta({
  title: 'From empty to the first bot',
  component: Flow,
  // A flow is walked, not adjusted.
  parameters: { controls: { disable: true } },
  args,
});

/** A new person wants a bot, learns that it needs a deposit, makes one, and ends with a bot that runs. */
export const Walkthrough = meta.story();

const walk = async ({ canvas, canvasElement }: Walked) => {
  const marked = followSteps(canvasElement);
  await userEvent.click(canvas.getByRole('link', { name: 'Start Your First Bot' }));
  await expect(await canvas.findByText('Deposit required to activate bots')).toBeVisible();
  await userEvent.click(canvas.getAllByRole('button', { name: 'Deposit Required' })[0] as HTMLElement);
  await toasted('Please make a deposit to start using trading bots.');
  await canvas.findByRole('heading', { level: 1, name: 'Deposit Ethereum' }, { timeout: 4000 });
  await userEvent.click(canvas.getByRole('radio', { name: /Ethereum/ }));
  await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '0.25{Enter}');
  await userEvent.click(within(await opened('Deposit Info')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(canvas.getByRole('link', { name: 'Deposit History' }));
  await refresh(canvas);
  await toasted('0.25 ETH deposit credited');
  await userEvent.click(canvas.getAllByRole('link', { name: /Bots$/ })[0] as HTMLElement);
  await userEvent.click((await canvas.findAllByRole('button', { name: 'Configure Bot' }))[0] as HTMLElement);
  await opened('Configure Binance Pro Bot');
  await startBot();
  await toasted('Binance Pro Bot was started with $500.00.');
  await canvas.findByRole('heading', { level: 1, name: 'Active Bots' }, { timeout: 5000 });
  await expect(canvas.getAllByText('Binance Pro Bot')[0]).toBeVisible();
  await expect(marked).toEqual(steps);
};

Walkthrough.test('leads through each step', walk);

/** The same on a phone. */
export const Phone = Walkthrough.extend({ globals: phone, tags: ['release', '!dev', '!autodocs'], play: walk });
