'use client';

import { styled } from 'styled-components';
import type { StyledElement, StyledElementProps } from '../StyledElement.js';

const TextRoot: StyledElement<'p'> = styled.p`
  &[data-tone='soft'] { color: var(--ep-text-soft); }
  &[data-tone='faint'] { color: var(--ep-text-faint); }
  &[data-tone='strong'] { color: var(--ep-text-strong); font-weight: var(--ep-weight-medium); }
  &[data-size='small'] { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); }
`;

/** The props of `Text`, with those of a `p`. */
export interface TextProps extends StyledElementProps<'p'> {
  /** Its contrast, from `strong` to `faint`. Default: that of the text around it. */
  readonly tone?: 'strong' | 'soft' | 'faint';
  /** Default: the size of the text around it. */
  readonly size?: 'small';
}

/** A running sentence. */
export function Text({ tone, size, ...rest }: TextProps) {
  return <TextRoot {...rest} data-tone={tone} data-size={size} />;
}

/** The small name above a figure. */
export const Label: StyledElement<'span'> = styled.span`
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-faint);
`;

/** Figures inside running text, in tabular digits. */
export const Num: StyledElement<'span'> = styled.span`
  font-variant-numeric: tabular-nums lining-nums;
`;

/** Addresses, hashes and ids. */
export const Mono: StyledElement<'span'> = styled.span`
  font-family: var(--ep-font-mono);
  font-size: .8125em;
  font-feature-settings: 'zero' 1;
  letter-spacing: 0;
  overflow-wrap: anywhere;
  direction: ltr;
  unicode-bidi: isolate;
`;
