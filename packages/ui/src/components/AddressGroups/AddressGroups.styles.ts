'use client';

import { styled } from 'styled-components';

/**
 * Groups are inline blocks, not grid cells: browsers copy line breaks between cells, and nothing between inline blocks.
 */
export const Root = styled.div`
  position: relative;
  padding: var(--ep-s3) var(--ep-s4);
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-control);
  background: var(--ep-surface-well);
  color: var(--ep-text-strong);
  font-family: var(--ep-font-mono);
  font-size: 1rem;
  line-height: 1.75rem;
  font-feature-settings: 'zero' 1;
  overflow-wrap: anywhere;
  & > .read { user-select: none; }
  & > .seen { display: block; user-select: all; }
  & > .seen > b { display: inline-block; width: 19.9%; min-width: 4.2ch; text-align: center; font-weight: var(--ep-weight-regular); }
  & > .seen > .prefix { width: 2.75ch; min-width: 0; margin-left: -2.75ch; text-align: left; color: var(--ep-text-faint); }
  & > .seen > .other { color: var(--ep-accent-text); }
  & > .seen[data-prefixed] { padding-left: 2.75ch; }
  @container ep-column (width < 20.5rem) {
    padding-inline: var(--ep-s2);
    & > .seen > .prefix { width: 2.25ch; margin-left: -2.25ch; }
    & > .seen[data-prefixed] { padding-left: 2.25ch; }
  }
`;
