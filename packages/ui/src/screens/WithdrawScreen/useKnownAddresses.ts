import type { WithdrawalRecord } from '../../model/Withdrawal.js';
import { findKnown, findLookAlike, forCoin, listAddresses } from '../../rules/addressBook.js';
import type { AddressLabel } from '../../rules/addressLabel.js';

/** How many known addresses are listed below the field; the address book has all. */
const LISTED = 2;

/** What a person's addresses are known from. */
export interface AddressBook {
  readonly labels: readonly AddressLabel[];
  /** Those that are completed tell how often an address was used. */
  readonly withdrawals: readonly WithdrawalRecord[];
  /** Called with all labels after a change. */
  readonly onChangeLabels: (labels: readonly AddressLabel[]) => void;
  /** Called with the text of a file of labels to hand to the person. */
  readonly onExport: (text: string) => void;
}

/** A person's known addresses: all, the one that is typed, one that only looks like it, and those listed for a coin. */
export function useKnownAddresses(book: AddressBook | undefined, target: string | null, currency: string | undefined) {
  const known = book ? listAddresses(book.labels, book.withdrawals) : [];
  const chosen = target === null ? undefined : findKnown(target, known);
  return {
    known,
    chosen,
    lookAlike: target === null || chosen?.label ? undefined : findLookAlike(target, known),
    listed: currency === undefined ? [] : forCoin(known, currency).slice(0, LISTED),
  };
}
