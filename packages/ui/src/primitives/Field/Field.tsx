'use client';

import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { truncate } from '../../format/truncate.js';
import type { ElementProps } from '../ElementProps.js';
import { joinIds } from '../joinIds.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as S from './Field.styles.js';
import { Hint } from './Hint.js';

/** The props of `Field`. */
export interface FieldProps {
  /** The name of the field. */
  readonly label: string;
  /** Its limit, at the right of the label: 'Min $50'. */
  readonly limit?: string | undefined;
  /** Help under the field. */
  readonly hint?: ReactNode;
  /** The validation error, shown under the field; replaces the hint. */
  readonly error?: string | null | undefined;
  /** A control at the right of the label in place of a limit. */
  readonly action?: ReactNode;
}

/** What connects an input with its label, hint and error. */
export interface FieldIds {
  /** For the input; the label refers to it. */
  readonly id: string;
  /** The ids of hint and error, if there are any. */
  readonly 'aria-describedby': string | undefined;
  /** `true` while the field has an error. */
  readonly 'aria-invalid': true | undefined;
}

/** The props of `Field`. Those of an element go to the frame, except for `id` and what describes the control. */
export interface FieldFrameProps extends FieldProps, ElementProps<HTMLDivElement> {
  /** Set when another element refers to the field: its error has the id `<id>-error`. */
  readonly id?: string | undefined;
  /** Hides the label visually, for fields with a heading beside them; without limit and action. */
  readonly isLabelHidden?: boolean | undefined;
  /** Renders the control with the ids that connect label, hint and error to it. */
  readonly children: (ids: FieldIds) => ReactNode;
}

/** The frame of every field: label, limit, control, and hint or error. */
export function Field({
  id: givenId,
  isLabelHidden = false,
  label,
  limit,
  hint,
  error,
  action,
  'aria-describedby': givenDescription,
  'aria-invalid': givenInvalid,
  children,
  ...rest
}: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hasError = error !== undefined && error !== null && error !== '';
  const isInvalid = hasError || (givenInvalid !== undefined && String(givenInvalid) !== 'false');
  const describedBy = joinIds(
    limit ? `${id}-limit` : null,
    hasError ? `${id}-error` : hint ? `${id}-hint` : null,
    givenDescription,
  );
  return (
    <S.Root {...rest}>
      {isLabelHidden ? (
        <VisuallyHidden as="label" htmlFor={id}>
          {label}
        </VisuallyHidden>
      ) : (
        <S.Head>
          <S.Label htmlFor={id}>{label}</S.Label>
          {limit && <S.Limit id={`${id}-limit`}>{limit}</S.Limit>}
          {action}
        </S.Head>
      )}
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid || undefined })}
      {hasError ? (
        <Hint as="p" id={`${id}-error`} tone="negative">
          <CircleAlert className="ep-icon" aria-hidden="true" />
          <bdi>{truncate(error)}</bdi>
        </Hint>
      ) : (
        hint && (
          <Hint as="div" id={`${id}-hint`}>
            {hint}
          </Hint>
        )
      )}
    </S.Root>
  );
}
