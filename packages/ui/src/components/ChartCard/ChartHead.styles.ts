'use client';

import { styled } from 'styled-components';
import { Figure as PlainFigure } from '../../primitives/Card/Card.js';

/** A container query, because the card is narrow beside a sidebar too. */
export const Root = styled.div`
  container-type: inline-size;
  border-bottom: 1px solid var(--ep-line-soft);
`;

/**
 * The source is under the price, or beside the title where the longest one fits, so that every state has the same
 * height. Below 350 px price and change take two lines, reserved even without a price.
 */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s1) var(--ep-s4);
  padding: var(--ep-s4) var(--ep-card-pad);
  @container (min-width: 48rem) { grid-template-columns: minmax(0, 1fr) auto; }
  /* With pairs to choose from, the price is beside them. */
  &[data-pairs] {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    padding-block: var(--ep-s3);
  }
  @container (min-width: 48rem) { &[data-pairs] { grid-template-columns: auto minmax(0, 1fr) auto; } }
  @container (max-width: 40rem) { &[data-pairs] { gap: 0 var(--ep-s2); padding-block: var(--ep-s2); } }
  @container (max-width: 310px) { &[data-pairs] { grid-template-columns: minmax(0, 1fr); } }
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--ep-s3);
  min-width: 0;
  & > h2 { overflow-wrap: anywhere; }
  @container (max-width: 350px) { display: grid; }
`;

/** As wide as its names. */
export const Pair = styled.div`
  position: relative;
  width: 8.5rem;
  @container (max-width: 40rem) { grid-row: 1 / 3; }
  @container (max-width: 24rem) { width: 7.25rem; :has(> select) { padding-inline: var(--ep-s2); gap: 0; } }
`;

export const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  gap: 0 var(--ep-s3);
  min-height: var(--ep-lh-figure-l);
  @container (max-width: 40rem) { [data-pairs] > & { gap: 0 var(--ep-s2); min-height: 1.75rem; } }
  @container (max-width: 350px) { :not([data-pairs]) > & { display: grid; min-height: calc(var(--ep-lh-figure-l) + var(--ep-lh-body)); } }
`;

export const Figure = styled(PlainFigure)`
  white-space: nowrap;
  @container (max-width: 40rem) { [data-pairs] & { font-size: 1.25rem; line-height: 1.75rem; } }
  &[data-tone='soft'] { color: var(--ep-text-soft); }
  &[data-tone='faint'] { color: var(--ep-text-faint); }
`;

export const Change = styled.span`
  &[data-tone='soft'] > span { color: var(--ep-text-soft); }
  &[data-short] { display: none; }
  @container (max-width: 40rem) {
    [data-pairs] &[data-short] { display: inline; }
    [data-pairs] &:not([data-short]) { display: none; }
  }
`;

/** What the figures are of; without room on phones, where the periods below say it. */
export const Shown = styled.span`
  @container (max-width: 40rem) { [data-pairs] & { display: none; } }
`;

/** The age, beside a source whose badge does not include it. */
export const Age = styled.span`
  font-size: var(--ep-size-tag);
  line-height: var(--ep-lh-tag);
  color: var(--ep-text-body);
  white-space: nowrap;
  &[data-price-age='aging'] { color: var(--ep-warning); }
  &[data-price-age='outdated'] { color: var(--ep-text-soft); }
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ep-s1) var(--ep-s2);
  min-width: 0;
  min-height: 1.875rem;
  margin-top: var(--ep-s1);
  [data-pairs] > & { grid-column: 2; margin-top: 0; }
  /* Source and age take two lines there, and the longest source wraps to two where it is narrower still. */
  @container (max-width: 40rem) { align-content: start; min-height: 3.25rem; [data-pairs] > & { align-content: center; min-height: 1.75rem; } }
  @container (max-width: 310px) { min-height: 4.25rem; [data-pairs] > & { grid-column: 1; } }
  & > [data-provenance='simulated'] { font-weight: var(--ep-weight-strong); }
  @container (min-width: 48rem) {
    grid-area: 1 / 2 / span 2;
    align-self: start;
    [data-pairs] > & { grid-area: 1 / 3; align-self: center; }
    justify-content: flex-end;
    margin-top: 0;
  }
`;
