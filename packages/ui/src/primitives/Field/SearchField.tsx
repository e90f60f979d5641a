'use client';

import { Search } from 'lucide-react';
import { useId } from 'react';
import type { ElementProps } from '../ElementProps.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as S from './Field.styles.js';

export interface SearchFieldProps extends ElementProps<HTMLInputElement> {
  /** The name of the field, and its placeholder unless one is given. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChangeValue: (value: string) => void;
  readonly onEscape?: () => void;
  /** As high as the buttons beside it; otherwise as high as a field on its own. */
  readonly size?: 'medium';
}

/** A search input. */
export function SearchField({
  label,
  placeholder = label,
  value,
  onChangeValue,
  onEscape,
  size,
  id: givenId,
  className,
  style,
  ...rest
}: SearchFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <S.SearchBox className={className} style={style} data-size={size}>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Search className="ep-icon" aria-hidden="true" />
      <input
        {...rest}
        id={id}
        type="search"
        dir={value === '' ? undefined : 'auto'}
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
