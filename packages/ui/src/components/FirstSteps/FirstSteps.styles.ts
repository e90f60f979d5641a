'use client';

import { styled } from 'styled-components';

/** As high as a row of a list: it is passed every day until both steps are done. */
export const Strip = styled.nav`
  min-height: 44px;
  & > a {
    display: flex;
    align-items: center;
    gap: var(--ep-s2) var(--ep-s3);
    min-height: 44px;
    padding-block: var(--ep-s1);
    padding-inline: var(--ep-s4) var(--ep-s2);
    border: 1px solid var(--ep-accent-line);
    border-radius: var(--ep-r-card);
    background: var(--ep-accent-surface);
    color: var(--ep-text-body);
    text-decoration: none;
  }
  & ol { display: flex; flex: 1; flex-wrap: wrap; align-items: center; gap: var(--ep-s1) var(--ep-s3); min-width: 0; }
  & li { display: flex; align-items: center; gap: var(--ep-s2); }
  & li + li::before { content: ''; width: 20px; height: 1px; margin-inline-end: var(--ep-s1); background: var(--ep-tick); }
  & li > span {
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border: 1px solid var(--ep-line-control);
    border-radius: var(--ep-r-tag);
    font-size: var(--ep-size-tag);
    line-height: 1;
  }
  & li[data-done] { color: var(--ep-text-soft); }
  & li[data-done] > span { border-color: var(--ep-positive); color: var(--ep-positive); }
  & li[aria-current] { color: var(--ep-text-strong); font-weight: var(--ep-weight-medium); }
  & li[aria-current] > span { border-color: var(--ep-accent); color: var(--ep-accent-text); }
  & li svg { width: .75rem; height: .75rem; }
  & > a > b { font-weight: inherit; color: var(--ep-text-soft); font-variant-numeric: tabular-nums; }
  & > a > svg { flex: none; width: 1.125rem; height: 1.125rem; color: var(--ep-accent-text); }
  @container ep-column (width < 40rem) {
    & > a { padding-inline-start: var(--ep-s3); font-size: var(--ep-size-small); }
    & li + li::before { width: 8px; margin: 0; }
  }
`;
