import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { currencies } from '../../fixtures/currencies.js';
import { DepositFacts } from './DepositFacts.js';

const meta = preview.meta({
  title: 'Internals/DepositFacts',
  tags: ['internal'],
  component: DepositFacts,
  args: { currencies },
});

/** Lists the minimums, precautions and the support contact. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DEP-19', 'DEP-21', 'DEP-22'] },
  play: async ({ canvasElement }) => {
    const facts = within(canvasElement);
    await expect(facts.getByText('0.005 BTC')).toBeVisible();
    await expect(facts.getByText('Double-check the address before you send.')).toBeVisible();
    await expect(facts.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
  },
});

/** The support contact is an e-mail link. */
export const SupportByEmail = meta.story({ globals: { support: 'email' } });

SupportByEmail.test('the support contact is an e-mail link', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent(
    'Contact support (help@example.com) if a deposit does not appear.',
  );
  await expect(canvas.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
    'href',
    'mailto:help@example.com',
  );
});

/** States the confirmation time in minutes; the number of confirmations is in the help centre. */
export const Confirmation = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DEP-20', 'G-79'] },
  play: async ({ canvasElement }) => {
    const [, second] = within(canvasElement).getAllByRole('listitem');
    await expect(second).toHaveTextContent('Confirmation takes 10-30 minutes.');
    await expect(canvasElement).not.toHaveTextContent(/\b12\b/);
  },
});

/** The minimums are one line, and lead to the article on the other readings. */
export const Minimums = meta.story({
  args: { currencies: [...currencies.slice(0, 2), { currency: 'LTC', name: 'Litecoin', minDeposit: null }] },
});

Minimums.test(
  'the minimums are one line, and lead to the article on the other readings',
  { parameters: { requirements: ['DEP-19', 'G-126'] } },
  async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Minimums: 0.1 ETH · 0.005 BTC · — LTC');
    await expect(canvas.getByRole('link', { name: 'Which minimum applies?' })).toHaveAttribute(
      'href',
      '/support#which-minimum',
    );
    await expect(canvasElement).not.toHaveTextContent(/300 USD equivalent|500 USD equivalent/);
  },
);

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(ReadyTest, Confirmation));
