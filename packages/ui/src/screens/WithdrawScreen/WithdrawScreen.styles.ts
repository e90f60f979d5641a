'use client';

import { styled } from 'styled-components';
import { Form as FormPrimitive } from '../../primitives/Form/Form.js';

/**
 * One order for screen readers and narrow columns: balance, fields, notice, request. From 880 px fields and request
 * are at the left, balance and notice at the right; the growing row keeps the notice directly under the balance.
 */
export const Form = styled(FormPrimitive)`
  display: grid;
  gap: var(--ep-s4);
  grid-template-columns: minmax(0, 1fr);
  @container ep-column (width >= 55rem) {
    grid-template: auto 1fr auto / minmax(0, 7fr) minmax(0, 5fr);
    column-gap: var(--ep-s6);
    & > :nth-child(1) { grid-area: 1 / 2; }
    & > :nth-child(2) { grid-area: 1 / 1 / span 2; }
    & > :nth-child(3) { grid-area: 2 / 2; align-self: start; }
    & > :nth-child(4) { grid-area: 3 / 1; }
  }
`;
