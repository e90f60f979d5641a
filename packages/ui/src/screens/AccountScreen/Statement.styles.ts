'use client';

import { styled } from 'styled-components';

/** What the lines add up to, beside it what is left out and what can be done with them. */
export const Body = styled.div`
  display: grid;
  gap: var(--ep-s4) var(--ep-s8);
  @container ep-column (width >= 60rem) { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: start; }
`;

export const Remarks = styled.div`
  display: grid;
  gap: var(--ep-s1);
  color: var(--ep-text-soft);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ep-s3);
  margin-top: var(--ep-s3);
  & > * { flex: 0 1 auto; }
  @container ep-column (width < 28rem) { & > * { flex: 1 1 100%; } }
`;

/** A name and, at the other end, its amounts; the bots below their sum. */
export const Sums = styled.dl`
  display: grid;
  font-variant-numeric: tabular-nums lining-nums;
  & > div { display: flex; justify-content: space-between; gap: var(--ep-s1) var(--ep-s4); padding-block: var(--ep-s2); }
  & > div:not([data-part]) + div:not([data-part]), & > [data-part] + div:not([data-part]) { border-top: 1px solid var(--ep-line-soft); }
  & > [data-part] { padding-block: 0 var(--ep-s2); padding-inline-start: var(--ep-s4); color: var(--ep-text-soft); }
  & dt { flex: 0 1 auto; min-width: 6rem; overflow-wrap: anywhere; }
  & dt small { font-size: inherit; white-space: nowrap; color: var(--ep-text-faint); }
  & dd { flex: none; max-width: 65%; text-align: end; overflow-wrap: anywhere; }
  & > div:not([data-part]) > dd { color: var(--ep-text-strong); font-weight: var(--ep-weight-medium); }
`;

/** Nothing of the page around it is printed, and no color of the screen. */
export const Sheet = styled.div`
  display: none;
  @media print {
    html:has(&), body:has(&) { background: none; color-scheme: light; }
    :has(> &) { background: none; }
    body:has(&) > :not(:has(&)) { display: none !important; }
    display: grid;
    gap: var(--ep-s5);
    color: var(--ep-text-strong);
    & > header { display: grid; gap: var(--ep-s1); }
    & table { width: 100%; border-collapse: collapse; font-size: var(--ep-size-tag); line-height: var(--ep-lh-tag); font-variant-numeric: tabular-nums; }
    & :is(th, td) { padding: var(--ep-s1) var(--ep-s2); border-bottom: 1px solid var(--ep-line); text-align: start; vertical-align: top; font-weight: var(--ep-weight-regular); }
    & :is(th, td):first-child { padding-inline-start: 0; white-space: nowrap; }
    & :is(th, td):last-child { padding-inline-end: 0; text-align: end; white-space: nowrap; }
    & th { color: var(--ep-text-soft); }
    & tr { break-inside: avoid; }
  }
`;
