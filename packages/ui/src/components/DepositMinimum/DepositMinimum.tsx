'use client';

import { useMessages } from '../../messages/useMessages.js';
import type { SupportedCurrency } from '../../model/Deposit.js';
import type { LivePrice } from '../../model/LivePrice.js';
import type { Decimal } from '../../money/decimal.js';
import { Note } from '../../primitives/Note/Note.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useFormat } from '../../provider/useFormat.js';
import { usePriceAge } from '../../provider/usePriceAge.js';
import { estimateUsd } from '../../rules/usdEstimate.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { depositMinimumMessages } from './DepositMinimum.messages.js';

/** The props of `DepositMinimum`. */
export interface DepositMinimumProps {
  /** The chosen coin; without it nothing is enforced yet. */
  readonly chosen?: SupportedCurrency | undefined;
  /** The price of a coin, to estimate its minimum. There is no estimate without it, or once it is 30 minutes old. */
  readonly price?: LivePrice | undefined;
}

/** The enforced minimum of the chosen coin, with a link to the article on other minimums. */
export function DepositMinimum({ chosen, price }: DepositMinimumProps) {
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
      {minDeposit !== null && price?.currency === currency && price !== undefined && (
        <Estimate amount={minDeposit} price={price} />
      )}
      <p>
        <PlaceLink to="support" part="which-minimum">
          {t('which')}
        </PlaceLink>
      </p>
    </Note>
  );
}

/** Hidden as soon as the price is too old to be live. */
function Estimate({ amount, price }: { readonly amount: Decimal; readonly price: LivePrice }) {
  const t = useMessages(depositMinimumMessages);
  const { usdWhole, clockTime } = useFormat();
  const isFresh = usePriceAge(price.asOf) === 'fresh';
  const estimate = estimateUsd(amount, price);
  if (!isFresh || estimate === undefined) return null;
  const text = t('estimate', { usd: usdWhole(estimate.value), time: clockTime(estimate.asOf) });
  return <ProvenanceBadge provenance={estimate.provenance} text={text} />;
}
