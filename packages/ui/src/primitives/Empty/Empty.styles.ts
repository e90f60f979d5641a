'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ep-s2);
  padding: var(--ep-s12) var(--ep-s5);
  text-align: center;
  &[data-page] { padding-block: var(--ep-s20); }
  & > span:first-child { width: 160px; margin-bottom: var(--ep-s4); }
  & > p { max-width: 44ch; color: var(--ep-text-soft); }
  & > :is(a, button) { margin-top: var(--ep-s4); }
`;
