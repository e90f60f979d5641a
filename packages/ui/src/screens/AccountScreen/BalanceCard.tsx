'use client';

import { ArrowDownToLine, ArrowUpFromLine, CircleAlert } from 'lucide-react';
import { BalanceBadge } from '../../components/BalanceBadge/BalanceBadge.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Sourced } from '../../model/Provenance.js';
import type { Decimal } from '../../money/decimal.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Hint } from '../../primitives/Field/Field.styles.js';
import { Figure, Label } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { accountScreenMessages } from './AccountScreen.messages.js';
import * as S from './BalanceCard.styles.js';

export interface BalanceCardProps {
  /** USD. A balance that is not live has a badge. */
  readonly balance: Sourced<Decimal>;
  /** The server's figure was not a number; a fallback is shown. */
  readonly isUnreadable: boolean;
}

/** The balance, with Deposit and Withdraw side by side. */
export function BalanceCard({ balance, isUnreadable }: BalanceCardProps) {
  const t = useMessages(accountScreenMessages);
  const format = useFormat();
  return (
    <S.Root aria-label={t('balance')}>
      <h2>{t('balance')}</h2>
      <Figure data-size="large" data-figure={balance.provenance}>
        {format.usd(balance.value)}
      </Figure>
      {isUnreadable ? (
        <Hint data-tone="negative">
          <CircleAlert aria-hidden="true" />
          <span>{t('unreadable')}</span>
        </Hint>
      ) : (
        <Source balance={balance} />
      )}
      <S.Pair>
        <ButtonLink to="deposit" kind="primary" icon={<ArrowDownToLine aria-hidden="true" />}>
          {t('deposit')}
        </ButtonLink>
        <ButtonLink to="withdraw" kind="primary" icon={<ArrowUpFromLine aria-hidden="true" />}>
          {t('withdraw')}
        </ButtonLink>
      </S.Pair>
    </S.Root>
  );
}

function Source({ balance }: Pick<BalanceCardProps, 'balance'>) {
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
