'use client';

import { Send } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import type { Place } from '../../model/Place.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useUi } from '../../provider/UiContext.js';
import { appShellMessages } from './AppShell.messages.js';
import * as S from './BottomBar.styles.js';
import { getCurrentMark } from './getCurrentMark.js';
import { getEntries, type NavigationPlace } from './navigation.js';

/** Names that are too long for the bar. */
const shortNames: Partial<Record<NavigationPlace, 'botsShort' | 'activeBotsShort'>> = {
  bots: 'botsShort',
  activeBots: 'activeBotsShort',
};

export interface BottomBarProps {
  readonly current: Place | null;
}

/** The navigation of narrow screens. Entries that do not fit are on the account screen. */
export function BottomBar({ current }: BottomBarProps) {
  const t = useMessages(appShellMessages);
  const { telegramHref } = useUi();
  return (
    <S.Root aria-label={t('main')}>
      {getEntries('bar').map(({ to, Icon }) => (
        <PlaceLink key={to} to={to} aria-current={getCurrentMark(to, current)}>
          <Icon className="ep-icon" aria-hidden="true" />
          <span>{t(shortNames[to] ?? to)}</span>
        </PlaceLink>
      ))}
      <a href={telegramHref} target="_blank" rel="noopener noreferrer">
        <Send className="ep-icon" aria-hidden="true" />
        <span>
          {t('telegram')} <VisuallyHidden>({t('opensNewTab')})</VisuallyHidden>
        </span>
      </a>
    </S.Root>
  );
}
