'use client';

import { styled } from 'styled-components';
import { Form } from '../../primitives/Form/Form.js';
import { PlaceLink } from '../../provider/PlaceLink.js';

/** The fields and button of a form in `AuthLayout`. */
export const AuthForm = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s5);
`;

/** A link tall enough for touch. `data-place="end"` aligns it to the right, directly under a field. */
export const TallLink = styled(PlaceLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  &[data-place='end'] { justify-self: end; margin: -12px 0; }
`;

/** The text below the form, with a link for people who need the other one. */
export const AfterForm = styled.p`
  color: var(--ep-text-soft);
`;
