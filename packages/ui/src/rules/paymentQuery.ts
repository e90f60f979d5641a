import { parseDecimal } from '../money/plainDecimal.js';

/** What a link to a payment result page says. Anybody can write such a link, so it proves nothing. */
export interface GivenPayment {
  /** The payment provider's id of the payment, as given. */
  readonly trackId?: string;
  /** As given, in the currency given; a plain decimal without a sign. */
  readonly amount?: string;
  /** The currency's code, as given. */
  readonly currency?: string;
}

const LONGEST_AMOUNT = 20;
const CURRENCY = /^[A-Z0-9]{2,10}$/;
const TRACK_ID = /^[\w-]{1,64}$/;

function isAmount(text: string): boolean {
  return text.length <= LONGEST_AMOUNT && !text.startsWith('-') && parseDecimal(text) !== undefined;
}

/**
 * Reads `track_id`, `amount` and `currency` from the query of a payment result page. A value that is repeated or
 * malformed is left out.
 */
export function readPaymentQuery(search: string): GivenPayment {
  const query = new URLSearchParams(search);
  const read = (name: string, isGood: (text: string) => boolean): string | undefined => {
    const [only, ...others] = query.getAll(name);
    return only !== undefined && others.length === 0 && isGood(only) ? only : undefined;
  };
  const trackId = read('track_id', (text) => TRACK_ID.test(text));
  const amount = read('amount', isAmount);
  const currency = read('currency', (text) => CURRENCY.test(text));
  return {
    ...(trackId !== undefined && { trackId }),
    ...(amount !== undefined && { amount }),
    ...(currency !== undefined && { currency }),
  };
}
