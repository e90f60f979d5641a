import * as fc from 'fast-check';
import { anyCharacter } from '@etherpilot/testkit/characters';
import { describe, expect, it } from 'vitest';
import { groupAddress } from './groups.js';

describe('an address in groups', () => {
  it('separates 0x and makes ten groups of four', { tags: ['DEP-24'] }, () => {
    const { prefix, groups } = groupAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    expect(prefix).toBe('0x');
    expect(groups).toEqual(['5aAe', 'b605', '3F3E', '94C9', 'b9A0', '9f33', '6694', '35E7', 'Ef1B', 'eAed']);
  });

  it('ends with a shorter group when the length is not a multiple of four', () => {
    expect(groupAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t').groups.at(-1)).toBe('6t');
  });

  it('keeps every character in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (address) => {
        const { prefix, groups } = groupAddress(address);
        expect(prefix + groups.join('')).toBe(address);
      }),
    );
  });
});
