import type { AddressRemark } from '../../address/addressHint.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';
import { useOnDemand } from '../../primitives/OnDemand/useOnDemand.js';
import { useUi } from '../../provider/UiContext.js';

/** The checksum code is a separate chunk because it is as large as a screen. */
export const addressCheckCode = onDemand(() =>
  import('../../address/addressHint.js').then(({ getAddressRemark }) => getAddressRemark),
);

export type AddressCheck =
  /** There is no address to check. */
  | { readonly status: 'idle' }
  | { readonly status: 'checking' }
  /** The hint about the address; `null` when there is none. */
  | { readonly status: 'checked'; readonly remark: AddressRemark | null }
  /** The code of the check failed to load. */
  | { readonly status: 'failed'; readonly isRetrying: boolean; readonly retry: () => void };

/**
 * Checks an address, trimmed and long enough, that was entered for a coin. The code is preloaded before there is an
 * address: a late hint would move the button under the finger.
 */
export function useAddressCheck(address: string | null, currency: string | null): AddressCheck {
  const { network } = useUi();
  const state = useOnDemand(addressCheckCode);
  if (address === null || currency === null) return { status: 'idle' };
  if (state.status === 'ready') return { status: 'checked', remark: state.code(address, currency, network) };
  return state.status === 'loading' ? { status: 'checking' } : state;
}

/**
 * Why an address may not be sent under strict checking, where only addresses known to fit are accepted; `null` when it
 * may.
 */
export function getAddressBlock(check: AddressCheck, isTrap: boolean): 'address' | 'uncheckedAddress' | null {
  if (isTrap) return 'address';
  if (check.status === 'checking' || check.status === 'failed') return 'uncheckedAddress';
  return check.status === 'checked' && isWarning(check.remark) ? 'address' : null;
}

/** Whether a hint is a warning. An address without a checksum that otherwise fits is not. */
export function isWarning(remark: AddressRemark | null): boolean {
  return remark !== null && remark.code !== 'fits' && remark.code !== 'noChecksum';
}
