'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  min-height: calc(100dvh - var(--ep-ribbon-space, 0px));
  & > :is(header, main, footer) { padding: 0 max(var(--ep-gutter), env(safe-area-inset-right)) 0 max(var(--ep-gutter), env(safe-area-inset-left)); }
  &[data-slim] > header { border-bottom: 1px solid var(--ep-line-soft); }
  & > main:focus { outline: none; }
  & > :is(main, footer) > div { max-width: 72rem; margin: 0 auto; }
  &[data-bar] { padding-bottom: var(--ep-bar-space, 0px); }
  @media (min-width: 48em) {
    & > :is(header, main, footer) { padding-inline: var(--ep-s10); }
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ep-s3);
  max-width: 72rem;
  min-height: 4rem;
  margin: 0 auto;
  & > a { min-width: 0; white-space: nowrap; }
  & > a > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
`;

/** As wide for a visitor as for a signed-in person, so that nothing moves once the session is known. */
export const Nav = styled.nav`
  display: flex;
  flex: none;
  justify-content: flex-end;
  gap: var(--ep-s2);
  width: 9rem;
  @media (min-width: 30em) { width: 16rem; }
`;

export const WideOnly = styled.span`
  display: contents;
  @media (max-width: 29.9375em) { display: none; }
`;

export const NoSupport = styled.div`
  padding-bottom: var(--ep-s8);
  * + & { margin-top: calc(var(--ep-s6) * -1); }
`;
