import { expect, within } from 'storybook/test';
import { onPhone } from '#.storybook/onPhone.js';
import preview from '#.storybook/preview.js';
import { currencies } from '../../fixtures/currencies.js';
import { decimal } from '../../money/decimal.js';
import { DepositFacts } from './DepositFacts.js';

const meta = preview.meta({
  title: 'Internals/DepositFacts',
  tags: ['internal'],
  component: DepositFacts,
  args: { currencies },
});

/** Lists the minimums, precautions and the support contact. */
export const Ready = meta.story({
  parameters: { requirements: ['DEP-19', 'DEP-21', 'DEP-22'] },
  play: async ({ canvasElement }) => {
    const facts = within(canvasElement);
    await expect(facts.getByText('0.005 BTC')).toBeVisible();
    await expect(facts.getByText('Double-check the address before you send.')).toBeVisible();
    await expect(facts.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
  },
});

/** The support contact is an e-mail link. */
export const SupportByEmail = meta.story({
  globals: { support: 'email' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent(
      'Contact support (help@example.com) if a deposit does not appear.',
    );
    await expect(canvas.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    );
  },
});

/** States the confirmation time in minutes; the number of confirmations is in the help centre. */
export const Confirmation = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DEP-20', 'G-79'] },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Confirmation takes 10-30 minutes.');
    await expect(canvasElement).not.toHaveTextContent(/\b12\b/);
  },
});

/** States the minimum of the chosen coin before anything else. */
export const Chosen = meta.story({
  parameters: { requirements: ['H-19'] },
  args: { chosen: { currency: 'ETH', name: 'Ethereum', minDeposit: decimal('0.10') } },
  play: async ({ canvasElement }) => {
    const facts = within(canvasElement);
    const minimum = facts.getByText('Minimum for ETH: 0.1 ETH');
    await expect(minimum).toBeVisible();
    await expect(minimum.compareDocumentPosition(facts.getByText('Important Information'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expect(canvasElement).not.toHaveTextContent(/300 USD equivalent|500 USD equivalent/);
  },
});

/** An unreadable minimum is shown as unknown. */
export const UnreadableMinimum = meta.story({
  parameters: { requirements: ['G-126'] },
  args: { chosen: { currency: 'LTC', name: 'Litecoin', minDeposit: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Minimum for LTC: —')).toBeVisible();
  },
});

export const Phone = meta.story(onPhone(Ready, Confirmation));
