'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--ep-s2);
  grid-template-columns: minmax(0, 1fr);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 var(--ep-s3);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  /* Keeps the touch size of a button without pushing label and field apart. */
  & > button { margin-block: calc(var(--ep-s2) * -1); margin-inline: 0 calc(var(--ep-s2) * -1); }
`;

export const Label = styled.label`
  font-weight: var(--ep-weight-medium);
  color: var(--ep-text-body);
`;

export const Limit = styled.span`
  color: var(--ep-text-faint);
  font-variant-numeric: tabular-nums;
`;

/** Beside the label, where appearing moves nothing. */
export const CapsLock = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: var(--ep-s1);
  font-weight: var(--ep-weight-medium);
  color: var(--ep-warning);
  & > svg { align-self: center; width: .875rem; height: .875rem; }
`;

/** The box around an input; the input itself is unstyled. */
export const Box = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ep-s2);
  min-height: 3rem;
  padding: 0 var(--ep-s3);
  background: var(--ep-surface-raised);
  border: 1px solid var(--ep-line-control);
  border-radius: var(--ep-r-control);
  transition: border-color var(--ep-fast) var(--ep-ease);

  &[data-size='medium'] { min-height: var(--ep-control); }
  &:hover { border-color: var(--ep-text-faint); }
  &:focus-within { outline: 2px solid var(--ep-focus-ring); outline-offset: 1px; border-color: var(--ep-accent); }
  &[data-invalid] { border-color: var(--ep-negative); }
  & > svg { width: 1.125rem; height: 1.125rem; color: var(--ep-text-faint); pointer-events: none; }

  & > button { margin-inline-end: calc(var(--ep-s2) * -1); }

  & > input, & > select, & > textarea {
    flex: 1;
    min-width: 0;
    width: 100%;
    min-height: calc(3rem - 2px);
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    outline: 0;
    color: var(--ep-text-strong);
    font-size: 1rem;
  }
  /* At the edge where a line begins, although it runs the other way. */
  &:dir(rtl) > [dir='ltr'] { text-align: end; }
  &[data-size='medium'] > :is(input, select) { min-height: calc(var(--ep-control) - 2px); }
  & > textarea { padding: var(--ep-s3) 0; resize: vertical; line-height: 1.5rem; display: block; }
  /* Clipped, because WebKit lets a long option make the page wider. */
  & > select { appearance: none; overflow: hidden; text-overflow: ellipsis; cursor: pointer; }
  & > select > option { background: var(--ep-surface-overlay); color: var(--ep-text-strong); }
  &[data-variant='money'] > input { font-size: 1.25rem; font-weight: var(--ep-weight-medium); font-variant-numeric: tabular-nums; }
  &[data-masked] > input { color: var(--ep-text-soft); }
  &[data-variant='mono'] > :is(input, textarea) { font-family: var(--ep-font-mono); font-size: 1rem; }
  & ::placeholder { color: var(--ep-text-faint); opacity: 1; }
`;

export const Unit = styled.span`
  color: var(--ep-text-faint);
  white-space: nowrap;
`;

/** Also contains the hidden label. */
export const SearchBox = styled(Box)`
  position: relative;
`;
