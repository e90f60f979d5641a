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
import { useSupport } from '../../provider/useSupport.js';
import { BrandMark } from '../BrandMark/BrandMark.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { NoSupportNote } from '../NoSupportNote/NoSupportNote.js';
import { appShellMessages } from './AppShell.messages.js';
import * as S from './AppShell.styles.js';
import { BottomBar } from './BottomBar.js';
import { Sidebar } from './Sidebar.js';

export interface AppShellProps {
  /** The place the content belongs to, marked in the navigation; `null` for a page the navigation does not know. */
  readonly current: Place | null;
  /** USD, in the top strip of narrow screens; any other source than live shows its badge. */
  readonly balance: Sourced<Decimal>;
  /** A `ConnectionStrip` over the content while there is something to say about the line. */
  readonly strip?: ReactNode;
  /** The device has no line: every `SendButton` in the shell is off and names the strip as its reason. */
  readonly isOffline?: boolean;
  /** Opens a `NoticesDialog`; no bell without it. */
  readonly onOpenNotices?: (() => void) | undefined;
  readonly onLogOut: () => void;
  readonly children: ReactNode;
}

/** What stands around every screen of a signed-in person: a sidebar from 768 px, a top strip and a bottom bar below. */
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
  const format = useFormat();
  const { primary } = useSupport();
  return (
    <S.Root>
      <SkipLink />
      <S.TopStrip>
        <BrandMark />
        <S.Balance to="account">
          {balance.provenance === 'live' ? (
            <S.BalanceLabel>{t('balance')}</S.BalanceLabel>
          ) : (
            <>
              <VisuallyHidden>{t('balance')}</VisuallyHidden>
              <ProvenanceBadge
                provenance={balance.provenance}
                text={balance.provenance === 'stale' ? t('balanceStale') : undefined}
              />
            </>
          )}{' '}
          {format.usd(balance.value)}
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
        {primary === null && (
          <S.Foot>
            <NoSupportNote />
          </S.Foot>
        )}
      </S.Main>
      <BottomBar current={current} />
    </S.Root>
  );
}
