'use client';

import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.js';
import * as S from './Field.styles.js';

/** The props of `TextArea`. */
export interface TextAreaProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  /** The text as typed. */
  readonly value: string;
  /** Called with the text as typed. */
  readonly onChangeValue: (value: string) => void;
  /** Sets addresses and hashes in the mono font. */
  readonly isMono?: boolean;
  /** The textarea element. */
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text input. */
export function TextArea({
  label,
  limit,
  hint,
  error,
  action,
  value,
  onChangeValue,
  isMono = false,
  ...area
}: TextAreaProps) {
  return (
    <Field label={label} limit={limit} hint={hint} error={error} action={action}>
      {(ids) => (
        <S.Box data-variant={isMono ? 'mono' : undefined} data-invalid={ids['aria-invalid']}>
          <textarea {...area} {...ids} value={value} onChange={(event) => onChangeValue(event.currentTarget.value)} />
        </S.Box>
      )}
    </Field>
  );
}
