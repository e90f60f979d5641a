'use client';

import { styled } from 'styled-components';

export const Cards = styled.div`
  display: grid;
  gap: var(--ep-s2);
  grid-template-columns: minmax(0, 1fr);
  /* Below, a name such as Ethereum would be broken. */
  @container ep-column (width >= 22.25rem) {
    &[data-columns='2'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @container ep-column (width >= 20rem) {
    &[data-columns='4'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @container ep-column (width >= 27.5rem) {
    &[data-columns='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
  @container ep-column (width >= 64rem) {
    &[data-columns='4'] { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }
`;

export const Card = styled.label`
  position: relative;
  display: grid;
  gap: var(--ep-s1);
  align-content: start;
  min-height: 44px;
  padding: var(--ep-s3) var(--ep-s4);
  border: 1px solid var(--ep-line-control);
  border-radius: var(--ep-r-control);
  cursor: pointer;

  & > input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  & > svg { position: absolute; inset-inline-end: var(--ep-s3); top: var(--ep-s3); width: 1rem; height: 1rem; color: var(--ep-accent); display: none; }
  & > b { display: flex; gap: var(--ep-s2); padding-inline-end: var(--ep-s5); font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); overflow-wrap: anywhere; }
  /* Beside the first line of a title that takes several. */
  & > b > svg { width: 1.125rem; height: 1.125rem; margin-top: calc((var(--ep-lh-body) - 1.125rem) / 2); }
  & > span { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-soft); font-variant-numeric: tabular-nums; }
  &[data-detail='body'] > span { font-size: var(--ep-size-body); line-height: var(--ep-lh-body); color: var(--ep-text-body); }

  &:hover { background: var(--ep-surface-raised); }
  &:has(input:checked) { border-color: var(--ep-accent); background: var(--ep-accent-surface); box-shadow: inset 0 0 0 1px var(--ep-accent); }
  &:has(input:checked) > svg { display: block; }
  &:has(input:focus-visible) { outline: 2px solid var(--ep-focus-ring); outline-offset: 2px; }
  @media (forced-colors: active) {
    &:has(input:checked) { outline: 2px solid Highlight; }
  }
  /* Beside the shorter line, so that four names fit side by side. */
  [data-columns='4'] > & { padding-inline: var(--ep-s3); }
  [data-columns='4'] > & > b { padding-inline-end: 0; }
  [data-columns='4'] > & > svg { top: auto; bottom: var(--ep-s3); }
  @container ep-column (width < 27.5rem) {
    [data-columns='3'] > & { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 var(--ep-s3); padding-inline-end: 2.5rem; }
    [data-columns='3'] > & > svg { top: 50%; margin-top: -8px; }
    [data-columns='3'] > & > b { padding-inline-end: 0; }
  }
`;
