import type { Network } from '../model/Network.js';
import { type AddressFamily, type AddressWarning, inspectAddress } from './inspectAddress.js';

/**
 * The hint to show for an address pasted for a coin. `fits` is good; `noChecksum` fits, but typing errors cannot be
 * ruled out; everything else is a warning.
 */
export type AddressRemark =
  | { readonly code: AddressWarning | 'unrecognised' | 'oldLitecoin' }
  | {
      /**
       * `testNetwork`, `mainNetwork`: an address of the right coin, but on the network this deployment does not use.
       */
      readonly code: 'fits' | 'noChecksum' | 'mismatch' | 'otherCoin' | 'testNetwork' | 'mainNetwork';
      readonly family: AddressFamily;
    };

/**
 * The address families a coin can be sent to. USDT exists on several chains and the API names none, so it has several.
 */
const familiesOfCoin: Readonly<Record<Network, ReadonlyMap<string, readonly AddressFamily[]>>> = {
  main: new Map<string, readonly AddressFamily[]>([
    ['ETH', ['ethereum']],
    ['BTC', ['bitcoin']],
    ['LTC', ['litecoin']],
    ['USDT', ['ethereum', 'tron']],
  ]),
  test: new Map<string, readonly AddressFamily[]>([
    ['ETH', ['ethereum']],
    ['BTC', ['bitcoinTest']],
    ['LTC', ['litecoinTest']],
    ['USDT', ['ethereum', 'tron']],
  ]),
};

/** The one hint to show under the address field, or `null` when both the coin and the address are unknown. */
export function getAddressRemark(address: string, currency: string, network: Network = 'main'): AddressRemark | null {
  const { families, checksum, warnings } = inspectAddress(address);
  const [warning] = warnings;
  if (warning !== undefined) return { code: warning };
  const coin = currency.toUpperCase();
  const expected = familiesOfCoin[network].get(coin);
  const family = families.find((one) => expected?.includes(one)) ?? families[0];
  if (family === undefined) return expected === undefined ? null : { code: 'unrecognised' };
  if (expected !== undefined && !expected.includes(family)) {
    const other = network === 'main' ? 'test' : 'main';
    const isOfCoin = familiesOfCoin[other].get(coin)?.includes(family) ?? false;
    return { code: isOfCoin ? `${other}Network` : 'otherCoin', family };
  }
  if (checksum === 'mismatch') return { code: 'mismatch', family };
  if (family === 'litecoin' && families.length > 1) return { code: 'oldLitecoin' };
  return { code: checksum === 'match' ? 'fits' : 'noChecksum', family };
}
