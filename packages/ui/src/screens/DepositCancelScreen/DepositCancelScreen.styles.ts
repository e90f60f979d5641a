'use client';

import { styled } from 'styled-components';

export const Reasons = styled.ul`
  & > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--ep-s3); padding: var(--ep-s3) 0; }
  & > li + li { border-top: 1px solid var(--ep-line-soft); }
  & svg { width: 1.125rem; height: 1.125rem; margin-top: 3px; stroke-width: 1.75; color: var(--ep-text-faint); }
`;
