import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { phone } from '../../fixtures/onPhone.js';
import { depositAddress, earlierDepositAddress } from '../../fixtures/deposits.js';
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import { decimal } from '../../money/decimal.js';
import { CreatedDeposit } from './CreatedDeposit.js';

const meta = preview.meta({
  title: 'Components/CreatedDeposit',
  tags: ['beta'],
  component: CreatedDeposit,
  args: {
    created: depositAddress,
    onCopy: fn(() => Promise.resolve()),
    onShowInfo: fn(),
    onCreateNew: fn(),
  },
});

const anHourBefore = depositAddress.createdAt - 3_600_000;

/** Shows address, amount and time as text that can be copied. */
export const Payable = meta.story();

Payable.test('shows address, amount and time as text that can be copied', async ({ args, canvas }) => {
  await expect(canvas.getByText('Send 0.25 ETH to this address.')).toBeVisible();
  await expect(canvas.getByText(depositAddress.address)).toBeInTheDocument();
  await expect(canvas.getByText('Created Jul 12, 2026, 13:49 UTC · about 47 minutes left')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
  await expect(args.onCopy).toHaveBeenCalledWith(depositAddress.address);
  await userEvent.click(canvas.getByRole('button', { name: 'Show QR code' }));
  await expect(args.onShowInfo).toHaveBeenCalledWith({ id: depositAddress.id });
});

/** A character nobody sees: the address looks right and is not. */
const unpayable = `${depositAddress.address.slice(0, 8)}\u200b${depositAddress.address.slice(8)}`;

/** Nothing can be sent to the address the server gave: it is not shown, and support is named. */
export const Unpayable = meta.story({
  args: { created: { ...depositAddress, address: unpayable } },
  globals: { support: 'email' },
});

Unpayable.test(
  'nothing can be sent to the address the server gave: it is not shown, and support is named',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('note')[0]).toHaveTextContent(
      "Don't send anything for your deposit of 0.25 ETH, created Jul 12, 2026, 13:49 UTC. Contact support (help@example.com) and name this deposit.",
    );
    await expect(canvas.getByText("This address can't be paid to")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'help@example.com' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(depositAddress.address.slice(0, 8));
  },
);

Payable.test(
  'a payment that was seen shows no address either, if nothing can be sent to it',
  { args: { created: { ...depositAddress, address: unpayable, status: 'confirming' } } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("This address can't be paid to")).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(depositAddress.address.slice(0, 8));
  },
);

/** Earlier deposits that are under way have a line each below the newest; the others have none. */
export const WithOlder = meta.story({
  args: {
    earlier: [
      earlierDepositAddress,
      { ...depositAddress, id: 'moving', amount: decimal('1.5'), status: 'confirming', createdAt: anHourBefore },
      { ...earlierDepositAddress, id: 'unpayable', currency: 'LTC', amount: decimal('4.5'), address: unpayable },
      { ...depositAddress, id: 'over', createdAt: anHourBefore },
      { ...depositAddress, id: 'failed', status: 'failed' },
    ],
  },
});

/** What it says. */
export const WithOlderTest = WithOlder.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    // The newest and the next: a payment of one was seen, another has no address that can be paid.
    await expect(canvas.getByText('2 deposits wait for payment')).toBeVisible();
    const lines = within(canvas.getByRole('list', { name: 'Earlier deposits' })).getAllByRole('listitem');
    await expect(lines).toHaveLength(3);
    const line = (at: number) => within(lines[at] as HTMLElement);
    const show = line(0).getByRole('button', { name: 'Show address' });
    await expect(show).toHaveAccessibleDescription('0.012 BTC Created Jul 12, 2026, 13:31 UTC');
    await userEvent.click(show);
    await expect(args.onShowInfo).toHaveBeenLastCalledWith({ id: earlierDepositAddress.id });
    await expect(line(1).getByText('Created Jul 12, 2026, 12:49 UTC · Payment on its way')).toBeVisible();
    await userEvent.click(line(1).getByRole('button', { name: 'Show address' }));
    await expect(args.onShowInfo).toHaveBeenLastCalledWith({ id: 'moving' });
    await expect(line(2).getByText(/Don't send anything for your deposit of 4\.5 LTC/)).toBeVisible();
    await expect(line(2).queryByRole('button')).toBeNull();
  },
});

/** When the address must not be paid, the warning comes first and nothing asks to send. */
export const NotToBePaid = meta.story({ args: { addressWarning: 'Sandbox address: do not send' } });

NotToBePaid.test(
  'when the address must not be paid, the warning comes first and nothing asks to send',
  async ({ canvas, canvasElement }) => {
    const warning = canvas.getByText('Sandbox address: do not send');
    const sentence = canvas.getByText('It was created for a deposit of 0.25 ETH.');
    await expect(warning.getBoundingClientRect().bottom).toBeLessThanOrEqual(sentence.getBoundingClientRect().top);
    await expect(canvas.getByText(depositAddress.address)).toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent(/\bSend\b/);
  },
);

