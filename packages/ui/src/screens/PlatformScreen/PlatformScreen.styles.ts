'use client';

import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.js';

/** On phones one line without a box, so that the chart is on the first screen. */
export const Intro = styled(Card)`
  & > header > div { align-items: center; }
  @container ep-column (width < 40rem) {
    padding: 0;
    border: 0;
    background: none;
    & p { display: none; }
  }
`;

export const About = styled.div`
  display: grid;
  gap: var(--ep-s4);
`;

/** Three short names, on one line where all of them fit. */
export const Features = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--ep-s2) var(--ep-s8);
  & > li { display: flex; align-items: center; gap: var(--ep-s3); min-height: 2rem; }
  & svg { width: 1.125rem; height: 1.125rem; color: var(--ep-text-faint); }
  @container ep-column (width >= 28rem) { flex-flow: row wrap; }
`;

export const Now = styled.p`
  color: var(--ep-text-soft);
`;
