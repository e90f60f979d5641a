import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { depositAddress } from '../../fixtures/deposits.js';
import { decimal } from '../../money/decimal.js';
import { DepositInfoDialog } from './DepositInfoDialog.js';

const meta = preview.meta({
  title: 'Components/DepositInfoDialog',
  tags: ['beta'],
  component: DepositInfoDialog,
  args: {
    created: depositAddress,
    currencyName: 'Ethereum',
    isOpen: true,
    onClose: fn(),
    onCopy: fn(() => Promise.resolve()),
  },
});

async function opened(canvasElement: HTMLElement) {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Deposit Info' });
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  return dialog;
}

/** Shows currency, address and a QR code drawn on this device, and closes. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DEP-24', 'DEP-27', 'G-67'] },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await opened(canvasElement));
    await expect(dialog.getByText('Ethereum (ETH)')).toBeVisible();
    await expect(dialog.getByText(args.created.address)).toBeInTheDocument();
    await expect(dialog.getByText("Compare every group with your wallet's screen")).toBeVisible();
    await expect(dialog.getByText('about 47 minutes left')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Warns above the QR code when the address must not be paid. */
export const NotToBePaid = meta.story({ args: { addressWarning: 'Sandbox address: do not send' } });

NotToBePaid.test('warns above the QR code when the address must not be paid', async ({ canvasElement }) => {
  const dialog = within(await opened(canvasElement));
  const warning = dialog.getByText('Sandbox address: do not send');
  await expect(warning).toBeVisible();
  const code = dialog.getByRole('img', { name: 'QR code of the deposit address' });
  await expect(warning.getBoundingClientRect().bottom).toBeLessThan(code.getBoundingClientRect().top);
  await expect(dialog.getByText('Created for 0.25 ETH')).toBeVisible();
  await expect(dialog.getByText('This address is for ETH only')).toBeVisible();
  await expect(dialog.queryByText(/^Send |to send/)).toBeNull();
});

/** A sandbox has a page that pays the deposit. */
export const Payable = meta.story({
  args: {
    addressWarning: 'Sandbox address: do not send',
    payHref: (address) => `https://pay.example.com/?to=${address}`,
  },
});

Payable.test('a sandbox has a page that pays the deposit', async ({ args, canvasElement }) => {
  const dialog = within(await opened(canvasElement));
  const pay = dialog.getByRole('link', { name: /^Pay/ });
  await expect(pay).toHaveAttribute('href', `https://pay.example.com/?to=${args.created.address}`);
  await expect(pay).toHaveAttribute('target', '_blank');
});

Ready.test('after copying, the button confirms it', async ({ args, canvasElement }) => {
  const dialog = within(await opened(canvasElement));
  await userEvent.click(dialog.getByRole('button', { name: 'Copy address' }));
  await expect(args.onCopy).toHaveBeenCalledWith(args.created.address);
  await expect(await dialog.findByText('Copied')).toBeVisible();
});

/** When the browser refuses to copy, the button says so. */
export const CopyRefused = meta.story({ args: { onCopy: fn(() => Promise.reject(new Error('Refused'))) } });

CopyRefused.test('when the browser refuses to copy, the button says so', async ({ canvasElement }) => {
  const dialog = within(await opened(canvasElement));
  await userEvent.click(dialog.getByRole('button', { name: 'Copy address' }));
  await expect(await dialog.findByText(/^Not copied/)).toBeVisible();
});

Ready.test('a matching pasted address is confirmed', async ({ args, canvasElement }) => {
  const dialog = within(await opened(canvasElement));
  const field = dialog.getByRole('textbox', { name: 'Verify the copied address' });
  await userEvent.click(field);
  await userEvent.paste(` ${args.created.address}\n`);
  await expect(field).toHaveAccessibleDescription('Matches the address, every character.');
  await expect(field).toBeValid();
});

Ready.test('detects a swapped address with the same ends', async ({ canvasElement }) => {
  const dialog = within(await opened(canvasElement));
  const field = dialog.getByRole('textbox', { name: 'Verify the copied address' });
  await userEvent.click(field);
  await userEvent.paste('0x5aAeb6053F3E94C9b9A09f33669435E7Ef2BeAed');
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('Differs from the address at character 37. Do not send to it.');
});

/** Says that the network is not stated. */
export const Tether = meta.story({
  args: {
    created: {
      ...depositAddress,
      currency: 'USDT',
      address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      amount: decimal('300.00'),
    },
    currencyName: 'Tether',
  },
});

Tether.test(
  'says that the network is not stated',
  { parameters: { requirements: ['G-66'] } },
  async ({ canvasElement }) => {
    const dialog = within(await opened(canvasElement));
    await expect(
      dialog.getByText(
        "Looks like a TRON address, but the network isn't stated. Ask the operator before you send USDT.",
      ),
    ).toBeVisible();
  },
);

