import fc from 'fast-check';
import { anyCharacter } from '@etherpilot/testkit/characters';
import { describe, expect, it } from 'vitest';
import { findAddressFlaw, isPayableAddress } from './addressCharacters.js';

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const broken = (character: string) => `${ADDRESS.slice(0, 20)}${character}${ADDRESS.slice(20)}`;

describe('the characters of an address', () => {
  it.each([
    ['a line break', '\n', 'lineBreak'],
    ['a line separator', '\u2028', 'lineBreak'],
    ['a space', ' ', 'space'],
    ['a tab', '\t', 'space'],
    ['a no-break space', '\u00A0', 'space'],
    ['a zero-width space', '\u200B', 'nonAscii'],
    ['a direction mark', '\u202E', 'nonAscii'],
    ['a Cyrillic а', '\u0430', 'nonAscii'],
    ['a combining mark', '\u0301', 'nonAscii'],
    ['a full-width digit', '\uFF10', 'nonAscii'],
    ['a control character', '\u0007', 'nonAscii'],
    ['the delete character', '\u007F', 'nonAscii'],
    ['an emoji', '\u{1F4B8}', 'nonAscii'],
  ])('do not include %s', (_, character, flaw) => {
    expect(findAddressFlaw(broken(character))).toBe(flaw);
    expect(isPayableAddress(broken(character))).toBe(false);
    expect(isPayableAddress(`${ADDRESS}${character}`)).toBe(false);
  });

  it.each([ADDRESS, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'addr_with~every!other*sign'])(
    'of %s are fine',
    (address) => {
      expect(findAddressFlaw(address)).toBeNull();
      expect(isPayableAddress(address)).toBe(true);
    },
  );

  it('are from ! to ~, and there is at least one', () => {
    expect(isPayableAddress('')).toBe(false);
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, minLength: 1 }), (address) => {
        const isPrintable = Array.from(address).every((one) => one >= '!' && one <= '~');
        expect(isPayableAddress(address)).toBe(isPrintable);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1 }), (address) => {
        expect(isPayableAddress(address)).toBe(!address.includes(' '));
      }),
    );
  });
});
