'use client';

import { ArrowDownToLine, ArrowUpFromLine, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Amount, type AmountProps } from '../../components/Amount/Amount.js';
import { BalanceBadge } from '../../components/BalanceBadge/BalanceBadge.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Loadable } from '../../model/Loadable.js';
import type { Sourced } from '../../model/Provenance.js';
import { type Decimal, isPositive, toPixelNumber } from '../../money/decimal.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { Card, Figure } from '../../primitives/Card/Card.js';
import { Row } from '../../primitives/Layout/Layout.js';
import { Label } from '../../primitives/Text/Text.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useFormat } from '../../provider/useFormat.js';
import {
  getDepositsUnderWay,
  getInBots,
  getWithdrawalsUnderWay,
  type InBots,
  splitTotal,
} from '../../rules/moneyOverview.js';
import { moneyCardMessages } from './AccountScreen.messages.js';
import type { AccountLists } from './AccountScreen.js';
import * as S from './MoneyCard.styles.js';

export interface MoneyCardProps {
  /** USD. A balance that is not live, or not known (`null`), has a badge. */
  readonly balance: Sourced<Decimal> | null;
  /** Reads a balance again that is not known. */
  readonly onRetry: (() => void) | undefined;
  /** Without them, only the balance is shown. */
  readonly lists: AccountLists | undefined;
}

/** The balance with Deposit and Withdraw, beside it the total and what it is made of, and below what is in neither. */
export function MoneyCard({ balance, onRetry, lists }: MoneyCardProps) {
  return (
    <Card isFlush>
      <S.Sides>
        <BalanceSide balance={balance} onRetry={onRetry} />
        {lists && <TotalSide balance={balance} lists={lists} />}
      </S.Sides>
      {lists && <NotInTotal lists={lists} />}
    </Card>
  );
}

function BalanceSide({ balance, onRetry }: Pick<MoneyCardProps, 'balance' | 'onRetry'>) {
  const t = useMessages(moneyCardMessages);
  const format = useFormat();
  return (
    <div role="region" aria-label={t('balance')}>
      <S.Head>
        <h2>{t('balance')}</h2>
        {balance?.provenance === 'live' && (
          <Label>
            {balance.asOf === undefined
              ? t('serverValue')
              : t('serverValueAt', { time: format.clockTime(balance.asOf), zone: format.zone(balance.asOf) })}
          </Label>
        )}
      </S.Head>
      <Figure size="large" data-figure={balance?.provenance}>
        <Amount>{balance === null ? t('unknown') : format.usd(balance.value)}</Amount>
      </Figure>
      {balance === null ? (
        <Row gap={3}>
          <BalanceBadge balance={null} />
          {onRetry && (
            <SendButton
              variant="line"
              size="small"
              icon={<RotateCw className="ep-icon" aria-hidden="true" />}
              onClick={() => onRetry()}
            >
              {t('retry')}
            </SendButton>
          )}
        </Row>
      ) : (
        balance.provenance !== 'live' && <BalanceBadge balance={balance} />
      )}
      {balance?.provenance === 'derived' && <Label>{t('lowered')}</Label>}
      <S.Pair>
        <ButtonLink to="deposit" variant="primary" icon={<ArrowDownToLine className="ep-icon" aria-hidden="true" />}>
          {t('deposit')}
        </ButtonLink>
        <ButtonLink to="withdraw" variant="primary" icon={<ArrowUpFromLine className="ep-icon" aria-hidden="true" />}>
          {t('withdraw')}
        </ButtonLink>
      </S.Pair>
    </div>
  );
}

interface TotalSideProps {
  readonly balance: Sourced<Decimal> | null;
  readonly lists: AccountLists;
}

