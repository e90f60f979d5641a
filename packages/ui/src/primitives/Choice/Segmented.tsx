'use client';

import { useId } from 'react';
import type { ElementProps } from '../ElementProps.js';
import * as S from './Choice.styles.js';

export interface SegmentedProps<Value extends string> extends ElementProps<HTMLFieldSetElement> {
  readonly label: string;
  /** A remark at the right of the label. */
  readonly remark?: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChangeValue: (value: Value) => void;
}

/** A single choice among a few short words. */
export function Segmented<Value extends string>({
  label,
  remark,
  options,
  value,
  onChangeValue,
  ...rest
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <S.Group {...rest}>
      <S.Legend>
        {label}
        {remark && <span>{remark}</span>}
      </S.Legend>
      <S.Segments>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChangeValue(option.value)}
            />
            {option.label}
          </label>
        ))}
      </S.Segments>
    </S.Group>
  );
}
