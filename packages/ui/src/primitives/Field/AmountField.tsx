'use client';

import { type KeyboardEvent, useState } from 'react';
import { MASK } from '../../format/mask.js';
import { isDollarAfter } from '../../format/money.js';
import { stepAmount } from '../../money/amountInput.js';
import { type Decimal, decimal, ZERO } from '../../money/plainDecimal.js';
import { useUi } from '../../provider/UiContext.js';
import type { ElementProps } from '../ElementProps.js';
import { Field, type FieldProps } from './Field.js';
import * as S from './Field.styles.js';
import { splitFieldProps } from './splitFieldProps.js';
import { useAmountQuestion } from './useAmountQuestion.js';
import { type RevealedAmount, useRevealedAmount } from './useRevealedAmount.js';

/** The props of `AmountField`. */
export interface AmountFieldProps extends FieldProps, ElementProps<HTMLInputElement> {
  /** The text as typed. */
  readonly value: string;
  /** Called with the text as typed, valid or not; `readAmount` reads it. */
  readonly onChangeValue: (value: string) => void;
  /** Called when the focus leaves the field. */
  readonly onBlur?: () => void;
  /** Left of the amount: '$'. Left out where the locale writes dollars after an amount, if there is a `unit` to say them. */
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
  /** For a form that writes the amount elsewhere as well, from `useRevealedAmount`. Default: known to the field alone. */
  readonly revealed?: RevealedAmount | undefined;
}

const STEP = decimal('0.01');

/**
 * An exact amount: a text input with a decimal keypad, because a number input would convert it to a float. What was typed
 * stays; an error about an amount that can mean two asks which one it is. While balances are hidden, what was not typed is
 * masked until the person enters the field.
 */
export function AmountField({
  value,
  onChangeValue,
  onBlur,
  sign,
  unit,
  places,
  min = ZERO,
  max,
  name,
  revealed: given,
  ...rest
}: AmountFieldProps) {
  const [frame, input] = splitFieldProps(rest);
  const { locale } = useUi();
  const question = useAmountQuestion(value, places);
  const own = useRevealedAmount();
  const { isShown, reveal } = given ?? own;
  const [isFocused, setFocused] = useState(false);
  const change = (text: string) => {
    reveal(text);
    onChangeValue(text);
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const direction = event.key === 'ArrowUp' ? 'up' : 'down';
    change(stepAmount(value, direction, { step: STEP, places, min, max, locale }));
  };
  return (
    <Field {...frame} error={frame.error ? (question ?? frame.error) : frame.error}>
      {(ids) => (
        <S.Box dir="ltr" data-variant="money" data-invalid={ids['aria-invalid']}>
          {sign && !(unit && isDollarAfter(locale)) && <S.Unit aria-hidden="true">{sign}</S.Unit>}
          <input
            {...input}
            {...ids}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            name={name}
            value={isFocused || value === '' || isShown(value) ? value : MASK}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={step}
            onFocus={() => {
              setFocused(true);
              reveal(value);
            }}
            onBlur={() => {
              setFocused(false);
              reveal(value);
              onBlur?.();
            }}
          />
          {unit && <S.Unit>{unit}</S.Unit>}
        </S.Box>
      )}
    </Field>
  );
}
