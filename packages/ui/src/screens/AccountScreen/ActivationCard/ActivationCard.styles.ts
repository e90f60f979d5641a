'use client';

import { styled } from 'styled-components';

export const Bar = styled.div`
  padding-top: var(--ep-s1);
`;

export const Steps = styled.ol`
  margin-top: var(--ep-s3);
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--ep-s2) var(--ep-s3);
    padding: var(--ep-s3) 0;
  }
  & > li + li { border-top: 1px solid var(--ep-line-soft); }
  & > li:last-child { padding-bottom: 0; }
  & > li > button { grid-column: 1 / -1; }
  & a { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
  @container ep-column (width >= 28rem) {
    & > li { grid-template-columns: auto minmax(0, 1fr) auto; }
    & > li > button { grid-column: auto; }
  }
`;
