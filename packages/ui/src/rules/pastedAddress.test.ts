import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPastedAddress } from './pastedAddress.js';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('an address pasted back', () => {
  it.each([
    ['nothing', '', { status: 'empty' }],
    ['blanks', ' \n\t', { status: 'empty' }],
    ['the address', address, { status: 'same' }],
    ['the address with blanks around it', ` ${address}\n`, { status: 'same' }],
    ['the same ends, another middle', '0x5aAeb6053F3E94C9b9A09f33669435E7EF1BeAed', { status: 'different', at: 36 }],
    ['all lower case', address.toLowerCase(), { status: 'different', at: 5 }],
    ['a part of the address', address.slice(0, 10), { status: 'different', at: 11 }],
    ['more than the address', `${address}0`, { status: 'different', at: 43 }],
    ['a payment link', `ethereum:${address}`, { status: 'different', at: 1 }],
    ['blanks inside', '0x5aAe b6053F3E94C9b9A09f33669435E7Ef1BeAed', { status: 'different', at: 7 }],
  ])('is compared in full: %s', (_, pasted, check) => {
    expect(checkPastedAddress(address, pasted)).toEqual(check);
  });

  it('matches only when every character does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: address.length - 1 }),
        fc.string({ minLength: 1, maxLength: 1 }),
        (at, sign) => {
          const pasted = address.slice(0, at) + sign + address.slice(at + 1);
          expect(checkPastedAddress(address, pasted).status === 'same').toBe(pasted.trim() === address);
        },
      ),
    );
  });
});
