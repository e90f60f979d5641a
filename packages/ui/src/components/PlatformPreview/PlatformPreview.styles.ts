'use client';

import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @container ep-column (width >= 64rem) { grid-template-columns: minmax(0, 1fr) 20rem; }
`;

export const Plot = styled.div`
  position: relative;
  min-height: 400px;
  overflow: hidden;
  background: var(--ep-surface-well);
  @container ep-column (width < 48rem) { min-height: 320px; }
`;

export const Side = styled.div`
  display: grid;
  align-content: start;
  gap: var(--ep-s5);
  padding: var(--ep-card-pad);
  border-top: 1px solid var(--ep-line-soft);
  @container ep-column (width >= 64rem) { border-top: 0; border-inline-start: 1px solid var(--ep-line-soft); }
`;

export const Benefits = styled.ul`
  display: grid;
  gap: var(--ep-s3);
  padding-top: var(--ep-s5);
  border-top: 1px solid var(--ep-line-soft);
  & > li { display: flex; gap: var(--ep-s3); }
  & svg { flex: none; width: 1rem; height: 1rem; margin-top: .25rem; color: var(--ep-accent-text); }
`;
