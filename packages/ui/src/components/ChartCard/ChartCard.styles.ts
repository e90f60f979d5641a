'use client';

import { styled } from 'styled-components';
import { Label } from '../../primitives/Text/Text.js';

/** A container query, because the card is narrow beside a sidebar too. */
export const Foot = styled.div`
  container-type: inline-size;
  border-top: 1px solid var(--ep-line-soft);
`;

/** One row where all of it fits; else the countdown, its scale, and the counter beside the button. */
export const Instruments = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ep-s2) var(--ep-s4);
  padding: var(--ep-s3) var(--ep-card-pad);
  @container (min-width: 60rem) { flex-wrap: nowrap; }
`;

/** Its name and its reading, at the two ends of a line of their own where the card is narrow. */
export const Countdown = styled.div`
  display: flex;
  flex: 1 0 100%;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--ep-s2);
  @container (min-width: 60rem) { flex: none; }
`;

/** As high with a text in place of the scale. */
export const NextRefresh = styled.div`
  flex: 1 0 100%;
  min-width: 0;
  min-height: var(--ep-lh-tag);
  @container (min-width: 60rem) { flex: 0 1 16rem; }
`;

export const Counter = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ep-s2);
  min-height: 2.75rem;
  margin-inline-end: auto;
  font-size: var(--ep-size-small);
  @container (min-width: 60rem) { margin-inline: auto 0; }
`;

/** Below the button, or beside it in two lines at most. */
export const RefreshHint = styled(Label)`
  flex: 1 0 100%;
  font-variant-numeric: tabular-nums;
  @container (min-width: 60rem) { flex: 0 1 auto; }
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

/** In place of the scale. */
export const InsteadOfScale = styled.p`
  font-size: var(--ep-size-tag);
  line-height: var(--ep-lh-tag);
  color: var(--ep-text-soft);
`;
