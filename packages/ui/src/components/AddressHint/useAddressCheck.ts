import type { AddressRemark } from '../../address/addressHint.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';
import { useOnDemand } from '../../primitives/OnDemand/useOnDemand.js';

/** The check of checksums is a chunk of its own: it weighs as much as a screen. */
export const addressCheckCode = onDemand(() => import('../../address/addressHint.js').then(({ hintFor }) => hintFor));

export type AddressCheck =
  /** There is no address to check. */
  | { readonly status: 'idle' }
  | { readonly status: 'checking' }
  /** What is to be said of the address; `null` when there is nothing. */
  | { readonly status: 'checked'; readonly remark: AddressRemark | null }
  /** The code of the check could not be loaded. */
  | { readonly status: 'failed'; readonly isRetrying: boolean; readonly retry: () => void };

/**
 * Checks an address, trimmed and long enough, that was entered for a coin. The code is fetched before there is an address:
 * a remark that came later than what was typed would move the button under the finger.
 */
export function useAddressCheck(address: string | null, currency: string | null): AddressCheck {
  const state = useOnDemand(addressCheckCode);
  if (address === null || currency === null) return { status: 'idle' };
  if (state.status === 'ready') return { status: 'checked', remark: state.code(address, currency) };
  return state.status === 'loading' ? { status: 'checking' } : state;
}

/** Why an address may not be sent where nothing is sent that is not known to fit; `null` where it may. */
export function blockOf(check: AddressCheck): 'address' | 'uncheckedAddress' | null {
  if (check.status === 'checking' || check.status === 'failed') return 'uncheckedAddress';
  return check.status === 'checked' && isWarning(check.remark) ? 'address' : null;
}

/** Whether a remark warns: anything but an address that fits. One without a checksum fits as far as one can see. */
export function isWarning(remark: AddressRemark | null): boolean {
  return remark !== null && remark.code !== 'fits' && remark.code !== 'noChecksum';
}
