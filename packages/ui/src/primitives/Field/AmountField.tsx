'use client';

import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react';
import { MASK } from '../../format/mask.js';
import { isDollarAfter } from '../../format/money.js';
import { readAmount, stepAmount } from '../../money/amountInput.js';
import { type Decimal, decimal, parseDecimal, ZERO } from '../../money/plainDecimal.js';
import { useUi } from '../../provider/UiContext.js';
import type { ElementProps } from '../ElementProps.js';
import { Field, type FieldProps } from './Field.js';
import * as S from './Field.styles.js';
import type { FieldControl } from './FieldControl.js';
import { splitFieldProps } from './splitFieldProps.js';
import { useAmountQuestion } from './useAmountQuestion.js';
import { type RevealedAmount, useRevealedAmount } from './useRevealedAmount.js';

/** The props of `AmountField`. */
export interface AmountFieldProps
  extends
    FieldProps,
    ElementProps<HTMLInputElement>,
    FieldControl<HTMLInputElement, string>,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'type' | 'prefix' | 'size' | 'min' | 'max' | keyof ElementProps | keyof FieldControl<never, never>
    > {
  /** Called with the amount beside the text: exact, `null` while the text is none. */
  readonly onAmountChange?: ((amount: Decimal | null) => void) | undefined;
  /** Left of the amount: '$'. Left out where the locale writes dollars after an amount, if there is a `unit` to say them. */
  readonly sign?: string;
  /** Right of the amount: 'USD', 'ETH'. */
  readonly unit?: string;
  /** The number of decimals the amount may have; the step of the arrow keys is 0.01. */
  readonly places: number;
  /** Where the arrow keys stop. */
  readonly min?: Decimal | string | number | undefined;
  /** Where the arrow keys stop upwards. */
  readonly max?: Decimal | string | number | undefined;
  /** For a form that writes the amount elsewhere as well, from `useRevealedAmount`. Default: known to the field alone. */
  readonly revealed?: RevealedAmount | undefined;
}

const STEP = decimal('0.01');

/**
 * An exact amount: a text input with a decimal keypad, because a number input would convert it to a float. What was typed
 * stays; an error about an amount that can mean two asks which one it is. While balances are hidden, a `value` that was not
 * typed is masked until the person enters the field.
 */
export function AmountField({
  value,
  defaultValue,
  onChange,
  onValueChange,
  onAmountChange,
  onKeyDown,
  onFocus,
  onBlur,
  sign,
  unit,
  places,
  min,
  max,
  revealed: given,
  ...rest
}: AmountFieldProps) {
  const [frame, input] = splitFieldProps(rest);
  const { locale } = useUi();
  const [typed, setTyped] = useState(defaultValue ?? '');
  const text = value ?? typed;
  const question = useAmountQuestion(text, places);
  const own = useRevealedAmount();
  const { isShown, reveal } = given ?? own;
  const [isFocused, setFocused] = useState(false);
  const isMasked = value !== undefined && value !== '' && !isFocused && !isShown(value);
  const change = (next: string) => {
    reveal(next);
    setTyped(next);
    onValueChange?.(next);
    const read = readAmount(next, places);
    onAmountChange?.(read.status === 'valid' ? read.value : null);
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const direction = event.key === 'ArrowUp' ? 'up' : 'down';
    const limits = { min: toDecimal(min) ?? ZERO, max: toDecimal(max) };
    enter(
      event.currentTarget,
      stepAmount(event.currentTarget.value, direction, { step: STEP, places, locale, ...limits }),
    );
  };
  return (
    <Field {...frame} error={frame.error ? (question ?? frame.error) : frame.error}>
      {(ids) => (
        <S.Box dir="ltr" data-variant="money" data-invalid={ids['aria-invalid']} data-masked={isMasked || undefined}>
          {sign && !(unit && isDollarAfter(locale)) && <S.Unit aria-hidden="true">{sign}</S.Unit>}
          <input
            {...input}
            {...ids}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...(value === undefined ? { defaultValue } : { value: isMasked ? MASK : value })}
            onChange={(event) => {
              onChange?.(event);
              change(event.currentTarget.value);
            }}
            onKeyDown={step}
            onFocus={(event) => {
              setFocused(true);
              reveal(text);
              onFocus?.(event);
            }}
            onBlur={(event) => {
              setFocused(false);
              reveal(text);
              onBlur?.(event);
            }}
          />
          {unit && <S.Unit>{unit}</S.Unit>}
        </S.Box>
      )}
    </Field>
  );
}

function toDecimal(value: Decimal | string | number | undefined): Decimal | undefined {
  return value === undefined || typeof value === 'object' ? value : parseDecimal(String(value));
}

/** Has the field take a text as if it was typed: React notices what its own setter of `value` has not written. */
function enter(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
