export type PastedAddressCheck =
  | { readonly status: 'empty' | 'same' }
  /** `at` is the first position, counted from 1, where the two differ. */
  | { readonly status: 'different'; readonly at: number };

/**
 * Compares a pasted text with an address in full, case-sensitively, because swapped addresses look alike at both ends.
 * Blanks around the pasted text are ignored.
 */
export function checkPastedAddress(address: string, pasted: string): PastedAddressCheck {
  const text = pasted.trim();
  if (text === '') return { status: 'empty' };
  if (text === address) return { status: 'same' };
  let at = 0;
  while (at < address.length && text[at] === address[at]) at += 1;
  return { status: 'different', at: at + 1 };
}
