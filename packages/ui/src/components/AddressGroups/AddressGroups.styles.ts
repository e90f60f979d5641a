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
  & > .ep-read { -webkit-user-select: none; user-select: none; }
  & > .ep-seen { display: block; -webkit-user-select: all; user-select: all; }
  & > .ep-seen > b { display: inline-block; width: 19.9%; min-width: 4.2ch; text-align: center; font-weight: var(--ep-weight-regular); }
  & > .ep-seen > .ep-prefix { width: 2.75ch; min-width: 0; margin-inline-start: -2.75ch; text-align: start; color: var(--ep-text-faint); }
  & > .ep-seen > .ep-other { color: var(--ep-accent-text); }
  & > .ep-seen[data-prefixed] { padding-inline-start: 2.75ch; }
  @container ep-column (width < 20.5rem) {
    padding-inline: var(--ep-s2);
    & > .ep-seen > .ep-prefix { width: 2.25ch; margin-inline-start: -2.25ch; }
    & > .ep-seen[data-prefixed] { padding-inline-start: 2.25ch; }
  }
`;
