'use client';

import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import { useFormat } from '../../provider/useFormat.js';
import { LONG_LIST } from './rows.js';
import { longListNoteMessages } from './LongListNote.messages.js';

const Root = styled.p`
  padding: var(--ep-s3) var(--ep-card-pad);
  border-bottom: 1px solid var(--ep-line-soft);
  color: var(--ep-text-faint);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
`;

export interface LongListNoteProps {
  /** How many rows the list has. */
  readonly count: number;
  /** There is a search field above it. */
  readonly isSearchable?: boolean;
}

/** Says of a windowed list what the browser cannot see. Nothing for a short list. */
export function LongListNote({ count, isSearchable = false }: LongListNoteProps) {
  const t = useMessages(longListNoteMessages);
  const format = useFormat();
  if (count <= LONG_LIST) return null;
  return <Root>{t(isSearchable ? 'searchable' : 'plain', { count: format.count(count) })}</Root>;
}
