'use client';

import { styled } from 'styled-components';

/** An address has no place to break. */
export const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
