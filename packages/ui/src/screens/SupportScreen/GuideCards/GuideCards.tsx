'use client';

import { ArrowDownToLine, Bot, ChartCandlestick, ChevronRight, Settings2 } from 'lucide-react';
import { useMessages } from '../../../messages/useMessages.js';
import { type Guide, guides } from '../../../model/HelpArticle.js';
import { Label } from '../../../primitives/Text/Text.js';
import { guideTitlesMessages } from '../guideTitles.messages.js';
import * as S from './GuideCards.styles.js';

const icons = {
  'trading-platform': ChartCandlestick,
  'deposit-guide': ArrowDownToLine,
  'trading-robot': Bot,
  'account-settings': Settings2,
} as const satisfies Record<Guide, typeof Bot>;

export interface GuideCardsProps {
  readonly onOpenGuide: (guide: Guide) => void;
}

/** The four guides as cards that open a dialog. */
export function GuideCards({ onOpenGuide }: GuideCardsProps) {
  const t = useMessages(guideTitlesMessages);
  return (
    <S.List>
      {guides.map((guide) => {
        const Icon = icons[guide];
        return (
          <li key={guide}>
            <button type="button" data-guide={guide} aria-haspopup="dialog" onClick={() => onOpenGuide(guide)}>
              <Icon aria-hidden="true" />
              <span>
                <strong>{t(guide)}</strong> <Label>{t(`${guide}-summary`)}</Label>
              </span>
              <ChevronRight aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </S.List>
  );
}
