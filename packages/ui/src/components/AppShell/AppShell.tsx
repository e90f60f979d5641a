'use client';

import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { Place } from '../../model/Place.js';
import type { Sourced } from '../../model/Provenance.js';
import type { Decimal } from '../../money/decimal.js';
import { IconButton } from '../../primitives/Button/IconButton.js';
import { MAIN_ID, SkipLink } from '../../primitives/SkipLink/SkipLink.js';
import { OfflineContext } from '../../provider/OfflineContext.js';
import { BalancesToggle } from '../BalancesToggle/BalancesToggle.js';
import { BrandMark } from '../BrandMark/BrandMark.js';
import { appShellMessages } from './AppShell.messages.js';
import * as S from './AppShell.styles.js';
import { BottomBar } from './BottomBar.js';
import { Money, type MoneyInBots } from './Money.js';
import { type NavigationItem, navigationItems } from './navigation.js';
import { Sidebar } from './Sidebar.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `AppShell`. */
export interface AppShellProps extends ElementProps<HTMLDivElement> {
  /** The place of the content, marked in the navigation; `null` for a page that is not in the navigation. */
  readonly current: Place | null;
  /** The navigation, in its order. Default: `navigationItems`, which is that of the product. */
  readonly navigation?: readonly NavigationItem[];
  /** USD; a balance that is not live, or not known (`null`), says so. It leads to the account. `loading`: no figure yet. */
  readonly balance: Sourced<Decimal> | null | 'loading';
  /** What is in bots, beside the balance; without it there is no such figure. */
  readonly inBots?: MoneyInBots | undefined;
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
  navigation = navigationItems,
  balance,
  inBots,
  strip,
  isOffline = false,
  onOpenNotices,
  onLogOut,
  children,
  ...rest
}: AppShellProps) {
  const t = useMessages(appShellMessages);
  return (
    <S.Root {...rest}>
      <SkipLink />
      <S.TopStrip>
        <BrandMark />
        <Money balance={balance} inBots={inBots} place="strip" />
        <BalancesToggle look="icon" />
        {onOpenNotices && (
          <IconButton
            label={t('notices')}
            icon={<Bell className="ep-icon" aria-hidden="true" />}
            onClick={() => onOpenNotices()}
          />
        )}
      </S.TopStrip>
      <Sidebar
        current={current}
        navigation={navigation}
        money={
          <S.MoneyBlock>
            <Money balance={balance} inBots={inBots} place="sidebar" />
            <BalancesToggle look="smallIcon" />
          </S.MoneyBlock>
        }
        onOpenNotices={onOpenNotices}
        onLogOut={onLogOut}
      />
      <S.Main id={MAIN_ID} tabIndex={-1}>
        {strip}
        <OfflineContext value={isOffline}>
          <S.Content>{children}</S.Content>
        </OfflineContext>
      </S.Main>
      <BottomBar current={current} navigation={navigation} />
    </S.Root>
  );
}
