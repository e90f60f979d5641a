'use client';

import { type ChangeEventHandler, useId } from 'react';
import type { ElementProps } from '../ElementProps.js';
import { Scale, type ScaleLabel } from '../Scale/Scale.js';
import * as S from './Slider.styles.js';

/** The props of `Slider`. */
export interface SliderProps extends ElementProps<HTMLInputElement> {
  /** The slider's name, shown above it. */
  readonly label: string;
  /** A whole number between `min` and `max`. */
  readonly value: number;
  /** The lowest value. */
  readonly min: number;
  /** The highest value. */
  readonly max: number;
  /** The distance of long ticks, counted from zero. */
  readonly major: number;
  /** Texts below the ticks. */
  readonly labels: readonly ScaleLabel[];
  /** The value in words: '5%'. */
  readonly valueText: string;
  /** What the value means, read aloud in place of it: '5%, about $25.00 at risk'. Default: `valueText`. */
  readonly meaning?: string | undefined;
  /** Its name in a form. */
  readonly name?: string | undefined;
  /** Nothing can be chosen at the moment. */
  readonly disabled?: boolean | undefined;
  /** Called with the event of the element. */
  readonly onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Called with each new value while the thumb moves. */
  readonly onValueChange?: ((value: number) => void) | undefined;
}

/** A whole number between two ends, over a tick scale. */
export function Slider({
  label,
  value,
  min,
  max,
  major,
  labels,
  valueText,
  meaning = valueText,
  onChange,
  onValueChange,
  id: givenId,
  className,
  style,
  ...rest
}: SliderProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const share = `${((value - min) / (max - min)) * 100}%`;
  return (
    <S.Root className={className} style={style}>
      <S.Head>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} aria-live="off">
          {valueText}
        </output>
      </S.Head>
      <S.Track style={{ '--_at': share }}>
        <input
          {...rest}
          id={id}
          type="range"
          min={min}
          max={max}
          step={1}
          value={value}
          aria-valuetext={meaning}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.valueAsNumber);
          }}
        />
        <Scale min={min} max={max} minor={1} major={major} isTopAligned labels={labels} hasCenteredLabels />
      </S.Track>
    </S.Root>
  );
}
