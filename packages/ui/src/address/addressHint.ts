import { type AddressFamily, getCoin } from '../model/coins.js';
import type { Network } from '../model/Network.js';
import { type AddressWarning, inspectAddress } from './inspectAddress.js';

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

/** The address families a coin can be sent to, one for each of its chains; `undefined` for an unknown coin. */
function getFamilies(currency: string, network: Network): readonly AddressFamily[] | undefined {
  return getCoin(currency)?.chains.map(({ addresses }) => addresses[network]);
}

/** The one hint to show under the address field, or `null` when both the coin and the address are unknown. */
export function getAddressRemark(address: string, currency: string, network: Network = 'main'): AddressRemark | null {
  const { families, checksum, warnings } = inspectAddress(address);
  const [warning] = warnings;
  if (warning !== undefined) return { code: warning };
  const expected = getFamilies(currency, network);
  const family = families.find((one) => expected?.includes(one)) ?? families[0];
  if (family === undefined) return expected === undefined ? null : { code: 'unrecognised' };
  if (expected !== undefined && !expected.includes(family)) {
    const other = network === 'main' ? 'test' : 'main';
    const isOfCoin = getFamilies(currency, other)?.includes(family) ?? false;
    return { code: isOfCoin ? `${other}Network` : 'otherCoin', family };
  }
  if (checksum === 'mismatch') return { code: 'mismatch', family };
  if (family === 'litecoin' && families.length > 1) return { code: 'oldLitecoin' };
  return { code: checksum === 'match' ? 'fits' : 'noChecksum', family };
}
