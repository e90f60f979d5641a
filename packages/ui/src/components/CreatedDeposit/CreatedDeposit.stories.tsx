import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { depositAddress } from '../../fixtures/deposits.js';
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

/** Shows address, amount and time as text that can be copied. */
export const Payable = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Send 0.25 ETH to this address.')).toBeVisible();
    await expect(canvas.getByText(depositAddress.address)).toBeInTheDocument();
    await expect(canvas.getByText('Created Jul 12, 2026, 13:49 UTC · about 47 minutes left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(args.onCopy).toHaveBeenCalledWith(depositAddress.address);
    await userEvent.click(canvas.getByRole('button', { name: 'Show QR code' }));
    await expect(args.onShowInfo).toHaveBeenCalledOnce();
  },
});

/** When the address must not be paid, the warning comes first and nothing asks to send. */
export const NotToBePaid = meta.story({
  args: { addressWarning: 'Sandbox address: do not send' },
  play: async ({ canvas, canvasElement }) => {
    const warning = canvas.getByText('Sandbox address: do not send');
    const sentence = canvas.getByText('It was created for a deposit of 0.25 ETH.');
    await expect(warning.getBoundingClientRect().bottom).toBeLessThanOrEqual(sentence.getBoundingClientRect().top);
    await expect(canvas.getByText(depositAddress.address)).toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent(/\bSend\b/);
  },
});

/** Expects no address and no request to send; a deposit without a credit offers to create another. */
const ended = (sentence: string) => ({
  play: async ({ args, canvasElement }: { args: { onCreateNew: () => void }; canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement).toHaveTextContent(sentence);
    await expect(canvas.queryByText(/\bSend\b|minutes left/)).toBeNull();
    await expect(canvas.queryByText(depositAddress.address)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Create a new deposit' }));
    await expect(args.onCreateNew).toHaveBeenCalledOnce();
  },
});

const anHourBefore = depositAddress.createdAt - 3_600_000;

/** After the payment session the deposit cannot be paid, and a new one is offered. */
export const SessionOver = meta.story({
  args: { created: { ...depositAddress, createdAt: anHourBefore } },
  ...ended('The payment session has ended'),
});

/** An expired deposit shows its status and offers a new one. */
export const Expired = meta.story({
  args: { created: { ...depositAddress, status: 'expired' } },
  ...ended('reports “expired” for your deposit of 0.25 ETH.'),
});

/** A cancelled deposit shows its status and offers a new one. */
export const Cancelled = meta.story({
  args: { created: { ...depositAddress, status: 'cancelled' } },
  ...ended('reports “cancelled”'),
});

/** A failed deposit shows its status and offers a new one. */
export const Failed = meta.story({
  args: { created: { ...depositAddress, status: 'Failed' } },
  ...ended('reports “Failed”'),
});

/** A refunded deposit shows its status and offers a new one. */
export const Refunded = meta.story({
  args: { created: { ...depositAddress, status: 'refunded' } },
  ...ended('reports “refunded”'),
});

/** An unknown status is shown as the server wrote it, with the address and the advice to ask support. */
export const UnknownStatus = meta.story({
  args: { created: { ...depositAddress, status: 'ON_HOLD' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /reports “ON_HOLD” for your deposit of 0\.25 ETH\. Ask the operator of this site before paying\./,
      ),
    ).toBeVisible();
    await expect(canvas.getByText(depositAddress.address)).toBeInTheDocument();
    await expect(canvas.queryByText(/\bSend\b/)).toBeNull();
  },
});

/** With an unknown status, the advice names the support contact. */
export const UnknownStatusWithSupport = meta.story({
  args: { created: { ...depositAddress, status: 'ON_HOLD' } },
  globals: { support: 'email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ask support before paying')).toBeVisible();
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Ask support (help@example.com) before paying.');
    await expect(canvas.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    );
  },
});

/** With an unknown status, the address is hidden after the payment session. */
export const UnknownStatusLate = meta.story({
  args: { created: { ...depositAddress, status: 'ON_HOLD', createdAt: anHourBefore } },
  ...ended('The payment provider reports “ON_HOLD”.'),
});

/** While a payment is being confirmed, the advice is to ask before sending more. */
export const Confirming = meta.story({
  args: { created: { ...depositAddress, status: 'confirming', createdAt: anHourBefore } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      'Ask the operator of this site before you send more.',
    );
  },
});

/** A paid deposit is confirmed and needs no further action. */
export const Paid = meta.story({
  args: { created: { ...depositAddress, status: 'paid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      'Your deposit of 0.25 ETH is confirmed and credited.',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
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
  },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
