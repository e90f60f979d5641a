'use client';

import { createGlobalStyle } from 'styled-components';

/**
 * Element defaults of the whole page. Static, so that it is inserted once. In forced colours an icon takes the colour
 * of the text beside it, whatever tone its component sets.
 */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; scroll-padding: calc(var(--ep-topbar) + var(--ep-ribbon-space, 0px)) 0 var(--ep-bar-space, 0px); }
  body {
    margin: 0;
    background: var(--ep-surface-page);
    color: var(--ep-text-body);
    font: var(--ep-weight-regular) var(--ep-size-body) / var(--ep-lh-body) var(--ep-font-ui);
    font-feature-settings: "kern", "calt";
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  p, li, dd { text-wrap: pretty; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, table, fieldset { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  legend { padding: 0; }
  button, input, select, textarea { font: inherit; color: inherit; }
  h1 {
    font-size: var(--ep-size-title); line-height: var(--ep-lh-title); font-weight: var(--ep-weight-strong);
    letter-spacing: var(--ep-track-title); color: var(--ep-text-strong); text-wrap: balance;
  }
  h2 {
    font-size: var(--ep-size-section); line-height: var(--ep-lh-section); font-weight: var(--ep-weight-strong);
    letter-spacing: -.01em; color: var(--ep-text-strong); text-wrap: balance;
  }
  h3 {
    font-size: var(--ep-size-card); line-height: var(--ep-lh-card); font-weight: var(--ep-weight-strong);
    color: var(--ep-text-strong);
  }
  h1:focus { outline: none; }
  a {
    color: var(--ep-text-link); text-underline-offset: 3px; text-decoration-thickness: 1px;
    text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  }
  a:hover { text-decoration-color: currentColor; }
  svg { display: block; flex: none; }
  @media (forced-colors: active) {
    svg { color: inherit !important; }
  }
  :where(:focus-visible) { outline: 2px solid var(--ep-focus-ring); outline-offset: 2px; border-radius: var(--ep-r-tag); }
  #root { isolation: isolate; }
`;
