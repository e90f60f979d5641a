import { describe, expect, it } from 'vitest';
import { burnAddresses, findAddressTrap, getEnding, tokenContracts } from './addressTrap.js';
import { inspectAddress } from './inspectAddress.js';

const WALLET = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const OWN = '0x52908400098527886E0F7030069857D2E4169EE7';

describe('an address that cannot be meant', () => {
  it.each(burnAddresses)('is the burn address %s', (address) => {
    expect(findAddressTrap(address)).toEqual({ code: 'burn' });
  });

  it.each(tokenContracts)('is the contract of %s, %s', (token, contract) => {
    expect(findAddressTrap(contract)).toEqual({ code: 'token', token });
  });

  it.each([...burnAddresses, ...tokenContracts.map(([, contract]) => contract)])(
    '%s is written without a typing error',
    (address) => {
      const { families, checksum } = inspectAddress(address);
      expect(families).toHaveLength(1);
      expect(checksum).toBe(/[a-z]/i.test(address.slice(2)) ? 'match' : 'none');
    },
  );

  it.each(['ETH', 'BTC'])('is one that deposits of %s go to', (coin) => {
    const own = { ETH: OWN, BTC: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }[coin] ?? '';
    expect(findAddressTrap(own, [WALLET, own])).toEqual({ code: 'ownDeposit' });
    expect(findAddressTrap(own, [])).toBeNull();
  });

  it.each([
    ['lower case', (address: string) => address.toLowerCase()],
    ['upper case', (address: string) => address.toUpperCase()],
    ['upper case after 0x', (address: string) => `0x${address.slice(2).toUpperCase()}`],
    ['the other case', (address: string) => address.replaceAll(/[a-z]/gi, (letter) => swapCase(letter))],
    ['no 0x', (address: string) => address.slice(2)],
    ['a space within', (address: string) => `${address.slice(0, 9)} ${address.slice(9)}`],
    ['a line break within', (address: string) => `${address.slice(0, 20)}\n${address.slice(20)}`],
    ['an invisible character within', (address: string) => `${address.slice(0, 9)}\u200B${address.slice(9)}`],
  ])('is found in %s', (_, write) => {
    expect(findAddressTrap(write('0x000000000000000000000000000000000000dEaD'))).toEqual({ code: 'burn' });
    expect(findAddressTrap(write('0xdAC17F958D2ee523a2206206994597C13D831ec7'))).toEqual({
      code: 'token',
      token: 'USDT',
    });
    expect(findAddressTrap(write(OWN), [OWN])).toEqual({ code: 'ownDeposit' });
    expect(findAddressTrap(OWN, [write(OWN)])).toEqual({ code: 'ownDeposit' });
  });

  it.each(['vitalik.eth', 'my-wallet.crypto', 'name@exchange.com'])('is the name %s', (name) => {
    expect(findAddressTrap(name)).toEqual({ code: 'name' });
  });

  it.each([
    WALLET,
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
    '0x00000000000000000000000000000000000000d0',
    '1234567890',
  ])('is not %s', (address) => {
    expect(findAddressTrap(address, [OWN])).toBeNull();
  });
});

describe('a payment link', () => {
  it.each([
    [`ethereum:${WALLET}`, WALLET],
    [`ethereum:${WALLET}@1?value=1e18`, WALLET],
    [`ethereum:pay-${WALLET}@1`, WALLET],
    [`ETHEREUM://${WALLET}`, WALLET],
    // The link of a token transfer begins with the contract.
    [`ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${WALLET}&uint256=1e6`, WALLET],
    ['bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.5', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['litecoin:LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'],
    ['ethereum:vitalik.eth', null],
    [`ethereum:${WALLET}.eth`, null],
    [`ethereum:my.${WALLET}`, null],
    [`ethereum:mypay-${WALLET}`, null],
    ['ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7/transfer?uint256=1', null],
    ['mailto:somebody', null],
  ])('%s holds %s', (link, address) => {
    expect(findAddressTrap(link)).toEqual({ code: 'link', address });
  });
});

it('the ending of an address is its last four characters', () => {
  expect(getEnding('0x000000000000000000000000000000000000dEaD')).toBe('dEaD');
  expect(getEnding('vitalik.eth')).toBe('.eth');
});

function swapCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
}
