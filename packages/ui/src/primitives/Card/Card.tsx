'use client';

import { styled } from 'styled-components';
import type { StyledElement, StyledElementProps } from '../StyledElement.js';

const CardRoot: StyledElement<'section'> = styled.section`
  min-width: 0;
  padding: var(--ep-card-pad);
  background: var(--ep-surface-card);
  border: 1px solid var(--ep-line-soft);
  border-radius: var(--ep-r-card);
  &[data-flush] { padding: 0; overflow: hidden; }
`;

/** The props of `Card`, with those of a `section`. */
export interface CardProps extends StyledElementProps<'section'> {
  /** Without padding, for lists and tables that have their own. */
  readonly isFlush?: boolean;
}

/** A surface for one subject. */
export function Card({ isFlush, ...rest }: CardProps) {
  return <CardRoot {...rest} data-flush={isFlush || undefined} />;
}

/** The title of a card, with room for content beside it. */
export const CardHead: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ep-s2) var(--ep-s4);
  margin-bottom: var(--ep-s4);
  [data-flush] > & { margin: 0; padding: var(--ep-s4) var(--ep-card-pad); border-bottom: 1px solid var(--ep-line-soft); }
`;

const FigureRoot: StyledElement<'span'> = styled.span`
  display: block;
  font-size: var(--ep-size-figure-m);
  line-height: var(--ep-lh-figure-m);
  font-weight: var(--ep-weight-strong);
  letter-spacing: var(--ep-track-figure);
  color: var(--ep-text-strong);
  font-variant-numeric: tabular-nums lining-nums;
  overflow-wrap: anywhere;
  &[data-size='large'] {
    font-size: var(--ep-size-figure-l);
    line-height: var(--ep-lh-figure-l);
    letter-spacing: -.018em;
  }
`;

/** The props of `Figure`, with those of a `span`. */
export interface FigureProps extends StyledElementProps<'span'> {
  /** `large` is for balance and price. Default: `medium`. */
  readonly size?: 'medium' | 'large';
}

/** The main figure of a card. */
export function Figure({ size, ...rest }: FigureProps) {
  return <FigureRoot {...rest} data-size={size} />;
}

/** Names and values, one pair per line. */
export const KeyValues: StyledElement<'dl'> = styled.dl`
  display: grid;
  & > div { display: flex; justify-content: space-between; align-items: center; gap: var(--ep-s4); min-height: 2.5rem; padding: var(--ep-s2) 0; }
  & > div + div { border-top: 1px solid var(--ep-line-soft); }
  & > div > dt { color: var(--ep-text-faint); }
  & > div > dd { min-width: 0; color: var(--ep-text-strong); text-align: end; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`;

/** Short facts with a dash. */
export const Bullets: StyledElement<'ul'> = styled.ul`
  display: grid;
  gap: var(--ep-s2);
  & > li { display: grid; grid-template-columns: var(--ep-s4) minmax(0, 1fr); }
  & > li::before { content: ''; width: 8px; height: 1px; margin-top: .75em; background: var(--ep-tick); }
  @media (forced-colors: active) { & > li::before { background: CanvasText; } }
`;

const AvatarRoot: StyledElement<'span'> = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-card);
  background: var(--ep-surface-hover);
  color: var(--ep-text-soft);
  font-weight: var(--ep-weight-strong);
  & > svg { width: 1.125rem; height: 1.125rem; }
  &[data-size='large'] { width: 4rem; height: 4rem; font-size: 1.5rem; color: var(--ep-text-strong); }
`;

/** The props of `Avatar`, with those of a `span`. */
export interface AvatarProps extends StyledElementProps<'span'> {
  /** Its side: 40 px, or 64 px if `large`. Default: `medium`. */
  readonly size?: 'medium' | 'large';
}

/** A square for initials or a neutral icon. */
export function Avatar({ size, ...rest }: AvatarProps) {
  return <AvatarRoot {...rest} data-size={size} />;
}
