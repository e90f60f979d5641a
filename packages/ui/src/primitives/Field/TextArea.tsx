'use client';

import type { TextareaHTMLAttributes } from 'react';
import type { ElementProps } from '../ElementProps.js';
import { Field, type FieldProps } from './Field.js';
import * as S from './Field.styles.js';
import { splitFieldProps } from './splitFieldProps.js';

/** The props of `TextArea`. */
export interface TextAreaProps
  extends
    FieldProps,
    ElementProps<HTMLTextAreaElement>,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | keyof ElementProps> {
  /** The text as typed. */
  readonly value: string;
  /** Called with the text as typed. */
  readonly onChangeValue: (value: string) => void;
  /** Sets addresses and hashes in the mono font. */
  readonly isMono?: boolean;
}

/** A multi-line text input. */
export function TextArea({ value, onChangeValue, isMono = false, ...rest }: TextAreaProps) {
  const [frame, area] = splitFieldProps(rest);
  return (
    <Field {...frame}>
      {(ids) => (
        <S.Box data-variant={isMono ? 'mono' : undefined} data-invalid={ids['aria-invalid']}>
          <textarea
            dir={isMono ? 'ltr' : value === '' ? undefined : 'auto'}
            {...area}
            {...ids}
            value={value}
            onChange={(event) => onChangeValue(event.currentTarget.value)}
          />
        </S.Box>
      )}
    </Field>
  );
}
