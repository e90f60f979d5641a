import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32, createBase58check } from '@scure/base';
import type { Currency } from '../wire.ts';

const HASH_LENGTH = 20;
const TRON_PREFIX = 0x41;
const base58check = createBase58check(sha256);

/** The mixed-case form of EIP-55, whose letter case is the checksum. `hex` is 40 lower-case digits. */
export function checksummed(hex: string): string {
  const digest = bytesToHex(keccak_256(utf8ToBytes(hex)));
  const letters = Array.from(hex, (digit, at) =>
    Number.parseInt(digest.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${letters.join('')}`;
}

function witness(prefix: string, hash: Uint8Array): string {
  return bech32.encode(prefix, [0, ...bech32.toWords(hash)]);
}

const formats: Record<Currency, (hash: Uint8Array) => string> = {
  ETH: (hash) => checksummed(bytesToHex(hash)),
  BTC: (hash) => witness('tb', hash),
  LTC: (hash) => witness('tltc', hash),
  USDT: (hash) => base58check.encode(Uint8Array.from([TRON_PREFIX, ...hash])),
};

/**
 * A deposit address in the coin's usual format with a valid checksum: EIP-55, P2WPKH (bech32, version 0) of the test
 * network, which no mainnet wallet pays to, or TRON for Tether; Ethereum and TRON use the same addresses on all their
 * networks. Nobody has its key: the bytes are random. At least 20 are needed.
 */
export function depositAddress(currency: Currency, bytes: Uint8Array): string {
  return formats[currency](bytes.slice(0, HASH_LENGTH));
}

/** First byte of a base58 mainnet address: Bitcoin's two, one of which is old Litecoin's too, and Litecoin's. */
const MAIN_VERSIONS = new Set([0, 5, 48, 50]);

/** Whether an address belongs to the main network of Bitcoin or Litecoin, where coins are real. */
export function isMainNetwork(address: string): boolean {
  if (/^(bc|ltc)1/i.test(address)) return true;
  try {
    return MAIN_VERSIONS.has(base58check.decode(address)[0] ?? -1);
  } catch {
    return false;
  }
}

/** A transaction hash as the coin's explorer shows it. Tether exists on two networks; the address decides which. */
export function transactionHash(currency: Currency, address: string, bytes: Uint8Array): string {
  const isEthereum = currency === 'ETH' || (currency === 'USDT' && address.toLowerCase().startsWith('0x'));
  return `${isEthereum ? '0x' : ''}${bytesToHex(bytes.slice(0, 32))}`;
}
