'use client';

import { styled } from 'styled-components';
import { Amount } from '../../components/Amount/Amount.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Sourced } from '../../model/Provenance.js';
import type { Decimal } from '../../money/decimal.js';
import { Label, Text } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { BalanceBadge } from '../../components/BalanceBadge/BalanceBadge.js';
import { withdrawBalanceMessages } from './WithdrawScreen.messages.js';

/** One line in a narrow column; beside the form, a figure of its own. */
const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ep-s1) var(--ep-s3);
  & > b {
    margin-inline-start: auto;
    color: var(--ep-text-strong);
    font-weight: var(--ep-weight-strong);
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
  & > p { flex-basis: 100%; }
  @container ep-column (width >= 55rem) {
    justify-content: space-between;
    & > b {
      flex-basis: 100%;
      font-size: var(--ep-size-figure-l);
      line-height: var(--ep-lh-figure-l);
      letter-spacing: -.018em;
    }
    & > :not(b) { order: -1; }
    & > p { order: 1; }
  }
`;

export interface WithdrawBalanceProps {
  /** USD. A balance that is not live, or not known (`null`), has a badge. */
  readonly balance: Sourced<Decimal> | null;
  /** USD of the withdrawal that a `derived` balance was reduced by, if known. */
  readonly withdrawn: Decimal | null;
}

/** What is available, and where the figure comes from unless it is live. */
export function WithdrawBalance({ balance, withdrawn }: WithdrawBalanceProps) {
  const t = useMessages(withdrawBalanceMessages);
  const format = useFormat();
  return (
    <Root aria-label={t('available')}>
      <Label>{t('available')}</Label>
      <b data-figure={balance?.provenance}>
        <Amount>{balance === null ? t('none') : format.usd(balance.value)}</Amount>
      </b>
      <BalanceBadge balance={balance} />
      {balance?.provenance === 'derived' && (
        <Text size="small" tone="soft">
          {withdrawn ? t('includes', { amount: format.usd(withdrawn) }) : t('lowered')}
        </Text>
      )}
    </Root>
  );
}
