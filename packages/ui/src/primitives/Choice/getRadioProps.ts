import type { InputHTMLAttributes } from 'react';
import type { FieldControl } from '../Field/FieldControl.js';

interface RadioGroup<Value> extends Omit<FieldControl<HTMLInputElement, Value>, 'value'> {
  /** `null` while none is chosen. */
  readonly value?: Value | null | undefined;
}

/** The attributes of one choice of a group, of which the host or the page holds which one is chosen. */
export function getRadioProps<Value extends string>(
  choice: Value,
  { value, defaultValue, name, disabled, onChange, onValueChange }: RadioGroup<Value>,
): InputHTMLAttributes<HTMLInputElement> {
  return {
    type: 'radio',
    name,
    value: choice,
    disabled,
    ...(value === undefined ? { defaultChecked: choice === defaultValue } : { checked: choice === value }),
    onChange: (event) => {
      onChange?.(event);
      onValueChange?.(choice);
    },
  };
}
