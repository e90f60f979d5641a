'use client';

import { Activity, ArrowUpFromLine, Bot, House, Send, UserRound } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import type { Place } from '../../model/Place.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useUi } from '../../provider/UiContext.js';
import { appShellMessages } from './AppShell.messages.js';
import * as S from './BottomBar.styles.js';
import { getCurrentMark } from './getCurrentMark.js';

const entries = [
  { to: 'home', text: 'home', Icon: House },
  { to: 'bots', text: 'botsShort', Icon: Bot },
  { to: 'activeBots', text: 'activeBotsShort', Icon: Activity },
  { to: 'withdraw', text: 'withdraw', Icon: ArrowUpFromLine },
  { to: 'account', text: 'account', Icon: UserRound },
] as const;

export interface BottomBarProps {
  readonly current: Place | null;
}

/** The navigation of narrow screens. Entries that do not fit are on the account screen. */
export function BottomBar({ current }: BottomBarProps) {
  const t = useMessages(appShellMessages);
  const { telegramHref } = useUi();
  return (
    <S.Root aria-label={t('main')}>
      <S.BarSpace />
      {entries.map(({ to, text, Icon }) => (
        <PlaceLink key={to} to={to} aria-current={getCurrentMark(to, current)}>
          <Icon aria-hidden="true" />
          <span>{t(text)}</span>
        </PlaceLink>
      ))}
      <a href={telegramHref} target="_blank" rel="noopener noreferrer">
        <Send aria-hidden="true" />
        <span>
          {t('telegram')} <VisuallyHidden>({t('opensNewTab')})</VisuallyHidden>
        </span>
      </a>
    </S.Root>
  );
}
