'use client';

import { styled } from 'styled-components';
import { Label } from '../../primitives/Text/Text.js';

/** A container query, because the card is narrow beside a sidebar too. */
export const Foot = styled.div`
  container-type: inline-size;
  border-top: 1px solid var(--ep-line-soft);
`;

/** The two instruments of the refresh, side by side where each fits its name and reading on one line. */
export const Instruments = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s5) var(--ep-s8);
  padding: var(--ep-s4) var(--ep-card-pad);
  @container (min-width: 36rem) { grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr); }
`;

/** Stacked where the card is narrow; the button and the text beside it take a line each. */
export const RefreshNow = styled.div`
  display: grid;
  gap: var(--ep-s2);
  padding: 0 var(--ep-card-pad) var(--ep-s4);
  @container (min-width: 30rem) { display: flex; align-items: center; gap: var(--ep-s3); }
`;

export const Instrument = styled.div`
  display: grid;
  gap: var(--ep-s2);
  align-content: start;
  min-width: 0;
`;

/** Only read aloud where a long reading needs the whole line, which must not wrap. */
export const YieldingLabel = styled(Label)`
  @container (max-width: 310px) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

export const Reading = styled.span`
  font-weight: var(--ep-weight-medium);
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
  color: var(--ep-text-strong);
  &[data-tone='positive'] { color: var(--ep-positive); }
  &[data-tone='warning'] { color: var(--ep-warning); }
  &[data-tone='negative'] { color: var(--ep-negative); }
`;

/** In place of the scale's labels, with the same height. */
export const UnderScale = styled.p`
  margin-top: var(--ep-s1);
  font-size: var(--ep-size-tag);
  line-height: var(--ep-lh-tag);
  color: var(--ep-text-soft);
`;

/** Two pixels lower, so that cells and ticks align. */
export const Cells = styled.div`
  display: grid;
  gap: var(--ep-s1);
  padding-top: 2px;
`;

export const CellLabels = styled.span`
  display: grid;
  grid-template-columns: repeat(15, minmax(0, 1fr));
  gap: 3px;
  font-size: var(--ep-size-tag);
  line-height: var(--ep-lh-tag);
  color: var(--ep-text-faint);
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
