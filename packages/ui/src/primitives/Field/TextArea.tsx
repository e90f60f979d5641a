'use client';

import type { TextareaHTMLAttributes } from 'react';
import type { ElementProps } from '../ElementProps.js';
import { Field, type FieldProps } from './Field.js';
import * as S from './Field.styles.js';
import type { FieldControl } from './FieldControl.js';
import { splitFieldProps } from './splitFieldProps.js';

/** The props of `TextArea`. */
export interface TextAreaProps
  extends
    FieldProps,
    ElementProps<HTMLTextAreaElement>,
    FieldControl<HTMLTextAreaElement, string>,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof ElementProps | keyof FieldControl<never, never>> {
  /** Sets addresses and hashes in the mono font. */
  readonly isMono?: boolean;
}

/** A multi-line text input. */
export function TextArea({ onChange, onValueChange, isMono = false, ...rest }: TextAreaProps) {
  const [frame, area] = splitFieldProps(rest);
  return (
    <Field {...frame}>
      {(ids) => (
        <S.Box data-variant={isMono ? 'mono' : undefined} data-invalid={ids['aria-invalid']}>
          <textarea
            dir={isMono ? 'ltr' : area.value === '' ? undefined : 'auto'}
            {...area}
            {...ids}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
          />
        </S.Box>
      )}
    </Field>
  );
}
