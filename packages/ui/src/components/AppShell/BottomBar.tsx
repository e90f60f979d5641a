'use client';

import { Send } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import type { Place } from '../../model/Place.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { useUi } from '../../provider/UiContext.js';
import { appShellMessages } from './AppShell.messages.js';
import * as S from './BottomBar.styles.js';
import { getEntries, getEntryKey, type NavigationItem, navigationItems, type NavigationPlace } from './navigation.js';
import { NavigationLink } from './NavigationLink.js';

/** Names that are too long for the bar. */
const shortNames: Partial<Record<NavigationPlace, 'botsShort' | 'activeBotsShort'>> = {
  bots: 'botsShort',
  activeBots: 'activeBotsShort',
};

export interface BottomBarProps {
  readonly current: Place | null;
  /** Default: that of the product. */
  readonly navigation?: readonly NavigationItem[];
}

/** The navigation of narrow screens. Entries that do not fit are on the account screen. */
export function BottomBar({ current, navigation = navigationItems }: BottomBarProps) {
  const t = useMessages(appShellMessages);
  const { telegramHref } = useUi();
  return (
    <S.Root aria-label={t('main')}>
      {getEntries('bar', navigation).map((item) => (
        <NavigationLink key={getEntryKey(item)} item={item} current={current}>
          <item.Icon className="ep-icon" aria-hidden="true" />
          <span>{'to' in item ? t(shortNames[item.to] ?? item.to) : item.label}</span>
        </NavigationLink>
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
