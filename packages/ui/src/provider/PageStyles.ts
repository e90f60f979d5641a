'use client';

import type { ComponentType } from 'react';
import { createGlobalStyle } from 'styled-components';

/**
 * The product's look for the whole page: background, text and scrolling of `html` and `body`. Render it once, for an app
 * that is nothing but this product; without it a provider changes nothing outside its own element.
 */
export const PageStyles: ComponentType = createGlobalStyle`
  html {
    -webkit-text-size-adjust: 100%;
    scrollbar-gutter: stable;
    scroll-padding: calc(var(--ep-topbar) + var(--ep-ribbon-space, 0px)) 0 var(--ep-bar-space, 0px);
    @media (max-height: 25em) { scroll-padding: 0; }
    color-scheme: var(--ep-color-scheme);
  }
  body {
    margin: 0;
    background: var(--ep-surface-page);
    color: var(--ep-text-body);
    font: var(--ep-weight-regular) var(--ep-size-body) / var(--ep-lh-body) var(--ep-font-ui);
  }
`;
