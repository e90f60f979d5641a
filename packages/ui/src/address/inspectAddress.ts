import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

/** Ethereum and TRON use the same addresses on all their networks; Bitcoin and Litecoin do not. */
export const addressFamilies = ['ethereum', 'bitcoin', 'bitcoinTest', 'litecoin', 'litecoinTest', 'tron'] as const;
export type AddressFamily = (typeof addressFamilies)[number];

/** `none`: the address is written in a form that carries no checksum. */
export type AddressChecksum = 'none' | 'match' | 'mismatch';

/** Content that no address has: a payment link, a name, a line break, a space, a character outside ASCII. */
export type AddressWarning = 'uri' | 'name' | 'lineBreak' | 'space' | 'nonAscii';

export interface AddressFindings {
  /** The kinds of address it looks like; two for `3…`, which Bitcoin and old Litecoin addresses share. */
  readonly families: readonly AddressFamily[];
  readonly checksum: AddressChecksum;
  /** The most serious first. */
  readonly warnings: readonly AddressWarning[];
}

type Shape = Pick<AddressFindings, 'families' | 'checksum'>;

const UNKNOWN: Shape = { families: [], checksum: 'none' };
const ETHEREUM = /^0x[0-9a-fA-F]{40}$/;
const BECH32 = /^(bc|tb|bcrt|ltc|tltc|rltc)1[02-9ac-hj-np-z]{6,87}$/i;
const BASE58 = /^[13LMTmn2Q][1-9A-HJ-NP-Za-km-z]{25,34}$/;
const base58check = createBase58check(sha256);

/** The prefixes of segwit addresses; the third of each coin is for local (regtest) networks. */
const prefixes = new Map<string, AddressFamily>([
  ['bc', 'bitcoin'],
  ['tb', 'bitcoinTest'],
  ['bcrt', 'bitcoinTest'],
  ['ltc', 'litecoin'],
  ['tltc', 'litecoinTest'],
  ['rltc', 'litecoinTest'],
]);

/**
 * The first byte of a base58check address. 5 is Bitcoin's script hash and was Litecoin's before 50. The test networks
 * share 111 and 196.
 */
const versions = new Map<number, readonly AddressFamily[]>([
  [0, ['bitcoin']],
  [5, ['bitcoin', 'litecoin']],
  [48, ['litecoin']],
  [50, ['litecoin']],
  [58, ['litecoinTest']],
  [65, ['tron']],
  [111, ['bitcoinTest', 'litecoinTest']],
  [196, ['bitcoinTest', 'litecoinTest']],
]);

/** The family a broken base58 text was probably meant for. Test networks are too rare to guess. */
const firstLetters = new Map<string, readonly AddressFamily[]>([
  ['1', ['bitcoin']],
  ['3', ['bitcoin', 'litecoin']],
  ['L', ['litecoin']],
  ['M', ['litecoin']],
  ['T', ['tron']],
]);

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
  const meant = firstLetters.get(address.charAt(0));
  let bytes: Uint8Array;
  try {
    bytes = base58check.decode(address);
  } catch {
    return meant === undefined ? UNKNOWN : { families: meant, checksum: 'mismatch' };
  }
  const families = bytes.length === 21 ? versions.get(bytes[0] ?? -1) : undefined;
  return families === undefined ? UNKNOWN : { families, checksum: 'match' };
}

function inspectShape(address: string): Shape {
  if (ETHEREUM.test(address)) return { families: ['ethereum'], checksum: ethereumChecksum(address) };
  const family = prefixes.get(BECH32.exec(address)?.[1]?.toLowerCase() ?? '');
  if (family !== undefined) return { families: [family], checksum: isSegwit(address) ? 'match' : 'mismatch' };
  return BASE58.test(address) ? inspectBase58(address) : UNKNOWN;
}

const warningSigns: readonly (readonly [AddressWarning, RegExp])[] = [
  ['uri', /^[a-z][a-z0-9+-]*:/i],
  ['name', /^[^\s:/]+\.[a-z]{2,}$/i],
  ['lineBreak', /[\n\r\u2028\u2029]/],
  ['space', /[^\S\n\r\u2028\u2029]/],
  ['nonAscii', /[^\s\x20-\x7E]/],
];

/**
 * Inspects a trimmed text as a wallet address. The findings are hints only: nothing is rejected here, because the only
 * rule for an address is its length.
 */
export function inspectAddress(address: string): AddressFindings {
  const warnings = warningSigns.filter(([, sign]) => sign.test(address)).map(([warning]) => warning);
  return { ...inspectShape(address), warnings };
}
