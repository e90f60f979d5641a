'use client';

import { ArrowDownToLine, Bot, ChartCandlestick, ChevronRight, Settings2 } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import { type Guide, guides } from '../../model/HelpArticle.js';
import { Label } from '../../primitives/Text/Text.js';
import { guideTitlesMessages } from './SupportScreen.messages.js';

const List = styled.ul`
  display: grid;
  gap: var(--ep-s3);
  grid-template-columns: minmax(0, 1fr);
  @container ep-column (width >= 44rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  & > li { display: grid; }
  & button {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--ep-s4);
    width: 100%;
    min-height: 4rem;
    padding: var(--ep-s4) var(--ep-card-pad);
    border: 1px solid var(--ep-line-soft);
    border-radius: var(--ep-r-card);
    background: var(--ep-surface-card);
    text-align: start;
    cursor: pointer;
    transition: background var(--ep-fast) var(--ep-ease), border-color var(--ep-fast) var(--ep-ease);
  }
  & button:hover { background: var(--ep-surface-raised); border-color: var(--ep-line); }
  & svg { width: 1.375rem; height: 1.375rem; stroke-width: 1.5; color: var(--ep-text-faint); }
  & svg:last-child { width: .875rem; height: .875rem; stroke-width: 2; }
  & strong { display: block; font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
`;

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
    <List>
      {guides.map((guide) => {
        const Icon = icons[guide];
        return (
          <li key={guide}>
            <button type="button" data-guide={guide} aria-haspopup="dialog" onClick={() => onOpenGuide(guide)}>
              <Icon className="ep-icon" aria-hidden="true" />
              <span>
                <strong>{t(guide)}</strong> <Label>{t(`${guide}-summary`)}</Label>
              </span>
              <ChevronRight className="ep-icon" aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </List>
  );
}
