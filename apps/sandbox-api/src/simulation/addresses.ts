import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32, createBase58check } from '@scure/base';

const HASH_LENGTH = 20;
const TRON_PREFIX = 0x41;
const base58check = createBase58check(sha256);

/** An Ethereum address in the mixed case of EIP-55, which is its checksum. At least 20 bytes are needed. */
export function checksummed(bytes: Uint8Array): string {
  const hex = bytesToHex(bytes.slice(0, HASH_LENGTH));
  const digest = bytesToHex(keccak_256(utf8ToBytes(hex)));
  const letters = Array.from(hex, (digit, at) =>
    Number.parseInt(digest.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${letters.join('')}`;
}

/** P2WPKH (bech32, version 0). At least 20 bytes are needed. */
export function segwitAddress(prefix: string, bytes: Uint8Array): string {
  return bech32.encode(prefix, [0, ...bech32.toWords(bytes.slice(0, HASH_LENGTH))]);
}

/** At least 20 bytes are needed. */
export function tronAddress(bytes: Uint8Array): string {
  return base58check.encode(Uint8Array.from([TRON_PREFIX, ...bytes.slice(0, HASH_LENGTH)]));
}

/** The first byte of a base58check address; `undefined` when the text is none. */
export function base58Version(address: string): number | undefined {
  try {
    return base58check.decode(address)[0];
  } catch {
    return undefined;
  }
}

/** A transaction hash of 32 bytes. */
export const hexHash = (bytes: Uint8Array): string => bytesToHex(bytes.slice(0, 32));
