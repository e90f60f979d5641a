'use client';

import * as S from './DailyCells.styles.js';
import { DAILY_LIMIT, getDailyTone } from './getDailyTone.js';

/** The props of `DailyCells`. */
export interface DailyCellsProps {
  /** Updates made today; more than 15 fill all cells. */
  readonly used: number;
}

/** The daily counter as 15 cells. Decorative, so always show text such as '7 / 15' beside it. */
export function DailyCells({ used }: DailyCellsProps) {
  const cells = Array.from({ length: DAILY_LIMIT }, (_, index) => index + 1);
  return (
    <S.Root aria-hidden="true" data-tone={getDailyTone(used)}>
      {cells.map((cell) => (
        <i key={cell} data-limit={getDailyTone(cell)} data-on={cell <= used || undefined} />
      ))}
    </S.Root>
  );
}
