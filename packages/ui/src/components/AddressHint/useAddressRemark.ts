'use client';

import { useEffect, useState } from 'react';
import type { AddressRemark } from '../../address/addressHint.js';

type HintFor = (address: string, currency: string) => AddressRemark | null;

/**
 * What is to be said of an address, trimmed and long enough, that was entered for a coin; `null` when there is nothing.
 * The check of checksums is a chunk of its own, fetched with the first address; without it nothing is said.
 */
export function useAddressRemark(address: string | null, currency: string | null): AddressRemark | null {
  const [hintFor, setHintFor] = useState<HintFor | null>(null);
  const isAsked = address !== null && currency !== null;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    import('../../address/addressHint.js').then(
      (module) => isWanted && setHintFor(() => module.hintFor),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isAsked]);
  return isAsked ? (hintFor?.(address, currency) ?? null) : null;
}

/** Whether a remark warns: anything but an address that fits. One without a checksum fits as far as one can see. */
export function isWarning(remark: AddressRemark | null): boolean {
  return remark !== null && remark.code !== 'fits' && remark.code !== 'noChecksum';
}
