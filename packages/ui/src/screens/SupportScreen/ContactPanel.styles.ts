'use client';

import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.js';
import { Form as FormPrimitive } from '../../primitives/Form/Form.js';

/** From 880 px the channels are beside the form, 4 to 8; in narrower columns above it. */
export const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s6);
  @container ep-column (width >= 55rem) { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); gap: var(--ep-s8); }
`;

export const Form = styled(FormPrimitive)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s4);
  & > button { justify-self: start; min-width: 10rem; }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s4);
  @container ep-column (width >= 28rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
