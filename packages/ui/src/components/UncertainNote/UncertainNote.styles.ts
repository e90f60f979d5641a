'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--ep-s3);
  padding: var(--ep-s3) var(--ep-s4);
  border: 1px solid var(--ep-warning-line);
  border-radius: var(--ep-r-control);
  background: var(--ep-warning-surface);
  scroll-margin-block: var(--ep-s3);
  @container ep-column (width >= 28rem) { grid-template-columns: auto minmax(0, 1fr) auto; }
  & > svg { width: 1.125rem; height: 1.125rem; margin-top: 3px; color: var(--ep-warning); }
  & strong { font-weight: var(--ep-weight-strong); color: var(--ep-text-strong); }
  & small { display: block; margin-top: var(--ep-s1); font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-soft); font-variant-numeric: tabular-nums; }
`;

export const Result = styled.div`
  margin-top: var(--ep-s3);
  padding-top: var(--ep-s3);
  border-top: 1px solid var(--ep-warning-line);
  overflow-wrap: anywhere;
  & > p[data-busy] { display: flex; align-items: center; gap: var(--ep-s2); }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ep-s3);
  grid-column: 2;
  & > * { flex: 1 1 auto; }
  @container ep-column (width >= 28rem) {
    & > * { flex: none; }
    flex-direction: column;
    grid-column: 3;
  }
`;

export const Confirmation = styled.div`
  display: grid;
  gap: var(--ep-s4);
  grid-column: 2 / -1;
  padding-top: var(--ep-s3);
  border-top: 1px solid var(--ep-warning-line);
  overflow-wrap: anywhere;
  & > div:first-child { display: grid; gap: var(--ep-s1); max-width: 44rem; }
  & > div:first-child:focus { outline: none; }
`;

export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ep-s3);
  @container ep-column (width < 28rem) { & > * { flex: 1 1 auto; } }
`;
