'use client';

import { Dialog } from '@base-ui/react/dialog';
import { keyframes, styled } from 'styled-components';

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const fade = keyframes`from { opacity: 0; }`;

export const Backdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: var(--ep-z-scrim);
  background: var(--ep-surface-scrim);
  animation: ${fade} var(--ep-slow) var(--ep-ease);
`;

/** Centred on wide screens, a bottom sheet on narrow ones. */
export const Viewport = styled(Dialog.Viewport)`
  position: fixed;
  inset: 0;
  z-index: var(--ep-z-dialog);
  display: grid;
  place-items: end stretch;
  overflow: hidden;
  @media (min-width: 48em) { place-items: center; padding: var(--ep-s6); }
`;

/**
 * The popup scrolls as a whole under a sticky head and foot, so that the arrow keys scroll it as soon as it opens: it
 * has the focus, and a scrolling body would be a focus stop without a name.
 */
export const Popup = styled(Dialog.Popup)`
  width: 100%;
  max-height: calc(100dvh - var(--ep-s6));
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding: var(--ep-s16) 0 var(--ep-s20);
  border-radius: var(--ep-r-dialog) var(--ep-r-dialog) 0 0;
  background: var(--ep-surface-overlay);
  box-shadow: var(--ep-shadow-overlay);
  outline: 0;
  animation: ${rise} var(--ep-slow) var(--ep-ease);
  & > form { display: contents; }
  @media (min-width: 48em) {
    width: min(100%, 36rem);
    max-height: calc(100dvh - var(--ep-s12));
    border-radius: var(--ep-r-dialog);
    &[data-width='704'] { width: min(100%, 44rem); }
    &[data-width='960'] { width: min(100%, 60rem); }
  }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--ep-s4);
  padding-block: var(--ep-s4) var(--ep-s3);
  padding-inline: var(--ep-s5) var(--ep-s4);
  background: var(--ep-surface-overlay);
  @media (min-height: 560px) { position: sticky; top: 0; z-index: 2; }
  & > div { min-width: 0; display: grid; gap: var(--ep-s1); }
  & > button { margin-block: -4px 0; margin-inline: 0 -4px; }
  @media (min-width: 48em) { padding-block: var(--ep-s5) var(--ep-s4); padding-inline: var(--ep-s6) var(--ep-s5); }
`;

export const Title = styled(Dialog.Title)`
  overflow-wrap: anywhere;
  &:focus { outline: none; }
`;

export const Description = styled(Dialog.Description)`
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-soft);
`;

/** Its parts ask for its width, as those of a screen ask for the screen's; the dialog itself asks for the window's. */
export const Body = styled.div`
  container: ep-column / inline-size;
  padding: var(--ep-s1) var(--ep-s5) var(--ep-s5);
  @media (min-width: 48em) { padding: var(--ep-s1) var(--ep-s6) var(--ep-s6); }
`;

/** Sentence and buttons are one bar; on phones only the buttons stay in view. */
export const Foot = styled.div`
  background: var(--ep-surface-overlay);
  & > p {
    font-size: var(--ep-size-small);
    line-height: var(--ep-lh-small);
    color: var(--ep-text-body);
    text-wrap: balance;
  }
  & > div { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: var(--ep-s3); }
  @media (max-width: 47.9375em) {
    display: contents;
    & > p { padding: 0 var(--ep-s5) var(--ep-s4); }
    & > div {
      padding: var(--ep-s4) var(--ep-s5) calc(var(--ep-s4) + env(safe-area-inset-bottom));
      border-top: 1px solid var(--ep-line);
      background: var(--ep-surface-overlay);
    }
    @media (min-height: 560px) { & > div { position: sticky; bottom: 0; z-index: 2; } }
  }
  @media (min-width: 48em) {
    display: flex;
    align-items: center;
    gap: var(--ep-s6);
    padding: var(--ep-s4) var(--ep-s6);
    border-top: 1px solid var(--ep-line);
    & > p { min-width: 0; }
    & > div { flex: none; grid-auto-columns: auto; margin-inline-start: auto; }
    & > div > button { min-width: 8rem; }
    @media (min-height: 560px) { position: sticky; bottom: 0; z-index: 2; }
  }
`;
