'use client';

import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: var(--ep-s3);
  grid-template-columns: minmax(0, 1fr);
  @container ep-column (width >= 44rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  & > li { display: grid; }
  & button {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--ep-s4);
    width: 100%;
    min-height: 4rem;
    padding: var(--ep-s4) var(--ep-card-pad);
    border: 1px solid var(--ep-line-soft);
    border-radius: var(--ep-r-card);
    background: var(--ep-surface-card);
    text-align: start;
    cursor: pointer;
    transition: background var(--ep-fast) var(--ep-ease), border-color var(--ep-fast) var(--ep-ease);
  }
  & button:hover { background: var(--ep-surface-raised); border-color: var(--ep-line); }
  & svg { width: 1.375rem; height: 1.375rem; stroke-width: 1.5; color: var(--ep-text-faint); }
  & svg:last-child { width: .875rem; height: .875rem; stroke-width: 2; }
  & strong { display: block; font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
`;
