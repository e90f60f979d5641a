'use client';

import * as S from './DailyRing.styles.js';
import { DAILY_LIMIT, getDailyTone } from './getDailyTone.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `DailyRing`. */
export interface DailyRingProps extends ElementProps<SVGSVGElement> {
  /** Updates made today; more than 15 fill the ring. */
  readonly used: number;
}

/** The daily counter as a ring of 15 parts. Decorative, so always show text such as '7 / 15' beside it. */
export function DailyRing({ used, ...rest }: DailyRingProps) {
  const parts = Array.from({ length: DAILY_LIMIT }, (_, index) => index + 1);
  return (
    <S.Root {...rest} viewBox="0 0 28 28" aria-hidden="true" data-tone={getDailyTone(used)}>
      {parts.map((part) => (
        <circle
          key={part}
          cx="14"
          cy="14"
          r="11"
          pathLength={DAILY_LIMIT}
          strokeDasharray={`0.7 ${DAILY_LIMIT - 0.7}`}
          strokeDashoffset={1 - part}
          data-limit={getDailyTone(part)}
          data-on={part <= used || undefined}
        />
      ))}
    </S.Root>
  );
}
