'use client';

import { Info, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import type { AddressRemark } from '../../address/addressHint.js';
import type { AddressTrap } from '../../address/addressTrap.js';
import { useMessages } from '../../messages/useMessages.js';
import { getCoin } from '../../model/coins.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { Hint } from '../../primitives/Field/Hint.js';
import { addressHintMessages } from './WithdrawScreen.messages.js';
import { type AddressCheck, isWarning } from './useAddressCheck.js';
import { useTrapText } from './useTrapText.js';

const Unchecked = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ep-s2) var(--ep-s3);
`;

/** The props of `AddressHint`. */
export interface AddressHintProps {
  /** The result of the check; nothing is rendered when there is no hint. */
  readonly check: AddressCheck;
  /** The code of the coin to be sent. */
  readonly currency: string;
  /** Why the address cannot be meant; without it there is only the result of the check. */
  readonly trap?: AddressTrap | undefined;
}

/** A hint below an address field: what the address looks like, or that it could not be checked. */
export function AddressHint({ check, currency, trap }: AddressHintProps) {
  const t = useMessages(addressHintMessages);
  // What to do about a name or a link is said by their own hints.
  if (trap !== undefined && trap.code !== 'name' && trap.code !== 'link') return <Trap trap={trap} />;
  if (check.status === 'failed') {
    return (
      <Unchecked>
        <Hint as="span" isSpoken tone="warning">
          <TriangleAlert className="ep-icon" aria-hidden="true" />
          <span>{t('unchecked')}</span>
        </Hint>
        <SendButton variant="line" size="small" isBusy={check.isRetrying} onClick={() => check.retry()}>
          {t('retry')}
        </SendButton>
      </Unchecked>
    );
  }
  if (check.status !== 'checked' || check.remark === null) return null;
  return <Remark remark={check.remark} currency={currency} />;
}

function Trap({ trap }: { readonly trap: AddressTrap }) {
  return (
    <Hint as="span" isSpoken tone="negative">
      <TriangleAlert className="ep-icon" aria-hidden="true" />
      <span>{useTrapText(trap)}</span>
    </Hint>
  );
}

function Remark({ remark, currency }: { readonly remark: AddressRemark; readonly currency: string }) {
  const t = useMessages(addressHintMessages);
  const isOnSeveralChains = (getCoin(currency)?.chains.length ?? 0) > 1;
  const getText = (): string => {
    switch (remark.code) {
      case 'fits':
        return isOnSeveralChains
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
  // Never a tick: a checksum says that nothing was mistyped, not whose address it is.
  const tone = isWarning(remark) ? 'warning' : 'neutral';
  const Icon = { neutral: Info, warning: TriangleAlert }[tone];
  return (
    <Hint as="span" isSpoken tone={tone}>
      <Icon className="ep-icon" aria-hidden="true" />
      <span>{getText()}</span>
    </Hint>
  );
}
