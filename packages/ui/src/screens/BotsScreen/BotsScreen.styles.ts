'use client';

import { styled } from 'styled-components';

/** Below the figures, which follow the bots on phones. */
export const Foot = styled.p`
  order: 1;
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-faint);
`;
