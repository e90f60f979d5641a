'use client';

import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.js';

export const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--ep-s3);
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background var(--ep-fast) var(--ep-ease), border-color var(--ep-fast) var(--ep-ease);
  &[data-disabled] { cursor: auto; }
  @media (hover: hover) {
    &:hover:not([data-disabled]) { background: var(--ep-surface-raised); border-color: var(--ep-line-control); }
  }
  /* Tags that leave less than a word's width for the name go below it. */
  & > .ep-head { display: flex; flex-wrap: wrap; align-items: flex-start; gap: var(--ep-s2) var(--ep-s3); }
  & > .ep-head > .ep-name { flex: 1 1 6rem; min-width: 0; }
  & > .ep-head > .ep-name > span { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-faint); }
  & > .ep-head > .ep-tags { display: grid; justify-items: end; gap: var(--ep-s1); margin-inline-start: auto; }
  & > .ep-description { color: var(--ep-text-soft); }
  /* As KeyValues, without an element around each pair. */
  & > dl { display: grid; grid-template-columns: minmax(min-content, 1fr) fit-content(60%); border-bottom: 1px solid var(--ep-line-soft); }
  & > dl > * { display: flex; align-items: center; min-height: 2.25rem; padding: var(--ep-s1) 0; border-top: 1px solid var(--ep-line-soft); }
  & > dl > dt { padding-inline-end: var(--ep-s4); color: var(--ep-text-faint); overflow-wrap: normal; }
  & > dl > dd { justify-content: flex-end; gap: var(--ep-s2); color: var(--ep-text-strong); text-align: end; font-variant-numeric: tabular-nums; }
  & > ul { margin: 0 0 var(--ep-s1); padding: 0; list-style: none; font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-soft); }
  & > ul > li { display: inline; }
  & > ul > li:not(:last-child)::after { content: '\\00a0· '; content: '\\00a0· ' / ''; }
  & > :is(.ep-missing, button) { margin-top: auto; }
  & > .ep-missing { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); text-align: center; }
  & > .ep-missing + button { margin-top: 0; }
  @container ep-column (width < 28rem) {
    & > .ep-missing { margin-block: calc(var(--ep-s3) * -1); }
    & > .ep-missing > a { display: inline-block; padding: var(--ep-s3) 0; }
  }
  & > .ep-reason { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-faint); }
  /* Two lines for every description, so that neighbouring cards align. */
  @container ep-column (width >= 55rem) {
    & > .ep-description { min-height: calc(2 * var(--ep-lh-body)); }
  }
`;
