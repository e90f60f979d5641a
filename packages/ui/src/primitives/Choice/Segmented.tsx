'use client';

import { useId } from 'react';
import type { ElementProps } from '../ElementProps.js';
import type { FieldControl } from '../Field/FieldControl.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Group, Legend } from './Choice.styles.js';
import { Segments } from './Segmented.styles.js';
import { getRadioProps } from './getRadioProps.js';

/** The props of `Segmented`. */
export interface SegmentedProps<Value extends string>
  extends ElementProps<HTMLFieldSetElement>, FieldControl<HTMLInputElement, Value> {
  /** The name of the group, shown above it. */
  readonly label: string;
  /** Only reads the name aloud, where a heading beside it says the same. */
  readonly isLabelHidden?: boolean;
  /** A remark at the right of the label. */
  readonly remark?: string;
  /** The choices, in the order in which they are shown. */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** A single choice among a few short words. */
export function Segmented<Value extends string>({
  label,
  isLabelHidden = false,
  remark,
  options,
  value,
  defaultValue,
  name,
  disabled,
  onChange,
  onValueChange,
  ...rest
}: SegmentedProps<Value>) {
  const ownName = useId();
  const group = { value, defaultValue, name: name ?? ownName, disabled, onChange, onValueChange };
  return (
    <Group {...rest}>
      <Legend data-hidden={isLabelHidden || undefined}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {remark && <span>{remark}</span>}
      </Legend>
      <Segments>
        {options.map((option) => (
          <label key={option.value}>
            <input {...getRadioProps(option.value, group)} />
            {option.label}
          </label>
        ))}
      </Segments>
    </Group>
  );
}
