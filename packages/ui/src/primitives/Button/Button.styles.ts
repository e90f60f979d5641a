'use client';

import { styled } from 'styled-components';

/** Links that look like buttons are drawn with it as well. */
export const Root = styled.button`
  --_bg: var(--ep-surface-hover);
  --_fg: var(--ep-text-strong);
  --_bd: transparent;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--ep-s2);
  min-height: var(--ep-control);
  padding: var(--ep-s2) var(--ep-s4);
  border: 1px solid var(--_bd);
  border-radius: var(--ep-r-control);
  background: var(--_bg);
  color: var(--_fg);
  font-size: var(--ep-size-body);
  line-height: 1.375rem;
  font-weight: var(--ep-weight-medium);
  text-decoration: none;
  text-align: center;
  cursor: pointer;
  transition: background var(--ep-fast) var(--ep-ease), border-color var(--ep-fast) var(--ep-ease), color var(--ep-fast) var(--ep-ease);

  & > svg { width: 1.125rem; height: 1.125rem; }
  & > span[aria-hidden] { width: 1rem; height: 1rem; }
  &:hover { --_bg: var(--ep-surface-pressed); }

  &[data-kind='primary'] { --_bg: var(--ep-accent); --_fg: var(--ep-text-on-accent); font-weight: var(--ep-weight-strong); }
  &[data-kind='primary']:hover { --_bg: var(--ep-accent-hover); }
  &[data-kind='primary']:active { --_bg: var(--ep-accent-pressed); }
  &[data-kind='line'] { --_bg: transparent; --_bd: var(--ep-line-control); }
  &[data-kind='line']:hover { --_bg: var(--ep-surface-hover); }
  &[data-kind='quiet'] { --_bg: transparent; --_fg: var(--ep-text-soft); }
  &[data-kind='quiet']:hover { --_bg: var(--ep-surface-hover); --_fg: var(--ep-text-strong); }
  &[data-kind='negative'] { --_bg: var(--ep-negative-surface); --_fg: var(--ep-negative); --_bd: var(--ep-negative); }
  &[data-kind='negative']:hover { --_bg: var(--ep-negative-line); }

  &[data-size='large'] { min-height: 3rem; padding: var(--ep-s3) var(--ep-s6); font-size: var(--ep-size-card); }
  &[data-size='small'] { min-height: var(--ep-control-s); padding: var(--ep-s1) var(--ep-s3); font-size: var(--ep-size-small); line-height: 1.25rem; }
  &[data-size='small']:not([data-icon-only]) > svg { width: .875rem; height: .875rem; }
  &[data-wide] { width: 100%; }
  &[data-icon-only] { flex: none; width: var(--ep-control); min-width: var(--ep-control); padding: 0; }
  &[data-icon-only][data-size='small'] { width: var(--ep-control-s); min-width: var(--ep-control-s); }

  &&[aria-disabled='true'] {
    --_bg: var(--ep-surface-hover);
    --_fg: var(--ep-text-faint);
    --_bd: transparent;
    cursor: not-allowed;
    font-weight: var(--ep-weight-medium);
  }
`;
