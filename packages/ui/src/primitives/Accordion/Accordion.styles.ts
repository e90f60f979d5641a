'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  border-block: 1px solid var(--ep-line-soft);
`;

export const Item = styled.div`
  & + & { border-top: 1px solid var(--ep-line-soft); }
`;

export const Header = styled.h3`
  font-size: var(--ep-size-body);
  line-height: var(--ep-lh-body);
  font-weight: var(--ep-weight-medium);
  letter-spacing: 0;
`;

export const Trigger = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ep-s4);
  width: 100%;
  min-height: 3.5rem;
  padding: var(--ep-s3) 0;
  border: 0;
  background: none;
  color: var(--ep-text-strong);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  & > svg { width: 1.125rem; height: 1.125rem; color: var(--ep-text-faint); transition: transform var(--ep-base) var(--ep-ease); }
  &:hover > svg { color: var(--ep-text-strong); }
  &[aria-expanded='true'] > svg { transform: rotate(180deg); }
`;

/** The padding is on the text inside: a collapsed panel would still show its own. */
export const Panel = styled.div`
  & > div { max-width: 64ch; padding-bottom: var(--ep-s4); color: var(--ep-text-soft); overflow-wrap: anywhere; }
`;
