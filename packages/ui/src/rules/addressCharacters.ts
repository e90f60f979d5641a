/** A character that no address has: a line break, a space, or one outside printable ASCII. */
export type AddressFlaw = 'lineBreak' | 'space' | 'nonAscii';

/** How to find each flaw; together they are everything outside of U+0021 to U+007E. */
export const addressFlaws: readonly (readonly [AddressFlaw, RegExp])[] = [
  ['lineBreak', /[\n\r\u2028\u2029]/],
  ['space', /[^\S\n\r\u2028\u2029]/],
  ['nonAscii', /[^\s\x20-\x7E]/],
];

/** The first flaw of an address, or `null` when it has none. */
export function findAddressFlaw(address: string): AddressFlaw | null {
  return addressFlaws.find(([, sign]) => sign.test(address))?.[0] ?? null;
}

/**
 * Whether coins can be sent to an address. With a character that is invisible, or looks like another one, what is
 * copied or scanned is another address than the one on the screen.
 */
export function isPayableAddress(address: string): boolean {
  return address !== '' && findAddressFlaw(address) === null;
}
