'use client';

import { styled } from 'styled-components';
import type { StyledElement } from '../StyledElement.js';

/** A column; `data-gap` in steps of 4 px (1, 2, 3, 4, 5, 6, 8; default 4). */
export const Stack: StyledElement<'div'> = styled.div`
  --_gap: var(--ep-s4);
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--_gap);
  &[data-gap='1'] { --_gap: var(--ep-s1); }
  &[data-gap='2'] { --_gap: var(--ep-s2); }
  &[data-gap='3'] { --_gap: var(--ep-s3); }
  &[data-gap='5'] { --_gap: var(--ep-s5); }
  &[data-gap='6'] { --_gap: var(--ep-s6); }
  &[data-gap='8'] { --_gap: var(--ep-s8); }
`;

/** A row that wraps; `data-between` pushes its ends apart, `data-nowrap` keeps it on one line. */
export const Row: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ep-s2);
  &[data-gap='3'] { gap: var(--ep-s3); }
  &[data-between] { justify-content: space-between; }
  &[data-nowrap] { flex-wrap: nowrap; }
`;

/** Equal columns where a `Page` is 448 px wide, all of them from 880 px; `data-columns` is 2, 3 or 4. */
export const Grid: StyledElement<'div'> = styled.div`
  display: grid;
  gap: var(--ep-s4);
  grid-template-columns: minmax(0, 1fr);
  @container ep-column (width >= 28rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container ep-column (width >= 55rem) {
    &[data-columns='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    &[data-columns='4'] { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }
`;

/** A form beside its notes, 7 to 5, where a `Page` is 880 px wide; one column below. */
export const FormColumns: StyledElement<'div'> = styled.div`
  display: grid;
  gap: var(--ep-s4);
  grid-template-columns: minmax(0, 1fr);
  @container ep-column (width >= 55rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
    gap: var(--ep-s6);
  }
`;

/**
 * The column of sections of a screen. It takes the width it is given, and what is inside is laid out for that width,
 * whatever the window's: it is the size container `ep-column`.
 */
export const Page: StyledElement<'div'> = styled.div`
  container: ep-column / inline-size;
  display: grid;
  gap: var(--ep-s6);
  width: 100%;
  grid-template-columns: minmax(0, 1fr);
  & > * {
    @container ep-column (width < 28rem) { --ep-card-pad: var(--ep-s5); }
    @container ep-column (width < 20.5rem) { --ep-card-pad: var(--ep-s4); }
  }
`;
