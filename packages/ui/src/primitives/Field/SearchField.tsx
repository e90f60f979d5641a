'use client';

import { Search } from 'lucide-react';
import { type InputHTMLAttributes, useId } from 'react';
import type { ElementProps } from '../ElementProps.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as S from './Field.styles.js';
import type { FieldControl } from './FieldControl.js';

/** The props of `SearchField`. */
export interface SearchFieldProps
  extends
    ElementProps<HTMLInputElement>,
    FieldControl<HTMLInputElement, string>,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'type' | 'size' | keyof ElementProps | keyof FieldControl<never, never>
    > {
  /** The name of the field, and its placeholder unless one is given. */
  readonly label: string;
  readonly onEscape?: () => void;
  /** As high as the buttons beside it; otherwise as high as a field on its own. */
  readonly size?: 'medium';
}

/** A search input. */
export function SearchField({
  label,
  placeholder = label,
  onChange,
  onValueChange,
  onEscape,
  onKeyDown,
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
        dir={rest.value === '' ? undefined : 'auto'}
        autoComplete="off"
        spellCheck={false}
        {...rest}
        id={id}
        type="search"
        placeholder={placeholder}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === 'Escape') onEscape?.();
        }}
      />
    </S.SearchBox>
  );
}
