'use client';

import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

export const Root = styled.span`
  display: inline-block;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: 50%;
  border: 2px solid color-mix(in srgb, currentColor 28%, transparent);
  border-top-color: currentColor;
  animation: ${turn} .9s linear infinite;
  @media (prefers-reduced-motion: reduce) { animation-duration: 3s; }
`;
