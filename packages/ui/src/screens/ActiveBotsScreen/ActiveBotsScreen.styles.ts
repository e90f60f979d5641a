'use client';

import { styled } from 'styled-components';

/** A sentence at the foot of a card that has no padding of its own. */
export const Foot = styled.p`
  padding: var(--ep-s4) var(--ep-card-pad);
  border-top: 1px solid var(--ep-line-soft);
  color: var(--ep-text-soft);
`;
