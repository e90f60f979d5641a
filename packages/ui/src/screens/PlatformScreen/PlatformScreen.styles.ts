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

/** One line whose names lead to the controls of the chart. */
export const About = styled(Card)`
  padding-block: var(--ep-s2);
`;

export const Features = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--ep-s6);
  & > li { display: flex; align-items: center; gap: var(--ep-s3); min-height: 2.75rem; }
  & > li > svg { width: 1.125rem; height: 1.125rem; color: var(--ep-text-faint); }
  & > li > button { padding-inline: 0; text-align: start; }
  @container ep-column (width < 28rem) {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0 var(--ep-s3);
    font-size: var(--ep-size-small);
    line-height: var(--ep-lh-small);
    @container ep-column (width < 20.5rem) { & > li svg { display: none; } }
    & > li > button { font-size: inherit; line-height: inherit; white-space: normal; gap: var(--ep-s2); }
  }
`;
