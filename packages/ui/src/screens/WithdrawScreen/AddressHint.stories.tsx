import { expect, spyOn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { findAddressTrap } from '../../address/addressTrap.js';
import { getColorName } from '../../fixtures/colors.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { AddressHint } from './AddressHint.js';
import { addressCheckCode, useAddressCheck } from './useAddressCheck.js';

const ETHEREUM = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

interface HintedProps {
  readonly address: string;
  readonly currency: string;
}

/** An address and the hint about it. */
function Hinted({ address, currency }: HintedProps) {
  const trap = findAddressTrap(address) ?? undefined;
  return <AddressHint check={useAddressCheck(address, currency)} currency={currency} trap={trap} />;
}

const meta = preview.meta({
  title: 'Internals/AddressHint',
  tags: ['internal'],
  component: Hinted,
  args: { address: ETHEREUM, currency: 'ETH' },
});

const showing =
  (words: RegExp | string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  };

/** What fits is said without green and without a tick: a checksum does not say whose address it is. */
const fitting =
  (words: RegExp | string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const text = await within(canvasElement).findByText(words);
    await expect(text).toBeVisible();
    const hint = text.closest('[data-tone]');
    await expect(hint).toHaveAttribute('data-tone', 'neutral');
    await expect(getColorName(text)).not.toBe('green');
    await expect(hint?.querySelector('svg')).toHaveClass('lucide-info');
  };

/** An address with a matching checksum is reported as fitting. */
export const Fits = meta.story();

Fits.test(
  'an address with a matching checksum is reported as fitting',
  fitting("Ethereum address, checksum OK. Make sure it's yours."),
);

/** An address that cannot be meant is named at once, in red, and its checksum is no comfort. */
export const CannotBeMeant = meta.story({ args: { address: '0x000000000000000000000000000000000000dEaD' } });

CannotBeMeant.test(
  'an address that cannot be meant is named at once, in red, and its checksum is no comfort',
  showing('Burn address: coins sent here are gone.'),
);

/** For a coin on several chains, the hint names the network of the address. */
export const Network = meta.story({ args: { address: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7', currency: 'USDT' } });

Network.test(
  'for a coin on several chains, the hint names the network of the address',
  showing(/USDT would be sent on that network/),
);

/** An address without a checksum fits, with a remark. */
export const NoChecksum = meta.story({ args: { address: ETHEREUM.toLowerCase() } });

NoChecksum.test('an address without a checksum fits, with a remark', fitting(/without a checksum/));

/** Reports that an address could not be checked, and offers to try again. */
export const Unchecked = meta.story({
  beforeEach: () => {
    spyOn(addressCheckCode, 'current', 'get').mockReturnValueOnce(undefined);
    spyOn(addressCheckCode, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  },
});

Unchecked.test('reports that an address could not be checked, and offers to try again', async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(await canvas.findByText(/^The address could not be checked\./)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
});

Unchecked.test('trying again checks the address', async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText(/^Ethereum address, checksum OK/)).toBeVisible();
});

/** A wrong checksum shows a warning. */
export const Mismatch = meta.story({ args: { address: ETHEREUM.replace('fB', 'Fb') } });

Mismatch.test('a wrong checksum shows a warning', showing(/checksum doesn't match/));

/** The address of another coin shows a warning. */
export const OtherCoin = meta.story({ args: { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' } });

OtherCoin.test('the address of another coin shows a warning', showing(/^Bitcoin address, but you chose ETH/));

/** An address of a test network shows a warning. */
export const TestNetwork = meta.story({
  args: { address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', currency: 'BTC' },
});

TestNetwork.test(
  'an address of a test network shows a warning',
  showing('Bitcoin test network address. Coins sent to it from here are lost.'),
);

/** With test networks, as in a sandbox, main-network addresses are the ones to warn about. */
const onTestNetworks = {
  render: (args: HintedProps) => (
    <UiProvider network="test">
      <Hinted {...args} />
    </UiProvider>
  ),
};

/** With test networks, an address of a test network fits. */
export const OnTestNetworksFits = meta.story({
  ...onTestNetworks,
  args: { address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', currency: 'BTC' },
});

OnTestNetworksFits.test(
  'with test networks, an address of a test network fits',
  showing(/^Bitcoin test network address, checksum OK\./),
);

/** With test networks, an address of the main network shows a warning. */
export const OnTestNetworksMainNetwork = meta.story({
  ...onTestNetworks,
  args: { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', currency: 'BTC' },
});

OnTestNetworksMainNetwork.test(
  'with test networks, an address of the main network shows a warning',
  showing('Bitcoin main network address. Only test coins are sent from here.'),
);

/** An old Litecoin address may also be a Bitcoin address, and the hint says so. */
export const OldLitecoin = meta.story({ args: { address: '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', currency: 'LTC' } });

OldLitecoin.test(
  'an old Litecoin address may also be a Bitcoin address, and the hint says so',
  showing(/old Litecoin addresses/),
);

/** A text that looks like no address shows a warning. */
export const Unrecognised = meta.story({ args: { address: '0x1234567890' } });

Unrecognised.test(
  'a text that looks like no address shows a warning',
  showing(/does not look like an address for ETH/),
);

/** A payment link is reported as such. */
export const PaymentLink = meta.story({ args: { address: `ethereum:${ETHEREUM}` } });

PaymentLink.test('a payment link is reported as such', showing(/a payment link/));

/** A wallet name is reported as such. */
export const NameOfAWallet = meta.story({ args: { address: 'somebody.eth' } });

NameOfAWallet.test('a wallet name is reported as such', showing(/a name, not an address/));

/** A line break within the address is reported. */
export const LineBreak = meta.story({ args: { address: `${ETHEREUM.slice(0, 20)}\n${ETHEREUM.slice(20)}` } });

LineBreak.test('a line break within the address is reported', showing(/line break/));

/** An invisible character within the address is reported. */
export const HiddenCharacter = meta.story({ args: { address: ETHEREUM.replace('95', '9\u200B5') } });

HiddenCharacter.test('an invisible character within the address is reported', showing(/may be invisible/));

/** Nothing is known about this coin's addresses, so no hint is shown. */
export const NoHint = meta.story({ args: { address: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', currency: 'DOGE' } });

NoHint.test("nothing is known about this coin's addresses, so no hint is shown", async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
});
