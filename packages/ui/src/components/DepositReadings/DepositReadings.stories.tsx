import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { DepositReadings } from './DepositReadings.js';

const meta = preview.meta({ component: DepositReadings });

export const HelpText = meta.story({
  name: 'SUP-19 SUP-20 SUP-21 the help text: ETH only, 500 USD equivalent, about 12 confirmations',
  play: async ({ canvas }) => {
    const help = canvas.getByText('Help text:').closest('p');
    await expect(help).toHaveTextContent(
      'Help text: deposits ETH only, minimum 500 USD equivalent, about 12 network confirmations, users must be 18 or older.',
    );
  },
});

export const BothReadings = meta.story({
  name: 'SUP-23 G-97 G-65 300, 500 and the minimum of each coin, each with its owner',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Two readings of the same rule');
    await expect(canvas.getByText('Help text:').closest('p')).toHaveTextContent('minimum 500 USD equivalent');
    await expect(canvas.getByText('Deposit page:').closest('p')).toHaveTextContent('minimum 300 USD equivalent');
    await expect(canvas.getByText('Enforced by the server:').closest('p')).toHaveTextContent(
      'the minimum of the coin you choose',
    );
  },
});

export const Times = meta.story({
  name: 'SUP-22 G-79 18 or older; 12 confirmations and 10-30 minutes each in its place',
  play: async ({ canvas }) => {
    const help = canvas.getByText('Help text:').closest('p');
    await expect(help).toHaveTextContent('users must be 18 or older');
    await expect(help).toHaveTextContent('about 12 network confirmations');
    await expect(help).not.toHaveTextContent('minutes');
    await expect(canvas.getByText('Deposit page:').closest('p')).toHaveTextContent('confirmation in 10-30 minutes');
  },
});

export const Phone = BothReadings.extend({ globals: { viewport: { value: 'narrowest', isRotated: false } } });
