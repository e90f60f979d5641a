import { sha256 } from '@noble/hashes/sha2.js';
import { base58, bech32, createBase58check, hex } from '@scure/base';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getCurrency, isMainNetwork } from './coins.ts';
import { checksummed } from './simulation/addresses.ts';

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });

// The examples of EIP-55 itself.
test.each([
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
])('%s keeps the letter case of EIP-55', (address) => {
  expect(checksummed(hex.decode(address.slice(2).toLowerCase()))).toBe(address);
});

test('a bitcoin address equals the test network example of BIP-173', () => {
  const hash = hex.decode('751e76e8199196d454941c45d1b3a323f1433bd6');
  expect(getCurrency('BTC').address(hash)).toBe('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
});

test('a TRON address equals that of the Tether contract', () => {
  const hash = hex.decode('a614f803b6fd780986a42c78ec9c7f77e6ded13c');
  expect(getCurrency('USDT').address(hash)).toBe('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
});

test('every address decodes with a valid checksum to the bytes it was made from', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const hash = random.slice(0, 20);
      for (const [currency, prefix] of [
        ['BTC', 'tb'],
        ['LTC', 'tltc'],
      ] as const) {
        const address = getCurrency(currency).address(random);
        expect(address.startsWith(`${prefix}1q`)).toBe(true);
        const { words } = bech32.decode(address as `${string}1${string}`);
        expect(words[0]).toBe(0);
        expect(bech32.fromWords(words.slice(1))).toEqual(hash);
      }
      const tron = getCurrency('USDT').address(random);
      expect(tron).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
      expect(createBase58check(sha256).decode(tron)).toEqual(Uint8Array.from([0x41, ...hash]));
      expect(base58.decode(tron)).toHaveLength(25);
      const ethereum = getCurrency('ETH').address(random);
      expect(checksummed(hex.decode(ethereum.slice(2).toLowerCase()))).toBe(ethereum);
    }),
  );
});

test.each([
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', true],
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', true],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', true],
  ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', true],
  ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', true],
  ['LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', true],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', false],
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', false],
  ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', false],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', false],
  ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', false],
  ['xxxxxxxxxx', false],
])('%s is a Bitcoin or Litecoin mainnet address: %s', (address, isMain) => {
  expect(isMainNetwork(address)).toBe(isMain);
});

describe('a transaction hash has the format of its chain', () => {
  const random = new Uint8Array(32).fill(0xab);
  test.each([
    ['ETH', 'anything', /^0x[0-9a-f]{64}$/],
    ['BTC', 'anything', /^[0-9a-f]{64}$/],
    ['LTC', 'anything', /^[0-9a-f]{64}$/],
    ['USDT', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', /^0x[0-9a-f]{64}$/],
    ['USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', /^[0-9a-f]{64}$/],
  ] as const)('%s to %s', (currency, address, form) => {
    expect(getCurrency(currency).hash(random, address)).toMatch(form);
  });
});
