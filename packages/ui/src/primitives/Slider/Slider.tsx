'use client';

import { useId } from 'react';
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
  /** Called with each new value while the thumb moves. */
  readonly onChangeValue: (value: number) => void;
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
  onChangeValue,
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
          onChange={(event) => onChangeValue(event.currentTarget.valueAsNumber)}
        />
        <Scale min={min} max={max} minor={1} major={major} isTopAligned labels={labels} hasCenteredLabels />
      </S.Track>
    </S.Root>
  );
}
