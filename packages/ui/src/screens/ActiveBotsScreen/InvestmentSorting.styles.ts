'use client';

import { css, styled } from 'styled-components';

/** The columns of the list, the same for its head and its rows. */
export const columns = css`
  grid-template-columns: 2.5rem minmax(7rem, 1.6fr) 5.25rem 7rem 4rem minmax(4rem, 7.5rem) repeat(4, minmax(5.25rem, 1fr));
  column-gap: var(--ep-s3);
`;

const arrow = css`
  content: '';
  flex: none;
  width: .625rem;
  height: .75rem;
  background: currentColor;
  clip-path: polygon(45% 0, 55% 0, 55% 82%, 92% 52%, 100% 60%, 50% 100%, 0 60%, 8% 52%, 45% 82%);
`;

export const Chips = styled.div`
  display: flex;
  gap: var(--ep-s2);
  width: 100%;
  padding: 2px var(--ep-card-pad);
  margin-inline: calc(var(--ep-card-pad) * -1);
  box-sizing: content-box;
  overflow-x: auto;
  scrollbar-width: none;
  & > button {
    display: inline-flex;
    align-items: center;
    gap: var(--ep-s2);
    flex: none;
    min-height: var(--ep-control);
    padding: 0 var(--ep-s3);
    border: 1px solid var(--ep-line-control);
    border-radius: var(--ep-r-control);
    background: transparent;
    color: var(--ep-text-body);
    font-size: var(--ep-size-small);
    font-weight: var(--ep-weight-medium);
    cursor: pointer;
  }
  & > button:hover { background: var(--ep-surface-hover); }
  & > button[aria-pressed='true'] { border-color: var(--ep-accent); background: var(--ep-accent-surface); color: var(--ep-accent-text); }
  & > [data-direction]::after { ${arrow} }
  & > [data-direction='ascending']::after { rotate: 180deg; }
  @container ep-column (width >= 65rem) { display: none; }
  @media (forced-colors: active) {
    & > button[aria-pressed='true'] { outline: 2px solid Highlight; outline-offset: -2px; }
    & > [data-direction]::after { background: CanvasText; forced-color-adjust: none; }
  }
`;

export const Head = styled.div`
  display: none;
  @container ep-column (width >= 65rem) {
    display: grid;
    ${columns}
    align-items: center;
    padding: 0 var(--ep-card-pad);
    border-bottom: 1px solid var(--ep-line);
    font-size: var(--ep-size-small);
    line-height: var(--ep-lh-small);
    color: var(--ep-text-faint);
    & > :first-child { grid-column: span 2; }
    & > :nth-child(n + 6) { justify-self: end; }
    & > button {
      display: inline-flex;
      align-items: center;
      gap: var(--ep-s1);
      min-height: 44px;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      white-space: nowrap;
      cursor: pointer;
    }
    & > button:hover, & > [aria-pressed='true'] { color: var(--ep-text-strong); }
    & > [data-direction]::after { ${arrow} }
    & > [data-direction='ascending']::after { rotate: 180deg; }
  }
  @media (forced-colors: active) {
    & > [data-direction]::after { background: CanvasText; forced-color-adjust: none; }
  }
`;
