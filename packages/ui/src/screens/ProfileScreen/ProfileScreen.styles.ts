'use client';

import { styled } from 'styled-components';
import { Stack } from '../../primitives/Layout/Layout.js';

/** From 704 px, person and details are at the left, security and deletion at the right. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s6);
  @container ep-column (width >= 44rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ep-s4);
  & > div { min-width: 0; overflow-wrap: anywhere; }
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ep-s3);
  & > div { display: flex; flex-wrap: wrap; align-content: start; align-items: baseline; gap: var(--ep-s1) var(--ep-s2); padding: var(--ep-s3) var(--ep-s4); border-radius: var(--ep-r-control); background: var(--ep-surface-raised); }
  & > div > dt { flex-basis: 100%; }
  @container ep-column (width < 20.5rem) { grid-template-columns: minmax(0, 1fr); }
`;

/** Rows of the security card: a subject and its button. */
export const Rows = styled(Stack)`
  gap: 0;
  & > div { display: flex; align-items: center; justify-content: space-between; gap: var(--ep-s4); min-height: 4rem; padding: var(--ep-s4) 0; }
  & > div + div { border-top: 1px solid var(--ep-line-soft); }
  & > div:first-child { padding-top: 0; }
  & > div:last-child { padding-bottom: 0; min-height: 0; }
  & > div > div { display: grid; justify-items: start; gap: var(--ep-s1); min-width: 0; }
  & h3 { font-size: var(--ep-size-body); line-height: var(--ep-lh-body); font-weight: var(--ep-weight-medium); }
`;

export const NotYet = styled.p`
  margin-top: var(--ep-s4);
  padding-top: var(--ep-s3);
  border-top: 1px solid var(--ep-line-soft);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-faint);
`;

export const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ep-s2) var(--ep-s4);
`;
