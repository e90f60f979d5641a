'use client';

import { type InputHTMLAttributes, useId } from 'react';
import type { ElementProps } from '../ElementProps.js';
import { joinIds } from '../joinIds.js';
import { Label } from '../Text/Text.js';
import * as S from './Switch.styles.js';

/** The props of `Switch`. */
export interface SwitchProps
  extends
    ElementProps<HTMLInputElement>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | keyof ElementProps> {
  /** What is switched on or off. */
  readonly label: string;
  /** A line under the label. */
  readonly detail?: string;
  /** Whether it is on, where the host holds that. Without it the switch holds its own state, from `defaultChecked` on. */
  readonly checked?: boolean | undefined;
  /** Called with the state the person asks for. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A switch that takes effect immediately. */
export function Switch({
  label,
  detail,
  onChange,
  onCheckedChange,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const id = useId();
  const detailId = detail === undefined ? undefined : `${id}-detail`;
  return (
    <S.Root className={className} style={style}>
      <S.Content>
        <span id={`${id}-label`}>{label}</span>
        {detail !== undefined && <Label id={detailId}>{detail}</Label>}
      </S.Content>
      <S.Track>
        <input
          {...rest}
          type="checkbox"
          role="switch"
          aria-labelledby={`${id}-label`}
          aria-describedby={joinIds(detailId, describedBy)}
          aria-checked={rest.checked}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <i aria-hidden="true" />
      </S.Track>
    </S.Root>
  );
}
