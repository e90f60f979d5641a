'use client';

import { useEffect, useState } from 'react';
import type { AddressRemark } from '../../address/addressHint.js';
import type { Network } from '../../model/Network.js';
import { useUi } from '../../provider/UiContext.js';

type HintFor = (address: string, currency: string, network: Network) => AddressRemark | null;

/**
 * What is to be said of an address, trimmed and long enough, that was entered for a coin; `null` when there is nothing.
 * The check of checksums is a chunk of its own, fetched before there is an address: a remark that came later than what
 * was typed would move the button under the finger. Without it nothing is said.
 */
export function useAddressRemark(address: string | null, currency: string | null): AddressRemark | null {
  const { network } = useUi();
  const [hintFor, setHintFor] = useState<HintFor | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('../../address/addressHint.js').then(
      (module) => isWanted && setHintFor(() => module.hintFor),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return address !== null && currency !== null ? (hintFor?.(address, currency, network) ?? null) : null;
}

/** Whether a remark warns: anything but an address that fits. One without a checksum fits as far as one can see. */
export function isWarning(remark: AddressRemark | null): boolean {
  return remark !== null && remark.code !== 'fits' && remark.code !== 'noChecksum';
}
