'use client';

import { styled } from 'styled-components';

export const Consent = styled.p`
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-soft);
`;

/** Opens an overlay from within a sentence. */
export const InlineButton = styled.button`
  display: inline;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ep-text-link);
  text-align: start;
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  text-underline-offset: 3px;
  cursor: pointer;
  &:hover { text-decoration-color: currentColor; }
`;

export const Length = styled.div`
  display: grid;
  flex: 1;
  gap: var(--ep-s2);
  padding-top: 2px;
  & > p { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--ep-s3); font-variant-numeric: tabular-nums; }
`;
