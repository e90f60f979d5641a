'use client';

import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import { derived, type Sourced } from '../../model/Provenance.js';
import { type Decimal, subtract } from '../../money/decimal.js';
import { Card, Figure, KeyValues } from '../../primitives/Card/Card.js';
import { Row, Stack } from '../../primitives/Layout/Layout.js';
import { Label, Text } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { BalanceBadge } from '../../components/BalanceBadge/BalanceBadge.js';
import { ProvenanceBadge } from '../../components/ProvenanceBadge/ProvenanceBadge.js';
import { withdrawBalanceCardMessages } from './WithdrawScreen.messages.js';

/** The badge is below its figure, so that neither wraps the other. */
const After = styled.dd`
  display: grid;
  justify-items: end;
  gap: var(--ep-s1);
`;

export interface WithdrawBalanceCardProps {
  /** USD. A balance that is not live, or not known (`null`), has a badge. */
  readonly balance: Sourced<Decimal> | null;
  /** USD to withdraw, once it is a valid amount. */
  readonly amount: Decimal | null;
  /** USD of the withdrawal that a `derived` balance was reduced by, if known. */
  readonly withdrawn: Decimal | null;
  /** A request was sent and its answer lost, so the remaining balance is unknown. */
  readonly isUncertain?: boolean;
}

/** The balance, and what would remain of it. */
export function WithdrawBalanceCard({ balance, amount, withdrawn, isUncertain = false }: WithdrawBalanceCardProps) {
  const t = useMessages(withdrawBalanceCardMessages);
  const format = useFormat();
  const asOf = balance?.asOf;
  const rest = balance && amount && derived(subtract(balance.value, amount));
  return (
    <Card aria-label={t('available')}>
      <Stack>
        <Stack gap={1}>
          <Row justify="between">
            <Label>{t('available')}</Label>
            <BalanceBadge balance={balance} />
          </Row>
          <Figure size="large" data-figure={balance?.provenance}>
            {balance === null ? t('none') : format.usd(balance.value)}
          </Figure>
          {balance?.provenance === 'derived' && (
            <Text size="small" tone="soft">
              {withdrawn ? t('includes', { amount: format.usd(withdrawn) }) : t('lowered')}
            </Text>
          )}
        </Stack>
        <KeyValues>
          <div>
            <dt>{t('thisWithdrawal')}</dt>
            <dd>{isUncertain ? t('uncertain') : amount ? t('minus', { amount: format.usd(amount) }) : t('none')}</dd>
          </div>
          {isUncertain ? (
            asOf !== undefined && (
              <div>
                <dt>{t('asOf')}</dt>
                <dd>
                  {format.clockTime(asOf)} {format.zone(asOf)}
                </dd>
              </div>
            )
          ) : (
            <div>
              <dt>{t('after')}</dt>
              <After>
                <b>{rest ? format.usd(rest.value) : t('none')}</b>
                {rest && <ProvenanceBadge provenance={rest.provenance} isComputed />}
              </After>
            </div>
          )}
        </KeyValues>
        <Text size="small" tone="faint">
          {t('fee')}
        </Text>
      </Stack>
    </Card>
  );
}
