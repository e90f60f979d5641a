import { bech32, bech32m } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { inspectAddress } from './inspectAddress.js';

const clean = (families: readonly string[], checksum: string) => ({ families, checksum, warnings: [] });

describe('Ethereum addresses (EIP-55)', () => {
  it.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
  ])('%s matches its checksum', (address) => {
    expect(inspectAddress(address)).toEqual(clean(['ethereum'], 'match'));
  });

  it.each([
    '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED',
    '0x1234567890123456789012345678901234567890',
  ])('%s carries no checksum', (address) => {
    expect(inspectAddress(address)).toEqual(clean(['ethereum'], 'none'));
  });

  it.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d358',
  ])('%s fails its checksum', (address) => {
    expect(inspectAddress(address)).toEqual(clean(['ethereum'], 'mismatch'));
  });

  it.each([
    '0x1234567890',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed0',
    '0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xgAeb6053F3E94C9b9A09f33669435E7Ef1BeAeda',
  ])('%s does not have the shape of an address', (address) => {
    expect(inspectAddress(address)).toEqual(clean([], 'none'));
  });
});

describe('Bitcoin addresses', () => {
  it.each([
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    'BC1SW50QGDZ25J',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
  ])('%s matches', (address) => {
    expect(inspectAddress(address)).toEqual(clean(['bitcoin'], 'match'));
  });

  it('a script address may also be an old Litecoin address', () => {
    expect(inspectAddress('3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy')).toEqual(clean(['bitcoin', 'litecoin'], 'match'));
  });

  it.each([
    ['a changed character', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3'],
    ['a swapped pair', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNV2N'],
    ['a changed character of a segwit address', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['mixed case', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4'],
    ['version 0 with the checksum of later versions', 'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq54f9d2'],
    [
      'a later version with the checksum of version 0',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    ['a program of a length version 0 does not have', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
    ['no program at all', 'bc1gmk9yu'],
  ])('%s fails', (_, address) => {
    expect(inspectAddress(address)).toEqual(clean(['bitcoin'], 'mismatch'));
  });
});

describe('the length of segwit addresses', () => {
  /** An address of that version and so many bytes, with the checksum its version asks for. */
  const segwit = (version: number, bytes: number) => {
    const code = version === 0 ? bech32 : bech32m;
    return code.encode('bc', [version, ...code.toWords(new Uint8Array(bytes).fill(7))]);
  };

  it.each([
    [0, 20],
    [0, 32],
    [1, 2],
    [1, 32],
    [1, 40],
    [16, 2],
  ])('version %i may have %i bytes', (version, bytes) => {
    expect(inspectAddress(segwit(version, bytes))).toEqual(clean(['bitcoin'], 'match'));
  });

  it.each([
    [0, 2],
    [0, 19],
    [0, 21],
    [0, 31],
    [0, 33],
    [0, 40],
    [1, 1],
    [1, 41],
    [17, 20],
  ])('version %i may not have %i bytes', (version, bytes) => {
    expect(inspectAddress(segwit(version, bytes))).toEqual(clean(['bitcoin'], 'mismatch'));
  });

  it('ends at 90 signs: what is longer is no address at all', () => {
    expect(inspectAddress(`bc1${'q'.repeat(87)}`)).toEqual(clean(['bitcoin'], 'mismatch'));
    expect(inspectAddress(`bc1${'q'.repeat(88)}`)).toEqual(clean([], 'none'));
    expect(inspectAddress(`bc1${'q'.repeat(5)}`)).toEqual(clean([], 'none'));
  });
});

describe('Litecoin and TRON addresses', () => {
  it.each([
    ['litecoin', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'],
    ['litecoin', 'MGxNPPB7eBoWPUaprtX9v9CXJZoD2465zN'],
    ['litecoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ])('%s: %s matches', (family, address) => {
    expect(inspectAddress(address)).toEqual(clean([family], 'match'));
  });

  it.each([
    ['litecoin', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc2'],
    ['litecoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n8'],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T'],
  ])('%s: %s fails', (family, address) => {
    expect(inspectAddress(address)).toEqual(clean([family], 'mismatch'));
  });
});

describe('addresses of test networks', () => {
  it.each([
    [['bitcoinTest'], 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    [['bitcoinTest'], 'TB1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KXPJZSX'],
    [['bitcoinTest'], 'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c'],
    [['bitcoinTest'], 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
    [['litecoinTest'], 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0'],
    [['litecoinTest'], 'rltc1qw508d6qejxtdg4y5r3zarvary0c5xw7k693xs3'],
    [['bitcoinTest', 'litecoinTest'], 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    [['bitcoinTest', 'litecoinTest'], '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc'],
  ])('%j: %s matches', (families, address) => {
    expect(inspectAddress(address)).toEqual(clean(families, 'match'));
  });

  it('reports a segwit address with a bad character as a mismatch, but does not guess from a short base58 text', () => {
    expect(inspectAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsy')).toEqual(clean(['bitcoinTest'], 'mismatch'));
    expect(inspectAddress('mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfm')).toEqual(clean([], 'none'));
  });
});

describe('warnings', () => {
  it.each([
    ['a payment link', 'ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', ['uri']],
    ['a payment link with an amount', 'bitcoin:1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2?amount=1', ['uri']],
    ['a name', 'somebody.eth', ['name']],
    ['a line break', '0x5aAeb6053F3E94C9b9A0\n9f33669435E7Ef1BeAed', ['lineBreak']],
    ['a space', '0x5aAeb6053F3E 94C9b9A09f33669435E7Ef1BeAed', ['space']],
    ['a Cyrillic letter', '0x5\u0430Aeb6053F3E94C9b9A09f33669435E7Ef1BeAed', ['nonAscii']],
    ['a zero-width space', '0x5aAeb6053F3E94C9b9A0\u200B9f33669435E7Ef1BeAed', ['nonAscii']],
    ['a right-to-left mark', '\u202E0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', ['nonAscii']],
    ['fullwidth digits and a break', '１２３４５６７８９０\r\n12', ['lineBreak', 'nonAscii']],
  ])('reports %s', (_, address, warnings) => {
    expect(inspectAddress(address)).toEqual({ families: [], checksum: 'none', warnings });
  });

  it.each(['', 'x', 'constructor', '__proto__', '1'.repeat(30), 'L'.repeat(35), '0x', 'bc1', `bc1q${'q'.repeat(200)}`])(
    'handles %j without throwing',
    (address) => {
      expect(inspectAddress(address).checksum).not.toBe('match');
    },
  );
});
