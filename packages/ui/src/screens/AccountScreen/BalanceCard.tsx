'use client';

import { ArrowDownToLine, ArrowUpFromLine, RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import { BalanceBadge } from '../../components/BalanceBadge/BalanceBadge.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Sourced } from '../../model/Provenance.js';
import type { Decimal } from '../../money/decimal.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { Row } from '../../primitives/Layout/Layout.js';
import { Card, Figure } from '../../primitives/Card/Card.js';
import { Label } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { accountScreenMessages } from './AccountScreen.messages.js';

const Root = styled(Card)`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--ep-s1);
  & > h2 { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); font-weight: 400; letter-spacing: 0; color: var(--ep-text-faint); }
`;

/** Two links of equal weight, side by side where both fit. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr));
  gap: var(--ep-s3);
  width: 100%;
  margin-top: var(--ep-s3);
`;

export interface BalanceCardProps {
  /** USD. A balance that is not live, or not known (`null`), has a badge. */
  readonly balance: Sourced<Decimal> | null;
  /** Reads a balance again that is not known. */
  readonly onRetry: (() => void) | undefined;
}

/** The balance, with Deposit and Withdraw side by side. */
export function BalanceCard({ balance, onRetry }: BalanceCardProps) {
  const t = useMessages(accountScreenMessages);
  const format = useFormat();
  return (
    <Root aria-label={t('balance')}>
      <h2>{t('balance')}</h2>
      <Figure size="large" data-figure={balance?.provenance}>
        {balance === null ? t('unknown') : format.usd(balance.value)}
      </Figure>
      {balance === null ? (
        <Row gap={3}>
          <BalanceBadge balance={null} />
          {onRetry && (
            <SendButton kind="line" size="small" icon={<RotateCw aria-hidden="true" />} onClick={() => onRetry()}>
              {t('retryBalance')}
            </SendButton>
          )}
        </Row>
      ) : (
        <Source balance={balance} />
      )}
      <Pair>
        <ButtonLink to="deposit" kind="primary" icon={<ArrowDownToLine aria-hidden="true" />}>
          {t('deposit')}
        </ButtonLink>
        <ButtonLink to="withdraw" kind="primary" icon={<ArrowUpFromLine aria-hidden="true" />}>
          {t('withdraw')}
        </ButtonLink>
      </Pair>
    </Root>
  );
}

function Source({ balance }: { readonly balance: Sourced<Decimal> }) {
  const t = useMessages(accountScreenMessages);
  const format = useFormat();
  const { provenance, asOf } = balance;
  if (provenance === 'live') {
    return (
      <Label>
        {asOf === undefined
          ? t('serverValue')
          : t('serverValueAt', { time: format.clockTime(asOf), zone: format.zone(asOf) })}
      </Label>
    );
  }
  return (
    <>
      <BalanceBadge balance={balance} />
      {provenance === 'derived' && <Label>{t('lowered')}</Label>}
    </>
  );
}
