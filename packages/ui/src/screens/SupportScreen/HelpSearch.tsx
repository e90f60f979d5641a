'use client';

import { type ReactNode, useState } from 'react';
import { SearchField } from '../../primitives/Field/SearchField.js';
import { useMessages } from '../../messages/useMessages.js';
import { helpSearchMessages } from './SupportScreen.messages.js';

export interface HelpSearchProps {
  /** Draws what is found, as soon as the box has had the focus. */
  readonly children: (query: string) => ReactNode;
}

/** A search that lists matches below the box while typing; it does not filter the page. Escape clears it. */
export function HelpSearch({ children }: HelpSearchProps) {
  const t = useMessages(helpSearchMessages);
  const [query, setQuery] = useState('');
  const [isUsed, setIsUsed] = useState(false);
  return (
    <search onFocus={() => setIsUsed(true)}>
      <SearchField
        label={t('label')}
        placeholder={t('placeholder')}
        value={query}
        onValueChange={setQuery}
        onEscape={() => setQuery('')}
      />
      {isUsed && children(query)}
    </search>
  );
}
