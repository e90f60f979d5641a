'use client';

import { Check, CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import type { ElementProps } from '../ElementProps.js';
import type { FieldControl } from '../Field/FieldControl.js';
import { Hint } from '../Field/Hint.js';
import { joinIds } from '../joinIds.js';
import { Group, Legend } from './Choice.styles.js';
import * as S from './OptionCards.styles.js';
import { getRadioProps } from './getRadioProps.js';

/** One of the choices. */
export interface OptionCard<Value extends string> {
  /** What `onValueChange` is called with. */
  readonly value: Value;
  /** Its name. */
  readonly title: string;
  /** Shown beside the title; decorative. */
  readonly icon?: ReactNode;
  /** A second line under the title. */
  readonly detail?: string;
}

/** The props of `OptionCards`. */
export interface OptionCardsProps<Value extends string>
  extends Omit<ElementProps, 'ref'>, Omit<FieldControl<HTMLInputElement, Value>, 'value'> {
  /** The name of the group, shown above the cards. */
  readonly label: string;
  /** The choices, in the order in which they are shown. */
  readonly options: readonly OptionCard<Value>[];
  /** The chosen one, `null` while none is, where the host holds that; without it the cards do, from `defaultValue` on. */
  readonly value?: Value | null | undefined;
  /** How many cards are side by side where there is room; of four, two where there is less. */
  readonly columns: 2 | 3 | 4;
  /** Sets details in body size, where they must not be smaller than the text about them. */
  readonly detailSize?: 'small' | 'body';
  /** Help under the cards. */
  readonly hint?: ReactNode;
  /** The validation error, shown under the cards; replaces the hint. */
  readonly error?: string | null | undefined;
  /** The chosen card, or the first one while none is chosen. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A single choice among a few cards, each with a short explanation. */
export function OptionCards<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  columns,
  detailSize = 'small',
  hint,
  error,
  name,
  disabled,
  onChange,
  onValueChange,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: OptionCardsProps<Value>) {
  const ownName = useId();
  const group = { value, defaultValue, name: name ?? ownName, disabled, onChange, onValueChange };
  const hasError = error !== undefined && error !== null;
  const focusable = options.find((option) => option.value === (value ?? defaultValue)) ?? options[0];
  return (
    <Group
      {...rest}
      aria-describedby={joinIds(describedBy, hasError ? `${ownName}-error` : hint ? `${ownName}-hint` : null)}
    >
      <Legend>{label}</Legend>
      <S.Cards data-columns={columns}>
        {options.map((option) => (
          <S.Card key={option.value} data-detail={detailSize}>
            <input ref={option === focusable ? ref : undefined} {...getRadioProps(option.value, group)} />
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
        <Hint id={`${ownName}-error`} tone="negative">
          <CircleAlert className="ep-icon" aria-hidden="true" />
          <span>{error}</span>
        </Hint>
      ) : (
        hint && (
          <Hint as="div" id={`${ownName}-hint`}>
            {hint}
          </Hint>
        )
      )}
    </Group>
  );
}
