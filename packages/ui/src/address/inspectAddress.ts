import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import { addressFamilies, type AddressFamily } from '../model/coins.js';
import { type AddressFlaw, addressFlaws } from '../rules/addressCharacters.js';
import { ADDRESS_NAME, PAYMENT_LINK } from './addressTrap.js';

/** `none`: the address is written in a form that carries no checksum. */
export type AddressChecksum = 'none' | 'match' | 'mismatch';

/** Content that no address has: a payment link, a name, or a character. */
export type AddressWarning = 'uri' | 'name' | AddressFlaw;

export interface AddressFindings {
  /** The kinds of address it looks like; two for `3…`, which Bitcoin and old Litecoin addresses share. */
  readonly families: readonly AddressFamily[];
  readonly checksum: AddressChecksum;
  /** The most serious first. */
  readonly warnings: readonly AddressWarning[];
}

type Shape = Pick<AddressFindings, 'families' | 'checksum'>;

const UNKNOWN: Shape = { families: [], checksum: 'none' };
const base58check = createBase58check(sha256);

const prefixes = new Map(addressFamilies.flatMap(([family, { segwit = [] }]) => segwit.map((one) => [one, family])));
const SEGWIT = new RegExp(`^(${[...prefixes.keys()].join('|')})1[02-9ac-hj-np-z]{6,87}$`, 'i');

const letters = addressFamilies.map(([, { base58 }]) => base58?.letters ?? '').join('');
const BASE58 = new RegExp(`^[${letters}][1-9A-HJ-NP-Za-km-z]{25,34}$`);

/** The families whose base58check addresses start with this byte. */
function getFamiliesOfVersion(version: number): readonly AddressFamily[] {
  return addressFamilies.filter(([, { base58 }]) => base58?.versions.includes(version)).map(([family]) => family);
}

/** The families a broken base58 text was probably meant for. */
function guessFamilies(letter: string): readonly AddressFamily[] {
  return addressFamilies
    .filter(([, { base58, isTest = false }]) => !isTest && base58?.letters.includes(letter))
    .map(([family]) => family);
}

/**
 * EIP-55: a letter is upper case where the matching digit of the keccak hash of the lower-case address is 8 or more.
 */
function ethereumChecksum(address: string): AddressChecksum {
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const right = Array.from(lower, (digit, at) => ((hash[at] ?? '0') >= '8' ? digit.toUpperCase() : digit)).join('');
  if (digits === right) return /[a-f]/.test(lower) ? 'match' : 'none';
  return digits === lower || digits === digits.toUpperCase() ? 'none' : 'mismatch';
}

/** BIP-173 and BIP-350: version 0 is bech32 of 20 or 32 bytes, later versions are bech32m of 2 to 40. */
function isSegwit(address: string): boolean {
  const text = address as `${string}1${string}`;
  const old = bech32.decodeUnsafe(text);
  const read = old ?? bech32m.decodeUnsafe(text);
  const [version, ...words] = read?.words ?? [];
  if (version === undefined || version > 16 || (version === 0) !== (old !== undefined)) return false;
  const length = bech32.fromWordsUnsafe(words)?.length ?? 0;
  return version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40;
}

function inspectBase58(address: string): Shape {
  let bytes: Uint8Array;
  try {
    bytes = base58check.decode(address);
  } catch {
    const meant = guessFamilies(address.charAt(0));
    return meant.length === 0 ? UNKNOWN : { families: meant, checksum: 'mismatch' };
  }
  const families = bytes.length === 21 ? getFamiliesOfVersion(bytes[0] ?? -1) : [];
  return families.length === 0 ? UNKNOWN : { families, checksum: 'match' };
}

/** The shapes of their own come last: a plain base58 shape would also fit what is written in another form. */
function inspectShape(address: string): Shape {
  const family = prefixes.get(SEGWIT.exec(address)?.[1]?.toLowerCase() ?? '');
  if (family !== undefined) return { families: [family], checksum: isSegwit(address) ? 'match' : 'mismatch' };
  if (BASE58.test(address)) return inspectBase58(address);
  const own = addressFamilies.find(([, { pattern }]) => pattern?.test(address));
  if (own === undefined) return UNKNOWN;
  const [name, { checksum }] = own;
  return { families: [name], checksum: checksum === 'eip55' ? ethereumChecksum(address) : 'none' };
}

const warningSigns: readonly (readonly [AddressWarning, RegExp])[] = [
  ['uri', PAYMENT_LINK],
  ['name', ADDRESS_NAME],
  ...addressFlaws,
];

/**
 * Inspects a trimmed text as a wallet address. The findings are hints only: nothing is rejected here, because the only
 * rule for an address is its length.
 */
export function inspectAddress(address: string): AddressFindings {
  const warnings = warningSigns.filter(([, sign]) => sign.test(address)).map(([warning]) => warning);
  return { ...inspectShape(address), warnings };
}
