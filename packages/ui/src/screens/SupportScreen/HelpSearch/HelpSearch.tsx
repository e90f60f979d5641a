'use client';

import { useState } from 'react';
import { SearchField } from '../../../primitives/Field/SearchField.js';
import { findEntries, type HelpEntry } from './findEntries.js';
import { useSupportMessages } from '../../../components/SupportLink/useSupportMessages.js';
import { helpSearchMessages } from './HelpSearch.messages.js';
import * as S from './HelpSearch.styles.js';

export interface HelpSearchProps<Id extends string> {
  readonly entries: readonly HelpEntry<Id>[];
  readonly onOpenEntry: (id: Id) => void;
}

/** A search that lists matches below the box while typing; it does not filter the page. Escape clears it. */
export function HelpSearch<Id extends string>({ entries, onOpenEntry }: HelpSearchProps<Id>) {
  const t = useSupportMessages(helpSearchMessages);
  const [query, setQuery] = useState('');
  const found = findEntries(entries, query);
  const count = () => {
    if (query.trim() === '') return '';
    if (found.length === 0) return t.rich('none', { query: query.trim() });
    return t('found', { count: found.length });
  };
  return (
    <search>
      <SearchField
        label={t('label')}
        placeholder={t('placeholder')}
        value={query}
        onChangeValue={setQuery}
        onEscape={() => setQuery('')}
      />
      <S.Count role="status">{count()}</S.Count>
      {found.length > 0 && (
        <S.Results aria-label={t('results')}>
          {found.map((entry) => (
            <li key={entry.id}>
              <button type="button" onClick={() => onOpenEntry(entry.id)}>
                {entry.title}
                <span>{t(entry.kind)}</span>
              </button>
            </li>
          ))}
        </S.Results>
      )}
    </search>
  );
}
