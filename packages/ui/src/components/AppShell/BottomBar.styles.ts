'use client';

import { styled } from 'styled-components';

export const Root = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--ep-z-nav);
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  padding: 0 max(var(--ep-s1), env(safe-area-inset-right)) env(safe-area-inset-bottom) max(var(--ep-s1), env(safe-area-inset-left));
  border-top: 1px solid var(--ep-line);
  background: var(--ep-surface-card);
  @media (min-width: 48em) { display: none; }
  /* On the narrowest screen, each name gets the width it needs. */
  @media (max-width: 22.4375em) { grid-template-columns: repeat(6, minmax(44px, auto)); padding-inline: 0; }
  /* In a low window, as at 400 %, it would take the room of what is read: there it ends the page. */
  @media (max-height: 25em) { position: static; }
  /* For content that scrolls or floats above it. */
  @media (max-width: 47.9375em) and (min-height: 25.0625em) {
    :root:has(&), :host:has(&) { --ep-bar-space: calc(var(--ep-bar) + env(safe-area-inset-bottom)); }
  }

  & > a {
    position: relative;
    display: grid;
    align-content: start;
    justify-items: center;
    gap: 2px;
    /* The icon stays where it is, whether its name takes one line or two. */
    min-height: var(--ep-bar);
    padding-top: 10px;
    color: var(--ep-text-faint);
    font-size: .75rem;
    line-height: 1rem;
    letter-spacing: -.01em;
    text-align: center;
    overflow-wrap: anywhere;
    hyphens: auto;
    font-weight: var(--ep-weight-medium);
    text-decoration: none;
  }
  & > a > svg { width: 1.25rem; height: 1.25rem; stroke-width: 1.75; }
  & > a:focus-visible { outline-offset: -2px; }
  & > [aria-current] { color: var(--ep-text-strong); }
  & > [aria-current]::before {
    content: '';
    position: absolute;
    top: -1px;
    inset-inline-start: 50%;
    width: 2px;
    height: 10px;
    margin-inline-start: -1px;
    background: var(--ep-accent);
  }
  & > [aria-current]::after {
    content: '';
    position: absolute;
    top: -1px;
    inset-inline-start: 50%;
    width: 26px;
    height: 5px;
    margin-inline-start: -13px;
    background: linear-gradient(90deg, var(--ep-tick) 2px, transparent 2px 6px, var(--ep-tick) 6px 8px, transparent 8px 18px, var(--ep-tick) 18px 20px, transparent 20px 24px, var(--ep-tick) 24px);
  }
  @media (forced-colors: active) {
    & > [aria-current]::before { width: 26px; margin-inline-start: -13px; height: 4px; background: Highlight; }
  }
`;
