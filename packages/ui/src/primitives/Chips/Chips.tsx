'use client';

import type { ElementProps } from '../ElementProps.js';
import * as S from './Chips.styles.js';

/** The props of `Chips`. */
export interface ChipsProps<Value extends string> extends ElementProps<HTMLDivElement> {
  /** The name of the group for screen readers. */
  readonly label: string;
  /** A disabled option stays visible and focusable, and does nothing. */
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    /** A second line: what is filled in. */
    readonly detail?: string;
    readonly disabled?: boolean;
  }[];
  /** The selected one, if any. */
  readonly value: Value | null;
  /** Called with the option that was clicked, even if it is selected already. */
  readonly onPick: (value: Value) => void;
}

/** Shortcuts that fill in a value. */
export function Chips<Value extends string>({ label, options, value, onPick, ...rest }: ChipsProps<Value>) {
  return (
    <S.Root {...rest} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-disabled={option.disabled || undefined}
          onClick={() => option.disabled || onPick(option.value)}
        >
          {option.label}
          {option.detail !== undefined && <span>{option.detail}</span>}
        </button>
      ))}
    </S.Root>
  );
}
