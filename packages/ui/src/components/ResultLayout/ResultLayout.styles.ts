'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s8);
  max-width: 60rem;
  margin: 0 auto;
  padding: var(--ep-s8) 0 var(--ep-s16);
  @container ep-column (width >= 48rem) { padding: var(--ep-s16) 0; }
`;

export const Head = styled.div`
  display: grid;
  gap: var(--ep-s5);
  & > span {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border: 1px solid var(--ep-line);
    border-radius: var(--ep-r-card);
    background: var(--ep-surface-hover);
    color: var(--ep-text-body);
  }
  & > span > svg { width: 1.375rem; height: 1.375rem; stroke-width: 1.5; }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s8);
  @container ep-column (width >= 64rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--ep-s12);
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: var(--ep-s3);
  & > p { color: var(--ep-text-soft); }
  & > p > a { display: inline-flex; align-items: center; min-height: 44px; }
  @container ep-column (width >= 48rem) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    & > p { margin-inline-start: auto; }
  }
`;
