'use client';

import { styled } from 'styled-components';
import type { StyledElement } from '../StyledElement.js';

/** Read aloud, but not visible. */
export const VisuallyHidden: StyledElement<'span'> = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
