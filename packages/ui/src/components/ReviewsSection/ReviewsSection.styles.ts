'use client';

import { styled } from 'styled-components';

/** The quote, then the reviewer's name, aligned across the cards. */
export const Reviews = styled.div`
  display: grid;
  gap: var(--ep-s4);
  grid-template-columns: minmax(0, 1fr);
  & > figure { display: flex; flex-direction: column; justify-content: space-between; gap: var(--ep-s5); }
  & blockquote { margin: 0; font-size: var(--ep-size-card); line-height: 1.625rem; text-wrap: pretty; overflow-wrap: anywhere; }
  & blockquote::before {
    content: '';
    display: block;
    width: 25px;
    height: 8px;
    margin-bottom: var(--ep-s4);
    background: repeating-linear-gradient(90deg, var(--ep-tick) 0 1px, transparent 1px 6px);
  }
  & figcaption { display: flex; flex-wrap: wrap; align-items: center; gap: var(--ep-s2) var(--ep-s3); }
  & figcaption > b { flex: 1; min-width: 0; font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); overflow-wrap: anywhere; }
  @container ep-column (width >= 64rem) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;
