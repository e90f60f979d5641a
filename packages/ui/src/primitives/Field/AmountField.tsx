'use client';

import type { KeyboardEvent, Ref } from 'react';
import { stepAmount } from '../../money/amountInput.js';
import { type Decimal, decimal, ZERO } from '../../money/decimal.js';
import { useUi } from '../../provider/UiContext.js';
import { Field, type FieldProps } from './Field.js';
import * as S from './Field.styles.js';
import { useAmountQuestion } from './useAmountQuestion.js';

/** The props of `AmountField`. */
export interface AmountFieldProps extends FieldProps {
  /** Set when another element refers to the field: its error has the id `<id>-error`. */
  readonly id?: string;
  /** The text as typed. */
  readonly value: string;
  /** Called with the text as typed, valid or not; `readAmount` reads it. */
  readonly onChangeValue: (value: string) => void;
  /** Called when the focus leaves the field. */
  readonly onBlur?: () => void;
  /** Left of the amount: '$'. */
  readonly sign?: string;
  /** Right of the amount: 'USD', 'ETH'. */
  readonly unit?: string;
  /** The number of decimals the amount may have; the step of the arrow keys is 0.01. */
  readonly places: number;
  /** Where the arrow keys stop. */
  readonly min?: Decimal | undefined;
  /** Where the arrow keys stop upwards. */
  readonly max?: Decimal | undefined;
  /** The field's name in its form. */
  readonly name?: string;
  /** The input element. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const STEP = decimal('0.01');

/**
 * An exact amount: a text input with a decimal keypad, because a number input would convert it to a float. What was typed
 * stays; an error about an amount that can mean two asks which one it is.
 */
export function AmountField({
  id,
  label,
  limit,
  hint,
  error,
  action,
  value,
  onChangeValue,
  onBlur,
  sign,
  unit,
  places,
  min = ZERO,
  max,
  name,
  ref,
}: AmountFieldProps) {
  const { locale } = useUi();
  const question = useAmountQuestion(value, places);
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const direction = event.key === 'ArrowUp' ? 'up' : 'down';
    onChangeValue(stepAmount(value, direction, { step: STEP, places, min, max, locale }));
  };
  return (
    <Field id={id} label={label} limit={limit} hint={hint} error={error ? (question ?? error) : error} action={action}>
      {(ids) => (
        <S.Box data-variant="money" data-invalid={ids['aria-invalid']}>
          {sign && <S.Unit aria-hidden="true">{sign}</S.Unit>}
          <input
            {...ids}
            ref={ref}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            name={name}
            value={value}
            onChange={(event) => onChangeValue(event.currentTarget.value)}
            onKeyDown={step}
            onBlur={onBlur}
          />
          {unit && <S.Unit>{unit}</S.Unit>}
        </S.Box>
      )}
    </Field>
  );
}
