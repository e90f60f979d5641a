'use client';

import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldProps } from './Field.js';
import * as S from './Field.styles.js';

/** The props of `TextField`. */
export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'prefix' | 'size'> {
  /** The text as typed. */
  readonly value: string;
  /** Called with the text as typed. */
  readonly onChangeValue: (value: string) => void;
  /** Shown inside, at the left and at the right. */
  readonly start?: ReactNode;
  /** Shown inside, at the right. */
  readonly end?: ReactNode;
  /** The input element. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** A single-line text input. */
export function TextField({
  label,
  limit,
  hint,
  error,
  action,
  value,
  onChangeValue,
  start,
  end,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} limit={limit} hint={hint} error={error} action={action}>
      {(ids) => (
        <S.Box data-invalid={ids['aria-invalid']}>
          {start}
          <input {...input} {...ids} value={value} onChange={(event) => onChangeValue(event.currentTarget.value)} />
          {end}
        </S.Box>
      )}
    </Field>
  );
}
