'use client';

import { styled } from 'styled-components';
import type { StyledElement, StyledElementProps } from '../StyledElement.js';
import { useSpoken } from '../Spoken/useSpoken.js';

const Root: StyledElement<'p'> = styled.p`
  display: flex;
  gap: var(--ep-s2);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-faint);
  overflow-wrap: anywhere;
  & > svg { width: .875rem; height: .875rem; margin-top: 3px; }
  &[data-tone='negative'] { color: var(--ep-negative); }
  &[data-tone='positive'] { color: var(--ep-positive); }
  &[data-tone='warning'] { color: var(--ep-warning); }
`;

export interface HintProps extends Omit<StyledElementProps<'p'>, 'ref'> {
  /** Read aloud when it appears and whenever it changes. */
  readonly isSpoken?: boolean;
  /** How it is meant. Default: `neutral`. */
  readonly tone?: 'neutral' | 'positive' | 'warning' | 'negative';
}

/** A small remark below a control, with an icon before it where it has a tone. */
export function Hint({ tone, isSpoken = false, ...rest }: HintProps) {
  return <Root {...rest} ref={useSpoken(isSpoken ? 'polite' : null)} data-tone={tone} />;
}
