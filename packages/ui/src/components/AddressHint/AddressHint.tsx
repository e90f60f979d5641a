'use client';

import { Check, Info, TriangleAlert } from 'lucide-react';
import type { AddressRemark } from '../../address/addressHint.js';
import { useMessages } from '../../messages/useMessages.js';
import { Hint } from '../../primitives/Field/Field.styles.js';
import { addressHintMessages } from './AddressHint.messages.js';
import { isWarning } from './useAddressRemark.js';

export interface AddressHintProps {
  /** What was found; nothing is drawn when there is nothing to say. */
  readonly remark: AddressRemark | null;
  /** Code of the coin to be sent. */
  readonly currency: string;
}

/** What an address looks like, in a sentence for under its field (G-85). */
export function AddressHint({ remark, currency }: AddressHintProps) {
  const t = useMessages(addressHintMessages);
  if (remark === null) return null;
  const words = (): string => {
    switch (remark.code) {
      case 'fits':
        return currency.toUpperCase() === 'USDT'
          ? t('fitsNetwork', { family: t(remark.family), currency })
          : t('fits', { family: t(remark.family) });
      case 'noChecksum':
      case 'mismatch':
      case 'testNetwork':
      case 'mainNetwork':
        return t(remark.code, { family: t(remark.family) });
      case 'otherCoin':
        return t('otherCoin', { family: t(remark.family), currency });
      case 'unrecognised':
        return t('unrecognised', { currency });
      default:
        return t(remark.code);
    }
  };
  const tone = isWarning(remark) ? 'warning' : remark.code === 'fits' ? 'positive' : 'neutral';
  const Icon = { positive: Check, neutral: Info, warning: TriangleAlert }[tone];
  return (
    <Hint as="span" role="status" data-tone={tone}>
      <Icon aria-hidden="true" />
      <span>{words()}</span>
    </Hint>
  );
}
