'use client';

import { styled } from 'styled-components';
import { columns } from './InvestmentSorting.styles.js';

/** Three lines; columns where the list is wide. Rows below the window are neither laid out nor painted. */
export const Root = styled.li`
  position: relative;
  display: grid;
  gap: 2px var(--ep-s2);
  grid-template: 'icon name current current' auto 'icon sub return percent' auto 'tags tags put put' auto / auto minmax(0, 1fr) auto auto;
  align-items: center;
  padding: var(--ep-s3) var(--ep-card-pad);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-faint);
  font-variant-numeric: tabular-nums;
  content-visibility: auto;
  contain-intrinsic-size: auto 5.75rem;
  & + &, .ep-gap + & { border-top: 1px solid var(--ep-line-soft); }

  & > svg { grid-area: icon; width: 2.25rem; height: 2.25rem; padding: .5rem; margin-inline-end: var(--ep-s1); }
  & > h3 { grid-area: name; font-size: var(--ep-size-body); line-height: var(--ep-lh-body); font-weight: var(--ep-weight-medium); overflow-wrap: anywhere; }
  /* The whole row leads to the page of the investment. */
  & > h3 > a { color: inherit; text-decoration: none; }
  & > h3 > a::after { content: ''; position: absolute; inset: 0; }
  & > h3 > a:focus-visible { outline: none; }
  & > h3 > a:focus-visible::after { outline: 2px solid var(--ep-focus-ring); outline-offset: -2px; }
  @media (hover: hover) { &:hover { background: var(--ep-surface-raised); } }
  & > p { grid-area: sub; overflow-wrap: anywhere; }
  & .ep-since::before { content: ' · '; }
  & > .ep-day { display: none; }
  & > .ep-tags { grid-area: tags; display: flex; flex-wrap: wrap; align-items: center; gap: 2px var(--ep-s3); min-width: 0; }
  & > .ep-tags [data-tone] { min-height: 0; padding: 0; border: 0; background: none; font-size: inherit; line-height: inherit; font-weight: inherit; white-space: normal; }
  & > .ep-course, & .ep-level { display: none; }

  & .ep-again { position: relative; }
  & .ep-again::before { content: ' · '; text-decoration: none; display: inline-block; white-space: pre; }

  & > dl { display: contents; }
  & > dl dt { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  & > dl dd { width: fit-content; margin-inline-start: auto; white-space: nowrap; text-align: end; }
  & > dl > .ep-initial > dd { margin-inline-start: 0; }
  & > dl > .ep-initial { grid-area: put; display: flex; flex-wrap: wrap; justify-content: flex-end; column-gap: var(--ep-s1); }
  & > dl > .ep-initial > dt { position: static; width: auto; height: auto; clip-path: none; }
  & > dl > .ep-current { grid-area: current; color: var(--ep-text-strong); font-size: var(--ep-size-body); line-height: var(--ep-lh-body); font-weight: var(--ep-weight-medium); }
  & > dl > .ep-return { grid-area: return; }
  & > dl > .ep-percent { grid-area: percent; }
  /* The arrow stands at the dollars beside it. */
  @container ep-column (width < 65rem) { & > dl > .ep-percent [data-sign]::before { display: none; } }

  @container ep-column (width < 20.5rem) {
    grid-template: 'icon name name' auto 'icon sub current' auto 'tags tags return' auto 'put put percent' auto / auto minmax(0, 1fr) auto;
    & > dl > .ep-initial { justify-content: flex-start; }
  }
  @container ep-column (width >= 65rem) {
    ${columns}
    row-gap: 0;
    grid-template-areas:
      'icon name status risk day line put current return percent'
      'icon sub status risk day line put current return percent';
    min-height: 3.75rem;
    padding-block: var(--ep-s2);
    contain-intrinsic-size: auto 3.75rem;
    color: var(--ep-text-body);
    font-size: var(--ep-size-body);
    & > p { color: var(--ep-text-faint); font-size: var(--ep-size-small); }
    & .ep-since { display: none; }
    /* The head of the column says what it is of. */
    & .ep-risk { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    & .ep-level { display: inline; }
    & > .ep-tags { display: contents; }
    & > .ep-tags > :first-child { grid-area: status; }
    & > .ep-tags > :last-child:not(:first-child) { grid-area: risk; }
    & > .ep-day { grid-area: day; display: block; }
    & > .ep-course { grid-area: line; display: block; }
    & > dl > .ep-initial > dd { margin-inline-start: auto; }
    & > dl > div > dt, & > dl > .ep-initial > dt { position: absolute; width: 1px; height: 1px; clip-path: inset(50%); }
  }
`;
