'use client';

import { styled } from 'styled-components';

export const Root = styled.header`
  display: none;
  @media (min-width: 48em) {
    position: sticky;
    top: var(--ep-ribbon-space, 0px);
    display: flex;
    flex-direction: column;
    gap: var(--ep-s5);
    height: calc(100dvh - var(--ep-ribbon-space, 0px));
    overflow: auto;
    padding-block: max(var(--ep-s5), env(safe-area-inset-top)) max(var(--ep-s4), env(safe-area-inset-bottom));
    padding-inline: max(var(--ep-s4), env(safe-area-inset-left)) var(--ep-s4);
    &:dir(rtl) { padding-inline-start: max(var(--ep-s4), env(safe-area-inset-right)); }
    border-inline-end: 1px solid var(--ep-line-soft);
    background: var(--ep-surface-page);
  }
  & > a { flex: none; }
  & > a:first-child { padding: 0 var(--ep-s3); }
`;

/** Three ticks per entry on the sidebar's edge; the middle tick of the current entry has the accent colour. */
export const Nav = styled.nav`
  display: grid;
  gap: 2px;
  &[data-foot] { margin-top: auto; }
  & > :is(a, button) {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--ep-s3);
    min-height: var(--ep-control);
    padding: 0 var(--ep-s3);
    border: 0;
    border-radius: var(--ep-r-control);
    background: none;
    color: var(--ep-text-soft);
    font-size: var(--ep-size-body);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    transition: background var(--ep-fast) var(--ep-ease), color var(--ep-fast) var(--ep-ease);
  }
  & > * > svg { width: 1.125rem; height: 1.125rem; stroke-width: 1.75; color: var(--ep-text-faint); }
  & > :is(a, button):hover { background: var(--ep-surface-raised); color: var(--ep-text-strong); }
  & > [aria-current] { background: var(--ep-surface-hover); color: var(--ep-text-strong); font-weight: var(--ep-weight-medium); }
  & > [aria-current] > svg { color: var(--ep-text-strong); }
  & > *::after {
    content: '';
    position: absolute;
    inset-inline-start: calc(var(--ep-s4) * -1);
    top: -1px;
    width: 8px;
    height: calc(100% + 2px);
    background:
      linear-gradient(var(--ep-tick-minor), var(--ep-tick-minor)) 0 50% / 8px 1px no-repeat,
      repeating-linear-gradient(180deg, transparent 0 10px, var(--ep-tick-minor) 10px 11px, transparent 11px 21px) 0 0 / 4px 100% no-repeat;
  }
  & > *:dir(rtl)::after { scale: -1 1; }
  & > [aria-current]::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-inline-start: calc(var(--ep-s4) * -1);
    top: 50%;
    width: 14px;
    height: 2px;
    margin-top: -1px;
    background: var(--ep-accent);
  }
  @media (forced-colors: active) {
    & > [aria-current] { outline: 1px solid Highlight; }
    & > [aria-current]::before { background: Highlight; }
  }
`;
