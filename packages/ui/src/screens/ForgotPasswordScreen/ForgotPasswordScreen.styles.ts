'use client';

import { styled } from 'styled-components';

export const Steps = styled.ol`
  display: grid;
  gap: var(--ep-s4);
  & > li { display: grid; grid-template-columns: var(--ep-s8) minmax(0, 1fr); gap: var(--ep-s3); }
  & > li > span {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 1px solid var(--ep-line-control);
    border-radius: var(--ep-r-control);
    font-size: var(--ep-size-small);
  }
  & b { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
  & p { color: var(--ep-text-soft); }
`;

/** An address has no place to break. */
export const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
