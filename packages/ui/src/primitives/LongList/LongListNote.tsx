'use client';

import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import { useFormat } from '../../provider/useFormat.js';
import { LONG_LIST } from './rows.js';
import { longListNoteMessages } from './LongList.messages.js';

const Root = styled.p`
  padding: var(--ep-s3) var(--ep-card-pad);
  border-bottom: 1px solid var(--ep-line-soft);
  color: var(--ep-text-faint);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  /* Between cards, not in one. */
  &[data-outside] { padding: 0; border: 0; }
`;

export interface LongListNoteProps {
  /** How many rows the list has. */
  readonly count: number;
  /** There is a search field above it. */
  readonly isSearchable?: boolean;
  /** There is a button that exports it. Default: true. */
  readonly hasExport?: boolean;
}

/** Says of a windowed list what the browser cannot see. Nothing for a short list. */
export function LongListNote({ count, isSearchable = false, hasExport = true }: LongListNoteProps) {
  const t = useMessages(longListNoteMessages);
  const format = useFormat();
  if (count <= LONG_LIST) return null;
  const text = isSearchable ? 'searchable' : hasExport ? 'plain' : 'notExported';
  return <Root data-outside={!hasExport || undefined}>{t(text, { count: format.count(count) })}</Root>;
}
