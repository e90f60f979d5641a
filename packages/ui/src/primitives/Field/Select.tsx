'use client';

import { ChevronDown } from 'lucide-react';
import type { ReactNode, SelectHTMLAttributes } from 'react';
import type { ElementProps } from '../ElementProps.js';
import { Field, type FieldProps } from './Field.js';
import * as S from './Field.styles.js';
import type { FieldControl } from './FieldControl.js';
import { splitFieldProps } from './splitFieldProps.js';

/** One of the choices. */
export interface SelectOption {
  /** What `onValueChange` is called with. */
  readonly value: string;
  /** What the list shows. */
  readonly label: string;
}

/** The props of `Select`. */
export interface SelectProps
  extends
    FieldProps,
    ElementProps<HTMLSelectElement>,
    FieldControl<HTMLSelectElement, string>,
    Omit<
      SelectHTMLAttributes<HTMLSelectElement>,
      'children' | 'multiple' | 'size' | keyof ElementProps | keyof FieldControl<never, never>
    > {
  /** The choices, in the order in which they are shown. */
  readonly options: readonly SelectOption[];
  /** Shown inside, at the left. */
  readonly start?: ReactNode;
  /** Hides the label visually, for fields with a heading beside them. */
  readonly isLabelHidden?: boolean;
}

/** A native select, which works best on phones. */
export function Select({ options, onChange, onValueChange, start, isLabelHidden = false, ...rest }: SelectProps) {
  const [frame, select] = splitFieldProps(rest);
  return (
    <Field {...frame} isLabelHidden={isLabelHidden}>
      {(ids) => (
        <S.Box data-size="medium" data-invalid={ids['aria-invalid']}>
          {start}
          <select
            {...select}
            {...ids}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="ep-icon" aria-hidden="true" />
        </S.Box>
      )}
    </Field>
  );
}