/** Expects no address and no request to send; a deposit without a credit offers to create another. */
const ended =
  (sentence: string) =>
  async ({ args, canvasElement }: { args: { onCreateNew: () => void }; canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement).toHaveTextContent(sentence);
    await expect(canvas.queryByText(/\bSend\b|minutes left/)).toBeNull();
    await expect(canvas.queryByText(depositAddress.address)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Create a new deposit' }));
    await expect(args.onCreateNew).toHaveBeenCalledOnce();
  };

/** After the payment session the deposit cannot be paid, and a new one is offered. */
export const SessionOver = meta.story({ args: { created: { ...depositAddress, createdAt: anHourBefore } } });

SessionOver.test(
  'after the payment session the deposit cannot be paid, and a new one is offered',
  ended('The payment session has ended'),
);

/** An expired deposit shows its status and offers a new one. */
export const Expired = meta.story({ args: { created: { ...depositAddress, status: 'expired' } } });

Expired.test(
  'an expired deposit shows its status and offers a new one',
  ended('reports “expired” for your deposit of 0.25 ETH.'),
);

/** A cancelled deposit shows its status and offers a new one. */
export const Cancelled = meta.story({ args: { created: { ...depositAddress, status: 'cancelled' } } });

Cancelled.test('a cancelled deposit shows its status and offers a new one', ended('reports “cancelled”'));

/** A failed deposit shows its status and offers a new one. */
export const Failed = meta.story({ args: { created: { ...depositAddress, status: 'Failed' } } });

Failed.test('a failed deposit shows its status and offers a new one', ended('reports “Failed”'));

/** A refunded deposit shows its status and offers a new one. */
export const Refunded = meta.story({ args: { created: { ...depositAddress, status: 'refunded' } } });

Refunded.test('a refunded deposit shows its status and offers a new one', ended('reports “refunded”'));

/** An unknown status is shown as the server wrote it, with the address and the advice to ask support. */
export const UnknownStatus = meta.story({ args: { created: { ...depositAddress, status: 'ON_HOLD' } } });

UnknownStatus.test(
  'an unknown status is shown as the server wrote it, with the address and the advice to ask support',
  async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /reports “ON_HOLD” for your deposit of 0\.25 ETH\. Ask the operator of this site before paying\./,
      ),
    ).toBeVisible();
    await expect(canvas.getByText(depositAddress.address)).toBeInTheDocument();
    await expect(canvas.queryByText(/\bSend\b/)).toBeNull();
  },
);

/** With an unknown status, the advice names the support contact. */
export const UnknownStatusWithSupport = meta.story({
  args: { created: { ...depositAddress, status: 'ON_HOLD' } },
  globals: { support: 'email' },
});

UnknownStatusWithSupport.test('with an unknown status, the advice names the support contact', async ({ canvas }) => {
  await expect(canvas.getByText('Ask support before paying')).toBeVisible();
  await expect(canvas.getAllByRole('note')[0]).toHaveTextContent('Ask support (help@example.com) before paying.');
  await expect(canvas.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
    'href',
    'mailto:help@example.com',
  );
});

/** With an unknown status, the address is hidden after the payment session. */
export const UnknownStatusLate = meta.story({
  args: { created: { ...depositAddress, status: 'ON_HOLD', createdAt: anHourBefore } },
});

UnknownStatusLate.test(
  'with an unknown status, the address is hidden after the payment session',
  ended('The payment provider reports “ON_HOLD”.'),
);

/** While a payment is being confirmed, the advice is to ask before sending more. */
export const Confirming = meta.story({
  args: { created: { ...depositAddress, status: 'confirming', createdAt: anHourBefore } },
});

Confirming.test('while a payment is being confirmed, the advice is to ask before sending more', async ({ canvas }) => {
  await expect(canvas.getAllByRole('note')[0]).toHaveTextContent('Ask the operator of this site before you send more.');
});

/** A paid deposit is confirmed and needs no further action. */
export const Paid = meta.story({ args: { created: { ...depositAddress, status: 'paid' } } });

Paid.test('a paid deposit is confirmed and needs no further action', async ({ canvas }) => {
  await expect(canvas.getAllByRole('note')[0]).toHaveTextContent('Your deposit of 0.25 ETH is confirmed and credited.');
  await expect(canvas.queryByRole('button')).toBeNull();
});

export const LongText = meta.story({
  args: {
    created: {
      ...depositAddress,
      currency: 'VERYLONGCODE',
      address: `addr1${'q2w3e4r5t6y7u8i9o0p'.repeat(6)}`,
      amount: decimal('1234567890123456.12345678'),
      status: 'averylongstatuswithoutanyplacetobreakit'.repeat(3),
    },
    earlier: [
      { ...earlierDepositAddress, currency: 'VERYLONGCODE', amount: decimal('1234567890123456.12345678') },
      { ...depositAddress, id: 'unpayable', currency: 'VERYLONGCODE', address: unpayable },
    ],
  },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

LongText.test('fits on the narrowest screen with long text', ({ canvasElement }) =>
  expectNoSidewaysScroll(canvasElement),
);

export const Phone = meta.story({ globals: phone });

export const WithOlderPhone = WithOlderTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });
