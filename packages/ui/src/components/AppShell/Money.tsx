'use client';

import { styled } from 'styled-components';
import { Amount } from '../Amount/Amount.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Sourced } from '../../model/Provenance.js';
import type { Decimal } from '../../money/decimal.js';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { rem } from '../../primitives/rem.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useFormat } from '../../provider/useFormat.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { appShellMessages } from './AppShell.messages.js';

/** What active and paused bots are worth (USD); `null` when it could not be read. */
export type MoneyInBots = Sourced<Decimal> | null | 'loading';

const Root = styled(PlaceLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px var(--ep-s3);
  padding: var(--ep-s3);
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-control);
  color: var(--ep-text-faint);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  font-variant-numeric: tabular-nums lining-nums;
  text-decoration: none;
  &:hover { background: var(--ep-surface-raised); }
  & > b { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); text-align: end; overflow-wrap: anywhere; }
  & > div { grid-column: 1 / -1; min-height: var(--ep-lh-tag); margin-top: var(--ep-s1); font-size: var(--ep-size-tag); line-height: var(--ep-lh-tag); }
  &[data-place='strip'] {
    flex: none;
    grid-template-columns: auto auto;
    align-content: center;
    gap: 0 var(--ep-s2);
    min-height: 44px;
    padding: 0;
    border: 0;
    line-height: 1.125rem;
  }
  &[data-place='strip'] > div { grid-column: 1 / -1; min-height: 0; margin: 0; justify-self: end; }
  /* Visually hidden on the narrowest screens to make room for the amounts. */
  @media (max-width: 22.4375em) {
    &[data-place='strip'] { grid-template-columns: auto; }
    &[data-place='strip'] > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

export interface MoneyProps {
  /** USD; `null` when it is not known. */
  readonly balance: Sourced<Decimal> | null | 'loading';
  /** Without it there is no such figure. */
  readonly inBots: MoneyInBots | undefined;
  /** In the strip, the age of figures that are up to date is not worth a line. */
  readonly place: 'sidebar' | 'strip';
}

/** What is available and what is in bots, with their age. It leads to the account. */
export function Money({ balance, inBots, place }: MoneyProps) {
  const t = useMessages(appShellMessages);
  return (
    <Root to="account" data-place={place}>
      <span>{t('available')}</span>{' '}
      <b data-figure={getProvenance(balance)}>
        <Value money={balance} />
      </b>
      {inBots !== undefined && (
        <>
          {' '}
          <span>{t('inBots')}</span>{' '}
          <b>
            <Value money={inBots} />
          </b>
        </>
      )}{' '}
      <Age balance={balance} inBots={inBots} place={place} />
    </Root>
  );
}

function getProvenance(money: MoneyProps['balance']) {
  return money === null || money === 'loading' ? undefined : money.provenance;
}

function Value({ money }: { readonly money: MoneyProps['balance'] }) {
  const format = useFormat();
  if (money === null) return <Unknown />;
  return money === 'loading' ? <Loading /> : <Amount>{format.usd(money.value)}</Amount>;
}

function Unknown() {
  const t = useMessages(appShellMessages);
  return (
    <>
      <span aria-hidden="true">{t('unknown')}</span>
      <VisuallyHidden>{t('unreadable')}</VisuallyHidden>
    </>
  );
}

function Loading() {
  const t = useMessages(appShellMessages);
  return (
    <>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton style={{ width: rem(4.5), height: rem(0.875), margin: '3px 0' }} />
    </>
  );
}

/** How old the older of the two is, or why the balance is not as the server states it now. */
function Age({ balance, inBots, place }: MoneyProps) {
  const t = useMessages(appShellMessages);
  const format = useFormat();
  if (balance === 'loading') return place === 'strip' ? null : <div />;
  if (balance !== null && balance.provenance !== 'live') {
    const { provenance } = balance;
    return (
      <div>
        <ProvenanceBadge provenance={provenance} text={provenance === 'stale' ? t('balanceStale') : undefined} />
      </div>
    );
  }
  if (place === 'strip') return null;
  const times = [balance?.asOf, typeof inBots === 'object' ? inBots?.asOf : undefined].filter((at) => at !== undefined);
  const oldest = Math.min(...times);
  return <div>{times.length > 0 && t('asOf', { time: format.clockTime(oldest), zone: format.zone(oldest) })}</div>;
}
