'use client';

import { styled } from 'styled-components';
import { KeyValues } from '../../primitives/Card/Card.js';

export const Columns = styled.div`
  display: grid;
  gap: var(--ep-s6);
  grid-template-columns: minmax(0, 1fr);
  & > div { display: grid; align-content: start; gap: var(--ep-s6); grid-template-columns: minmax(0, 1fr); }
  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    gap: var(--ep-s8);
    & > div:last-child {
      padding-inline-start: var(--ep-s8);
      border-inline-start: 1px solid var(--ep-line);
    }
  }
`;

export const Description = styled.span`
  font-variant-numeric: tabular-nums;
  & > [data-provenance] { margin: 2px var(--ep-s1); vertical-align: middle; }
`;

/** Amount and rest are what is decided about. */
export const Summary = styled(KeyValues)`
  & > :first-child > dd, & > :last-child > dd { font-weight: var(--ep-weight-strong); }
  & > :last-child > dd { font-size: var(--ep-size-card); }
`;

/** A sentence that binds the choice. */
export const Binding = styled.p`
  font-size: var(--ep-size-card);
  line-height: var(--ep-lh-card);
  font-weight: var(--ep-weight-medium);
  color: var(--ep-text-strong);
`;
