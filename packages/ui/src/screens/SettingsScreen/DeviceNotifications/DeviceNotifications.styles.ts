'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ep-s2) var(--ep-s4);
  min-height: 44px;
`;

export const Content = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  & > h3 { font-size: var(--ep-size-body); line-height: var(--ep-lh-body); font-weight: var(--ep-weight-medium); }
  & > p { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-faint); }
`;

export const State = styled.p`
  display: inline-flex;
  align-items: center;
  gap: var(--ep-s2);
  max-width: 100%;
  color: var(--ep-text-soft);
  & > svg { flex: none; width: 1rem; height: 1rem; color: var(--ep-text-faint); }
  &[data-state='granted'] > svg { color: var(--ep-positive); }
  &[data-state='denied'] > svg { color: var(--ep-warning); }
  &:focus { outline: none; }
  &:focus-visible { outline: 2px solid var(--ep-focus-ring); outline-offset: 2px; border-radius: var(--ep-r-control); }
`;
