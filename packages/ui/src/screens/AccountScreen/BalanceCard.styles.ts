'use client';

import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.js';

export const Root = styled(Card)`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--ep-s1);
  & > h2 { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); font-weight: 400; letter-spacing: 0; color: var(--ep-text-faint); }
`;

/** Two links of equal weight, side by side where both fit. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr));
  gap: var(--ep-s3);
  width: 100%;
  margin-top: var(--ep-s3);
`;
