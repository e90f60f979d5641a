'use client';

import { styled } from 'styled-components';

export const Groups = styled.div`
  display: grid;
  gap: var(--ep-s8);
  & h3 { padding-bottom: var(--ep-s2); border-bottom: 1px solid var(--ep-line); }
  & li { display: grid; gap: var(--ep-s2) var(--ep-s6); padding: var(--ep-s3) 0; grid-template-columns: minmax(0, 1fr); }
  & li[aria-current] {
    margin-inline: calc(var(--ep-s3) * -1);
    padding-inline: var(--ep-s3);
    border-radius: var(--ep-r-control);
    background: var(--ep-accent-surface);
    box-shadow: inset 0 0 0 1px var(--ep-accent-line);
    outline-offset: -2px;
  }
  & li + li { border-top: 1px solid var(--ep-line-soft); }
  @media (min-width: 48em) {
    & li { grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr) minmax(0, 1.1fr); align-items: start; }
  }
`;
