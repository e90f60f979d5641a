'use client';

import { Toast } from '@base-ui/react/toast';
import { keyframes, styled } from 'styled-components';

/**
 * At the bottom, where lines end; on phones above the bar. The padding for shadows is inside, so that a long stack can scroll
 * without clipping them.
 */
export const Viewport = styled(Toast.Viewport)`
  position: fixed;
  inset: auto 0 var(--ep-bar-space, env(safe-area-inset-bottom)) 0;
  z-index: var(--ep-z-toast);
  display: grid;
  gap: var(--ep-s2);
  max-height: calc(100dvh - var(--ep-bar-space, 0px));
  padding: var(--ep-s4);
  overflow-y: auto;
  pointer-events: none;
  outline: none;
  &:empty { display: none; }
  & > * { pointer-events: auto; }
  @media (min-width: 48em) {
    inset-inline-start: auto;
    width: calc(24rem + 2 * var(--ep-s6));
    padding: var(--ep-s6);
  }
  /* The foot of a dialog has the button that was clicked: a message must not cover it. */
  [data-ep-portal='dialog'] ~ * > &, :has(~ [data-ep-portal='dialog']) > & { inset-block: env(safe-area-inset-top) auto; }
`;

export const Root = styled(Toast.Root)`
  --_on: var(--ep-accent);
  --_off: var(--ep-tick-minor);
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 var(--ep-s3);
  padding-block: var(--ep-s3) var(--ep-s4);
  padding-inline: var(--ep-s4) var(--ep-s2);
  overflow: hidden;
  border-radius: var(--ep-r-card);
  background: var(--ep-surface-overlay);
  box-shadow: var(--ep-shadow-overlay);
  overflow-wrap: anywhere;
  transform: translate(var(--toast-swipe-movement-x, 0px), 0);
  transition: opacity var(--ep-slow) var(--ep-ease), transform var(--ep-slow) var(--ep-ease);

  & > svg { width: 1.125rem; height: 1.125rem; margin-top: 3px; color: var(--ep-text-soft); stroke-width: 1.75; }
  & > button { align-self: center; }
  & > button > svg { width: .875rem; height: .875rem; }
  &[data-type='success'] { --_on: var(--ep-positive); }
  &[data-type='success'] > svg { color: var(--ep-positive); }
  &[data-type='negative'] {
    --_on: var(--ep-negative);
    --_off: var(--ep-negative-line);
    background: var(--ep-negative-surface);
    box-shadow: inset 0 0 0 1px var(--ep-negative), var(--ep-shadow-overlay);
  }
  &[data-type='negative'] > svg { color: var(--ep-negative); }

  &[data-swiping] { transition: none; }
  &[data-starting-style], &[data-ending-style] { opacity: 0; transform: translateY(8px); }
  &[data-ending-style][data-swipe-direction='right'] { transform: translateX(100%); }
  &[data-ending-style][data-swipe-direction='left'] { transform: translateX(-100%); }
  @media (forced-colors: active) {
    --_on: Highlight;
    --_off: GrayText;
    border: 1px solid CanvasText;
  }
`;

export const Title = styled(Toast.Title)`
  font-size: var(--ep-size-body);
  line-height: var(--ep-lh-body);
  letter-spacing: 0;
`;

export const Description = styled(Toast.Description)`
  color: var(--ep-text-soft);
`;

const drain = keyframes`to { clip-path: inset(0 100% 0 0); }`;

/**
 * Fifty ticks, one of which goes out each fiftieth of the toast's lifetime; they pause with it. Hidden with reduced
 * motion.
 */
export const Lifetime = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 6px;
  background: linear-gradient(90deg, var(--_off) 1px, transparent 1px) 0 100% / 2% 3px repeat-x;
  forced-color-adjust: none;
  &:dir(rtl) { scale: -1 1; }
  @media (prefers-reduced-motion: reduce) { display: none; }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, var(--_on) 2px, transparent 2px) 0 0 / 2% 100% repeat-x;
    animation: ${drain} var(--_life) steps(50) forwards;
  }
  [data-expanded] > &::before, [data-still] &::before { animation-play-state: paused; }
`;
