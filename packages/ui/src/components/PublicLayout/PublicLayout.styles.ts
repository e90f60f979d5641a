'use client';

import { styled } from 'styled-components';

/** The page is the container `ep-column`. Fixed elements must stay outside, as older browsers place them within it. */
export const Root = styled.div`
  container: ep-column / inline-size;
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  width: 100%;
  min-height: calc(100dvh - var(--ep-ribbon-space, 0px));
  & > :is(header, main, footer) {
    padding: 0 max(var(--ep-s4), env(safe-area-inset-right)) 0 max(var(--ep-s4), env(safe-area-inset-left));
    @container ep-column (width < 48rem) { --ep-card-pad: var(--ep-s5); }
    @container ep-column (width < 22.5rem) { --ep-card-pad: var(--ep-s4); }
    @container ep-column (width >= 48rem) { padding-inline: var(--ep-s10); }
  }
  &[data-slim] > header { border-bottom: 1px solid var(--ep-line-soft); }
  & > main:focus { outline: none; }
  & > :is(main, footer) > div { max-width: 72rem; margin: 0 auto; }
  &[data-bar] { padding-bottom: var(--ep-bar-space, 0px); }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ep-s3);
  max-width: 72rem;
  min-height: 4rem;
  margin: 0 auto;
`;

/** As wide for a visitor as for a signed-in person, so that nothing moves once the session is known. */
export const Nav = styled.nav`
  display: flex;
  flex: none;
  justify-content: flex-end;
  gap: var(--ep-s2);
  width: 9rem;
  @container ep-column (width >= 30rem) { width: 16rem; }
  /* Where there is room, longer words stay on their line. */
  @container ep-column (width >= 48rem) { width: auto; min-width: 16rem; white-space: nowrap; }
`;

export const WideOnly = styled.span`
  display: contents;
  @container ep-column (width < 30rem) { display: none; }
`;
