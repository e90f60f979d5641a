import { type AddressFamily, type AddressWarning, inspectAddress } from './inspectAddress.js';

/**
 * What to tell about an address pasted for a coin. `fits` is good news; `noChecksum` fits but cannot be proved free of
 * typing errors; everything else is a warning.
 */
export type AddressRemark =
  | { readonly code: AddressWarning | 'unrecognised' | 'oldLitecoin' }
  | { readonly code: 'fits' | 'noChecksum' | 'mismatch' | 'otherCoin'; readonly family: AddressFamily };

/** Whose addresses a coin travels to; USDT lives on several chains and the calls name none (G-66). */
const familiesOfCoin = new Map<string, readonly AddressFamily[]>([
  ['ETH', ['ethereum']],
  ['BTC', ['bitcoin']],
  ['LTC', ['litecoin']],
  ['USDT', ['ethereum', 'tron']],
]);

/** The one thing to say under the address field, or `null` when the coin is unknown and so is the address. */
export function hintFor(address: string, currency: string): AddressRemark | null {
  const { families, checksum, warnings } = inspectAddress(address);
  const [warning] = warnings;
  if (warning !== undefined) return { code: warning };
  const expected = familiesOfCoin.get(currency.toUpperCase());
  const family = families.find((one) => expected?.includes(one)) ?? families[0];
  if (family === undefined) return expected === undefined ? null : { code: 'unrecognised' };
  if (expected !== undefined && !expected.includes(family)) return { code: 'otherCoin', family };
  if (checksum === 'mismatch') return { code: 'mismatch', family };
  if (family === 'litecoin' && families.length > 1) return { code: 'oldLitecoin' };
  return { code: checksum === 'match' ? 'fits' : 'noChecksum', family };
}
