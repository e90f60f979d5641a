'use client';

import { styled } from 'styled-components';

/** On phones Back is an arrow beside the title, and what is 44 px high begins where the title does. */
export const Root = styled.header`
  display: grid;
  gap: var(--ep-s1);
  @container ep-column (width < 40rem) {
    &:is([data-one-line], :has(> button)) { margin-block: calc(var(--ep-s3) * -1) calc(var(--ep-s2) * -1); }
    &:has(> button) { grid-template-columns: auto minmax(0, 1fr); align-items: start; gap: 0; }
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--ep-s4) var(--ep-s6);
  @container ep-column (width < 40rem) {
    & h1 { font-size: 1.25rem; line-height: 1.75rem; }
    [data-one-line] > & { flex-wrap: nowrap; gap: var(--ep-s2); }
  }
  /* Where a long word of the title would break beside a button with words. */
  @container ep-column (width < 20.5rem) { [data-one-line] > &:has(> * > [data-size='small']) { flex-wrap: wrap; } }
`;

export const Content = styled.div`
  display: grid;
  gap: var(--ep-s1);
  max-width: 44rem;
  min-width: 0;
  color: var(--ep-text-soft);
  overflow-wrap: anywhere;
  @container ep-column (width < 40rem) {
    :is([data-one-line], :has(> button)) > * > & { padding-block: var(--ep-s2); }
    & > p { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); }
  }
`;

export const Marked = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ep-s3);
  & > svg { width: 1.75rem; height: 1.75rem; }
  & > h1 { min-width: 0; }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ep-s2);
  @container ep-column (width < 28rem) {
    width: 100%;
    & > * { flex: 1 1 auto; }
    & > [data-kind='primary'] { order: -1; flex-basis: 100%; }
  }
  @container ep-column (width < 40rem) {
    [data-one-line] > * > & { display: none; }
  }
`;

export const PhoneActions = styled.div`
  display: none;
  @container ep-column (width < 40rem) {
    flex: none;
    display: flex;
    align-items: center;
    gap: var(--ep-s1);
    min-height: 2.75rem;
    & > [data-size='small'] { padding-inline: var(--ep-s2); }
  }
`;

export const Back = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--ep-s2);
  justify-self: start;
  min-height: 44px;
  margin: -10px 0 -6px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ep-text-soft);
  font-size: var(--ep-size-small);
  cursor: pointer;
  & > svg { width: .875rem; height: .875rem; }
  &:hover { color: var(--ep-text-strong); }
  @container ep-column (width < 40rem) {
    gap: 0;
    position: relative;
    width: 2.25rem;
    margin: 0;
    font-size: 0;
    & > svg { width: 1.125rem; height: 1.125rem; }
    /* As wide as a fingertip, over the edge of the title. */
    &::after { content: ''; position: absolute; inset: 0; inset-inline-end: -8px; }
  }
`;
