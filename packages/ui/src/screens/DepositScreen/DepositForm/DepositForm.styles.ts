'use client';

import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.js';

export const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s6);
`;

/** Reserves the space of four cards under their title. */
export const Skeletons = styled.div`
  display: grid;
  gap: var(--ep-s2);
  margin-top: calc(var(--ep-lh-small) + var(--ep-s2));
  & > span[aria-hidden] { height: 4.625rem; border-radius: var(--ep-r-control); }
  @container ep-column (width >= 20.5rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

export const Submit = styled.div`
  display: grid;
  gap: var(--ep-s2);
`;
