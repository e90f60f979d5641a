'use client';

import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { Place } from '../../model/Place.js';
import type { Sourced } from '../../model/Provenance.js';
import type { Decimal } from '../../money/decimal.js';
import { IconButton } from '../../primitives/Button/IconButton.js';
import { MAIN_ID, SkipLink } from '../../primitives/SkipLink/SkipLink.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { OfflineContext } from '../../provider/OfflineContext.js';
import { useFormat } from '../../provider/useFormat.js';
import { BrandMark } from '../BrandMark/BrandMark.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { appShellMessages } from './AppShell.messages.js';
import * as S from './AppShell.styles.js';
import { BottomBar } from './BottomBar.js';
import { Sidebar } from './Sidebar.js';

/** The props of `AppShell`. */
export interface AppShellProps {
  /** The place of the content, marked in the navigation; `null` for a page that is not in the navigation. */
  readonly current: Place | null;
  /** USD, in the top strip of narrow screens; a balance that is not live, or not known (`null`), says so. */
  readonly balance: Sourced<Decimal> | null;
  /** A `ConnectionStrip` above the content, while the connection needs a message. */
  readonly strip?: ReactNode;
  /** The device is offline: every `SendButton` in the shell is disabled and refers to the strip for the reason. */
  readonly isOffline?: boolean;
  /** Opens a `NoticesDialog`; without it there is no bell. */
  readonly onOpenNotices?: (() => void) | undefined;
  /** Called when the person chooses Log out. */
  readonly onLogOut: () => void;
  /** The screen, shown in the main region. */
  readonly children: ReactNode;
}

/** The layout around every screen of a signed-in person: a sidebar from 768 px, a top strip and a bottom bar below. */
export function AppShell({
  current,
  balance,
  strip,
  isOffline = false,
  onOpenNotices,
  onLogOut,
  children,
}: AppShellProps) {
  const t = useMessages(appShellMessages);
  const { usd } = useFormat();
  return (
    <S.Root>
      <SkipLink />
      <S.TopStrip>
        <BrandMark />
        <S.Balance to="account" data-figure={balance?.provenance}>
          <BalanceLabel balance={balance} /> {balance === null ? <span aria-hidden="true">—</span> : usd(balance.value)}
        </S.Balance>
        {onOpenNotices && (
          <IconButton label={t('notices')} icon={<Bell aria-hidden="true" />} onClick={() => onOpenNotices()} />
        )}
      </S.TopStrip>
      <Sidebar current={current} onOpenNotices={onOpenNotices} onLogOut={onLogOut} />
      <S.Main id={MAIN_ID} tabIndex={-1}>
        {strip}
        <OfflineContext value={isOffline}>
          <S.Content>{children}</S.Content>
        </OfflineContext>
      </S.Main>
      <BottomBar current={current} />
    </S.Root>
  );
}

function BalanceLabel({ balance }: Pick<AppShellProps, 'balance'>) {
  const t = useMessages(appShellMessages);
  if (balance === null) return <S.BalanceLabel>{t('balanceUnknown')}</S.BalanceLabel>;
  const { provenance } = balance;
  if (provenance === 'live') return <S.BalanceLabel>{t('balance')}</S.BalanceLabel>;
  return (
    <>
      <VisuallyHidden>{t('balance')}</VisuallyHidden>
      <ProvenanceBadge provenance={provenance} text={provenance === 'stale' ? t('balanceStale') : undefined} />
    </>
  );
}
