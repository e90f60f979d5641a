'use client';

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ElementProps } from '../ElementProps.js';
import { Field, type FieldProps } from './Field.js';
import * as S from './Field.styles.js';
import { splitFieldProps } from './splitFieldProps.js';

/** One of the choices. */
export interface SelectOption {
  /** What `onChangeValue` is called with. */
  readonly value: string;
  /** What the list shows. */
  readonly label: string;
}

/** The props of `Select`. */
export interface SelectProps extends FieldProps, ElementProps<HTMLSelectElement> {
  /** The chosen one. */
  readonly value: string;
  /** The choices, in the order in which they are shown. */
  readonly options: readonly SelectOption[];
  /** Called with the value that was chosen. */
  readonly onChangeValue: (value: string) => void;
  /** Shown inside, at the left. */
  readonly start?: ReactNode;
  /** Whether nothing can be chosen at the moment. Default: false. */
  readonly isDisabled?: boolean;
  /** Hides the label visually, for fields with a heading beside them. */
  readonly isLabelHidden?: boolean;
}

/** A native select, which works best on phones. */
export function Select({
  value,
  options,
  onChangeValue,
  start,
  isDisabled = false,
  isLabelHidden = false,
  ...rest
}: SelectProps) {
  const [frame, select] = splitFieldProps(rest);
  return (
    <Field {...frame} isLabelHidden={isLabelHidden}>
      {(ids) => (
        <S.Box data-size="medium" data-invalid={ids['aria-invalid']}>
          {start}
          <select
            {...select}
            {...ids}
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChangeValue(event.currentTarget.value)}
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
