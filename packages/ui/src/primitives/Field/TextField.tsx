'use client';

import type { InputHTMLAttributes, ReactNode } from 'react';
import type { ElementProps } from '../ElementProps.js';
import { Field, type FieldProps } from './Field.js';
import * as S from './Field.styles.js';
import { splitFieldProps } from './splitFieldProps.js';

/** The props of `TextField`. */
export interface TextFieldProps
  extends
    FieldProps,
    ElementProps<HTMLInputElement>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'prefix' | 'size' | keyof ElementProps> {
  /** The text as typed. */
  readonly value: string;
  /** Called with the text as typed. */
  readonly onChangeValue: (value: string) => void;
  /** Shown inside, at the left and at the right. */
  readonly start?: ReactNode;
  /** Shown inside, at the right. */
  readonly end?: ReactNode;
}

/** A single-line text input. */
export function TextField({ value, onChangeValue, start, end, ...rest }: TextFieldProps) {
  const [frame, input] = splitFieldProps(rest);
  return (
    <Field {...frame}>
      {(ids) => (
        <S.Box data-invalid={ids['aria-invalid']}>
          {start}
          <input
            dir={getDirection(input.type, value)}
            {...input}
            {...ids}
            value={value}
            onChange={(event) => onChangeValue(event.currentTarget.value)}
          />
          {end}
        </S.Box>
      )}
    </Field>
  );
}

/** E-mail addresses and the like run from left to right in every language, a name as its letters do. */
function getDirection(type: string | undefined, value: string): 'ltr' | 'auto' | undefined {
  if (type !== undefined && type !== 'text') return 'ltr';
  return value === '' ? undefined : 'auto';
}
