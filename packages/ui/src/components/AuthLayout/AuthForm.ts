'use client';

import { styled } from 'styled-components';
import { Form } from '../../primitives/Form/Form.js';
import { PlaceLink } from '../../provider/PlaceLink.js';

/** Fields and button of a form in `AuthLayout`. */
export const AuthForm = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s5);
`;

/** A link tall enough for a finger; `data-place` end sets it at the right, close under a field. */
export const TallLink = styled(PlaceLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  &[data-place='end'] { justify-self: end; margin: -12px 0; }
`;

/** What stands under the form: the way for those who came to the wrong one. */
export const AfterForm = styled.p`
  color: var(--ep-text-soft);
`;
