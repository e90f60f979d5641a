'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ep-s4) var(--ep-s8);
  padding: var(--ep-s8) 0 var(--ep-s10);
  border-top: 1px solid var(--ep-line-soft);
  & > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--ep-s4); min-width: 0; }
  /* A name longer than the column breaks. */
  & > div > a { max-width: 100%; overflow-wrap: anywhere; }
  & > div > a > svg { flex: none; }
  /* The text of the links aligns with the column; their click area extends beyond it. */
  & > nav { display: flex; flex-wrap: wrap; margin-inline: calc(var(--ep-s4) * -1); }
  & > p { flex-basis: 100%; }
`;
