'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s2);
  scroll-margin-block: var(--ep-s3);
`;

export const Count = styled.p`
  font-weight: var(--ep-weight-strong);
  color: var(--ep-text-strong);
`;

export const Announced = styled.div`
  & > strong { font-weight: var(--ep-weight-strong); color: var(--ep-text-strong); }
`;

export const Warning = styled.strong`
  font-weight: var(--ep-weight-strong);
  color: var(--ep-warning);
`;

/** Keeps the address at a readable width, with its actions below. */
export const Address = styled.div`
  display: grid;
  gap: var(--ep-s2);
  width: min(100%, 26rem);
  grid-template-columns: minmax(0, 1fr);
  /* On a phone the text also uses the space below the icon. */
  @container ep-column (width < 28rem) {
    width: calc(100% + 1.125rem + var(--ep-s3));
    margin-inline-start: calc(-1.125rem - var(--ep-s3));
  }
  @container ep-column (width >= 28rem) {
    grid-template-columns: 1fr 1fr;
    & > :first-child { grid-column: 1 / -1; }
  }
`;

export const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ep-s1) var(--ep-s3);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-soft);
  font-variant-numeric: tabular-nums;
`;

/** Lines as wide as the note above them. */
export const Earlier = styled.ul`
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-control);
  background: var(--ep-surface-card);
`;

/** Amount and time beside the action, or above it where there is no room. */
export const EarlierLine = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--ep-s2) var(--ep-s3);
  padding: var(--ep-s3) var(--ep-s4);
  overflow-wrap: anywhere;
  & + & { border-top: 1px solid var(--ep-line-soft); }
  & > svg { align-self: start; margin-top: 3px; color: var(--ep-text-faint); }
  & > div { font-variant-numeric: tabular-nums; }
  & > div > b { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
  & > div > p { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-soft); }
  @container ep-column (width < 21.75rem) {
    grid-template-columns: auto minmax(0, 1fr);
    & > button { grid-column: 2; justify-self: start; }
  }
`;
