'use client';

import { keyframes, styled } from 'styled-components';
import type { StyledElement } from '../StyledElement.js';

const pulse = keyframes`50% { opacity: .45; }`;

/** A placeholder for content that is loading. Set height and width with `style`. Decorative. */
export const Skeleton: StyledElement<'span'> = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  height: 1rem;
  border-radius: var(--ep-r-tag);
  background: var(--ep-surface-skeleton);
  animation: ${pulse} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;
