'use client';

import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: var(--ep-s6);
  grid-template-columns: minmax(0, 1fr);
  & > div { display: grid; align-content: start; gap: var(--ep-s6); grid-template-columns: minmax(0, 1fr); }
  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    gap: var(--ep-s8);
    & > div:last-child {
      align-content: space-between;
      padding-inline-start: var(--ep-s8);
      border-inline-start: 1px solid var(--ep-line);
    }
  }
`;

export const Description = styled.span`
  font-variant-numeric: tabular-nums;
  & > [data-provenance] { margin: 2px var(--ep-s1); vertical-align: middle; }
`;

/** A figure and, where there is room, its badge at the end of the line. */
export const Rest = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ep-s1) var(--ep-s2);
`;