function TotalSide({ balance, lists: { investments, partial, isSettled } }: TotalSideProps) {
  const t = useMessages(moneyCardMessages);
  const format = useFormat();
  const { data, readAt } = investments;
  const inBots = data === undefined || partial !== undefined ? null : getInBots(data);
  const isCurrent = isSettled && balance?.provenance === 'live' && investments.status !== 'failed';
  const split = isCurrent && inBots !== null ? splitTotal(balance.value, inBots.amount) : null;
  const isLoading = investments.status === 'loading' && data === undefined;
  const share = (percent: Decimal | undefined) => (percent === undefined ? t('unknown') : format.meanPercent(percent));
  const age = (at: number | undefined) =>
    split === null && at !== undefined && t('asOf', { time: format.clockTime(at), zone: format.zone(at) });
  return (
    <div role="region" aria-label={t('total')}>
      <S.Head>
        <h2>{split === null && !isLoading ? t('noTotal') : t('total')}</h2>
        <Figure>
          <Amount>{split === null ? t('unknown') : format.usd(split.total)}</Amount>
        </Figure>
      </S.Head>
      <S.Split aria-hidden="true">
        {split?.availableShare !== undefined && (
          <>
            {isPositive(split.availableShare) && <i style={{ flexGrow: toPixelNumber(split.availableShare) }} />}
            {split.inBotsShare && isPositive(split.inBotsShare) && (
              <i style={{ flexGrow: toPixelNumber(split.inBotsShare) }} />
            )}
          </>
        )}
      </S.Split>
      <S.Parts>
        <S.Part to="depositHistory">
          <i aria-hidden="true" />
          <span>
            {t('available')} <small>{age(balance?.asOf)}</small>
          </span>
          <b>
            <Amount>{balance === null ? t('unknown') : format.usd(balance.value)}</Amount>
          </b>{' '}
          <span>{split && share(split.availableShare)}</span>
        </S.Part>
        <S.Part to="activeBots">
          <i aria-hidden="true" />
          <span>
            {t('inBots')}{' '}
            <small>
              {isLoading && t('loading')}
              {partial !== undefined && t('partial')}
              {investments.status === 'failed' && data === undefined && t('unreadable')}
              {inBots !== null && <Counts inBots={inBots} />} {inBots !== null && age(readAt)}
            </small>
          </span>
          <b>
            <Amount>{inBots === null ? t('unknown') : format.usd(inBots.amount)}</Amount>
          </b>{' '}
          <span>{split && share(split.inBotsShare)}</span>
        </S.Part>
      </S.Parts>
    </div>
  );
}

function Counts({ inBots: { active, paused } }: { readonly inBots: InBots }) {
  const t = useMessages(moneyCardMessages);
  if (active + paused === 0) return t('noBots');
  return [active > 0 && t('active', { count: active }), paused > 0 && t('paused', { count: paused })]
    .filter(Boolean)
    .join(', ');
}

/** Withdrawals, deposits and bots that have no place in the total. What could not be read is said, not left out. */
function NotInTotal({ lists: { investments, withdrawals, deposits } }: { readonly lists: AccountLists }) {
  const t = useMessages(moneyCardMessages);
  const format = useFormat();
  const inBots = investments.data && getInBots(investments.data);
  const going = withdrawals.data && getWithdrawalsUnderWay(withdrawals.data);
  const coming = deposits.data && getDepositsUnderWay(deposits.data);
  const unread = ({ status, data }: Loadable<unknown>) => status === 'failed' && data === undefined;
  const missing = <b>{t('unreadable')}</b>;
  const entries: readonly ReactNode[] = [
    (unread(withdrawals) || (going && going.count > 0)) && (
      <PlaceLink key="withdrawals" to="withdrawalHistory">
        {t('withdrawals')} {going ? <Apart>{format.usd(going.amount)}</Apart> : missing}
      </PlaceLink>
    ),
    (unread(deposits) || (coming && coming.length > 0)) && (
      <PlaceLink key="deposits" to="depositHistory">
        {t('deposits')}{' '}
        {coming ? (
          <Apart>{coming.map(({ currency, amount }) => `${format.coin(amount)} ${currency}`).join(', ')}</Apart>
        ) : (
          missing
        )}
      </PlaceLink>
    ),
    inBots && inBots.stopped.count > 0 && (
      <PlaceLink key="stopped" to="activeBots">
        {t('stopped', { count: inBots.stopped.count })} <Apart>{format.usd(inBots.stopped.amount)}</Apart>
      </PlaceLink>
    ),
    inBots && inBots.other.count > 0 && (
      <PlaceLink key="other" to="activeBots">
        {t('other', { count: inBots.other.count })} <Apart>{format.usd(inBots.other.amount)}</Apart>
      </PlaceLink>
    ),
  ].filter(Boolean);
  if (entries.length === 0) return null;
  return (
    <S.Apart role="region" aria-label={t('apart')}>
      <p>{t('apart')}</p>
      {entries}
    </S.Apart>
  );
}

function Apart({ children }: AmountProps) {
  return (
    <b>
      <Amount>{children}</Amount>
    </b>
  );
}
