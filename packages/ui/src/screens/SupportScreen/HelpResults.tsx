'use client';

import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { findEntries, type HelpEntry } from './findEntries.js';
import { helpSearchMessages } from './SupportScreen.messages.js';
import * as S from './HelpSearch.styles.js';
import { useSpoken } from '../../primitives/Spoken/useSpoken.js';

export interface HelpResultsProps<Id extends string> {
  readonly query: string;
  readonly entries: readonly HelpEntry<Id>[];
  readonly onOpenEntry: (id: Id) => void;
}

/** What the search has found, and how much. */
export function HelpResults<Id extends string>({ query, entries, onOpenEntry }: HelpResultsProps<Id>) {
  const t = useSupportMessages(helpSearchMessages);
  const found = findEntries(entries, query);
  const spoken = useSpoken();
  const count = () => {
    if (query.trim() === '') return '';
    if (found.length === 0) return t.rich('none', { query: query.trim() });
    return t('found', { count: found.length });
  };
  return (
    <>
      <S.Count ref={spoken}>{count()}</S.Count>
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
    </>
  );
}
