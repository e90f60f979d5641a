'use client';

import { Search } from 'lucide-react';
import { useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as S from './Field.styles.js';

export interface SearchFieldProps {
  /** Names the field, and stands in it while it is empty unless there is a placeholder. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChangeValue: (value: string) => void;
  readonly onEscape?: () => void;
  /** As high as the buttons beside it; else as a field that stands alone. */
  readonly size?: 'medium';
}

/** A box for words to look for. */
export function SearchField({ label, placeholder = label, value, onChangeValue, onEscape, size }: SearchFieldProps) {
  const id = useId();
  return (
    <S.SearchBox data-size={size}>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Search aria-hidden="true" />
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChangeValue(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onEscape?.()}
      />
    </S.SearchBox>
  );
}
