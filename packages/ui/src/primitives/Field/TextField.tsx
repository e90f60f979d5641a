'use client';

import type { InputHTMLAttributes, ReactNode } from 'react';
import type { ElementProps } from '../ElementProps.js';
import { Field, type FieldProps } from './Field.js';
import * as S from './Field.styles.js';
import type { FieldControl } from './FieldControl.js';
import { splitFieldProps } from './splitFieldProps.js';

/** The props of `TextField`. */
export interface TextFieldProps
  extends
    FieldProps,
    ElementProps<HTMLInputElement>,
    FieldControl<HTMLInputElement, string>,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'prefix' | 'size' | keyof ElementProps | keyof FieldControl<never, never>
    > {
  /** Shown inside, at the left and at the right. */
  readonly start?: ReactNode;
  /** Shown inside, at the right. */
  readonly end?: ReactNode;
}

/** A single-line text input. */
export function TextField({ onChange, onValueChange, start, end, ...rest }: TextFieldProps) {
  const [frame, input] = splitFieldProps(rest);
  return (
    <Field {...frame}>
      {(ids) => (
        <S.Box data-invalid={ids['aria-invalid']}>
          {start}
          <input
            dir={getDirection(input.type, input.value)}
            {...input}
            {...ids}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
          />
          {end}
        </S.Box>
      )}
    </Field>
  );
}

/** E-mail addresses and the like run from left to right in every language, a name as its letters do. */
function getDirection(type: string | undefined, value: string | undefined): 'ltr' | 'auto' | undefined {
  if (type !== undefined && type !== 'text') return 'ltr';
  return value === '' ? undefined : 'auto';
}
