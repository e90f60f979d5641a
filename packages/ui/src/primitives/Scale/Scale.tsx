'use client';

import type { CSSProperties } from 'react';
import type { ElementProps } from '../ElementProps.js';
import * as S from './Scale.styles.js';

/** A text at a point of the scale. */
export interface ScaleLabel {
  /** The label's position on the scale. */
  readonly at: number;
  /** The text, such as `50%`. */
  readonly text: string;
}

/** The props of `Scale`. */
export interface ScaleProps extends ElementProps<HTMLSpanElement> {
  /** The range, in the unit of the value. `min` defaults to 0. */
  readonly min?: number;
  /** The end of the range. */
  readonly max: number;
  /** The distance between ticks, and between long ones, which are at multiples and at the start. */
  readonly minor: number;
  /** The distance between long ticks. */
  readonly major: number;
  /** The value; without it the scale is unset. Ticks from `from` (default `min`) up to it are filled. */
  readonly value?: number | undefined;
  /** Where the filled part begins, in the unit of the value. Default: `min`. */
  readonly from?: number;
  /** The colour of the filled part. Default: `accent`. */
  readonly tone?: 'accent' | 'positive' | 'warning' | 'negative';
  /** The height of the ticks. Default: `small`. */
  readonly size?: 'small' | 'tall';
  /** Fills the ticks without a pointer: a band, not a value. */
  readonly isBand?: boolean;
  /** Lets the ticks hang from one line instead of standing on one. */
  readonly isTopAligned?: boolean;
  /** Texts below the ticks. */
  readonly labels?: readonly ScaleLabel[];
  /** Centres the first and last label on their ticks, as under a slider. */
  readonly hasCenteredLabels?: boolean;
}

/**
 * A tick scale that shows where a value is between its two ends. Decorative: always show the value as text beside it.
 */
export function Scale({
  min = 0,
  max,
  minor,
  major,
  value,
  from = min,
  tone = 'accent',
  size = 'small',
  isBand = false,
  isTopAligned = false,
  labels,
  hasCenteredLabels = false,
  ...rest
}: ScaleProps) {
  const count = Math.round((max - min) / minor);
  const marker = value === undefined || isBand ? -1 : Math.round((Math.min(Math.max(value, min), max) - min) / minor);
  const filledTo = value === undefined ? -1 : Math.round((value - min) / minor);
  const filledFrom = Math.round((from - min) / minor);
  const perMajor = Math.max(1, Math.round(major / minor));
  const beginsAt = Math.round(min / minor);
  const ticks = Array.from({ length: count + 1 }, (_, index) => index);
  return (
    <span {...rest} aria-hidden="true">
      <S.Root data-tone={tone} data-size={size} data-top-aligned={isTopAligned || undefined}>
        {ticks.map((tick) => (
          <i
            key={tick}
            data-major={tick === 0 || (beginsAt + tick) % perMajor === 0 || undefined}
            data-on={(tick >= filledFrom && tick <= filledTo) || undefined}
            data-marker={tick === marker || undefined}
          />
        ))}
      </S.Root>
      {labels && (
        <S.Labels data-centred={hasCenteredLabels || undefined}>
          {labels.map((label) => (
            <span key={label.at} style={{ '--_at': `${((label.at - min) / (max - min)) * 100}%` } as CSSProperties}>
              {label.text}
            </span>
          ))}
        </S.Labels>
      )}
    </span>
  );
}
