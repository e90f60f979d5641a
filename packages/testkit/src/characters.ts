import * as fc from 'fast-check';

/** Halves of a character's pair in UTF-16, which are none by themselves. */
const [FIRST_HALF, HALVES] = [0xd800, 0x800];

/** Any character of Unicode. What fast-check has for it (`unit: 'binary'`) first lists them all, which takes a second. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .nat({ max: 0x10_ffff - HALVES })
  .map((at) => String.fromCodePoint(at < FIRST_HALF ? at : at + HALVES));
