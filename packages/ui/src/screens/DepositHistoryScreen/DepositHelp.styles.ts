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
  /* A long list has many of them, so its chevron is no element. */
  & > summary::after {
    content: '';
    width: .375rem;
    height: .375rem;
    margin-inline: var(--ep-s1);
    border: solid;
    border-width: 0 1.5px 1.5px 0;
    translate: 0 -.125rem;
    rotate: 45deg;
  }
  &[open] > summary::after { translate: 0 .125rem; rotate: 225deg; }
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
