'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  container-type: inline-size;
  border-bottom: 1px solid var(--ep-line-soft);
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ep-s2) var(--ep-s4);
  padding: var(--ep-s3) var(--ep-card-pad);
  @container (max-width: 639px) { padding-block: var(--ep-s2); }
`;

/** At the end of the row, or on the next one. */
export const Indicators = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ep-s2);
  margin-inline-start: auto;
`;

/** An indicator with the colour of its line. */
export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ep-s2);
  padding-inline-start: var(--ep-s3);
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-control);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  white-space: nowrap;
  & > i { width: 14px; border-top: 2px solid var(--ep-text-strong); }
  &[data-kind='sma'] > i { border-color: var(--ep-accent); }
  &[data-kind='bollinger'] > i { border-color: var(--ep-text-faint); }
`;
