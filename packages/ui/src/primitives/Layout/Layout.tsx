'use client';

import { styled } from 'styled-components';
import type { StyledElement, StyledElementProps } from '../StyledElement.js';

const StackRoot: StyledElement<'div'> = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s4);
  &[data-gap='1'] { gap: var(--ep-s1); }
  &[data-gap='2'] { gap: var(--ep-s2); }
  &[data-gap='3'] { gap: var(--ep-s3); }
  &[data-gap='5'] { gap: var(--ep-s5); }
  &[data-gap='6'] { gap: var(--ep-s6); }
  &[data-gap='8'] { gap: var(--ep-s8); }
`;

/** The props of `Stack`, with those of a `div`. */
export interface StackProps extends StyledElementProps<'div'> {
  /** The space between its children, in steps of 4 px. Default: 4. */
  readonly gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8;
}

/** A column. */
export function Stack({ gap, ...rest }: StackProps) {
  return <StackRoot {...rest} data-gap={gap} />;
}

const RowRoot: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ep-s2);
  &[data-gap='3'] { gap: var(--ep-s3); }
  &[data-between] { justify-content: space-between; }
  &[data-nowrap] { flex-wrap: nowrap; }
`;

/** The props of `Row`, with those of a `div`. */
export interface RowProps extends StyledElementProps<'div'> {
  /** The space between its children, in steps of 4 px. Default: 2. */
  readonly gap?: 2 | 3;
  /** `between` pushes its ends apart. Default: `start`. */
  readonly justify?: 'start' | 'between';
  /** Whether children that do not fit go to the next line. Default: yes. */
  readonly canWrap?: boolean;
}

/** A row of children, centred on one another. */
export function Row({ gap, justify, canWrap, ...rest }: RowProps) {
  return (
    <RowRoot
      {...rest}
      data-gap={gap}
      data-between={justify === 'between' || undefined}
      data-nowrap={canWrap === false || undefined}
    />
  );
}

const GridRoot: StyledElement<'div'> = styled.div`
  display: grid;
  gap: var(--ep-s4);
  grid-template-columns: minmax(0, 1fr);
  @container ep-column (width >= 28rem) {
    &:not([data-columns='3']) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @container ep-column (width >= 40rem) {
    &[data-columns='3'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @container ep-column (width >= 55rem) {
    &[data-columns='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    &[data-columns='4'] { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }
`;

/** The props of `Grid`, with those of a `div`. */
export interface GridProps extends StyledElementProps<'div'> {
  /** How many columns there are from 880 px. Default: 2. */
  readonly columns?: 2 | 3 | 4;
}

/** Equal columns: two where a `Page` is 448 px wide (of three: 640 px), all of them from 880 px. */
export function Grid({ columns, ...rest }: GridProps) {
  return <GridRoot {...rest} data-columns={columns} />;
}

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
  @container ep-column (width < 28rem) { gap: var(--ep-s3); }
  & > * {
    @container ep-column (width < 28rem) { --ep-card-pad: var(--ep-s4); }
  }
`;
