import * as fc from 'fast-check';

/** Any character of Unicode. What fast-check has for it (`unit: 'binary'`) first lists them all, which takes a second. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .nat({ max: 0x10_ffff })
  .map((code) => String.fromCodePoint(code))
  .filter((character) => character.isWellFormed());
