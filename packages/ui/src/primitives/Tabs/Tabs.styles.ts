'use client';

import { Tabs } from '@base-ui/react/tabs';
import { styled } from 'styled-components';

export const Root = styled(Tabs.Root)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s6);
`;

export const List = styled(Tabs.List)`
  display: flex;
  gap: var(--ep-s2);
  overflow-x: auto;
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
  box-shadow: inset 0 -1px var(--ep-line);
`;

export const Tab = styled(Tabs.Tab)`
  position: relative;
  flex: none;
  min-width: 44px;
  min-height: 44px;
  padding: 0 var(--ep-s3);
  border: 0;
  background: none;
  color: var(--ep-text-soft);
  font-weight: var(--ep-weight-medium);
  white-space: nowrap;
  cursor: pointer;
  transition: color var(--ep-fast) var(--ep-ease);
  /* The text of the first tab aligns with the edge of the page. */
  &:first-child { padding-inline-start: 0; }
  &:hover, &[aria-selected='true'] { color: var(--ep-text-strong); }
  &:focus-visible { outline-offset: -2px; }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto var(--ep-s3) 0;
    height: 2px;
    background: var(--ep-accent);
  }
  &:first-child::after { inset-inline-start: 0; }
  @media (forced-colors: active) { &[aria-selected='true']::after { background: Highlight; } }
`;

/** The previous panel is hidden at once; the library would show both for a frame. */
export const Panel = styled(Tabs.Panel)`
  min-width: 0;
  &[inert] { display: none; }
  &:focus-visible { outline-offset: 4px; }
`;
