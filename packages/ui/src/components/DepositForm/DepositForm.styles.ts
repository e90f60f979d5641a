'use client';

import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.js';

export const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s6);
`;

/** One line of four cards' place; one column on phones, like the cards. */
export const Skeletons = styled.div`
  display: grid;
  gap: var(--ep-s2);
  & > span { height: 4.75rem; border-radius: var(--ep-r-control); }
  @media (min-width: 480px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

export const Submit = styled.div`
  display: grid;
  gap: var(--ep-s2);
`;
