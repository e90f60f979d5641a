'use client';

import { styled } from 'styled-components';
import type { StyledElement } from '../StyledElement.js';

/** A running sentence; `data-tone` is soft or faint, `data-size` small. */
export const Text: StyledElement<'p'> = styled.p`
  &[data-tone='soft'] { color: var(--ep-text-soft); }
  &[data-tone='faint'] { color: var(--ep-text-faint); }
  &[data-tone='strong'] { color: var(--ep-text-strong); font-weight: var(--ep-weight-medium); }
  &[data-size='small'] { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); }
`;

/** The small name above a figure. */
export const Label: StyledElement<'span'> = styled.span`
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-faint);
`;

/** The main figure of a card; `data-size="large"` is for balance and price. */
export const Figure: StyledElement<'span'> = styled.span`
  display: block;
  font-size: var(--ep-size-figure-m);
  line-height: var(--ep-lh-figure-m);
  font-weight: var(--ep-weight-strong);
  letter-spacing: var(--ep-track-figure);
  color: var(--ep-text-strong);
  font-variant-numeric: tabular-nums lining-nums;
  overflow-wrap: anywhere;
  &[data-size='large'] {
    font-size: var(--ep-size-figure-l);
    line-height: var(--ep-lh-figure-l);
    letter-spacing: -.018em;
  }
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
