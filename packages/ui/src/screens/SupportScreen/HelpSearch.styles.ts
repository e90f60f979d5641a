'use client';

import { styled } from 'styled-components';

/** The count stays in the document while empty, so that it is announced when it changes. */
export const Count = styled.p`
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-faint);
  overflow-wrap: anywhere;
  &:not(:empty) { margin-top: var(--ep-s2); }
`;

export const Results = styled.ul`
  margin-top: var(--ep-s2);
  overflow: hidden;
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-card);
  background: var(--ep-surface-card);
  & > li + li { border-top: 1px solid var(--ep-line-soft); }
  & button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ep-s4);
    width: 100%;
    min-height: 44px;
    padding: var(--ep-s2) var(--ep-s4);
    border: 0;
    background: none;
    color: var(--ep-text-strong);
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & button:hover { background: var(--ep-surface-hover); }
  & button:focus-visible { outline-offset: -3px; }
  & button > span { flex: none; font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-faint); }
`;
