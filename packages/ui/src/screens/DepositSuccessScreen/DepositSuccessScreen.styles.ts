'use client';

import { styled } from 'styled-components';

export const Steps = styled.ol`
  display: grid;
  gap: var(--ep-s4);
  & > li { display: grid; grid-template-columns: 2rem minmax(0, 1fr); gap: var(--ep-s3); }
  & > li > span {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 1px solid var(--ep-line-control);
    border-radius: var(--ep-r-control);
    font-size: var(--ep-size-small);
    font-variant-numeric: tabular-nums;
  }
  & h3 { font-size: var(--ep-size-body); line-height: var(--ep-lh-body); font-weight: var(--ep-weight-medium); }
  & p { color: var(--ep-text-soft); }
`;
