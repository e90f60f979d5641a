'use client';

import { useId } from 'react';
import { Label } from '../Text/Text.js';
import * as S from './Switch.styles.js';

/** The props of `Switch`. */
export interface SwitchProps {
  /** What is switched on or off. */
  readonly label: string;
  /** A line under the label. */
  readonly detail?: string;
  /** Whether it is on. */
  readonly isOn: boolean;
  /** Ids of further texts that say what the switch does. */
  readonly describedBy?: string;
  /** Called with the state the person asks for. */
  readonly onChangeIsOn: (isOn: boolean) => void;
}

/** A switch that takes effect immediately. */
export function Switch({ label, detail, isOn, describedBy, onChangeIsOn }: SwitchProps) {
  const id = useId();
  const detailId = detail === undefined ? undefined : `${id}-detail`;
  return (
    <S.Root>
      <S.Content>
        <span id={`${id}-label`}>{label}</span>
        {detail !== undefined && <Label id={detailId}>{detail}</Label>}
      </S.Content>
      <S.Track>
        <input
          type="checkbox"
          role="switch"
          aria-labelledby={`${id}-label`}
          aria-describedby={[detailId, describedBy].filter(Boolean).join(' ') || undefined}
          checked={isOn}
          aria-checked={isOn}
          onChange={(event) => onChangeIsOn(event.currentTarget.checked)}
        />
        <i aria-hidden="true" />
      </S.Track>
    </S.Root>
  );
}
