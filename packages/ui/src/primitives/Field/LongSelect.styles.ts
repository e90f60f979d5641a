'use client';

import { Combobox } from '@base-ui/react/combobox';
import { styled } from 'styled-components';

export const Positioner = styled(Combobox.Positioner)`
  z-index: var(--ep-z-dialog);
  outline: 0;
`;

export const Popup = styled(Combobox.Popup)`
  width: var(--anchor-width);
  max-width: var(--available-width);
  overflow: hidden;
  border: 1px solid var(--ep-line-control);
  border-radius: var(--ep-r-control);
  background: var(--ep-surface-overlay);
  color: var(--ep-text-body);
  box-shadow: var(--ep-shadow-overlay);
  outline: 0;
`;

export const Empty = styled(Combobox.Empty)`
  &:not(:empty) { padding: var(--ep-s3); color: var(--ep-text-faint); }
`;

export const Scroller = styled.div`
  max-height: min(20rem, var(--available-height));
  overflow: auto;
  overscroll-behavior: contain;
  & > div { position: relative; }
`;

export const Option = styled(Combobox.Item)`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  min-height: 2.75rem;
  padding: var(--ep-s2) var(--ep-s3);
  line-height: 1.75rem;
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: 0;
  &[data-highlighted] { background: var(--ep-surface-pressed); color: var(--ep-text-strong); }
  &[data-selected] { box-shadow: inset 2px 0 var(--ep-accent); color: var(--ep-text-strong); }
  @media (forced-colors: active) { &[data-highlighted] { outline: 2px solid Highlight; outline-offset: -2px; } }
`;
