'use client';

import {
  Activity,
  ArrowDownToLine,
  ArrowUpFromLine,
  Bell,
  Bot,
  ChartCandlestick,
  LifeBuoy,
  LogOut,
  Settings2,
  UserRound,
} from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import type { Place } from '../../model/Place.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { BrandMark } from '../BrandMark/BrandMark.js';
import { appShellMessages } from './AppShell.messages.js';
import { getCurrentMark } from './getCurrentMark.js';
import * as S from './Sidebar.styles.js';

const entries = [
  { to: 'platform', Icon: ChartCandlestick },
  { to: 'bots', Icon: Bot },
  { to: 'activeBots', Icon: Activity },
  { to: 'withdraw', Icon: ArrowUpFromLine },
  { to: 'support', Icon: LifeBuoy },
  { to: 'account', Icon: UserRound },
] as const;

export interface SidebarProps {
  readonly current: Place | null;
  /** Without it there is no bell. */
  readonly onOpenNotices?: (() => void) | undefined;
  readonly onLogOut: () => void;
}

/** The navigation of wide screens. */
export function Sidebar({ current, onOpenNotices, onLogOut }: SidebarProps) {
  const t = useMessages(appShellMessages);
  return (
    <S.Root>
      <BrandMark />
      <ButtonLink
        to="deposit"
        kind="primary"
        icon={<ArrowDownToLine aria-hidden="true" />}
        isCurrent={current === 'deposit'}
      >
        {t('depositFunds')}
      </ButtonLink>
      <S.Nav aria-label={t('main')}>
        {entries.map(({ to, Icon }) => (
          <PlaceLink key={to} to={to} aria-current={getCurrentMark(to, current)}>
            <Icon aria-hidden="true" />
            {t(to)}
          </PlaceLink>
        ))}
      </S.Nav>
      <S.Nav data-foot aria-label={t('session')}>
        {onOpenNotices && (
          <button type="button" onClick={() => onOpenNotices()}>
            <Bell aria-hidden="true" />
            {t('notices')}
          </button>
        )}
        <PlaceLink to="settings" aria-current={getCurrentMark('settings', current)}>
          <Settings2 aria-hidden="true" />
          {t('settings')}
        </PlaceLink>
        <button type="button" onClick={() => onLogOut()}>
          <LogOut aria-hidden="true" />
          {t('logOut')}
        </button>
      </S.Nav>
    </S.Root>
  );
}
