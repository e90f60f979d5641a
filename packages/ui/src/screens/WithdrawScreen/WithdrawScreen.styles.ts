'use client';

import { styled } from 'styled-components';
import { Form as FormPrimitive } from '../../primitives/Form/Form.js';

/**
 * One card with one order for screen readers and narrow columns: balance, fields, request. From 880 px the fields are at
 * the left, balance and request at the right.
 */
export const Form = styled(FormPrimitive)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  background: var(--ep-surface-card);
  border: 1px solid var(--ep-line-soft);
  border-radius: var(--ep-r-card);
  & > * { padding: var(--ep-card-pad); }
  & > :nth-child(2) { padding-top: 0; }
  & > :nth-child(3) { border-top: 1px solid var(--ep-line-soft); }
  @container ep-column (width >= 55rem) {
    grid-template: auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
    & > :nth-child(1) { grid-area: 1 / 2; border-inline-start: 1px solid var(--ep-line-soft); }
    & > :nth-child(2) { grid-area: 1 / 1 / span 2; padding-top: var(--ep-card-pad); }
    & > :nth-child(3) { grid-area: 2 / 2; padding-top: 0; border-top: 0; border-inline-start: 1px solid var(--ep-line-soft); }
  }
`;

/** Keeps the touch size of its buttons without pushing label and field apart. */
export const Tools = styled.span`
  display: flex;
  align-self: center;
  /* As high as the label beside it. */
  margin-block: calc((var(--ep-lh-small) - var(--ep-control-s)) / 2);
  margin-inline: calc(var(--ep-s2) * -1);
  && > button { padding-inline: var(--ep-s2); }
`;
