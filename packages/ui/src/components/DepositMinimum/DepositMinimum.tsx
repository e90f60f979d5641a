'use client';

import { useMessages } from '../../messages/useMessages.js';
import type { SupportedCurrency } from '../../model/Deposit.js';
import { Note } from '../../primitives/Note/Note.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useFormat } from '../../provider/useFormat.js';
import { depositMinimumMessages } from './DepositMinimum.messages.js';

/** The props of `DepositMinimum`. */
export interface DepositMinimumProps {
  /** The chosen coin; without it nothing is enforced yet. */
  readonly chosen?: SupportedCurrency | undefined;
}

/** The enforced minimum of the chosen coin, with a link to the article on other minimums. */
export function DepositMinimum({ chosen }: DepositMinimumProps) {
  const t = useMessages(depositMinimumMessages);
  const format = useFormat();
  const { currency, minDeposit = null } = chosen ?? {};
  const title = () => {
    if (currency === undefined) return t('any');
    return minDeposit === null
      ? t('unknown', { currency })
      : t('minimum', { currency, amount: format.amount(minDeposit) });
  };
  return (
    <Note title={title()}>
      <p>
        <PlaceLink to="support" part="which-minimum">
          {t('which')}
        </PlaceLink>
      </p>
    </Note>
  );
}
