'use client';

import { styled } from 'styled-components';

const Bars = styled.span`
  display: inline-flex;
  align-items: flex-end;
  gap: 3px;
  height: 12px;
  & > i { width: 3px; background: var(--ep-tick); }
  & > i:nth-child(1) { height: 5px; }
  & > i:nth-child(2) { height: 8px; }
  & > i:nth-child(3) { height: 12px; }
  & > i[data-on] { background: currentColor; }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    & > i { background: GrayText; }
    & > i[data-on] { background: CanvasText; }
  }
`;

const steps = { low: 1, medium: 2, high: 3 } as const;

/** The props of `RiskLevelMark`. */
export interface RiskLevelMarkProps {
  /** Low, medium or high in any case; another value fills no bar. */
  readonly level: string;
}

/** One to three bars beside the name of a risk level. Decorative. */
export function RiskLevelMark({ level }: RiskLevelMarkProps) {
  const known = level.toLowerCase();
  const filled = Object.hasOwn(steps, known) ? steps[known as keyof typeof steps] : 0;
  return (
    <Bars aria-hidden="true">
      {[1, 2, 3].map((bar) => (
        <i key={bar} data-on={bar <= filled || undefined} />
      ))}
    </Bars>
  );
}
