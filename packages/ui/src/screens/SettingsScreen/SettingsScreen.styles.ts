'use client';

import { styled } from 'styled-components';
import { Stack } from '../../primitives/Layout/Layout.js';

/** A readable column width instead of the full window. */
export const Column = styled(Stack)`
  max-width: 44rem;
`;

/** The settings of a card, one per line. */
export const Rows = styled.div`
  & > * { padding: var(--ep-s3) 0; }
  & > * + * { border-top: 1px solid var(--ep-line-soft); }
  & > :first-child { padding-top: 0; }
  & > :last-child { padding-bottom: 0; }
`;

export const Caption = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--ep-s2);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-soft);
  & > svg { width: .875rem; height: .875rem; margin-top: 3px; color: var(--ep-text-faint); }
`;

export const Language = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ep-s4);
  & > div { min-width: 0; }
  & h3 { font-size: var(--ep-size-body); line-height: var(--ep-lh-body); font-weight: var(--ep-weight-medium); }
`;

/** Logging out, for people without a sidebar: the shell hides it beside its own. */
export const NarrowOnly = styled.div`
  display: var(--ep-without-sidebar, block);
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--ep-s1) var(--ep-s4);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-faint);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
