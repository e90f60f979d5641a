'use client';

import { styled } from 'styled-components';

export const Root = styled.details`
  flex: 1 1 100%;
  min-width: 0;
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: var(--ep-s1);
    min-height: 44px;
    color: var(--ep-text-link);
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker { display: none; }
  & > summary:focus-visible { outline: 2px solid var(--ep-focus-ring); outline-offset: 2px; border-radius: var(--ep-r-control); }
  & > summary > svg { width: 1rem; height: 1rem; }
  &[open] > summary > svg { rotate: 180deg; }
  @container ep-column (width >= 44rem) {
    flex: 1 1 0;
    & > summary { min-height: 32px; }
  }
`;

export const Body = styled.div`
  display: grid;
  gap: var(--ep-s3);
  max-width: 44rem;
  margin-bottom: var(--ep-s2);
  padding: var(--ep-s4);
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-control);
  background: var(--ep-surface-well);
  color: var(--ep-text-soft);
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ep-s2) var(--ep-s4);
  & > p { flex: 1 1 100%; color: var(--ep-text-body); }
`;
