'use client';

import { Check, CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import type { ElementProps } from '../ElementProps.js';
import { Hint } from '../Field/Hint.js';
import { joinIds } from '../joinIds.js';
import * as S from './Choice.styles.js';

/** One of the choices. */
export interface OptionCard<Value extends string> {
  /** What `onChangeValue` is called with. */
  readonly value: Value;
  /** Its name. */
  readonly title: string;
  /** Shown beside the title; decorative. */
  readonly icon?: ReactNode;
  /** A second line under the title. */
  readonly detail?: string;
}

/** The props of `OptionCards`. */
export interface OptionCardsProps<Value extends string> extends Omit<ElementProps, 'ref'> {
  /** The name of the group, shown above the cards. */
  readonly label: string;
  /** The choices, in the order in which they are shown. */
  readonly options: readonly OptionCard<Value>[];
  /** `null` when none is chosen yet. */
  readonly value: Value | null;
  /** How many cards are side by side where there is room; of four, two where there is less. */
  readonly columns: 2 | 3 | 4;
  /** Sets details in body size, where they must not be smaller than the text about them. */
  readonly detailSize?: 'small' | 'body';
  /** Help under the cards. */
  readonly hint?: ReactNode;
  /** The validation error, shown under the cards; replaces the hint. */
  readonly error?: string | null | undefined;
  /** Called with the value of the card that was chosen. */
  readonly onChangeValue: (value: Value) => void;
  /** The chosen card, or the first one while none is chosen. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A single choice among a few cards, each with a short explanation. */
export function OptionCards<Value extends string>({
  label,
  options,
  value,
  columns,
  detailSize = 'small',
  hint,
  error,
  onChangeValue,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: OptionCardsProps<Value>) {
  const name = useId();
  const hasError = error !== undefined && error !== null;
  const focusable = options.find((option) => option.value === value) ?? options[0];
  return (
    <S.Group
      {...rest}
      aria-describedby={joinIds(describedBy, hasError ? `${name}-error` : hint ? `${name}-hint` : null)}
    >
      <S.Legend>{label}</S.Legend>
      <S.Cards data-columns={columns}>
        {options.map((option) => (
          <S.Card key={option.value} data-detail={detailSize}>
            <input
              ref={option === focusable ? ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChangeValue(option.value)}
            />
            <b>
              {option.icon}
              {option.title}
            </b>
            {option.detail && <span>{option.detail}</span>}
            <Check className="ep-icon" aria-hidden="true" />
          </S.Card>
        ))}
      </S.Cards>
      {hasError ? (
        <Hint id={`${name}-error`} tone="negative">
          <CircleAlert className="ep-icon" aria-hidden="true" />
          <span>{error}</span>
        </Hint>
      ) : (
        hint && (
          <Hint as="div" id={`${name}-hint`}>
            {hint}
          </Hint>
        )
      )}
    </S.Group>
  );
}
