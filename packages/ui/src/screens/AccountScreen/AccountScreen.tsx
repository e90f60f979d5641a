'use client';

import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartCandlestick,
  ChevronRight,
  LifeBuoy,
  LogOut,
  Settings2,
  UserRound,
} from 'lucide-react';
import { ProvenanceBadge } from '../../components/ProvenanceBadge/ProvenanceBadge.js';
import { displayId, initialOf } from '../../format/text.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Sourced } from '../../model/Provenance.js';
import type { Viewer } from '../../model/User.js';
import type { Decimal } from '../../money/decimal.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Avatar } from '../../primitives/Card/Card.js';
import { Page } from '../../primitives/Layout/Layout.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { Spinner } from '../../primitives/Spinner/Spinner.js';
import { Figure, Label } from '../../primitives/Text/Text.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useFormat } from '../../provider/useFormat.js';
import { accountScreenMessages } from './AccountScreen.messages.js';
import * as S from './AccountScreen.styles.js';

export interface AccountScreenProps {
  readonly viewer: Viewer;
  /** USD. */
  readonly balance: Sourced<Decimal>;
  /** Set while the session is being ended. */
  readonly isLoggingOut?: boolean;
  readonly onLogOut: () => void;
}

const shortcuts = [
  { to: 'profile', Icon: UserRound },
  { to: 'depositHistory', Icon: ArrowDownToLine },
  { to: 'withdrawalHistory', Icon: ArrowUpFromLine },
  { to: 'settings', Icon: Settings2 },
  { to: 'support', Icon: LifeBuoy },
  { to: 'platform', Icon: ChartCandlestick },
] as const;

/** The person's own place: who they are, what they hold, and the ways the bottom bar has no room for (G-16, G-20). */
export function AccountScreen({ viewer, balance, isLoggingOut = false, onLogOut }: AccountScreenProps) {
  const t = useMessages(accountScreenMessages);
  return (
    <Page>
      <PageHead title={t('title')} />
      <S.Columns>
        <S.Profile aria-label={t('profileCard')}>
          <Avatar data-size="large" aria-hidden="true">
            {initialOf(viewer.name)}
          </Avatar>
          <div>
            <h2>{viewer.name || viewer.email}</h2>
            <Label as="p">{t('displayId', { id: displayId(viewer) })}</Label>
          </div>
        </S.Profile>
        <BalanceCard balance={balance} />
        <S.List as="nav" aria-label={t('shortcuts')}>
          <ul>
            {shortcuts.map(({ to, Icon }) => (
              <li key={to}>
                <PlaceLink to={to}>
                  <Icon aria-hidden="true" />
                  {t(to)}
                  <ChevronRight aria-hidden="true" />
                </PlaceLink>
              </li>
            ))}
          </ul>
        </S.List>
        <S.List>
          <button type="button" aria-disabled={isLoggingOut || undefined} onClick={() => isLoggingOut || onLogOut()}>
            {isLoggingOut ? <Spinner /> : <LogOut aria-hidden="true" />}
            {isLoggingOut ? t('loggingOut') : t('logOut')}
          </button>
        </S.List>
      </S.Columns>
    </Page>
  );
}

function BalanceCard({ balance }: Pick<AccountScreenProps, 'balance'>) {
  const t = useMessages(accountScreenMessages);
  const format = useFormat();
  const { value, provenance, asOf } = balance;
  const isSaved = (provenance === 'cached' || provenance === 'stale') && asOf !== undefined;
  const source =
    asOf === undefined
      ? t('serverValue')
      : t('serverValueAt', { time: format.clockTime(asOf), zone: format.zone(asOf) });
  return (
    <S.Balance aria-label={t('balance')}>
      <h2>{t('balance')}</h2>
      <Figure data-size="large">{format.usd(value)}</Figure>
      {provenance === 'live' ? (
        <Label>{source}</Label>
      ) : (
        <ProvenanceBadge
          provenance={provenance}
          text={isSaved ? t('savedAt', { moment: format.moment(asOf) }) : undefined}
        />
      )}
      <S.Pair>
        <ButtonLink to="deposit" kind="primary" icon={<ArrowDownToLine aria-hidden="true" />}>
          {t('deposit')}
        </ButtonLink>
        <ButtonLink to="withdraw" kind="primary" icon={<ArrowUpFromLine aria-hidden="true" />}>
          {t('withdraw')}
        </ButtonLink>
      </S.Pair>
    </S.Balance>
  );
}