/** The advice on the network names the support contact. */
export const TetherWithSupport = meta.story({
  args: {
    currencyName: 'Tether',
    created: { ...depositAddress, currency: 'USDT', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
  },
  globals: { support: 'email' },
});

TetherWithSupport.test('the advice on the network names the support contact', async ({ canvasElement }) => {
  const dialog = within(await opened(canvasElement));
  await expect(dialog.getByText(/the network isn't stated/)).toHaveTextContent(
    "but the network isn't stated. Ask support (help@example.com) before you send USDT.",
  );
  await expect(dialog.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
    'href',
    'mailto:help@example.com',
  );
});

/** A stand-in for an image from another service. */
const elsewhere = () =>
  `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1h-1zM1 1h1v1h-1z"/></svg>')}`;

/** An image from another service names its source, beside the address as text. */
export const ExternalQrCode = meta.story({ args: { qrSource: elsewhere } });

ExternalQrCode.test(
  'an image from another service names its source, beside the address as text',
  { parameters: { requirements: ['DEP-26', 'G-67'] } },
  async ({ canvasElement }) => {
    const dialog = within(await opened(canvasElement));
    const picture = dialog.getByRole('img', { name: 'QR code of the deposit address' });
    await expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(dialog.getByText('Not drawn by this app. Compare with the text address.')).toBeVisible();
    await expect(dialog.getByText(depositAddress.address)).toBeInTheDocument();
  },
);

const HOUR_MS = 3_600_000;

/** Expects this sentence and nothing that asks for money. */
const asksForNothing =
  (sentence: RegExp) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const dialog = within(await opened(canvasElement));
    await expect(dialog.getByText(sentence)).toBeVisible();
    await expect(dialog.queryByText(/\bSend\b|minutes left/)).toBeNull();
    await expect(dialog.queryByText(depositAddress.address)).toBeNull();
    await expect(dialog.queryByRole('img')).toBeNull();
  };

/** Nothing asks for money after the payment session. */
export const SessionOver = meta.story({
  args: { created: { ...depositAddress, createdAt: depositAddress.createdAt - HOUR_MS } },
});

SessionOver.test(
  'nothing asks for money after the payment session',
  asksForNothing(/^Your deposit of 0\.25 ETH can no longer be paid\./),
);

/** Nothing asks for money after the deposit has ended without a credit. */
export const Expired = meta.story({ args: { created: { ...depositAddress, status: 'expired' } } });

Expired.test(
  'nothing asks for money after the deposit has ended without a credit',
  asksForNothing(/reports “expired” for your deposit of 0\.25 ETH\. Do not send/),
);

/** An unknown status is shown as the server wrote it, with the advice to ask before paying. */
export const UnknownStatus = meta.story({ args: { created: { ...depositAddress, status: 'ON_HOLD' } } });

UnknownStatus.test(
  'an unknown status is shown as the server wrote it, with the advice to ask before paying',
  async ({ canvasElement }) => {
    const dialog = within(await opened(canvasElement));
    await expect(dialog.getByText(/reports “ON_HOLD” .* Ask the operator of this site before paying\.$/)).toBeVisible();
    await expect(dialog.getByText(depositAddress.address)).toBeInTheDocument();
    await expect(dialog.queryByText(/^Send /)).toBeNull();
  },
);

/** Expects the reason, and nothing to pay to: no code, no address, no button to copy it. */
const unpayable =
  (sentence: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const dialog = within(await opened(canvasElement));
    const [alert] = dialog.getAllByRole('note');
    await expect(alert).toHaveTextContent("This address can't be paid to");
    await expect(alert).toHaveTextContent(sentence);
    await expect(dialog.queryByRole('img', { name: 'QR code of the deposit address' })).toBeNull();
    await expect(dialog.queryByRole('button', { name: 'Copy address' })).toBeNull();
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.queryByText(/5aAe|\bSend\b|minutes left/)).toBeNull();
    await expect(dialog.getByRole('link', { name: 'Deposit History' })).toBeVisible();
  };

const flawed = `${depositAddress.address.slice(0, 20)}\u200B${depositAddress.address.slice(20)}`;

/** An address with an invisible character is not offered, and the deposit is named for the operator. */
export const UnpayableAddress = meta.story({ args: { created: { ...depositAddress, address: flawed } } });

const namesTheDeposit = unpayable(
  "Don't send anything for your deposit of 0.25 ETH, created Jul 12, 2026, 13:49 UTC. Contact the operator of this site and name this deposit.",
);

UnpayableAddress.test('names the deposit for the operator', namesTheDeposit);

UnpayableAddress.test('names the deposit for the operator on a phone', { globals: phone }, namesTheDeposit);

/** Where support can be reached, it is named and linked. */
export const UnpayableWithSupport = meta.story({
  args: { created: { ...depositAddress, address: depositAddress.address.replace('A', '\u0410') } },
  globals: { support: 'email' },
});

UnpayableWithSupport.test(
  'where support can be reached, it is named and linked',
  unpayable('Contact support (help@example.com) and name this deposit.'),
);

/** A status that asks for care says so beside it, and still nothing is offered. */
export const UnpayableUnknownStatus = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { created: { ...depositAddress, address: flawed, status: 'ON_HOLD' } },
  play: unpayable('and name this deposit.'),
});

export const LongText = meta.story({
  args: {
    created: {
      ...depositAddress,
      currency: 'VERYLONGCODE',
      address: `addr1${'q2w3e4r5t6y7u8i9o0p'.repeat(6)}`,
      amount: decimal('1234567890123456.12345678'),
    },
    currencyName: 'A coin with a name that somebody wrote without thinking of narrow screens',
  },
});

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(ReadyTest));
