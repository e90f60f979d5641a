'use client';

import { Check, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { AddressRemark } from '../../address/addressHint.js';
import { useMessages } from '../../messages/useMessages.js';
import { Hint } from '../../primitives/Field/Field.styles.js';
import { addressHintMessages } from './AddressHint.messages.js';

type HintFor = (address: string, currency: string) => AddressRemark | null;

export interface AddressHintProps {
  /** Trimmed and long enough. */
  readonly address: string;
  /** Code of the coin to be sent. */
  readonly currency: string;
}

/** The check of checksums is a chunk of its own, fetched with the first address; without it there is no hint. */
function useHintFor(): HintFor | null {
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
  return hintFor;
}

/** What an address looks like, in a sentence for under its field. It warns and never blocks (G-85). */
export function AddressHint({ address, currency }: AddressHintProps) {
  const t = useMessages(addressHintMessages);
  const remark = useHintFor()?.(address, currency) ?? null;
  if (remark === null) return null;
  const words = (): string => {
    switch (remark.code) {
      case 'fits':
        return currency.toUpperCase() === 'USDT'
          ? t('fitsNetwork', { family: t(remark.family), currency })
          : t('fits', { family: t(remark.family) });
      case 'noChecksum':
      case 'mismatch':
        return t(remark.code, { family: t(remark.family) });
      case 'otherCoin':
        return t('otherCoin', { family: t(remark.family), currency });
      case 'unrecognised':
        return t('unrecognised', { currency });
      default:
        return t(remark.code);
    }
  };
  const tone = remark.code === 'fits' ? 'positive' : remark.code === 'noChecksum' ? 'neutral' : 'warning';
  const Icon = { positive: Check, neutral: Info, warning: TriangleAlert }[tone];
  return (
    <Hint as="span" role="status" data-tone={tone}>
      <Icon aria-hidden="true" />
      <span>{words()}</span>
    </Hint>
  );
}
