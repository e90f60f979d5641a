'use client';

import { ArrowDownToLine, Bell, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { Place } from '../../model/Place.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { BrandMark } from '../BrandMark/BrandMark.js';
import { appShellMessages } from './AppShell.messages.js';
import { getEntries, getEntryKey, type NavigationItem, type NavigationPart } from './navigation.js';
import { NavigationLink } from './NavigationLink.js';
import * as S from './Sidebar.styles.js';

export interface SidebarProps {
  readonly current: Place | null;
  readonly navigation: readonly NavigationItem[];
  /** Shown above the button to deposit. */
  readonly money: ReactNode;
  /** Without it there is no bell. */
  readonly onOpenNotices?: (() => void) | undefined;
  readonly onLogOut: () => void;
}

/** The navigation of wide screens. */
export function Sidebar({ current, navigation, money, onOpenNotices, onLogOut }: SidebarProps) {
  const t = useMessages(appShellMessages);
  return (
    <S.Root>
      <BrandMark />
      {money}
      <ButtonLink
        to="deposit"
        variant="primary"
        icon={<ArrowDownToLine className="ep-icon" aria-hidden="true" />}
        isCurrent={current === 'deposit'}
      >
        {t('depositFunds')}
      </ButtonLink>
      <S.Nav aria-label={t('main')}>
        <Links part="list" current={current} navigation={navigation} />
      </S.Nav>
      <S.Nav data-foot aria-label={t('session')}>
        {onOpenNotices && (
          <button type="button" onClick={() => onOpenNotices()}>
            <Bell className="ep-icon" aria-hidden="true" />
            {t('notices')}
          </button>
        )}
        <Links part="foot" current={current} navigation={navigation} />
        <button type="button" onClick={() => onLogOut()}>
          <LogOut className="ep-icon" aria-hidden="true" />
          {t('logOut')}
        </button>
      </S.Nav>
    </S.Root>
  );
}

interface LinksProps extends Pick<SidebarProps, 'current' | 'navigation'> {
  readonly part: NavigationPart;
}

function Links({ part, current, navigation }: LinksProps) {
  const t = useMessages(appShellMessages);
  return getEntries(part, navigation).map((item) => (
    <NavigationLink key={getEntryKey(item)} item={item} current={current}>
      <item.Icon className="ep-icon" aria-hidden="true" />
      {'to' in item ? t(item.to) : item.label}
    </NavigationLink>
  ));
}
